#if HEADLESS
import Foundation
import GestureLab
import Testing
import gesture_lab

@MainActor @Suite struct MapCommandTests {
  @Test func `a map is drawn as SVG, by default of drags to the right with the arbiter`() {
    let usual = CommandOutcome("show", "map", "carousel", "--spacing", "40")
    let other = CommandOutcome(
      "show", "map", "carousel", "--spacing", "40", "up-left", "--plain")

    #expect(usual.status == .fine)
    #expect(usual.errors == [])
    #expect(usual.output.first?.hasPrefix("<svg ") == true)
    #expect(usual.output.last == "</svg>")
    #expect(
      usual.output.contains(
        "<title id=\"title\">carousel, drags to the right, with the arbiter</title>"))
    #expect(
      other.output.contains(
        "<title id=\"title\">carousel, drags up and to the left, plain UIKit rules</title>"))
  }

  @Test func `as data, a map has all directions or the given one`() throws {
    let all = try map("show", "map", "list", "--spacing", "50", "--json")
    let one = try map("show", "map", "list", "--spacing", "50", "--json", "down")

    #expect(all.isComplete(MapDirection.allCases))
    #expect(one.isComplete([.down]))
    #expect(!one.isComplete([.up]))
    #expect(one.cell(column: 2, row: 3, .down) == all.cell(column: 2, row: 3, .down))
    #expect(all.withArbiter)
    #expect(all.version == .v26)
    #expect(
      try map("show", "map", "list", "--spacing", "50", "--json", "--ios", "16", "up")
        .version
        == .v16)
  }

  @Test func `the parts of a map add up to the whole`() throws {
    let whole = try map("show", "map", "carousel", "--spacing", "60", "--json")
    var parts = try map("show", "map", "carousel", "--spacing", "60", "--json", "--slice", "2/3")
    #expect(!parts.isComplete(MapDirection.allCases))
    for slice in ["1/3", "3/3"] {
      parts.merge(try map("show", "map", "carousel", "--spacing", "60", "--json", "--slice", slice))
    }

    #expect(parts.inReadingOrder == whole)
  }

  @Test(.needsProgram) @WaitingActor
  func `two processes make the same map as one`() throws {
    let one = try LabProgram.output(Self.divisible + ["--jobs", "1"])

    #expect(try LabProgram.output(Self.divisible + ["--jobs", "2"]) == one)
  }

  @Test func `the work of a process that fails is done here`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      let expected = CommandOutcome(Self.divisible).output

      for program in ["/bin/false", "/bin/echo", "/no/such/program"] {
        let failing = CommandOutcome(Self.divisible + ["--jobs", "2"], executable: program)

        #expect(failing.status == .fine, "\(program)")
        #expect(failing.output == expected, "\(program)")
      }
    }
  }

  @Test func `a map and a report replace the content of the output file`()
    throws
  {
    let folder = try TemporaryFolder()
    for (name, words) in [("map.svg", ["show", "map"]), ("report.html", ["show", "report"])] {
      let file = try folder.file(name, String(repeating: "x", count: 500_000))

      let outcome = CommandOutcome(words + ["plain", "--spacing", "60", "--output", file])

      #expect(outcome.status == .fine)
      #expect(outcome.output == [])
      #expect(outcome.errors == [])
      let text = try String(contentsOfFile: file, encoding: .utf8)
      #expect(!text.contains("xxx"))
      #expect(text.hasSuffix(name == "map.svg" ? "</svg>\n" : "</html>\n"))
    }
  }

  @Test(arguments: ["map", "report"])
  func `a file that cannot be written has status 74`(command: String) throws {
    let folder = try TemporaryFolder()
    for file in ["\(folder.path)/none/file"] {
      let outcome = CommandOutcome("show", command, "plain", "--spacing", "60", "--output", file)

      #expect(outcome.status == .cannotWrite)
      #expect(outcome.output == [])
      #expect(
        outcome.errors == [
          "gesture-lab: \(file): its folder does not exist; make it, or name another."
        ])
    }
  }

  @Test func `a device is written into and not replaced`() throws {
    let outcome = CommandOutcome("show", "map", "plain", "--spacing", "60", "--output", "/dev/null")

    #expect(outcome.status == .fine)
    let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type]
    #expect(type as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test(arguments: ["map", "report"])
  func `a missing or unknown screen leads to the names of all screens`(
    command: String
  ) {
    let none = CommandOutcome("show", command)
    let unknown = CommandOutcome("show", command, "desk")

    #expect(none.status == .usage)
    #expect(
      none.errors.first?.hasPrefix("gesture-lab: show \(command) needs a screen, such as carousel")
        == true)
    #expect(unknown.status == .usage)
    #expect(unknown.errors.first?.hasPrefix(#"gesture-lab: There is no screen "desk";"#) == true)
  }

  @Test func `a report without a direction shows the drag that goes back`() {
    let leftToRight = CommandOutcome("show", "report", "plain", "--spacing", "100").output.joined()
    let rightToLeft = CommandOutcome("show", "report", "plain-rtl", "--spacing", "100").output
      .joined()

    #expect(leftToRight.contains("A touch moves right, from the middle."))
    #expect(rightToLeft.contains("A touch moves left, from the middle."))
  }

  /// A map with just enough drags for two processes, on the cheapest screen.
  private nonisolated static let divisible = ["show", "map", "plain", "--spacing", "60", "--json"]

  private func map(_ words: String...) throws -> ConflictMap {
    let outcome = CommandOutcome(words)
    #expect(outcome.status == .fine, "\(outcome.errors)")
    return try JSONDecoder().decode(
      ConflictMap.self, from: Data(outcome.output.joined().utf8))
  }
}
#endif
