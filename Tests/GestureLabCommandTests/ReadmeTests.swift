#if HEADLESS
import Foundation
import Testing

/// The README contains the output of commands.
struct ReadmeTests {
  @Test(.needsProgram, arguments: [["carousel-plain", "--plain"], ["carousel-arbiter"]])
  @WaitingActor
  func `the README's maps are the output of map`(map: [String]) throws {
    let file = Self.readme.deletingLastPathComponent().appendingPathComponent(".readme")
      .appendingPathComponent("\(map[0]).svg")

    let output = try LabProgram.output(["map", "carousel"] + map.dropFirst())

    let drawn = output.joined(separator: "\n") + "\n"
    #expect(try String(contentsOf: file, encoding: .utf8) == drawn)
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
    #expect(readme.contains(".readme/\(map[0]).svg"))
  }

  private static var readme: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("README.md")
  }
}
#endif
