import Foundation

extension UINavigationController {
  /// Announces a change and sets it in motion: willShow, disappearing, appearing (C221, M10).
  ///
  /// Whoever is told may change the stack again, which completes this change first.
  func begin(
    _ change: StackChange, animated: Bool, swipe: NavigationPopRecognizer? = nil
  ) {
    let engine = animated && isInAppearance ? viewIfLoaded?.window?.headlessEngine : nil
    guard let engine, swipe == nil, delegate != nil, questions.animatorTime == .nextTurn else {
      setInMotion(change, animates: engine != nil, swipe: swipe)
      return
    }
    completeTransition()
    waitingChange = change
    engine.clock.schedule(after: 0) { [weak self] in self?.startWaitingChange() }
  }

  /// Sets a change in motion that has waited for its turn.
  private func startWaitingChange() {
    guard let change = waitingChange else { return }
    waitingChange = nil
    setInMotion(
      change, animates: isInAppearance && viewIfLoaded?.window?.headlessEngine != nil, swipe: nil)
  }

  private func setInMotion(
    _ change: StackChange, animates: Bool, swipe: NavigationPopRecognizer?
  ) {
    let animator = animates ? animator(for: change) : nil
    let interaction = animator.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    completeTransition()
    if change.operation == .pop, let barDelegate = bar.delegate, questions.popAsksBar == .everyPop {
      _ = barDelegate.navigationBar(bar, shouldPop: change.from.navigationItem)
    }
    let isSlidUnderFinger = animates && animator == nil && swipe != nil
    let context = TransitionContext(
      from: change.from, to: change.to, in: contentView, isAnimated: animates,
      animator: animator, interaction: isSlidUnderFinger ? SlidePop(self) : interaction)
    changes += 1
    let transition = NavigationTransition(change, number: changes, context: context)
    transition.swipe = swipe
    self.transition = transition
    prepare(context, of: transition)
    announce(transition)
    guard self.transition === transition else { return }
    run(transition)
  }

  /// Ends the transition that runs, if any: forwards, or back if it was cancelled.
  func completeTransition() {
    startWaitingChange()
    transition?.context.completeAtOnce()
  }

