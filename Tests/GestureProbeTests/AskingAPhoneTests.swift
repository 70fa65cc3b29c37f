#if HEADLESS
import Foundation
import GestureDiagnostics
import GestureProbe
import HeadlessUIKit
import Testing

/// The Swift of the article about the probe and the inspector.
@MainActor
struct AskingAPhoneTests {
  @Test(arguments: [
    ("GestureArbitration/GestureArbitration.docc/asking-a-phone.md", 4),
    ("GestureDiagnostics/GestureDiagnostics.docc/GestureDiagnostics.md", 1),
  ])
  func `this file compiles every line of Swift in the article`(path: String, count: Int) throws {
    let file = URL(filePath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/\(path)"), encoding: .utf8)
    let source = Set(lines(of: try String(contentsOf: file, encoding: .utf8)))
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }

    #expect(blocks.count == count)
    for line in blocks.flatMap(lines(of:)) { #expect(source.contains(line), "\(line)") }
  }

  @Test func `the lines for an app do what the article says`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    HeadlessEngine().attach(window)

    window.rootViewController = ProbeController()
    for drag in GuidedDrag.all {
      print(drag.id, drag.instruction, drag.questions)
    }

    let navigationController = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigationController
    GestureInspector.show(on: navigationController)
    let inspector = GestureInspector.show(on: navigationController)
    let arbiter = navigationController.gestureArbiter
    #expect(arbiter.isRecording)

    print(arbiter.explanation(at: CGPoint(x: 195, y: 400)))
    print(arbiter.diagnose())

    inspector.share()
    GestureInspector.hide(on: navigationController)

    #expect(!arbiter.isRecording)
  }

  private func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
#endif
