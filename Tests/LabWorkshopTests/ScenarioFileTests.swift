#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop
import Testing

struct ScenarioFileTests {
  @Test func `a scenario is read as a case`() throws {
    let screen = try #require(try Self.screen(#""expect":{"pan":1,"own":">=1"}"#))

    #expect(
      screen.labCase.lines == [
        "iOS 26",
        "  window 1 shows behind",
        "  view v in window at (0, 0), 300 × 300, takes several touches",
        "  view w in view v at (10, 20), 30 × 40, takes several touches",
        "  pan pan on view v, horizontal, leaves touches to the view",
        "  own scripted on view w, disabled",
        "  press press on view v, after 200 ms, moves 20 pt at most",
        "  relation requires 1: pan requires own",
        "  relation allows 1: own allows pan",
        "    1. 20 ms later: set own to began, and at once",
        "    2. 8 ms later: set own to began, and at once",
        "    3. touch 0 began at (5, 5), and at once",
        "    4. after 16 ms touch 0 moved at (6.5, 5), and at once",
        "    5. after 16 ms touch 0 ended at (6, 5), and at once",
        "    6. wait 268 ms, and at once",
      ])
  }

  @Test func `a case of a scenario is the same when it is written and read`() throws {
    let screen = try #require(try Self.screen(#""expect":{}"#))

    let read = try DataFile.decode(
      LabCase.self, from: Data(screen.labCase.json.utf8), name: "case.json")

    #expect(read == screen.labCase)
  }

  @Test func `what is not expected is read as well`() throws {
    let sound = #""expect":{},"fails":[{"at_ms":1,"id":"own"}]"#
    let screen = try #require(try Self.screen(sound))

    #expect(screen.labCase.lines.contains("    3. 1 ms later: set own to failed, and at once"))
  }

  @Test func `a scenario with a table is a case of prevention`() throws {
    let file = try ScenarioFile(
      contents: #"{"version":1,"scenarios":[{"id":"T","table":{"active_canPrevent":true,"#
        + #""possible_canBePrevented":false,"active_delegate_simultaneous":null,"#
        + #""possible_delegate_simultaneous":true},"expect":{"possible_prevented":false}}]}"#,
      name: "f")

    #expect(file.problems.isEmpty)
    #expect(
      file.scenarios.first?.body
        == .prevention(
          PreventionTable(
            activeCanPrevent: true, possibleCanBePrevented: false, activeAllowsSimultaneous: nil,
            possibleAllowsSimultaneous: true, expectsPrevented: false)))
  }

  @Test(.needs(SharedData.scenarios))
  func `every shared scenario is read`() throws {
    let file = try ScenarioFile.read(path: SharedData.scenarios)

    let tables = file.scenarios.count { if case .prevention = $0.body { true } else { false } }
    #expect(file.problems.isEmpty)
    #expect(file.scenarios.count == 36)
    #expect(tables == 6)
    #expect(file.scenarios.count { $0.differsFromSource } == 4)
  }

  private static func screen(_ rest: String) throws -> ScreenScenario? {
    let file = try ScenarioFile(
      contents: #"{"version":1,"extra":0,"scenarios":[\#(ScenarioText.scenario(rest))]}"#, name: "f"
    )
    #expect(file.problems.isEmpty)
    guard case .screen(let screen)? = file.scenarios.first?.body else { return nil }
    return screen
  }
}
#endif
