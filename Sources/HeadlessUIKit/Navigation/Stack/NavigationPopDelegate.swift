#if HEADLESS
/// UIKit's own delegate of the pop recognizers; refuses swipes that cannot pop (C199 to C202).
@MainActor
final class NavigationPopDelegate: NSObject, UIGestureRecognizerDelegate {
  @BackReference var navigation: UINavigationController?

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
    if pop.area == .content, pop.tracked.contains(where: pop.isOverCompetitor),
      navigation.questions.contentPopOverCompetitors == .refusesToBegin
    {
      return false
    }
    return navigation.allowsPop(with: pop)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let navigation, let pop = gestureRecognizer as? NavigationPopRecognizer else {
      return false
    }
    return switch pop.area {
    case .edge: pop.isMarkedForEdge(touch) || navigation.questions.unmarkedTouch == .fails
    case .content:
      (!NavigationPopRecognizer.isOverHorizontalScrolling(touch)
        || navigation.questions.contentPopOverScrolling != .refusesTheTouch)
        && (!pop.isOverCompetitor(touch)
          || navigation.questions.contentPopOverCompetitors != .refusesTheTouch)
    }
  }
}

extension UINavigationController {
  /// Whether the state of the navigation controller allows a pop.
  fileprivate func allowsPop(with pop: NavigationPopRecognizer) -> Bool {
    guard settledCount > 1, transition == nil || canInterruptTransition else { return false }
    return presentationAllowsPop(with: pop) && barAllowsPop(from: pop.area) && animatorAllowsPop
      && (!isTopZoomed || questions.zoomAndPops == .popsAsUsual)
  }

  /// Whether no presentation covers the touches of a pop recognizer (C267).
  ///
  /// Whether a presentation that leaves the content usable prevents the pop is an open question
  /// (``UIKitBehavior/popUnderPresentation``).
  private func presentationAllowsPop(with pop: NavigationPopRecognizer) -> Bool {
    var presented = presentedViewController
    guard presented != nil else { return true }
    while let controller = presented {
      // A presentation may have begun after the touches landed.
      if let container = controller.presentation?.containerView,
        pop.landings(in: container).contains(where: { container.hitTest($0, with: nil) != nil })
      {
        return false
      }
      presented = controller.presented
    }
    return questions.popUnderPresentation == .popsIfReachable
  }

  /// Whether the bar and its top item allow a pop (C200).
  private func barAllowsPop(from area: NavigationPopRecognizer.Area) -> Bool {
    if isNavigationBarHidden, area == .edge || questions.hiddenBar == .refusesBothPops {
      return false
    }
    guard let item = topViewController?.navigationItem else { return true }
    if item.hidesBackButton || item.replacesBackButton { return false }
    return item.backAction == nil || questions.backActionAndPop == .popsAsUsual
  }

  /// Whether the app provides no animator, or one that UIKit's pop recognizers can drive (C201).
  private var animatorAllowsPop: Bool {
    guard delegate != nil, let from = stack.last, stack.count > 1 else { return true }
    let change = StackChange(.pop, from: from, to: stack[stack.count - 2], previousStack: stack)
    guard let animator = animator(for: change) else { return true }
    return delegate?.navigationController(self, interactionControllerFor: animator)
      is UIPercentDrivenInteractiveTransition
  }
}

extension NavigationPopRecognizer {
  /// Where the touches have landed, or where the pointer is that scrolls, in a view's coordinates.
  fileprivate func landings(in view: UIView) -> [CGPoint] {
    if let pointer { return [view.convertFromWindow(pointer)] }
    var landings: [CGPoint] = []
    tracked.visit { landings.append($0.landing(in: view)) }
    return landings
  }
}
#endif
