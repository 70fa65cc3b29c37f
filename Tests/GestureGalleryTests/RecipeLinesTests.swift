#if HEADLESS
import Foundation
import GestureGallery
import Testing

/// The lines of recipes, which the README shows.
@Suite struct RecipeLinesTests {
  @Test func `every recipe has a file, and says what it wants in at most six lines`() throws {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Playgrounds/GestureGallery.swiftpm/Screens/Recipes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }

    #expect(files.count == Recipe.all.count)
    for file in files {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let title = try #require(text.firstMatch(of: #/title: "(?<title>.*?)"/#)?.output.title)
      let use = #/func use\(_ arbiter: GestureArbiter\) \{(?<lines>(?s).*?)\n?  ?\}\n/#
      let lines = try #require(text.firstMatch(of: use)?.output.lines)
        .split(separator: "\n", omittingEmptySubsequences: true)

      #expect(Recipe.all.contains { $0.title == title }, "\(file)")
      #expect((1...6).contains(lines.count), "\(file): \(lines)")
    }
  }
}
#endif
