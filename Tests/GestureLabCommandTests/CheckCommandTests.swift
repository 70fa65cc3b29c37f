import GestureLab
import Testing

@MainActor @Suite
struct CheckCommandTests {
  @Test func `a screen on which all is well has nothing to be told of`() {
    let outcome = CommandOutcome("check", "pager-first")

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(outcome.output == ["pager, first page, iOS 26:", "nothing found"])
  }

  @Test func `what is found is told as fact and remedy, and counts`() {
    let outcome = CommandOutcome("check", "disabled", "--ios", "18")

    #expect(outcome.status == .findings)
    #expect(
      outcome.output == [
        "screen with the policy disabled, iOS 18:", "",
        "By the popPolicy of UIViewController no pop ever begins; the strictest rule is .never.",
        "",
        "If the screen is to be popped by a drag, take .never out of PopPolicy.rules; "
          + "PopPolicy.standard has rules that allow.",
      ])
  }

  @Test func `what lies under a point is told as well`() {
    let outcome = CommandOutcome("check", "map", "--at", "195,400.5", "--ios", "16")

    #expect(outcome.status == .fine)
    #expect(
      outcome.output.prefix(4) == [
        "map, iOS 16:", "nothing found", "", "point         (195, 400.5)",
      ])
    #expect(
      outcome.output.contains(
        "  first       contentAtLeadingEdge refuses — map claims the drags "
          + "that begin in it"))
    #expect(outcome.output.contains("content pop   by nobody"))
  }

  @Test func `every flawed screen has exactly one finding, and every name is in the help`() {
    let help = CommandOutcome("--help").output.joined(separator: " ")
    for screen in LabScreen.flawed {
      let outcome = CommandOutcome("check", screen.name)

      #expect(outcome.status == .findings, "\(screen.name)")
      #expect(outcome.output.filter(\.isEmpty).count == 2, "\(screen.name): \(outcome.output)")
      #expect(help.contains(screen.name), "\(screen.name)")
    }
  }

  @Test(
    arguments: [
      (["check", "map", "--at"], "--at needs a value."),
      (
        ["check", "map", "--at", "12"], #"--at takes a point in pt, such as 195,400, not "12"."#
      ),
      (
        ["check", "map", "--at", "1,2,3"],
        #"--at takes a point in pt, such as 195,400, not "1,2,3"."#
      ),
      (
        ["check", "map", "--at", "1,nan"],
        #"--at takes a point in pt, such as 195,400, not "1,nan"."#
      ),
      (
        ["check", "map", "--at", "1950,400"],
        "--at takes a point on the screen, from 0,0 to 389,843."
      ),
      (["check", "map", "--ios", "17"], #"--ios takes one of 16, 18, 26, not "17"."#),
      (["check", "map", "list"], #"check takes a screen, --at and --ios, not "list"."#),
      (["check", "map", "--seed", "1"], #"check takes a screen, --at and --ios, not "--seed"."#),
    ])
  func `a command line that is not understood is told what is wrong`(
    arguments: [String], expected: String
  ) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.errors == ["gesture-lab: \(expected) See gesture-lab --help."])
    #expect(outcome.output == [])
  }

  @Test(arguments: [["check"], ["check", "desk"]])
  func `a screen that is missing or unknown is answered with the names of all`(arguments: [String])
  {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.contains("plain, root, pager-first") == true)
    #expect(outcome.errors.first?.contains("flawed-circle") == true)
  }
}
