#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The README's lines for apps.
@MainActor @Suite struct ReadmeSnippetTests {
  private static let readme = DocumentedSources.text(
    of: DocumentedSources.root.appending(path: "README.md"))

  @Test func `this file compiles every line of Swift for apps in the README`() {
    let source = Set(lines(of: DocumentedSources.text(of: URL(filePath: #filePath))))
    let blocks = Self.readme.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    // One block is a manifest, one is for SwiftUI, and one is a test.
    let others = ["import GestureLab", "import GestureArbitrationUI", "dependencies: [."]
    let ours = blocks.filter { block in !others.contains { block.contains($0) } }

    #expect(ours.count == blocks.count - 3)
    #expect(ours.count == 10)
    for line in ours.flatMap(lines(of:)) where line != "import GestureArbitration" {
      #expect(source.contains(line), "README: \(line)")
    }
  }

  @Test func `the README has eight recipes of at most six lines, and at most 220 lines`() throws {
    let recipes = try #require(
      Self.readme.components(separatedBy: "## Recipes\n").last?.components(separatedBy: "\n## ")
        .first)
    let blocks = recipes.components(separatedBy: "```swift\n").dropFirst()

    #expect(blocks.count == 8)
    for block in blocks {
      let lines = block.components(separatedBy: "\n```")[0].components(separatedBy: "\n")
      #expect(lines.count <= 6, "\(lines[0])")
    }
    #expect(Self.readme.components(separatedBy: "\n").count <= 221)
  }

  @Test func `the manifest in the README names products and the package as they are`() {
    let package = DocumentedSources.text(
      of: DocumentedSources.root.appending(path: "Package.swift"))

    for product in ["GestureArbitration", "GestureArbitrationUI", "GestureDiagnostics"] {
      #expect(package.contains(#".library(name: "\#(product)","#))
      #expect(Self.readme.contains("`\(product)`") || Self.readme.contains(#""\#(product)""#))
    }
    #expect(package.contains(#"name: "GestureArbiter","#))
    #expect(package.contains("platforms: [.iOS(.v16), .macCatalyst(.v16), .visionOS(.v1)"))
    #expect(package.hasPrefix("// swift-tools-version: 6.0\n"))
  }

  @Test func `the recipes set what they say`() {
    let navigationController = UINavigationController(rootViewController: UIViewController())
    let views = (0..<5).map { _ in UIView() }
    let (pager, carousel) = (UIScrollView(), UIScrollView())
    let (screen, editor) = (UIViewController(), EditorViewController())

    setUp(
      navigationController, screen, pager, carousel, map: views[0], chart: views[1],
      canvas: views[2], table: views[3])
    setUpSheet(chart: views[4])
    editor.loadViewIfNeeded()

    #expect(GestureArbiter.defaults.allowsFullScreenPop)
    #expect(GestureArbiter.defaults.scrollViewRole != nil)
    GestureArbiter.defaults = GestureArbiter.Defaults()
    #expect(navigationController.gestureArbiter.driver == .arbiter)
    #expect(pager.allowsPopGestureAtLeadingEdge)
    #expect(([carousel] + views).allSatisfy { $0.popGestureRole != nil })
    #expect(screen.popPolicy?.description == PopPolicy.disabled.description)
    #expect(editor.popInterceptor === editor && !editor.allowsPop(by: .backButton))
    editor.didAttemptPop(by: .backButton)
    #expect(editor.questions == 1)
  }

  @Test func `the decision of the README is printed by a pager on its third page`() throws {
    let stage = Stage()
    let screen = UIViewController()
    let pager = UIScrollView(frame: stage.window.bounds)
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 1950, height: 844)
    pager.contentOffset.x = 780
    screen.view.addSubview(pager)
    stage.push(screen)
    stage.arbiter.register(pager, as: .pagingScrollView, named: "pager")
    var decisions: [String] = []
    stage.arbiter.onDecision = { decisions.append("\($0)") }

    stage.drag(.right, from: CGPoint(x: 195, y: 422))

    let line = try #require(Self.readme.firstMatch(of: /\n\/\/ (content pop refused [^\n]+)/)).1
    #expect(decisions.contains { $0 == line }, "\(decisions)")
    findOut(stage.arbiter)
  }

  private func setUp(
    _ navigationController: UINavigationController, _ screen: UIViewController,
    _ pager: UIScrollView, _ carousel: UIScrollView, map: UIView, chart: UIView, canvas: UIView,
    table: UIView
  ) {
    let rows = Rows()
    // swift-format-ignore
    do {
      pager.allowsPopGestureAtLeadingEdge = true   // a drag on its first page pops

      pager.allowsPopGestureAtLeadingEdge = true
      let arbiter = navigationController.gestureArbiter
      arbiter.driver = .arbiter                              // pops where UIKit's own does not

      GestureArbiter.defaults.allowsFullScreenPop = true           // at the start of the app
      GestureArbiter.defaults.scrollViewRole = .pagingScrollView   // of scroll views without a role

      screen.popPolicy = .disabled      // or .edgeOnly, or PopPolicy(start: .leading(120))

      carousel.popGestureRole = .carousel          // pops from the first 44 pt: on iOS 26, before that with a driver

      map.popGestureRole = .map
      chart.popGestureRole = .claims(.horizontalDrags)   // vertical drags scroll what is around it
      canvas.popGestureRole = .claims { drag in drag.location.x > 44 }

      table.popGestureRole = .claims { drag in
        rows.isOpen(at: drag.location) || rows.hasLeadingActions(at: drag.location)
      }
    }
  }

  private func setUpSheet(chart: UIView) {
    chart.popGestureRole = .claims(.verticalDrags).forEnclosingPans
  }

  private func findOut(_ arbiter: GestureArbiter) {
    // swift-format-ignore
    do {
      arbiter.onDecision = { print($0) }
      print(arbiter.explanation(at: CGPoint(x: 195, y: 422)))   // what lies there, and what each rule says
      for issue in arbiter.diagnose() { print(issue) }          // what can never work: a fact and its remedy
    }
  }

  private func lines(of text: String) -> [String] {
    text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("// content pop refused") }
  }
}

/// The delegate of a table with leading swipe actions.
private struct Rows {
  func hasLeadingActions(at location: CGPoint) -> Bool { location.y < 44 }

  func isOpen(at location: CGPoint) -> Bool { location.y > 400 }
}

private final class EditorViewController: UIViewController {
  let hasChanges = true
  private(set) var questions = 0

  // swift-format-ignore
  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self                        // in viewDidLoad
  }

  func askWhetherToDiscard() { questions += 1 }
}

// swift-format-ignore
extension EditorViewController: PopIntercepting {
  func allowsPop(by trigger: PopTrigger) -> Bool { !hasChanges }      // in the class; asked at any time
  func didAttemptPop(by trigger: PopTrigger) { askWhetherToDiscard() } // told once, after a try
}
#endif
