#if HEADLESS
import Foundation
import GestureLab
import Testing

/// The README's example of a test without a device.
@MainActor @Suite struct ReadmeStageTests {
  // swift-format-ignore
  @MainActor @Test func aPagerPopsAtItsLeadingEdge() {
    let stage = Stage(iOS: .v26)               // an engine under UIKit's names, on a virtual clock
    let gallery = GalleryViewController()      // your own screen
    stage.push(gallery)
    stage.drag(.right, from: CGPoint(x: 195, y: 422))
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 1)   // popped
  }

  @Test func `this file has every line of the README's test`() throws {
    let file = URL(filePath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let block = try #require(
      readme.components(separatedBy: "```swift\nimport GestureLab\n").last?
        .components(separatedBy: "```").first)
    let source = Set(
      try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) })

    for line in block.components(separatedBy: "\n") {
      #expect(source.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }

  @Test func `a touch at a location that is NaN is recorded`() {
    let stage = Stage()

    stage.play(TouchScript().down(at: CGPoint(x: CGFloat.nan, y: 1)).up())

    #expect(stage.timeline.lines.first?.contains("began at (nan, 1)") == true)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1e300])
  func `a script with absurd times is finite`(absurd: Double) {
    let script = TouchScript().down(at: .zero).move(to: .zero, over: absurd, rate: 0.001)
      .hold(for: absurd).move(to: .zero, over: 0.1, rate: absurd).up()

    #expect(script.time.isFinite)
    #expect(script.steps.last?.sample.phase == .ended)
  }
}

/// A screen of an app: photos, page by page.
private final class GalleryViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let pager = UIScrollView(frame: view.bounds)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: view.bounds.width * 5, height: view.bounds.height)
    pager.allowsPopGestureAtLeadingEdge = true
    view.addSubview(pager)
  }
}
#endif
