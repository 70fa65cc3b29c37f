#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop
import Testing

struct ScenarioProblemTests {
  /// A change of a valid scenario, and the expected problem.
  struct Flaw: Sendable, CustomTestStringConvertible {
    let sound: String
    let flawed: String
    let expected: String

    init(_ sound: String, _ flawed: String, _ expected: String) {
      (self.sound, self.flawed, self.expected) = (sound, flawed, expected)
    }

    var testDescription: String { expected }
  }

  static let flaws: [Flaw] = [
    Flaw(#""views":["#, #""Views":["#, "key views: is missing; add it"),
    Flaw(#""touches":["#, #""Touches":["#, "key touches: is missing; add it"),
    Flaw(#","runUntil_ms":300"#, "", "key runUntil_ms: is missing; add it"),
    Flaw(
      #""runUntil_ms":300"#, #""runUntil_ms":-1"#,
      "key runUntil_ms: is -1.0; write milliseconds from 0 to 86400000, a day"),
    Flaw(#""expect":{"pan":1}"#, #""note":"x""#, "key expect: is missing; add it"),
    Flaw(#""pan":1}"#, #""pan":"many"}"#, "key expect.pan: is \"many\", which isn't a count"),
    Flaw(#""pan":1}"#, #""pan":1.5}"#, "key expect.pan: is 1.5; write a whole number"),
    Flaw(#""pan":1}"#, #""ghost":1}"#, "key expect.ghost: names recognizer \"ghost\""),
    Flaw("[10,20,30,40]", "[10,20,30]", "key views[1].frame: has 3 of 4 entries"),
    Flaw("[10,20,30,40]", #"[10,"a",30,40]"#, "key views[1].frame[1]: is not a number"),
    Flaw("[10,20,30,40]", "[10,20,-30,40]", "key views[1].frame[2]: is negative"),
    Flaw(#""parent":"v""#, #""parent":"x""#, "key views[1].parent: names view \"x\""),
    Flaw(#"{"id":"w""#, #"{"id":"v""#, "key views[1].id: is \"v\", which another view has"),
    Flaw(#""kind":"custom""#, #""kind":"twist""#, "key recognizers[1].kind: is \"twist\", which"),
    Flaw(#""kind":"custom","#, "", "key recognizers[1].kind: is missing; add it"),
    Flaw(#""view":"w""#, #""view":"x""#, "key recognizers[1].view: names view \"x\""),
    Flaw(#"{"id":"press""#, #"{"id":"pan""#, "key recognizers[2].id: is \"pan\", which another"),
    Flaw(#""axis":"h""#, #""axis":"z""#, "key recognizers[0].axis: is \"z\", which is unknown"),
    Flaw(#""enabled":false"#, #""enabled":0"#, "key recognizers[1].enabled: is not a truth value"),
    Flaw(#""minDuration_ms":200"#, #""minDuration_ms":-2"#, "key recognizers[2].minDuration"),
    Flaw(#"[["pan","own"]]"#, #"[["pan"]]"#, "key requireFailure[0]: has 1 of 2 entries"),
    Flaw(#"[["pan","own"]]"#, #"[["pan","x"]]"#, "key requireFailure[0][1]: names recognizer"),
    Flaw(#"[["own","pan"]]"#, #"[["x","pan"]]"#, "key simultaneous[0][0]: names recognizer"),
    Flaw(
      #"[0,"began""#, #"[-1,"began""#,
      "key touches[0][0]: is -1.0; write milliseconds from 0 to 86400000, a day"),
    Flaw(#"[32,"ended""#, #"[3,"ended""#, "key touches[2]: is earlier than the touch before it"),
    Flaw(#"[16,"moved""#, #"[16,"waved""#, "key touches[1][1]: is \"waved\", which is unknown"),
    Flaw(#"[16,"moved",0"#, #"[16,"moved",1"#, "key touches[1]: has touch 1 moved before it"),
    Flaw(#"[16,"moved",0"#, #"[16,"began",0"#, "key touches[1]: has touch 0 begin while it is"),
    Flaw(#"[16,"moved",0"#, #"[16,"ended",0"#, "key touches[2]: has touch 0 ended before it"),
    Flaw(#"[32,"ended",0"#, #"[32,"cancelled",2"#, "key touches[2]: has touch 2 cancelled before"),
    Flaw(#"[16,"moved",0"#, #"[16,"moved",0.5"#, "key touches[1][2]: is 0.5; write a whole number"),
    Flaw(#""at_ms":8,"id":"own""#, #""at_ms":8,"id":"x""#, "key claims[1].id: names recognizer"),
    Flaw(#""at_ms":8,"id":"own""#, #""at_ms":8,"id":"pan""#, "key claims[1].id: names \"pan\""),
    Flaw(#""at_ms":8"#, #""at_ms":-8"#, "key claims[1].at_ms: is -8.0; write milliseconds from 0"),
    Flaw(
      #""expect":{"#, #""states":{"x":[]},"expect":{"#, "key states.x: names recognizer"),
    Flaw(#""expect":{"#, #""viewLog":{"x":[]},"expect":{"#, "key viewLog.x: names view \"x\""),
    Flaw(
      #""expect":{"#, #""checkpoints":[{"at_ms":1,"expect":{"x":1}}],"expect":{"#,
      "key checkpoints[0].expect.x: names recognizer"),
    Flaw(
      #""expect":{"#, #""table":{"active_canPrevent":true},"expect":{"#,
      "key table.possible_canBePrevented: is missing"),
  ]

  @Test(arguments: flaws)
  func `a flaw names file, scenario and key, and costs no other scenario`(flaw: Flaw) throws {
    let sound = ScenarioText.scenario(#""expect":{"pan":1}"#)
    let flawed = sound.replacingOccurrences(of: flaw.sound, with: flaw.flawed)
    let other = sound.replacingOccurrences(of: #""id":"S""#, with: #""id":"T""#)
    try #require(flawed != sound)

    let file = try ScenarioFile(
      contents: #"{"version":1,"scenarios":[\#(flawed),\#(other)]}"#, name: "dir/f.json")

    let problem = try #require(file.problems.first)
    #expect(problem.description.hasPrefix("dir/f.json: scenario S, \(flaw.expected)"))
    #expect(problem.message.contains("; "))
    #expect(file.problems.count == 1)
    #expect(file.scenarios.map(\.id) == ["T"])
  }

  @Test func `a scenario without an id is named by its number`() throws {
    let file = try ScenarioFile(contents: #"{"version":1,"scenarios":[{},7]}"#, name: "f")

    #expect(
      file.problems.map(\.description) == [
        "f: scenario number 1, key id: is missing; add it",
        "f: scenario number 2: is not an object; write an object in braces",
      ])
  }

  @Test func `the second scenario with the same id is refused`() throws {
    let sound = ScenarioText.scenario(#""expect":{}"#)

    let file = try ScenarioFile(
      contents: #"{"version":1,"scenarios":[\#(sound),\#(sound)]}"#, name: "f")

    #expect(file.scenarios.count == 1)
    #expect(file.problems.first?.place == "scenario S, key id")
  }

  @Test(
    arguments: [
      (#"{"scenarios":[]}"#, "f: whole file, key version: is missing; add it"),
      (#"{"version":2,"scenarios":[]}"#, "f: whole file, key version: is not 1, the only"),
      (#"{"version":"1","scenarios":[]}"#, "f: whole file, key version: is not 1, the only"),
      (#"{"version":1}"#, "f: whole file, key scenarios: is missing; add it"),
      (
        #"{"version":1,"scenarios":{}}"#,
        "f: whole file, key scenarios: is not a list; write a list"
      ),
      ("[]", "f: whole file: is not an object; write an object"),
      (#"{"version":1,"scenarios":[}"#, "f: whole file, line 1: is not JSON ("),
      ("", "f: whole file, line 1: is not JSON"),
      (
        "{\"version\":1,\n\"scenarios\":[],}",
        "f: whole file, line 2: is not JSON (a key in quotes is missing); correct the syntax"
      ),
      (
        "{\"version\":1,\n\"scenarios\":[],\n\"version\":1}",
        "f: whole file, line 3: is not JSON (the key \"version\" occurs twice); correct the syntax"
      ),
    ])
  func `a file without a list of scenarios is malformed`(contents: String, expected: String) {
    let error = #expect(throws: DataFileError.self) {
      try ScenarioFile(contents: contents, name: "f")
    }

    #expect(error?.isMissingInput == false)
    #expect(error?.description.hasPrefix(expected) == true, "\(error?.description ?? "no error")")
  }

  @Test func `a missing file is missing input`() {
    let error = #expect(throws: DataFileError.self) {
      try ScenarioFile.read(path: #filePath + ".absent")
    }

    #expect(error?.isMissingInput == true)
    #expect(error?.description.hasSuffix("there is no such file; check the path") == true)
  }
}
#endif
