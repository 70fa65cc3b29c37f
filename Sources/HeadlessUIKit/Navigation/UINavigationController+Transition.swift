import Foundation

extension UINavigationController {
  /// Announces a transition and starts it: willShow, disappearing, appearing (C221, M10).
  func begin(_ transition: NavigationTransition) {
    self.transition = transition
    let animated = transition.isAnimated
    if transition.operation == .pop {
      for controller in transition.popped { controller.willMove(toParent: nil) }
    }
    delegate?.navigationController(self, willShow: transition.to, animated: animated)
    if isViewLoaded {
      embed(
        transition.to, behind: transition.operation == .pop ? transition.from.viewIfLoaded : nil)
    }
    if isInAppearance {
      transition.from.beginAppearanceTransition(false, animated: animated)
      transition.to.beginAppearanceTransition(true, animated: animated)
    }
    if transition.isInteractive { return }
    guard animated, let clock = viewIfLoaded?.window?.headlessEngine?.clock else {
      completeTransition()
      return
    }
    transition.timer = clock.schedule(after: transition.transitionDuration) { [weak self] in
      self?.completeTransition()
    }
  }

  /// Ends the transition that runs, if any: forwards, or back if it was cancelled.
  func completeTransition() {
    guard let transition else { return }
    if transition.isInteractive { transition.letGo(cancelled: false) }
    self.transition = nil
    transition.isCancelled ? undo(transition) : conclude(transition)
    transition.finish()
  }

  private func conclude(_ transition: NavigationTransition) {
    transition.from.viewIfLoaded?.removeFromSuperview()
    arrange(transition, progress: 0)
    if isInAppearance {
      transition.from.endAppearanceTransition()
      transition.to.endAppearanceTransition()
    }
    switch transition.operation {
    case .push:
      transition.to.didMove(toParent: self)
    case .pop:
      for controller in transition.popped { controller.removeFromParent() }
    }
    delegate?.navigationController(self, didShow: transition.to, animated: transition.isAnimated)
  }

  /// Puts everything back as it was before the pop (C226, C227, C233).
  private func undo(_ transition: NavigationTransition) {
    stack += transition.popped
    arrange(transition, progress: 0)
    transition.to.viewIfLoaded?.removeFromSuperview()
    // One screen goes entirely before the other comes back (M10), unless both have turned round
    // already; then these calls only complete what was announced.
    transition.to.beginAppearanceTransition(false, animated: true)
    transition.to.endAppearanceTransition()
    transition.from.beginAppearanceTransition(true, animated: true)
    transition.from.endAppearanceTransition()
    // Before iOS 18 a cancelled pop ends without a word to the delegate (C226).
    guard questions.version >= .iOS18 else { return }
    delegate?.navigationController(self, willShow: transition.from, animated: true)
    delegate?.navigationController(self, didShow: transition.from, animated: true)
  }

  func turnAppearanceRound(_ transition: NavigationTransition) {
    transition.to.beginAppearanceTransition(false, animated: true)
    transition.from.beginAppearanceTransition(true, animated: true)
  }

  /// Places the two screens of a pop that has come a share of its way, from 0 to 1.
  func arrange(_ transition: NavigationTransition, progress: CGFloat) {
    guard isViewLoaded, let below = transition.to.viewIfLoaded,
      let top = transition.from.viewIfLoaded
    else { return }
    let width = view.bounds.width
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let isMoving = progress > 0
    top.center.x = view.bounds.midX + sign * width * progress
    let behind = isMoving ? EngineMetrics.popParallax * (1 - progress) : 0
    below.center.x = view.bounds.midX - sign * width * behind
  }
}
