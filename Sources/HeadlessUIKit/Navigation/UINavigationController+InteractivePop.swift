import Foundation

extension UINavigationController {
  /// Drives an interactive pop with one of the two pop recognizers.
  func drive(with pop: NavigationPopRecognizer) {
    switch pop.state {
    case .began: beginInteractivePop()
    case .changed: updateInteractivePop(with: pop)
    case .ended: endInteractivePop(cancelled: !shouldFinish(pop))
    case .cancelled: endInteractivePop(cancelled: true)
    case .possible, .failed: break
    }
  }

  private func beginInteractivePop() {
    guard transition == nil, stack.count > 1 else { return }
    let top = stack.removeLast()
    guard let below = stack.last else { return }
    begin(
      NavigationTransition(
        .pop, from: top, to: below, popped: [top], isAnimated: true, isInteractive: true))
  }

  private func updateInteractivePop(with pop: NavigationPopRecognizer) {
    guard let transition, transition.isInteractive else { return }
    transition.update(progress(of: pop))
    arrange(transition, progress: transition.percentComplete)
  }

  private func endInteractivePop(cancelled: Bool) {
    guard let transition, transition.isInteractive else { return }
    transition.letGo(cancelled: cancelled)
    if cancelled, questions.cancelledPop == .whenInteractionChanges {
      turnAppearanceRound(transition)
    }
    guard let clock = viewIfLoaded?.window?.headlessEngine?.clock else {
      completeTransition()
      return
    }
    let rest = cancelled ? transition.percentComplete : 1 - transition.percentComplete
    transition.timer = clock.schedule(after: transition.transitionDuration * Double(rest)) {
      [weak self] in self?.completeTransition()
    }
  }

  private func shouldFinish(_ pop: NavigationPopRecognizer) -> Bool {
    let speed = towardsTrailing(pop.velocity(in: view).x)
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
