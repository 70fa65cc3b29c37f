import GestureArbitration
import HeadlessUIKit

/// A screen on which rule sets are evaluated.
package enum EvaluationScreen: String, CaseIterable, Sendable {
  /// Nothing that moves.
  case still
  /// A list that scrolls up and down.
  case list
  /// A pager at its leading edge, which goes second: it yields to the arbiter, and waits for the pans of
  /// the field, as these have it.
  case pager

  /// The screen in a few words.
  package var title: String {
    switch self {
    case .still: "static screen"
    case .list: "vertical list"
    case .pager: "pager at its leading edge"
    }
  }

  /// Puts the screen on a stage; returns what scrolls on it.
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
