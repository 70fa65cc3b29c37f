#if HEADLESS
import Foundation
import Testing

/// The Swift of the texts on SwiftUI, which compiles only where SwiftUI is.
struct SwiftUISnippetTests {
  @Test(arguments: [
    "README.md", "Sources/GestureArbitration/GestureArbitration.docc/using-swiftui.md",
    "Sources/GestureArbitrationUI/GestureArbitrationUI.docc/GestureArbitrationUI.md",
  ])
  func `the screens that are type-checked for iOS have every line of SwiftUI`(path: String) throws {
    let screens = lines(of: "Tests/iOSTypeCheck/Correct/SwiftUIScreens.swift")
    let text = DocumentedSources.text(of: DocumentedSources.root.appending(path: path))
    let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }.filter { $0.contains("import GestureArbitrationUI") }

    #expect(blocks.count == 1)
    for line in blocks.flatMap({ $0.components(separatedBy: "\n") }) {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(screens.contains(line), "\(path): \(line)")
    }
  }

  @Test func `the screens that are type-checked use every modifier`() {
    let screens = lines(of: "Tests/iOSTypeCheck/Correct/SwiftUIScreens.swift")
    let modifiers = lines(of: "Sources/GestureArbitrationUI/SwiftUI/View+Pop.swift")
      .compactMap { $0.firstMatch(of: /^public func (\w+)\(/).map { String($0.1) } }

    #expect(modifiers.count == 7)
    for modifier in modifiers {
      #expect(screens.contains { $0.contains(".\(modifier)") }, "\(modifier)")
    }
  }

  private func lines(of path: String) -> [String] {
    DocumentedSources.text(of: DocumentedSources.root.appending(path: path))
      .components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }
}
#endif
