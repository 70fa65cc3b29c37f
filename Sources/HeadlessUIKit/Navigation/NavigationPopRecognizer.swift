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

  override var hysteresis: CGFloat {
    area == .edge ? super.hysteresis : EngineMetrics.panHysteresis
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    guard area == .content, let questions = system?.questions else { return false }
    if other === navigation?.edgePop { return questions.contentPopAndEdge == .waits }
    return questions.contentPopOverScrolling == .waitsForScrolling && other.pansHorizontally
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

/// UIKit's own delegate of the pop recognizers: no pop at the root or during a transition (C199).
@MainActor
final class NavigationPopDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, let pop = gestureRecognizer as? NavigationPopRecognizer else {
      return false
    }
    if pop.area == .content, navigation.questions.contentPopOverScrolling == .refuses,
      pop.tracked.contains(where: NavigationPopRecognizer.isOverHorizontalScrolling)
    {
      return false
    }
    if pop.area == .content, pop.tracked.contains(where: pop.meetsCompetitor),
      navigation.questions.contentPopOverCompetitors == .refusesToBegin
    {
      return false
    }
    return navigation.viewControllers.count > 1 && navigation.transition == nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let navigation, let pop = gestureRecognizer as? NavigationPopRecognizer else {
      return false
    }
    return switch pop.area {
    case .edge: navigation.questions.unmarkedTouch == .fails || pop.isMarked(touch)
    case .content:
      (navigation.questions.contentPopOverScrolling != .refusesTheTouch
        || !NavigationPopRecognizer.isOverHorizontalScrolling(touch))
        && (navigation.questions.contentPopOverCompetitors != .refusesTheTouch
          || !pop.meetsCompetitor(at: touch))
    }
  }
}
