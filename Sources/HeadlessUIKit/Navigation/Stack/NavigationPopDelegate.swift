import Foundation

/// UIKit's own delegate of the pop recognizers: when a swipe does not pop (C199 to C202).
@MainActor
final class NavigationPopDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var navigation: UINavigationController?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, let pop = gestureRecognizer as? NavigationPopRecognizer else {
      return false
    }
    if pop.area == .content,
      pop.tracked.contains(where: NavigationPopRecognizer.isOverHorizontalScrolling),
      navigation.questions.contentPopOverScrolling == .refuses
    {
      return false
    }
    if pop.area == .content, pop.tracked.contains(where: pop.meetsCompetitor),
      navigation.questions.contentPopOverCompetitors == .refusesToBegin
    {
      return false
    }
    return navigation.mayPop(by: pop.area)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let navigation, let pop = gestureRecognizer as? NavigationPopRecognizer else {
      return false
    }
    return switch pop.area {
    case .edge: pop.isMarked(touch) || navigation.questions.unmarkedTouch == .fails
    case .content:
      (!NavigationPopRecognizer.isOverHorizontalScrolling(touch)
        || navigation.questions.contentPopOverScrolling != .refusesTheTouch)
        && (!pop.meetsCompetitor(at: touch)
          || navigation.questions.contentPopOverCompetitors != .refusesTheTouch)
    }
  }
}

extension UINavigationController {
  /// Whether a swipe may pop the screen on top, as far as the controller is concerned.
  fileprivate func mayPop(by area: NavigationPopRecognizer.Area) -> Bool {
    guard depthAtRest > 1, transition == nil || mayInterrupt, presentedViewController == nil else {
      return false
    }
    return barLetsPop(by: area) && animatorLetsPop
  }

  /// Whether there is a way back that a swipe may stand for (C200).
  private func barLetsPop(by area: NavigationPopRecognizer.Area) -> Bool {
    if isNavigationBarHidden, area == .edge || questions.hiddenBar == .refusesBothPops {
      return false
    }
    guard let item = topViewController?.navigationItem else { return true }
    if item.hidesBackButton || item.replacesBackButton { return false }
    return item.backAction == nil || questions.backActionAndPop == .popsAsEver
  }

  /// Whether the app leaves the animation to UIKit, or lets UIKit's swipe drive its own (C201).
  private var animatorLetsPop: Bool {
    guard delegate != nil, let from = stack.last, stack.count > 1 else { return true }
    let change = StackChange(.pop, from: from, to: stack[stack.count - 2], before: stack)
    guard let animator = animator(for: change) else { return true }
    return delegate?.navigationController(self, interactionControllerFor: animator)
      is UIPercentDrivenInteractiveTransition
  }
}
