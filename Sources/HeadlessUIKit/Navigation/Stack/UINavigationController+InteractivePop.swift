import Foundation

extension UINavigationController {
  /// Drives an interactive pop with one of the two pop recognizers.
  func drive(with pop: NavigationPopRecognizer) {
    switch pop.state {
    case .began: beginInteractivePop(with: pop)
    case .changed: updateInteractivePop(with: pop)
    case .ended: endInteractivePop(of: pop, cancelled: !shouldFinish(pop))
    case .cancelled:
      guard transition?.swipe === pop else { return }
      // Disabled under the finger it is cancelled, and may leave the controller stuck (C203).
      if !pop.isEnabled, questions.disabledMidPop == .freezes {
        isFrozen = true
      } else {
        endInteractivePop(of: pop, cancelled: true)
      }
    case .possible, .failed: break
    }
  }

  /// Whether a pop may begin in spite of a transition that runs, which is completed first: from
  /// iOS 26, where the slide is interruptible (C228).
  var mayInterrupt: Bool {
    guard let transition, !isFrozen else { return false }
    return questions.version >= .iOS26 && !transition.context.isInteractive
      && transition.context.animator == nil && questions.runningSlide == .givesWay
  }

  /// How many screens there are once the transition that runs is completed.
  var depthAtRest: Int {
    guard let transition, transition.context.transitionWasCancelled,
      transition.change.isRestorable
    else { return stack.count }
    return transition.change.before.count
  }

  private func beginInteractivePop(with pop: NavigationPopRecognizer) {
    if mayInterrupt || waitingChange != nil { completeTransition() }
    guard transition == nil else { return }
    guard let change = popping(to: stack.count - 2) else {
      // What is known is what becomes of a swipe that a foreign delegate lets begin here (C199). One
      // that UIKit's own agreed to while there was a screen to pop just does nothing.
      hasSwipeBegunAtRoot = !(pop.delegate is NavigationPopDelegate)
      return
    }
    begin(change, animated: true, swipe: pop)
  }

  private func updateInteractivePop(with pop: NavigationPopRecognizer) {
    guard let transition, transition.swipe === pop else { return }
    switch transition.context.interaction {
    case let slide as SlidePop: slide.update(progress(of: pop))
    case let driver as UIPercentDrivenInteractiveTransition: driver.update(progress(of: pop))
    default: break
    }
  }

  private func endInteractivePop(of pop: NavigationPopRecognizer, cancelled: Bool) {
    guard let transition, transition.swipe === pop else { return }
    // A cancelled content pop may never call its completions (C210).
    if cancelled, pop.area == .content {
      transition.coordinator.dropsCompletions = questions.cancelledContentPop == .neverCompletes
    }
    switch transition.context.interaction {
    case let slide as SlidePop: slide.letGo(cancelled: cancelled)
    case let driver as UIPercentDrivenInteractiveTransition:
      if cancelled { driver.cancel() } else { driver.finish() }
    default: break
    }
  }

  private func shouldFinish(_ pop: NavigationPopRecognizer) -> Bool {
    let speed = towardsTrailing(pop.velocityAtLift(in: view).x)
    if abs(speed) >= EngineMetrics.popSpeed { return speed > 0 }
    return progress(of: pop) >= EngineMetrics.popProgress
  }

  private func progress(of pop: NavigationPopRecognizer) -> CGFloat {
    let width = view.bounds.width
    return width > 0 ? max(0, towardsTrailing(pop.translation(in: view).x)) / width : 0
  }

  private func towardsTrailing(_ x: CGFloat) -> CGFloat {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -x : x
  }
}
