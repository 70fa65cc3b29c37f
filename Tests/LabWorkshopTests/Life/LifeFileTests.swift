#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// A life as a file.
@MainActor @Suite struct LifeFileTests {
  @Test func `a life is the same when its file is read again`() throws {
    for number in 0..<400 {
      let life = LifeGenerator.life(number, seed: 3)

      let again = try DataFile.decode(LabCase.self, from: Data(life.json.utf8), name: "again")

      #expect(again == life, "\(life.json)")
    }
  }

  @Test func `a case that expects what happens is the same as a file, and breaks no law`() throws {
    for number in 0..<20 {
      let life = Player.expecting(LifeGenerator.life(number, seed: 3))

      let again = try DataFile.decode(LabCase.self, from: Data(life.json.utf8), name: "again")

      #expect(again == life, "\(life.json)")
      let run = CaseRun(life)
      #expect(run.violation == nil, "\(life.json)")
    }
  }

  @Test func `a case on the screen of a snapshot is the same as a file`() throws {
    let snapshot = LabScreen.carousel.snapshot()
    let script = TouchScript().down(at: CGPoint(x: 3, y: 400))
      .move(to: CGPoint(x: 200, y: 400), over: 0.2).up()
    let labCase = Player.expecting(
      LabCase(snapshot, script.steps, behavior: UIKitBehavior(version: .v18)))
    #expect(labCase.expected.contains { $0.contains("edgeSwipe") && $0.contains("b=") })

    let again = try DataFile.decode(LabCase.self, from: Data(labCase.json.utf8), name: "again")

    #expect(again == labCase)
    #expect(CaseRun(again).violation == nil)
    let inside = LabCase(
      [CaseWindow(showing: .tabs([.snapshot(CaseSnapshot(snapshot))]))], []
    ).json
    let error = #expect(throws: DataFileError.self) {
      try DataFile.decode(LabCase.self, from: Data(inside.utf8), name: "inside")
    }
    #expect(error?.description.contains("show it in the first window") == true, "\(error)")
    let damaged = labCase.json.replacing(#""views":["#, with: #""views":[7,"#, maxReplacements: 1)
    #expect(throws: DataFileError.self) {
      try DataFile.decode(LabCase.self, from: Data(damaged.utf8), name: "damaged")
    }
  }

  @Test func `a case that expects something else says what was found`() {
    var life = LabCase(
      [CaseWindow(showing: .stack(name: "A", screens: [CaseScreen("s1"), CaseScreen("s2")]))],
      [CaseStep(.drag(.right, from: CGPoint(x: 3, y: 400)))])
    life = Player.expecting(life)
    #expect(life.expected.contains { $0.contains("edgeSwipe") && $0.contains("b=") })
    life.expected = life.expected.filter { $0.contains("edgeSwipe") }
      .map { $0.replacing("UINavigationController.edgeSwipe", with: "edge pop") }
    #expect(CaseRun(life).violation == nil)
    life.expected = ["UINavigationController.edgeSwipe  ··f"]

    let violation = CaseRun(life).violation

    #expect(violation?.law == .expectation)
    #expect(violation?.story.contains("found\n  touch") == true, "\(violation?.story ?? "none")")
  }

  @Test func `what has a usual value may be left out`() throws {
    let text = """
      {"version":1,"ios":18,"windows":[{"shows":{"stack":{"name":"A","screens":[{"name":"s1"}]}}}],
      "steps":[{"does":{"tap":{"at":[195,422]}}}]}
      """

    let life = try DataFile.decode(LabCase.self, from: Data(text.utf8), name: "life.json")

    #expect(
      life
        == LabCase(
          [CaseWindow(showing: .stack(name: "A", screens: [CaseScreen("s1")]))],
          [CaseStep(.tap(at: CGPoint(x: 195, y: 422)))], behavior: UIKitBehavior(version: .v18)))
  }

  @Test(arguments: [
    (#""version":1"#, #""version":2"#, "key version: is 2; write 1, or update the package"),
    (#""ios":18"#, #""ios":19"#, "key ios: is 19; write one of 16, 18, 26"),
    (#""seed":1"#, #""seed":-1"#, "key seed: is -1; write 0 or more"),
    (#""s1"}"#, #""s2"}"#, "whole file: has two stacks or screens s2; rename one"),
    (
      "narrowCone", "cone",
      "key behavior.popDirection: takes one of mostlyInwards, inwardsAtAll, inwardsFromTheStart, "
        + "narrowCone"
    ),
    ("popDirection", "way", "key behavior.way: isn't an open question of this version; remove it"),
    (
      #""drag""#, #""dragg""#,
      "key steps[1].does: isn't one known step; write one, such as drag or push"
    ),
    (
      #""drag":{"#, #""rotate":{},"drag":{"#,
      "key steps[1].does: does 2 things; write one step for each"
    ),
    (#""mirrored""#, #""mirored""#, "key mirored: isn't a key of a case; correct or remove it"),
    (
      #""isOn":true"#, #""isOn":true,"isOff":false"#,
      "key steps[0].does.drive.isOff: isn't a key there; correct or remove it"
    ),
    (
      #""stack":"A""#, #""stak":"A""#,
      "key steps[0].does.drive.stak: isn't a key there; correct or remove it"
    ),
    (
      #""direction""#, #""thenAtOnce":true,"direction""#,
      "key steps[1].does.drag.thenAtOnce: isn't a key there; correct or remove it"
    ),
    (
      #"{"drive":{"isOn":true,"stack":"A"}}"#, #"{"land":{"touch":-1,"at":[9,9]}}"#,
      "key steps[0]: is about touch -1; write a number from 0 to 49"
    ),
    (
      #""mirrored":false"#, #""mirrored":false,"expected":["pan"]"#,
      "key expected[0]: isn't a line of a diagram; write a name, spaces and marks"
    ),
    (
      #""shows":{"#, #""shows":{"tabs":{"parts":[]}}},{"shows":{"#,
      "has a container with nothing in it; add a screen"
    ),
    (
      #""stack":"A""#, #""stack":"B""#,
      "key steps[0]: is about B, which is no stack of a window or step; correct the name"
    ),
    (
      #""stack":"A""#, #""stack":"s1""#,
      "key steps[0]: is about s1, which is no stack of a window or step; correct the name"
    ),
    (
      #"{"drive":{"isOn":true,"stack":"A"}}"#, #"{"select":{"tab":9223372036854775807}}"#,
      "key steps[0]: is about number 9223372036854775807; write one from 0 to 99"
    ),
    (
      #"{"drive":{"isOn":true,"stack":"A"}}"#, #"{"wait":{"seconds":1e300}}"#,
      "key steps[0]: waits 1e+300 s; write seconds from 0 to 86400, a day"
    ),
    (
      #""right""#, #""rigth""#,
      #"key steps[1].does.drag.direction: is "rigth", which is unknown; write one of right, left,"#
    ),
    (#""stack":"A""#, #""stack":7"#, "key steps[0].does.drive.stack: is not a text; write a text"),
    (#""ios":18,"#, "", "key ios: is missing; add it"),
  ])
  func `what is wrong in a file is named with its place and a remedy`(
    right: String, wrong: String, message: String
  ) {
    let life = LabCase(
      [CaseWindow(showing: .stack(name: "A", screens: [CaseScreen("s1"), CaseScreen("s2")]))],
      [
        CaseStep(.act(.drive(stack: "A", isOn: true))),
        CaseStep(.drag(.right, from: CGPoint(x: 195, y: 422))),
      ],
      behavior: UIKitBehavior(version: .v18).answers(to: .popDirection).first {
        $0.name == "narrowCone"
      }?.behavior ?? UIKitBehavior())
    #expect(life.json.contains(right))

    let error = #expect(throws: DataFileError.self) {
      try DataFile.decode(
        LabCase.self, from: Data(life.json.replacing(right, with: wrong).utf8), name: "life.json")
    }

    #expect(error?.description.contains(message) == true, "\(error.map { "\($0)" } ?? "")")
  }
}
#endif
