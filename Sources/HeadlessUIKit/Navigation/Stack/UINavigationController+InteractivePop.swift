#if HEADLESS
import Foundation

extension UINavigationController {
  /// Updates the interactive pop for a change of its recognizer's state.
  func updatePop(with pop: NavigationPopRecognizer) {
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

  /// The number of view controllers after the current transition ends.
  var settledCount: Int {
    guard let transition, transition.context.transitionWasCancelled,
      transition.change.isRestorable
    else { return stack.count }
    return transition.change.previousStack.count
  }

  private func beginInteractivePop(with pop: NavigationPopRecognizer) {
    if canInterruptTransition || deferredChange != nil { completeTransition() }
    guard transition == nil else { return }
    guard let change = removeScreens(above: stack.count - 2) else {
      // A replaced delegate may let a swipe begin at the root; its effect is known (C199). If
      // UIKit's own delegate allowed it while there was something to pop, the swipe has no effect.
      hasSwipeBegunAtRoot = !(pop.delegate is NavigationPopDelegate)
      return
    }
    begin(change, animated: true, popRecognizer: pop)
  }

  private func updateInteractivePop(with pop: NavigationPopRecognizer) {
    guard let transition, transition.popRecognizer === pop else { return }
    switch transition.context.interaction {
    case let slide as SlideInteraction: slide.update(fraction(of: pop))
    case let driver as UIPercentDrivenInteractiveTransition: driver.update(fraction(of: pop))
    default: break
    }
  }

  private func endInteractivePop(of pop: NavigationPopRecognizer, cancelled: Bool) {
    guard let transition, transition.popRecognizer === pop else { return }
    // A cancelled content pop may never call its completion closures (C210).
    if cancelled, pop.area == .content {
      transition.coordinator.dropsCompletions = questions.cancelledContentPop == .neverCompletes
    }
    switch transition.context.interaction {
    case let slide as SlideInteraction: slide.end(cancelled: cancelled)
    case let driver as UIPercentDrivenInteractiveTransition:
      if cancelled { driver.cancel() } else { driver.finish() }
    default: break
    }
  }

  private func shouldFinish(_ pop: NavigationPopRecognizer) -> Bool {
    if let isCancelled = view.window?.headlessEngine?.nextSlide?.isCancelled { return !isCancelled }
    let velocity = towardsTrailing(pop.velocityAtLift(in: view).x)
    if abs(velocity) >= EngineMetrics.popSpeed { return velocity > 0 }
    return fraction(of: pop) >= EngineMetrics.popProgress
  }

  private func fraction(of pop: NavigationPopRecognizer) -> CGFloat {
    let width = view.bounds.width
    return width > 0 ? max(0, towardsTrailing(pop.translation(in: view).x)) / width : 0
  }

  private func towardsTrailing(_ x: CGFloat) -> CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -x : x
  }
}
#endif
