#if HEADLESS
import Foundation
import HeadlessUIKit
import LabWorkshop
import Testing

@MainActor @Suite
struct ScenarioRunTests {
  /// A pan and a tap on one view; the touch drags, and the tap fails.
  private static let drag = """
    "views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
    "recognizers":[{"id":"pan","kind":"pan","view":"v"},{"id":"tap","kind":"tap","view":"v"}],
    "touches":[[0,"began",0,50,50],[16,"moved",0,54,50],[32,"moved",0,70,50],
               [48,"moved",0,90,50],[64,"moved",0,110,50],[80,"ended",0,110,50]],
    "runUntil_ms":500
    """

  @Test func `a scenario that meets its expectations has no differences`() throws {
    let differences = try Self.run(
      Self.drag,
      """
      "expect":{"pan":1,"tap":0},"expectChanged":{"pan":2,"tap":0},
      "states":{"pan":["began","changed","ended"],"tap":[]},
      "viewLog":{"v":["began","moved","cancelled"]},
      "checkpoints":[{"at_ms":20,"expect":{"pan":0}},{"at_ms":40,"expect":{"pan":1}}]
      """)

    #expect(differences == [])
  }

  @Test(
    arguments: [
      (#""expect":{"pan":2,"tap":0}"#, "expected pan 2, got 1"),
      (#""expect":{"pan":1,"tap":">=1"}"#, "expected tap >=1, got 0"),
      (#""expect":{},"expectChanged":{"pan":1}"#, "expected pan changes 1, got 2"),
      (
        #""expect":{},"states":{"pan":["began","ended"]}"#,
        #"expected pan states ["began", "ended"], got ["began", "changed", "ended"]"#
      ),
      (
        #""expect":{},"states":{"tap":["ended"]}"#, #"expected tap states ["ended"], got []"#
      ),
      (
        #""expect":{},"viewLog":{"v":["began"]}"#,
        #"expected v touches ["began"], got ["began", "moved", "cancelled"]"#
      ),
      (
        #""expect":{},"checkpoints":[{"at_ms":16,"expect":{"pan":1}}]"#,
        "expected pan 1 at 16 ms, got 0"
      ),
      (
        #""expect":{},"checkpoints":[{"at_ms":40,"expect":{"pan":0}}]"#,
        "expected pan 0 at 40 ms, got 1"
      ),
      (
        #""expect":{},"checkpoints":[{"at_ms":400,"expect":{"tap":1}}]"#,
        "expected tap 1 at 400 ms, got 0"
      ),
      (
        #""expect":{},"checkpoints":[{"at_ms":900,"expect":{"tap":1}}]"#,
        "expected tap 1 at 900 ms, got 0"
      ),
    ])
  func `a difference names the recognizer or view`(expectation: String, difference: String) throws {
    let differences = try Self.run(Self.drag, expectation)

    #expect(differences == [difference])
  }

  @Test func `all differences are listed, ordered by name`() throws {
    let differences = try Self.run(Self.drag, #""expect":{"tap":2,"pan":0},"states":{"pan":[]}"#)

    #expect(
      differences == [
        "expected pan 0, got 1", "expected tap 2, got 0",
        #"expected pan states [], got ["began", "changed", "ended"]"#,
      ])
  }

  @Test func `a checkpoint includes the touches of its time, and no later ones`() throws {
    let moved = Self.drag.replacingOccurrences(of: "[48,", with: "[32,")

    let differences = try Self.run(
      moved,
      """
      "expect":{},"checkpoints":[{"at_ms":31,"expect":{"pan":0}},{"at_ms":32,"expect":{"pan":1}}]
      """)

    #expect(differences == [])
  }

  @Test func `a touch can begin and end at the same time`() throws {
    let differences = try Self.run(
      """
      "views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
      "recognizers":[{"id":"tap","kind":"tap","view":"v"}],
      "touches":[[10,"began",0,50,50],[10,"ended",0,50,50]],"runUntil_ms":500
      """,
      #""expect":{"tap":1},"states":{"tap":["ended"]},"viewLog":{"v":["began","cancelled"]}"#)

    #expect(differences == [])
  }

  @Test func `a cue precedes the timers of its time`() throws {
    let differences = try Self.run(
      """
      "views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
      "recognizers":[{"id":"press","kind":"longPress","view":"v","minDuration_ms":500},
                     {"id":"own","kind":"custom","view":"v"}],
      "touches":[[0,"began",0,50,50]],"claims":[{"at_ms":500,"id":"own"}],"runUntil_ms":600
      """,
      #""expect":{"own":1,"press":0}"#)

    #expect(differences == [])
  }

  @Test func `what is consulted when touches lift after the end is not explored`() throws {
    let run = ScenarioRun(Self.table(active: nil, possible: nil, expectsPrevented: true))

    #expect(!run.consultedQuestions.contains(.resetOrder))
  }

  @Test func `views may have any ids`() throws {
    let differences = try Self.run(
      """
      "views":[{"id":"window","parent":null,"frame":[0,0,300,300]},
               {"id":"screen","parent":null,"frame":[0,400,300,300]}],
      "recognizers":[{"id":"edgePop","kind":"tap","view":"window"},
                     {"id":"stack","kind":"tap","view":"screen"}],
      "touches":[[0,"began",0,50,450],[40,"ended",0,50,450]],"runUntil_ms":500
      """,
      #""expect":{"edgePop":0,"stack":1},"viewLog":{"window":[],"screen":["began","cancelled"]}"#)

    #expect(differences == [])
  }

  @Test func `touches of the same time begin together`() throws {
    let differences = try Self.run(
      """
      "views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
      "recognizers":[{"id":"tap","kind":"tap","view":"v","touches":2}],
      "touches":[[0,"began",0,50,50],[0,"began",1,90,50],
                 [40,"ended",0,50,50],[40,"ended",1,90,50]],"runUntil_ms":500
      """,
      #""expect":{"tap":1}"#)

    #expect(differences == [])
  }

  @Test(
    arguments: [
      ("claims", ["began", "ended"], 1), ("fails", [], 0),
    ])
  func `a custom recognizer changes its state at the time of its cue`(
    cue: String, states: [String], count: Int
  ) throws {
    let differences = try Self.run(
      """
      "views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
      "recognizers":[{"id":"own","kind":"custom","view":"v"},
                     {"id":"tap","kind":"tap","view":"v"}],
      "requireFailure":[["tap","own"]],"\(cue)":[{"at_ms":20,"id":"own"}],
      "touches":[[0,"began",0,50,50],[40,"ended",0,50,50]],"runUntil_ms":500
      """,
      """
      "expect":{"own":\(count),"tap":\(1 - count)},"states":{"own":\(states)},
      "checkpoints":[{"at_ms":19,"expect":{"own":0}},{"at_ms":20,"expect":{"own":\(count)}}]
      """)

    #expect(differences == [])
  }

  @Test func `a recognizer waits for a required failure at any time`() throws {
    let waiting = """
      "views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
      "recognizers":[{"id":"own","kind":"custom","view":"v"},
                     {"id":"tap","kind":"tap","view":"v"}],
      "requireFailure":[["tap","own"]],"touches":[[0,"began",0,50,50],[40,"ended",0,50,50]],
      "runUntil_ms":500,"fails":[{"at_ms":90,"id":"own"}]
      """

    let differences = try Self.run(
      waiting,
      """
      "expect":{"tap":1},
      "checkpoints":[{"at_ms":89,"expect":{"tap":0}},{"at_ms":90,"expect":{"tap":1}}]
      """)

    #expect(differences == [])
  }

  @Test(arguments: [("80,52", "across", "down"), ("52,80", "down", "across")])
  func `a pan with an axis does not begin along the other`(
    place: String, winner: String, loser: String
  ) throws {
    let differences = try Self.run(
      """
      "views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
      "recognizers":[{"id":"down","kind":"pan","view":"v","axis":"v"},
                     {"id":"across","kind":"pan","view":"v","axis":"h"}],
      "touches":[[0,"began",0,50,50],[16,"moved",0,\(place)],[32,"ended",0,\(place)]],
      "runUntil_ms":100
      """,
      #""expect":{"\#(winner)":1,"\#(loser)":0}"#)

    #expect(differences == [])
  }

  @Test(
    arguments: [
      (nil, nil, true), (true, nil, false), (nil, true, false), (false, false, true),
      (false, true, false),
    ] as [(Bool?, Bool?, Bool)])
  func `a recognizer is prevented unless a delegate allows both`(
    active: Bool?, possible: Bool?, isPrevented: Bool
  ) {
    let table = Self.table(active: active, possible: possible, expectsPrevented: isPrevented)

    #expect(ScenarioRun(table).differences == [])
  }

  @Test func `a different prevention is reported for both orders of addition`() {
    let table = Self.table(active: nil, possible: nil, expectsPrevented: false)

    #expect(
      ScenarioRun(table).differences == [
        "expected prevented false with the active one added first, got true",
        "expected prevented false with the active one added last, got true",
      ])
  }

  @Test(arguments: [(false, true), (true, false)])
  func `canPrevent and canBePrevented change the outcome`(
    canPrevent: Bool, canBePrevented: Bool
  ) {
    let table = ArbitrationScenario(
      id: "T",
      body: .prevention(
        PreventionTable(
          activeCanPrevent: canPrevent, possibleCanBePrevented: canBePrevented,
          activeAllowsSimultaneous: nil, possibleAllowsSimultaneous: nil, expectsPrevented: false)))

    #expect(ScenarioRun(table).differences == [])
  }

  @Test func `a scenario is played with the given behavior`() throws {
    var hostile = UIKitBehavior()
    hostile.panHysteresis = .perAxis
    let diagonal = """
      "views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
      "recognizers":[{"id":"pan","kind":"pan","view":"v"}],
      "touches":[[0,"began",0,50,50],[16,"moved",0,58,58],[32,"ended",0,58,58]],
      "runUntil_ms":100
      """

    #expect(try Self.run(diagonal, #""expect":{"pan":1}"#) == [])
    #expect(try Self.run(diagonal, #""expect":{"pan":0}"#, behavior: hostile) == [])
  }

  private static func run(
    _ body: String, _ expectation: String, behavior: UIKitBehavior = UIKitBehavior()
  ) throws -> [String] {
    let file = try ScenarioFile(
      contents: #"{"version":1,"scenarios":[{"id":"S",\#(body),\#(expectation)}]}"#, name: "f")
    let scenario = try #require(file.scenarios.first, "\(file.problems)")
    return ScenarioRun(scenario, behavior: behavior).differences
  }

  private static func table(
    active: Bool?, possible: Bool?, expectsPrevented: Bool
  ) -> ArbitrationScenario {
    ArbitrationScenario(
      id: "T",
      body: .prevention(
        PreventionTable(
          activeCanPrevent: true, possibleCanBePrevented: true, activeAllowsSimultaneous: active,
          possibleAllowsSimultaneous: possible, expectsPrevented: expectsPrevented)))
  }
}
#endif
