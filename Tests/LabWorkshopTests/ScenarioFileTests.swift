#if HEADLESS
import Foundation
import LabWorkshop
import Testing

struct ScenarioFileTests {
  @Test func `a scenario is read in seconds and points`() throws {
    let screen = try #require(try Self.screen(#""expect":{"pan":1,"own":">=1"}"#))

    #expect(screen.views.map(\.id) == ["v", "w"])
    #expect(screen.views[1].parent == "v")
    #expect(screen.views[1].frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(screen.recognizers.map(\.kind) == [.pan, .custom, .longPress])
    #expect(screen.recognizers[0].axis == .horizontal)
    #expect(screen.recognizers[0].cancelsTouchesInView == false)
    #expect(screen.recognizers[1].isEnabled == false)
    #expect(screen.recognizers[2].minDuration == 0.2)
    #expect(screen.recognizers[2].allowableMovement == 20)
    #expect(screen.requireFailure == [.init(waiter: "pan", blocker: "own")])
    #expect(screen.simultaneous == [.init(owner: "own", other: "pan")])
    #expect(screen.touches.map(\.phase) == [.began, .moved, .ended])
    #expect(screen.touches[1].time == 0.016)
    #expect(screen.touches[1].location == CGPoint(x: 6.5, y: 5))
    #expect(screen.claims == [.init(time: 0.008, id: "own"), .init(time: 0.02, id: "own")])
    #expect(screen.runUntil == 0.3)
    #expect(screen.expect == ["pan": .exact(1), "own": .atLeast(1)])
  }

  @Test func `the optional expectations are read`() throws {
    let screen = try #require(
      try Self.screen(
        #""expect":{},"states":{"pan":["began","ended"]},"viewLog":{"w":["began"]},"#
          + #""expectChanged":{"pan":2},"fails":[{"at_ms":1,"id":"own"}],"#
          + #""checkpoints":[{"at_ms":9,"expect":{"pan":0}},{"at_ms":3,"expect":{"own":"<1"}}]"#))

    #expect(screen.states == ["pan": ["began", "ended"]])
    #expect(screen.viewLog == ["w": ["began"]])
    #expect(screen.expectChanged == ["pan": .exact(2)])
    #expect(screen.fails == [.init(time: 0.001, id: "own")])
    #expect(
      screen.checkpoints == [
        .init(time: 0.003, expect: ["own": .atMost(0)]),
        .init(time: 0.009, expect: ["pan": .exact(0)]),
      ])
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