  /// What the app animates a change with, if it does.
  func animator(for change: StackChange) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController(
      self, animationControllerFor: change.operation, from: change.from, to: change.to)
  }

  private func prepare(_ context: TransitionContext, of transition: NavigationTransition) {
    if isViewLoaded {
      context.views[.from] = context.from.viewIfLoaded
      context.views[.to] = context.to.view
    }
    context.initialFrames[ObjectIdentifier(context.from)] = contentView.bounds
    context.finalFrames[ObjectIdentifier(context.to)] = contentView.bounds
    context.onCancel = { [weak self, weak transition] in
      guard let self, let transition, questions.cancelledPop == .whenInteractionChanges else {
        return
      }
      turnAppearanceRound(transition.change)
    }
    context.onEnd = { [weak self, weak transition] didComplete in
      guard let self, let transition, self.transition === transition else { return }
      self.transition = nil
      isFrozen = false
      didComplete ? conclude(transition) : undo(transition)
    }
  }

  private func announce(_ transition: NavigationTransition) {
    let change = transition.change
    let animated = transition.context.isAnimated
    for controller in change.leaving { controller.isMovingFromParent = true }
    for controller in change.arriving { controller.isMovingToParent = true }
    for controller in change.leaving where self.transition === transition {
      controller.willMove(toParent: nil)
    }
    guard self.transition === transition else { return }
    delegate?.navigationController(self, willShow: change.to, animated: animated)
    guard self.transition === transition, isInAppearance else { return }
    change.from.beginAppearanceTransition(false, animated: animated)
    guard self.transition === transition else { return }
    change.to.beginAppearanceTransition(true, animated: animated)
  }

  private func run(_ transition: NavigationTransition) {
    let (change, context) = (transition.change, transition.context)
    if isViewLoaded, context.animator == nil {
      embed(change.to, behind: change.operation == .pop ? change.from.viewIfLoaded : nil)
    }
    guard context.isAnimated, let clock = viewIfLoaded?.window?.headlessEngine?.clock else {
      context.completeTransition(true)
      return
    }
    if freezes(change) {
      isFrozen = true
      transition.coordinator.start()
      return
    }
    if context.interaction != nil, transition.swipe == nil, questions.drivenStart == .nextTurn {
      clock.schedule(after: 0) { [weak context] in context?.start() }
    } else {
      context.start()
    }
    guard !context.isOver, context.animator == nil, context.interaction == nil else { return }
    context.timer = clock.schedule(after: context.duration) { [weak context] in
      context?.completeTransition(true)
    }
  }

  /// Whether UIKit gets stuck in a change.
  private func freezes(_ change: StackChange) -> Bool {
    switch change.operation {
    case .push:
      // A swipe that was let begin at the root by a foreign delegate (C199).
      defer { hasSwipeBegunAtRoot = false }
      return hasSwipeBegunAtRoot
    case .pop:
      // A pop while a controller over it is being dismissed (C202).
      return presentedViewController?.isBeingDismissed == true
        && questions.popDuringDismissal == .freezes
    case .none: return false
    }
  }

  private func conclude(_ transition: NavigationTransition) {
    let change = transition.change
    change.from.viewIfLoaded?.removeFromSuperview()
    place(change.from)
    place(change.to)
    bar.showCustomViews()
    if isInAppearance {
      let round = change.to.appearance.round
      change.from.endAppearanceTransition()
      // The one that went may have begun another change already.
      if change.to.appearance.round == round { change.to.endAppearanceTransition() }
    }
    for controller in change.arriving where controller.parent === self {
      controller.didMove(toParent: self)
    }
    for controller in change.leaving where controller.parent === self {
      if !stack.contains(where: { $0 === controller }) { controller.removeFromParent() }
    }
    forgetMoves(change)
    if self.transition == nil { tidy() }
    guard isNewest(transition) else { return }
    tellBar(change)
    guard isNewest(transition) else { return }
    delegate?.navigationController(
      self, didShow: change.to, animated: transition.context.isAnimated)
  }

  /// Puts everything back as it was before (C226, C227, C233).
  private func undo(_ transition: NavigationTransition) {
    let change = transition.change
    if change.isRestorable { stack = change.before }
    place(change.from)
    place(change.to)
    change.to.viewIfLoaded?.removeFromSuperview()
    bar.showCustomViews()
    // Whoever is told may begin another change, which overtakes this one.
    if isNewest(transition), isViewLoaded, change.from.viewIfLoaded?.superview !== contentView {
      embed(change.from)
    }
    if isInAppearance, isNewest(transition) {
      // One screen goes entirely before the other comes back (M10), unless both have turned round
      // already; then these calls only complete what was announced.
      change.to.beginAppearanceTransition(false, animated: true)
      change.to.endAppearanceTransition()
      if isNewest(transition) {
        change.from.beginAppearanceTransition(true, animated: true)
        change.from.endAppearanceTransition()
      }
    }
    forgetMoves(change)
    for controller in change.arriving where controller.parent === self {
      if change.isRestorable {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      } else {
        controller.didMove(toParent: self)
      }
    }
    if !isNewest(transition), self.transition == nil { tidy() }
    // Before iOS 18 a cancelled pop ends without a word to the delegate (C226).
    guard questions.version >= .iOS18, isNewest(transition) else { return }
    delegate?.navigationController(self, willShow: change.from, animated: true)
    guard isNewest(transition) else { return }
    delegate?.navigationController(self, didShow: change.from, animated: true)
  }

  /// Whether no other change has begun since, from within a callback of this one.
  private func isNewest(_ transition: NavigationTransition) -> Bool {
    changes == transition.number
  }

  private func turnAppearanceRound(_ change: StackChange) {
    guard isInAppearance else { return }
    change.to.beginAppearanceTransition(false, animated: true)
    change.from.beginAppearanceTransition(true, animated: true)
  }

  private func forgetMoves(_ change: StackChange) {
    for controller in change.leaving { controller.isMovingFromParent = false }
    for controller in change.arriving { controller.isMovingToParent = false }
  }

  private func tellBar(_ change: StackChange) {
    guard let barDelegate = bar.delegate else { return }
    if change.operation == .pop {
      barDelegate.navigationBar(bar, didPop: change.from.navigationItem)
    } else {
      barDelegate.navigationBar(bar, didPush: change.to.navigationItem)
    }
  }

  /// Leaves the top, and nobody else, among the screens, whatever animators and callbacks did.
  private func tidy() {
    guard isViewLoaded else { return }
    for child in children where child !== stack.last && child.isViewLoaded {
      leave(child)
      if !stack.contains(where: { $0 === child }) {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
    }
    guard let top = stack.last, top.view.superview !== contentView else { return }
    appear(top)
  }

  /// Puts a screen that UIKit's own slide may have moved back in its place.
  private func place(_ controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.transform.isIdentity, isViewLoaded else {
      return
    }
    view.frame = contentView.bounds
  }

  /// Places the two screens of a pop that has come a share of its way, from 0 to 1.
  func arrange(_ change: StackChange, progress: CGFloat) {
    guard isViewLoaded, let below = change.to.viewIfLoaded, let top = change.from.viewIfLoaded
    else { return }
    let width = view.bounds.width
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let isMoving = progress > 0
    top.center.x = view.bounds.midX + sign * width * progress
    let behind = isMoving ? EngineMetrics.popParallax * (1 - progress) : 0
    below.center.x = view.bounds.midX - sign * width * behind
  }
}
