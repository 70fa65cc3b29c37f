#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The README's table of what one line does, played.
@MainActor @Suite struct ReadmeMatrixTests {
  /// What lies on the screen, and the lines of a row.
  private struct Row {
    let text: String
    let makeScreen: @MainActor (Stage) -> UIViewController

    init(_ text: String, _ makeScreen: @escaping @MainActor (Stage) -> UIViewController) {
      self.text = text
      self.makeScreen = makeScreen
    }
  }

  private static let rows = [
    Row("a pager's first page, no line") { _ in screen(with: pager(atPage: 0)) },
    Row("`pager.allowsPopGestureAtLeadingEdge = true`, first page") { _ in
      let pager = pager(atPage: 0)
      pager.allowsPopGestureAtLeadingEdge = true
      return screen(with: pager)
    },
    Row("the same, `arbiter.driver = .arbiter`") { stage in
      let pager = pager(atPage: 0)
      pager.allowsPopGestureAtLeadingEdge = true
      stage.arbiter.driver = .arbiter
      return screen(with: pager)
    },
    Row("the same, any later page") { stage in
      let pager = pager(atPage: 2)
      pager.allowsPopGestureAtLeadingEdge = true
      stage.arbiter.driver = .arbiter
      return screen(with: pager)
    },
    Row("`map.popGestureRole = .map`") { _ in
      let map = Map()
      map.popGestureRole = .map
      return screen(with: map)
    },
    Row("`screen.popPolicy = .edgeOnly`") { _ in
      let screen = UIViewController()
      screen.popPolicy = .edgeOnly
      return screen
    },
  ]

  @Test func `each cell of the README's table is what a drag does, where UIKit's choice is known`()
    throws
  {
    let readme = DocumentedSources.text(of: DocumentedSources.root.appending(path: "README.md"))
    let table = try #require(
      readme.components(separatedBy: "| on the screen |").last?.components(separatedBy: "\n\n")
        .first)
    let cells = table.components(separatedBy: "\n").dropFirst(2)
      .map { $0.dropFirst(2).dropLast(2).components(separatedBy: " | ") }

    #expect(cells.map(\.first) == Self.rows.map(\.text))
    for (row, cells) in zip(Self.rows, cells) {
      let played = [(4, [.v16, .v18, .v26]), (195, [.v16, .v18]), (195, [.v26])].map {
        Self.cell(of: row, from: $0, on: $1)
      }
      #expect(Array(cells.dropFirst()) == played, "\(row.text)")
    }
  }

  /// The one outcome on these releases, unless another answer to one of UIKit's open questions, or
  /// the release, changes it.
  private static func cell(
    of row: Row, from x: CGFloat, on releases: [SystemVersion]
  ) -> String {
    let explorations = releases.map { release in
      Exploration(from: UIKitBehavior(version: release), departures: 1, shuffles: 1...1) {
        behavior, seed in
        let stage = Stage(behavior: behavior, seed: seed)
        return .init(outcome(of: row, on: stage, from: x), of: stage.engine)
      }
    }
    let outcomes = Set(explorations.compactMap(\.groups.first?.outcome))
    return explorations.allSatisfy(\.isSameEverywhere)
      ? outcomes.sorted().joined(separator: ", ") : "UIKit's choice"
  }

  private static func outcome(of row: Row, on stage: Stage, from x: CGFloat) -> String {
    stage.push(row.makeScreen(stage))

    stage.drag(.right, from: CGPoint(x: x, y: 422))
    stage.rest()

    if stage.navigation.viewControllers.count == 1 { return "pops" }
    let content = stage.navigation.topViewController?.view.subviews.first
    if (content as? Map)?.hasMoved == true { return "the map" }
    let pan = (content as? UIScrollView)?.panGestureRecognizer
    return stage.timeline.winners.contains { $0 === pan } ? "the pager" : "nothing"
  }

  private static func screen(with content: UIView) -> UIViewController {
    let screen = UIViewController()
    content.frame = screen.view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(content)
    return screen
  }

  private static func pager(atPage page: CGFloat) -> UIScrollView {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    pager.isPagingEnabled = true
    pager.contentSize = CGSize(width: 1950, height: 844)
    pager.contentOffset.x = page * 390
    return pager
  }
}

/// A map that handles touches without a recognizer.
private final class Map: UIView {
  private(set) var hasMoved = false

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hasMoved = true }
}
#endif
