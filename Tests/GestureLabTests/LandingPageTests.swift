#if HEADLESS
import Foundation
import GestureLab
import Testing

/// The example on the landing page of the lab's documentation.
@MainActor @Suite struct LandingPageTests {
  @Test func `this file compiles every line of the example, which passes`() throws {
    let screen = UIViewController()
    let stage = Stage(iOS: .v18)
    stage.push(screen)
    stage.drag(.right, from: CGPoint(x: 8, y: 400))
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 1)

    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let page = try String(
      contentsOf: root.appendingPathComponent("Sources/GestureLab/GestureLab.docc/GestureLab.md"),
      encoding: .utf8)
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    let fences = page.components(separatedBy: "```swift\n").dropFirst()
    #expect(!fences.isEmpty)
    for fence in fences {
      for line in fence.components(separatedBy: "\n```")[0].split(separator: "\n") {
        #expect(source.contains("    \(line)\n"), "\(line)")
      }
    }
  }
}
#endif
