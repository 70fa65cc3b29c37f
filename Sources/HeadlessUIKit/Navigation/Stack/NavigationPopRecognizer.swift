import Foundation

/// Both pop recognizers of a navigation controller: edge-pan-derived, with the edge of the reading
/// direction (C194, C241).
@MainActor
final class NavigationPopRecognizer: UIScreenEdgePanGestureRecognizer {
  enum Area { case edge, content }

  let area: Area
  weak var navigation: UINavigationController?

  init(area: Area, navigation: UINavigationController) {
    self.area = area
    self.navigation = navigation
    super.init(target: nil, action: nil)
    // The names seen on iOS 26; for timelines only (C040).
    name =
      area == .edge ? "UINavigationController.edgeSwipe" : "UINavigationController.contentSwipe"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    followReadingDirection()
    super.touchesBegan(touches, with: event)
  }

  override func accepts(_ touch: UITouch) -> Bool { area == .content || super.accepts(touch) }

  override var mayBeginEarly: Bool { area == .edge }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    guard area == .content, let questions = system?.questions else { return false }
    if other === navigation?.edgePop { return questions.contentPopAndEdge == .waits }
    return other.pansHorizontally && questions.contentPopOverScrolling == .waitsForScrolling
  }

  /// Whether a touch came over the border from which this recognizer pops.
  func isMarked(_ touch: UITouch) -> Bool {
    followReadingDirection()
    return super.accepts(touch)
  }

  /// Whether a touch lies on something else that wants the drag this recognizer is for (C193).
  func meetsCompetitor(at touch: UITouch) -> Bool {
    guard let view = navigation?.view else { return false }
    followReadingDirection()
    return touch.isKeptFromContentPop(dragged: edges == .right ? .left : .right, inside: view)
  }

  /// Whether a touch lies on a scroll view that moves horizontally.
  static func isOverHorizontalScrolling(_ touch: UITouch) -> Bool {
    var view = touch.view
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.canMove(along: .horizontal)
      {
        return true
      }
      view = current.superview
    }
    return false
  }

  private func followReadingDirection() {
    edges = navigation?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}

extension UIGestureRecognizer {
  /// Whether this is the pan of a scroll view that can move horizontally.
  fileprivate var pansHorizontally: Bool {
    guard let pan = self as? ScrollPanGestureRecognizer, let scrollView = pan.scrollView else {
      return false
    }
    return scrollView.canMove(along: .horizontal)
  }
}
