#if HEADLESS
import Foundation
import Testing

/// `--behavior FILE`, which every command takes that plays on the engine.
@MainActor @Suite struct BehaviorOptionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a file of answers, of which those to some questions are given.
  private func answers(_ left: String..., ios: Int = 26) throws -> String {
    try folder.file(
      "answers.json",
      """
      {"answers":"HeadlessUIKit","version":1,"ios":\(ios),"left":{\(left.joined(separator: ","))}}
      """)
  }

  /// The words of all commands, as the help lists them; none for the table.
  private static var commands: Set<[String]> {
    Set(
      CommandOutcome("help", "all").output.compactMap { line in
        line.firstMatch(of: /^gesture-lab(?: ([a-z]+) ([a-z]+))?/).map { call in
          [call.1, call.2].compactMap { $0.map(String.init) }
        }
      })
  }

  @Test func `a command takes a file of answers, or says in one sentence why it does not`() throws {
    let commands = Self.commands
    #expect(
      commands.count == 23 && commands.isSuperset(of: [["show", "map"], ["check", "lives"]]))

    var refusing: Set<[String]> = []
    for command in commands {
      let outcome = CommandOutcome(command + ["--behavior", "\(folder.path)/none.json"])
      if outcome.status == .usage {
        refusing.insert(command)
        #expect(
          outcome.errors == [
            "gesture-lab: read explain plays nothing, so it takes no --behavior: it asks the rules, and "
              + "not UIKit. See gesture-lab help read explain."
          ])
      } else {
        #expect(outcome.status == .noInput, "\(command)")
        #expect(
          outcome.errors == [
            "gesture-lab: \(folder.path)/none.json: there is no such file; check the path"
          ])
      }
      let help = CommandOutcome(["help"] + (command.isEmpty ? ["table"] : command)).output
      #expect(
        help.contains { $0.hasPrefix("    --behavior FILE  ") } == !refusing.contains(command),
        "\(command)")
    }

    #expect(refusing == [["read", "explain"]])
  }

  @Test func `every command refuses a wrong file in the same words`() throws {
    let wrong = try folder.file("wrong.json", #"{"answers":"guesses"}"#)
    let unknown = try answers(#""gravity":["down"]"#)

    for command in Self.commands.subtracting([["read", "explain"]]) {
      for (path, reason) in [
        (wrong, "whole file, key answers: isn't a file of answers; take one that gesture-lab"),
        (
          unknown, "whole file, key left.gravity: isn't an open question of this version; remove it"
        ),
      ] {
        let outcome = CommandOutcome(command + ["--behavior", path])
        #expect(outcome.status == .badData, "\(command)")
        #expect(outcome.errors.count == 1)
        #expect(outcome.errors.first?.hasPrefix("gesture-lab: \(path): \(reason)") == true)
        #expect(outcome.output.isEmpty)
      }
      let missing = CommandOutcome(command + ["--behavior"])
      let name = command.isEmpty ? "table" : command.joined(separator: " ")
      #expect(missing.status == .usage)
      #expect(
        missing.errors == [
          "gesture-lab: --behavior needs a value. See gesture-lab help \(name)."
        ])
    }
  }

  @Test func `an answer changes what a scenario ends with`() throws {
    // The travel of 11 pt reaches the hysteresis, and that along each axis does not.
    let scenario = try folder.file(
      "slant.json",
      """
      {"version":1,"scenarios":[{"id":"slant",
       "views":[{"id":"v","parent":null,"frame":[0,0,300,300]}],
       "recognizers":[{"id":"pan","kind":"pan","view":"v"}],
       "touches":[[0,"began",0,50,50],[16,"moved",0,58,58],[32,"ended",0,58,58]],
       "runUntil_ms":600,"expect":{"pan":1}}]}
      """)
    let answers = try answers(#""panHysteresis":["perAxis"]"#)

    #expect(CommandOutcome("check", "scenarios", scenario).status == .fine)
    for arguments in [[scenario, "--behavior", answers], ["--behavior", answers, scenario]] {
      let outcome = CommandOutcome(["check", "scenarios"] + arguments)
      #expect(outcome.status == .findings)
      #expect(outcome.output == ["slant: expected pan 1, got 0", "0 passed, 1 failed"])
    }
  }

  @Test func `an answer changes how far content coasts`() throws {
    let trace = try folder.file(
      "traces.json",
      """
      {"viewport":[390,600],"contentSize":[390,4000],"decelerationRate":0.998,"traces":[
       {"name":"flick","startOffset":1000,
        "input":{"x":195,"y0":400,"dy":-12,"dt":0.016667,"n":12,"hold":1,"t_end":0.2167},
        "finalOffset":1488}]}
      """)
    let answers = try answers(#""liftVelocity":["weighsMiddleStep"]"#)

    let likely = CommandOutcome("read", "replay", trace)
    let other = CommandOutcome("read", "replay", trace, "--behavior", answers)

    #expect(likely.output.first?.contains("decelerating 17.") == true, "\(likely)")
    #expect(other.output.first?.contains("decelerating 89.") == true, "\(other)")
  }

  @Test func `what is drawn and printed under answers names their file`() throws {
    let path = try answers(#""contentPopOverScrolling":["refuses"]"#)
    let page = CommandOutcome("play", "timeline", "pager-first", "right", "--behavior", path)
    #expect(page.output.first?.contains("with the answers of answers.json") == true, "\(page)")
    let map = CommandOutcome(
      "show", "map", "pager-first", "right", "--spacing", "97", "--jobs", "1", "--behavior",
      path)
    #expect(map.output.contains { $0.contains("with the answers of answers.json, iOS 26") })
    let explored = CommandOutcome(
      "check", "explore", "root", "right", "--limit", "9", "--behavior", path)
    let text = explored.output.joined(separator: " ")
    #expect(text.contains("with the arbiter, answers of answers.json, iOS 26"), "\(explored)")
    #expect(text.contains("the first answer the likeliest of those given"))
    #expect(!text.contains("first answer likely"))
  }

  @Test func `answers count for the rules of their release`() throws {
    let strokes = try folder.file(
      "strokes.jsonl",
      #"{"id":"slant","s":[[0,100,400],[20,106,405],[40,130,425],[80,200,470],[100,260,500]]}"#)
    func shares(_ options: String...) -> [String: String] {
      let outcome = CommandOutcome(
        ["measure", "evaluate", "--strokes", strokes, "--screen", "still", "--rate", "120"]
          + options)
      #expect(outcome.status == .fine, "\(outcome)")
      let rows = outcome.output.filter { $0.hasPrefix("  arbiter") && !$0.contains(": ") }
      return Dictionary(
        uniqueKeysWithValues: rows.map { row in
          (row.contains("driver") ? "driver" : "UIKit", row.contains("100.0 %") ? "pops" : "none")
        })
    }

    #expect(shares() == ["driver": "pops", "UIKit": "pops"])
    let new = try answers(#""popDirection":["narrowCone"]"#)
    #expect(shares("--behavior", new) == ["driver": "pops", "UIKit": "none"])
    let old = try answers(#""popDirection":["narrowCone"]"#, ios: 16)
    #expect(shares("--behavior", old) == ["driver": "pops", "UIKit": "pops"])
  }

  @Test(.needsProgram) @WaitingActor
  func `latencies have only the columns of the answers' release`() async throws {
    let answers = try await answers(ios: 18)

    let output = try LabProgram.output("measure", "latency", "--behavior", answers)

    #expect(output.first == "With the answers of answers.json:")
    #expect(output.count { $0.hasPrefix("iOS 18  ") } == 1)
    #expect(!output.contains { $0.hasPrefix("iOS 26") })
  }

  @Test func `the engine and the arbiter are measured under answers`() throws {
    let answers = try answers(#""deliveryOrder":["rootToLeaf"]"#, ios: 18)

    let engine = CommandOutcome(
      "measure", "bench", "--kind", "failchain", "--n", "3", "0.0005", "--behavior", answers)
    let arbiter = CommandOutcome("measure", "bench", "--arbiter", "0.00001", "--behavior", answers)

    #expect(engine.status == .fine && engine.output.count == 1)
    #expect(arbiter.status == .fine && arbiter.output.count == 21)
  }

  @Test(arguments: [
    ["stages", "--plant", "singleTouch"], ["drags", "--plant", "undeferred"],
  ])
  func `random cases have the release and the answers of the file, and the printed command too`(
    form: [String]
  ) throws {
    let answers = try answers(#""deliveryOrder":["rootToLeaf"]"#, ios: 16)
    let command = ["check"] + form + ["--seconds", "60", "--behavior", answers]

    let outcome = CommandOutcome(command)

    #expect(outcome.status == .findings, "\(outcome)")
    let line = try #require(outcome.output.first { $0.hasPrefix("shrunk from ") })
    let again = try #require(line.components(separatedBy: "gesture-lab ").last)
    #expect(again.hasSuffix(" --behavior \(answers)"))
    let text = outcome.output.joined(separator: "\n")
    #expect(text.contains("iOS 16") && text.contains("rootToLeaf"), "\(text)")
    let replay = CommandOutcome(again.components(separatedBy: " "))
    #expect(
      replay.output.drop { !$0.hasPrefix("violation") }
        == outcome.output.drop { !$0.hasPrefix("violation") })
  }

  @Test func `random drags refuse answers under which their laws say nothing`() throws {
    let answers = try answers(#""popDirection":["narrowCone"]"#)

    let outcome = CommandOutcome("check", "drags", "3", "--behavior", answers)

    #expect(outcome.status == .usage)
    #expect(
      outcome.errors == [
        "gesture-lab: The laws of drags assume popDirection: mostlyInwards, which the answers rule "
          + "out. See gesture-lab help check drags."
      ])
    #expect(CommandOutcome("check", "stages", "--case", "3", "--behavior", answers).status == .fine)
  }

  @Test func `the table and a snapshot are of the answers' release`() throws {
    let answers = try answers(ios: 18)

    let table = CommandOutcome("--count", "1", "--behavior", answers)
    let snapshot = CommandOutcome("show", "snapshot", "plain", "--behavior", answers)
    let copies = CommandOutcome(
      "check", "snapshots", "plain", "root", "--spacing", "100", "--behavior", answers)

    #expect(
      table.output.contains { $0.contains("drags on 9 screens of iOS 18 with the answers of") })
    #expect(snapshot.output.contains { $0.contains(#""name":"HeadlessUIKit","version":"18""#) })
    #expect(
      copies.output == ["2 screens built again from their files, on 1 release: 0 differences"])
  }

  @Test func `where nothing is played with the answers a form refuses them`() throws {
    let answers = try answers()
    let screen = try folder.file(
      "plain.json", CommandOutcome("show", "snapshot", "plain").output.joined(separator: "\n"))

    for (arguments, reason) in [
      (
        ["show", "snapshot", screen],
        "show snapshot plays nothing of a file, so it takes no --behavior beside one."
      ),
      (
        ["play", "timeline", "plain", "right", "--ios", "18"],
        "--ios 18 is not the release of the answers, 26."
      ),
    ] {
      let outcome = CommandOutcome(arguments + ["--behavior", answers])
      #expect(outcome.status == .usage)
      #expect(
        outcome.errors == [
          "gesture-lab: \(reason) See gesture-lab help \(arguments[0]) \(arguments[1])."
        ])
    }
  }
}
#endif
