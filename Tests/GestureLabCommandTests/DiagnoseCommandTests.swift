#if HEADLESS
import GestureLab
import LabWorkshop
import Testing

@MainActor @Suite
struct DiagnoseCommandTests {
  @Test func `a screen without issues prints nothing found`() {
    let outcome = CommandOutcome("show", "diagnose", "pager-first")

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(outcome.output == ["pager, first page, iOS 26:", "nothing found"])
  }

  @Test func `an issue is printed as fact and remedy, with status 1`() {
    let outcome = CommandOutcome("show", "diagnose", "disabled", "--ios", "18")

    #expect(outcome.status == .findings)
    #expect(
      outcome.output == [
        "screen with the policy disabled, iOS 18:", "",
        "No pop begins under the popPolicy of UIViewController; its strictest rule is .never.",
        "",
        "If a drag should pop the screen, remove .never from PopPolicy.rules; PopPolicy.standard has rules",
        "that allow.",
      ])
  }

  @Test func `a point is explained`() {
    let outcome = CommandOutcome("show", "diagnose", "map", "--at", "195,400.5", "--ios", "16")

    #expect(outcome.status == .fine)
    #expect(
      outcome.output.prefix(4) == [
        "map, iOS 16:", "nothing found", "", "point         (195, 400.5)",
      ])
    #expect(
      outcome.output.contains(
        "  first       contentAtLeadingEdge refuses: map claims the drags "
          + "that start in it"))
    #expect(outcome.output.contains("content pop   by no recognizer"))
  }

  @Test func `every flawed screen has exactly one issue, and its name is in the help`() {
    let help = CommandOutcome("help", "show", "diagnose").output.joined(separator: " ")
    for screen in LabScreen.flawed {
      let outcome = CommandOutcome("show", "diagnose", screen.name)

      #expect(outcome.status == .findings, "\(screen.name)")
      #expect(outcome.output.filter(\.isEmpty).count == 2, "\(screen.name): \(outcome.output)")
      #expect(help.contains(screen.name), "\(screen.name)")
    }
  }

  @Test(
    arguments: [
      (["show", "diagnose", "map", "--at"], "--at needs a value."),
      (
        ["show", "diagnose", "map", "--at", "12"],
        #"--at takes a point in pt, such as 195,400, not "12"."#
      ),
      (
        ["show", "diagnose", "map", "--at", "1,2,3"],
        #"--at takes a point in pt, such as 195,400, not "1,2,3"."#
      ),
      (
        ["show", "diagnose", "map", "--at", "1,nan"],
        #"--at takes a point in pt, such as 195,400, not "1,nan"."#
      ),
      (
        ["show", "diagnose", "map", "--at", "1950,400"],
        "--at takes a point on the screen, from 0,0 to 389,843."
      ),
      (["show", "diagnose", "map", "--ios", "17"], #"--ios takes one of 16, 18, 26, not "17"."#),
      (
        ["show", "diagnose", "map", "list"], #""list" is one argument too many."#
      ),
      (
        ["show", "diagnose", "map", "--seed", "1"],
        #"show diagnose has no option "--seed"; it has --at, --gesture, --ios and --behavior."#
      ),
    ])
  func `wrong usage has a message`(
    arguments: [String], expected: String
  ) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.errors == ["gesture-lab: \(expected) See gesture-lab help show diagnose."])
    #expect(outcome.output == [])
  }

  @Test(arguments: [["show", "diagnose"], ["show", "diagnose", "desk"]])
  func `a missing or unknown screen leads to the names of all screens`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.contains("; gesture-lab help lists the screens.") == true)
  }
}
#endif
