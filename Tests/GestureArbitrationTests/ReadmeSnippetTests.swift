#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit
import Testing

/// The README's lines for apps.
@MainActor @Suite struct ReadmeSnippetTests {
  @Test func `this file compiles every line of Swift for apps in the README`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let readme = try String(
      contentsOf: folder.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "README.md"), encoding: .utf8)
    let source = Set(lines(of: try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)))
    let blocks = readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    // One block is for tests, one for SwiftUI, and one shows what apps no longer need.
    let others = ["import GestureLab", "import GestureArbitrationUI", "popGesture else"]
    let ours = blocks.filter { block in !others.contains { block.contains($0) } }

    #expect(ours.count == 5)
    for line in ours.flatMap(lines(of:)) where line != "import GestureArbitration" {
      #expect(source.contains(line), "README: \(line)")
    }
  }

  @Test func `the lines have the effects that their comments describe`() {
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let views = (UIScrollView(), UIView(), UIScrollView(), UIView())
    let viewController = UIViewController()

    setUp(
      navigationController, views.0, chart: views.1, carousel: views.2, mapView: views.3,
      viewController, recorder: viewController)
    setUpPolicy(navigationController.gestureArbiter)
    let (article, comments, actionBar) = (UIViewController(), UIViewController(), UIView())
    let editor = EditorViewController()
    setUpPops(
      navigationController.gestureArbiter, viewController, article, comments, editor, actionBar)

    #expect(GestureArbiter.defaults.driver == .publicTransition)
    GestureArbiter.defaults = GestureArbiter.Defaults()

    let arbiter = navigationController.gestureArbiter
    #expect(editor.popInterceptor === editor)
    #expect(views.0.allowsPopGestureAtLeadingEdge)
    #expect(views.1.popGestureRole != nil)
    #expect(views.3.popGestureRole != nil)
    #expect(arbiter.activeSuspensions.map(\.reason) == ["recording"])
    #expect(arbiter.policy.rules.first?.name == "editing")
    #expect(arbiter.driver == .publicTransition)
    #expect(viewController.popTransition == .sideBySide)
    #expect(article.pushCandidate === comments)
    #expect(article.companionBar === actionBar)
    #expect(!EditorViewController().shouldPop(by: .edgeSwipe))
    findOut(arbiter)
    #expect(arbiter.traceCapacity == 1_000)
  }

  private func setUp(
    _ navigationController: UINavigationController, _ pagingScrollView: UIScrollView,
    chart: UIView, carousel: UIScrollView, mapView: UIView, _ viewController: UIViewController,
    recorder: AnyObject
  ) {
    // swift-format-ignore
    do {
      pagingScrollView.allowsPopGestureAtLeadingEdge = true        // its first page pops; before iOS 26 with a driver
      chart.popGestureRole = .claims(.horizontalDrags)             // keeps its drags; the edge swipe still pops
      viewController.popPolicy = .edgeOnly                         // this screen pops from its edge only

      let arbiter = navigationController.gestureArbiter            // created once, lives with the controller
      arbiter.register(carousel, as: .carousel)                    // endless: defers in a strip along the edge
      arbiter.register(mapView, as: .map, named: "store map")      // claims its drags, under a name for decisions
      arbiter.suspend(.content, for: recorder, because: "recording")   // until `recorder` is deallocated
      arbiter.onDecision = { print($0) }
      // content pop refused at (212, 340): contentAtLeadingEdge — pager rests 390 pt past its leading edge
    }
  }

  private func setUpPolicy(_ arbiter: GestureArbiter) {
    // swift-format-ignore
    do {
      arbiter.policy.start = .leading(120)                         // .edge, .leadingFraction(0.3, atMost: 200),
      arbiter.policy.edgeStart = .box(bottom: 600)                 // .box(start:end:top:bottom:), .anywhere
      arbiter.policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)
      print(arbiter.policy)                                        // rules print as they are written
    }
  }

  private func setUpPops(
    _ arbiter: GestureArbiter, _ viewController: UIViewController, _ article: UIViewController,
    _ comments: UIViewController, _ editor: EditorViewController, _ actionBar: UIView
  ) {
    // swift-format-ignore
    do {
      arbiter.driver = .publicTransition                           // the full screen before iOS 26, and where UIKit refuses
      GestureArbiter.defaults.driver = .publicTransition           // the same in every navigation controller of the app
      editor.popInterceptor = editor                               // in its viewDidLoad, as `popInterceptor = self`
      viewController.popTransition = .sideBySide                   // how this screen slides: .system, .cover
      article.pushCandidate = comments                             // a drag towards leading pushes it
      editor.interceptsBackButton = true                           // the back button asks the screen, as swipes do
      article.companionBar = actionBar                             // a bottom bar that moves with its screen
      article.navigationItem.leftBarButtonItem = UIBarButtonItem(
        customView: PopBackButton(title: "Back", color: .label, highlightedColor: .gray))   // accepts touches beyond its bounds
    }
  }

  private func findOut(_ arbiter: GestureArbiter) {
    // swift-format-ignore
    do {
      arbiter.traceCapacity = 1_000                                // the latest decisions, and what recognizers did
      print(arbiter.trace)                                         // in columns; arbiter.trace.json is a file
      print(arbiter.explanation(at: CGPoint(x: 195, y: 400)))      // what lies there, and what each rule says now
      for issue in arbiter.diagnose() { print(issue) }             // what is wrong: a fact, and its remedy
    }
  }

  private func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}

private final class EditorViewController: UIViewController {
  let hasChanges = true
  func askWhetherToDiscard() {}
}

// swift-format-ignore
extension EditorViewController: PopIntercepting {
  func shouldPop(by trigger: PopTrigger) -> Bool {           // .edgeSwipe, .contentSwipe, .backButton, .escape, .code
    guard hasChanges else { return true }
    askWhetherToDiscard()
    return false
  }
}
#endif
