#if HEADLESS
extension UINavigationController {
  /// Updates the interactive pop for a change of its recognizer's state.
  func updatePop(with pop: any InteractivePopPerformer) {
    switch pop.state {
    case .began: beginInteractivePop(with: pop)
    case .changed: updateInteractivePop(with: pop)
    case .ended: endInteractivePop(of: pop, cancelled: !shouldFinish(pop))
    case .cancelled:
      guard transition?.popRecognizer === pop else { return }
      // Disabling the recognizer cancels it and may leave the controller stuck (C203).
      if !pop.isEnabled, questions.disabledMidPop == .freezes {
        isFrozen = true
      } else {
        endInteractivePop(of: pop, cancelled: true)
      }
    case .possible, .failed: break
    }
  }

  /// Whether a pop may begin during the current transition, which is then completed first.
  ///
  /// This is the case from iOS 26, where the slide is interruptible (C228).
  var canInterruptTransition: Bool {
    guard let transition, !isFrozen else { return false }
    return questions.version >= .v26 && !transition.context.isInteractive
      && transition.context.animator == nil && questions.runningSlide == .givesWay
  }

  /// Whether the zoom that shows the top screen may be caught while it runs, as one may be at any
  /// time (C235). Catching a screen that is on its way back is not modelled.
  private var canInterruptZoom: Bool {
    guard let transition, !isFrozen else { return false }
    return !transition.context.isInteractive && transition.context.animator == nil
  }

  /// Whether the top screen was shown by a zoom (C253).
  var isTopZoomed: Bool { questions.version >= .v18 && topViewController?.zoomDismissal != nil }

  /// Whether a screen that a zoom has shown may be dismissed now.
  func canDismissZoomed(_ screen: UIViewController) -> Bool {
    isTopZoomed && stack.count > 1 && stack.last === screen
      && (transition == nil || canInterruptZoom)
  }

  /// The number of view controllers after the current transition ends.
  var settledCount: Int {
    guard let transition, transition.context.transitionWasCancelled,
      transition.change.isRestorable
    else { return stack.count }
    return transition.change.previousStack.count
  }

  private func beginInteractivePop(with pop: any InteractivePopPerformer) {
    let mayInterrupt = pop is any ZoomRecognizer ? canInterruptZoom : canInterruptTransition
    if mayInterrupt || deferredChange != nil { completeTransition() }
    guard transition == nil else { return }
    guard let change = removeScreens(above: stack.count - 2) else {
      // A replaced delegate may let a swipe begin at the root; its effect is known (C199). If
      // UIKit's own delegate allowed it while there was something to pop, the swipe has no effect.
      hasSwipeBegunAtRoot =
        pop is NavigationPopRecognizer && !(pop.delegate is NavigationPopDelegate)
      return
    }
    begin(change, animated: true, popRecognizer: pop)
  }

  private func updateInteractivePop(with pop: any InteractivePopPerformer) {
    guard let transition, transition.popRecognizer === pop else { return }
    switch transition.context.interaction {
    case let slide as SlideInteraction: slide.update(pop.fraction(in: view))
    case let driver as UIPercentDrivenInteractiveTransition: driver.update(pop.fraction(in: view))
    default: break
    }
  }

  private func endInteractivePop(of pop: any InteractivePopPerformer, cancelled: Bool) {
    guard let transition, transition.popRecognizer === pop else { return }
    // A cancelled content pop may never call its completion closures (C210).
    if cancelled, (pop as? NavigationPopRecognizer)?.area == .content {
      transition.coordinator.dropsCompletions = questions.cancelledContentPop == .neverCompletes
    }
    switch transition.context.interaction {
    case let slide as SlideInteraction: slide.end(cancelled: cancelled)
    case let driver as UIPercentDrivenInteractiveTransition:
      if cancelled { driver.cancel() } else { driver.finish() }
    default: break
    }
  }

  private func shouldFinish(_ pop: any InteractivePopPerformer) -> Bool {
    if let isCancelled = view.window?.headlessEngine?.nextSlide?.isCancelled { return !isCancelled }
    return pop.shouldFinish(in: view)
  }
}
#endif
