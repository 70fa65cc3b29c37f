#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// A screen of the evaluation.
package enum EvaluationScreen: String, CaseIterable, Sendable {
  /// A screen without scrolling content.
  case still
  /// A list that scrolls vertically.
  case list
  /// A pager at its leading edge, which defers to the arbiter and requires the rivals' pans to
  /// fail.
  case pager

  /// The title of the screen.
  package var title: String {
    switch self {
    case .still: "static screen"
    case .list: "vertical list"
    case .pager: "pager at its leading edge"
    }
  }

  /// Pushes the screen on a stage and returns its scroll view.
  @MainActor
  func present(on stage: Stage) -> UIScrollView? {
    let screen = UIViewController()
    let content: UIScrollView?
    switch self {
    case .still: content = nil
    case .list:
      let list = UIScrollView(frame: StageMetrics.screen)
      list.contentSize = CGSize(width: list.bounds.width, height: 4 * list.bounds.height)
      list.contentOffset.y = list.bounds.height
      content = list
    case .pager:
      let pager = UIScrollView(frame: StageMetrics.screen)
      pager.isPagingEnabled = true
      pager.contentSize = CGSize(width: 5 * pager.bounds.width, height: pager.bounds.height)
      content = pager
    }
    if let content { screen.view.addSubview(content) }
    stage.push(screen)
    return content
  }
}
#endif
