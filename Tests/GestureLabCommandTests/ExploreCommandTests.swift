#if HEADLESS
import Foundation
import Testing

@MainActor @Suite
struct ExploreCommandTests {
  /// A pan and a diagonal drag of 8 pt along each axis: the hysteresis determines whether it
  /// begins.
  private static let scenarios = """
    {"version":1,"scenarios":[
      {"id":"diagonal","views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
       "recognizers":[{"id":"pan","kind":"pan","view":"v"}],
       "touches":[[0,"began",0,50,50],[16,"moved",0,58,58],[32,"ended",0,58,58]],
       "runUntil_ms":100,"expect":{"pan":1}},
      {"id":"tap","views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
       "recognizers":[{"id":"tap","kind":"tap","view":"v"}],
       "touches":[[0,"began",0,50,50],[32,"ended",0,50,50]],"runUntil_ms":100,"expect":{"tap":1}}
    ]}
    """

  @Test func `a scenario with several outcomes prints the smallest difference, with status 1`()
    throws
  {
    let folder = try TemporaryFolder()
    let file = try folder.file("scenarios.json", Self.scenarios)

    let outcome = CommandOutcome("check", "explore", file, "diagonal")

    #expect(outcome.status == .findings)
    #expect(outcome.errors == [])
    #expect(outcome.output.first?.hasPrefix("diagonal, iOS 26: 2 outcomes in ") == true)
    #expect(
      outcome.output.contains("  smallest difference that changes the outcome: 1 departure"))
    #expect(
      outcome.output.contains { line in
        line.hasPrefix("    panHysteresis: perAxis — pan recognitions: 0 instead of 1; ")
      })
    #expect(outcome.output.contains { $0.hasPrefix("    panHysteresis ") })
    #expect(outcome.output.last?.hasPrefix("  explored all: ") == true)
  }

  @Test func `a scenario with one outcome has status 0`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("scenarios.json", Self.scenarios)

    let outcome = CommandOutcome("check", "explore", file, "tap")

    #expect(outcome.status == .fine)
    #expect(outcome.output.first?.hasPrefix("tap, iOS 26: the same in ") == true)
    #expect(!outcome.output.contains { $0.contains("smallest") })
  }

  @Test func `without an id every scenario of the file has a line`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("scenarios.json", Self.scenarios)

    let outcome = CommandOutcome("check", "explore", file)

    #expect(outcome.status == .findings)
    #expect(outcome.output.count == 2)
    #expect(outcome.output.first?.hasSuffix(", as with panHysteresis: perAxis") == true)
    #expect(outcome.output.last?.hasPrefix("tap: the same in ") == true)
  }

  @Test func `a limit is printed`() {
    let outcome = CommandOutcome(
      "check", "explore", "pager-first", "right", "edge", "--limit", "40", "--ios", "18")

    #expect(
      outcome.output.first?.hasPrefix("pager-first, right from edge, with the arbiter, iOS 18: ")
        == true)
    #expect(outcome.output.contains { $0.hasSuffix("  owner: pop") })
    #expect(outcome.output.last?.contains("explored 40 of at most ") == true)
    #expect(outcome.output.last?.hasSuffix("all of up to 1 departure, and some of more") == true)
  }

  @Test func `a screen alone explores every drag on it, with or without the arbiter`() {
    let outcome = CommandOutcome("check", "explore", "pager-first", "--limit", "30", "--plain")

    #expect(outcome.status == .findings)
    #expect(outcome.output.count == 8)
    #expect(
      outcome.output.contains { line in
        line.hasPrefix("pager-first, right from middle, plain UIKit rules: 2 outcomes")
          && line.hasSuffix("as with scrollAtLeadingEdge: yields")
      })
  }

  @Test(arguments: [
    (
      ["check", "explore"],
      "check explore needs a screen, such as carousel, or a file of scenarios; "
    ),
    (
      ["check", "explore", "--limit"],
      "check explore needs a screen, such as carousel, or a file of scenarios; "
    ),
    (
      ["check", "explore", "desk"],
      #""desk" is neither a screen nor a file; gesture-lab help lists "#
    ),
    (
      ["check", "explore", "plain", "sideways"],
      #""sideways" isn't a direction; check explore takes right, "#
    ),
    (
      ["check", "explore", "plain", "right", "top"],
      #""top" isn't a place; check explore takes edge or middle "#
    ),
    (["check", "explore", "plain", "right", "edge", "x"], #""x" is one argument too many."#),
    (
      ["check", "explore", "plain", "--limit", "0"],
      "--limit takes a whole number from 1 to 10000000"
    ),
    (
      ["check", "explore", "plain", "--quiet"],
      #"check explore has no option "--quiet"; it has --plain, --limit, "#
    ),
  ])
  func `wrong usage has a message of one line`(arguments: [String], expected: String) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.hasPrefix("gesture-lab: \(expected)") == true)
    #expect(outcome.output == [])
  }

  @Test func `an unknown id prints similar ids`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("scenarios.json", Self.scenarios)

    let outcome = CommandOutcome("check", "explore", file, "diagnal")

    #expect(outcome.status == .usage)
    #expect(outcome.errors.first?.contains(#"no scenario "diagnal"; there are diagonal, "#) == true)
    #expect(CommandOutcome("check", "explore", file, "tap", "--plain").status == .usage)
    #expect(CommandOutcome("check", "explore", file, "tap", "diagonal").status == .usage)
    #expect(CommandOutcome("check", "explore", "\(file).missing").status == .noInput)
  }
}
#endif
