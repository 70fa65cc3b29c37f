#if HEADLESS
extension UINavigationController {
  /// Begins the transition of a change: willShow, disappearance, appearance (C221, M10).
  ///
  /// Callbacks may change the stack again, which first completes this change.
  func begin(
    _ change: StackChange, animated: Bool, popRecognizer: (any InteractivePopPerformer)? = nil
  ) {
    let engine = animated && isInAppearance ? viewIfLoaded?.window?.headlessEngine : nil
    guard let engine, popRecognizer == nil, delegate != nil, questions.animatorTime == .nextTurn
    else {
      startTransition(change, isAnimated: engine != nil, popRecognizer: popRecognizer)
      return
    }
    completeTransition()
    deferredChange = change
    engine.clock.schedule(after: 0) { [weak self] in self?.startDeferredChange() }
  }

  /// Starts the transition of a change that was deferred to the next turn.
  private func startDeferredChange() {
    guard let change = deferredChange else { return }
    deferredChange = nil
    startTransition(
      change, isAnimated: isInAppearance && viewIfLoaded?.window?.headlessEngine != nil,
      popRecognizer: nil)
  }

  private func startTransition(
    _ change: StackChange, isAnimated: Bool, popRecognizer: (any InteractivePopPerformer)?
  ) {
    let changeCount = changeCount
    let animator = isAnimated ? animator(for: change) : nil
    let interaction = animator.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    completeTransition()
    // The delegate may have changed the stack.
    guard self.changeCount == changeCount else { return }
    if change.operation == .pop, !isEscaping, let barDelegate = bar.delegate,
      questions.popAsksBar == .everyPop
    {
      _ = barDelegate.navigationBar(bar, shouldPop: change.from.navigationItem)
    }
    let isInteractiveSlide = isAnimated && animator == nil && popRecognizer != nil
    let context = TransitionContext(
      from: change.from, to: change.to, in: contentView, isAnimated: isAnimated,
      animator: animator, interaction: isInteractiveSlide ? SlideInteraction(self) : interaction)
    self.changeCount += 1
    let transition = NavigationTransition(change, number: self.changeCount, context: context)
    transition.popRecognizer = popRecognizer
    self.transition = transition
    prepare(context, of: transition)
    guard self.transition === transition else { return }
    if change.operation == .push { tabBarController?.updateBar() }
    sendWillCallbacks(transition)
    guard self.transition === transition else { return }
    run(transition)
  }

  /// Ends the current transition at its end, or at its start if it was cancelled.
  func completeTransition() {
    startDeferredChange()
    transition?.context.completeAtOnce()
  }

  /// Returns the app's animator for a change, if there is one.
  func animator(for change: StackChange) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.navigationController(
      self, animationControllerFor: change.operation, from: change.from, to: change.to)
  }

  private func prepare(_ context: TransitionContext, of transition: NavigationTransition) {
    context.onCancel = { [weak self, weak transition] in
      guard let self, let transition, questions.cancelledPop == .whenInteractionChanges else {
        return
      }
      reverseAppearance(transition.change)
    }
    context.onEnd = { [weak self, weak transition] didComplete in
      guard let self, let transition, self.transition === transition else { return }
      self.transition = nil
      isFrozen = false
      didComplete ? complete(transition) : restore(transition)
    }
    if isViewLoaded {
      context.views[.from] = context.from.viewIfLoaded
      // `viewDidLoad` may take the stack off its window, which ends the transition.
      context.views[.to] = context.to.view
    }
    context.initialFrames[ObjectIdentifier(context.from)] = frame(of: context.from)
    context.finalFrames[ObjectIdentifier(context.to)] = frame(of: context.to)
  }

  private func sendWillCallbacks(_ transition: NavigationTransition) {
    let change = transition.change
    let animated = transition.context.isAnimated
    for controller in change.removed { controller.isMovingFromParent = true }
    for controller in change.added { controller.isMovingToParent = true }
    for controller in change.removed where self.transition === transition {
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
    guard context.isAnimated, let engine = viewIfLoaded?.window?.headlessEngine else {
      context.completeTransition(true)
      return
    }
    if freezes(change) {
      isFrozen = true
      transition.coordinator.start()
      return
    }
    if context.interaction != nil, transition.popRecognizer == nil,
      questions.drivenStart == .nextTurn
    {
      engine.clock.schedule(after: 0) { [weak context] in context?.start() }
    } else {
      context.start()
    }
    guard !context.isOver, context.animator == nil, context.interaction == nil else { return }
    let end = engine.nextSlide?.end ?? engine.clock.now + context.duration
    context.timer = engine.clock.schedule(after: end - engine.clock.now) { [weak context] in
      context?.completeTransition(true)
    }
  }

  /// Whether UIKit gets stuck in a change.
  private func freezes(_ change: StackChange) -> Bool {
    switch change.operation {
    case .push:
      // A replaced delegate had let a swipe begin at the root (C199).
      defer { hasSwipeBegunAtRoot = false }
      return hasSwipeBegunAtRoot
    case .pop:
      // A pop while a presented view controller is being dismissed (C202).
      return presentedViewController?.isBeingDismissed == true
        && questions.popDuringDismissal == .freezes
    case .none: return false
    }
  }

  private func complete(_ transition: NavigationTransition) {
    let change = transition.change
    change.from.viewIfLoaded?.removeFromSuperview()
    resetFrame(of: change.from)
    resetFrame(of: change.to)
    showBars()
    if isInAppearance {
      let appearanceChange = change.to.appearance.changeCount
      change.from.endAppearanceTransition()
      // The callback above may have begun another change of the appearance.
      if change.to.appearance.changeCount == appearanceChange {
        change.to.endAppearanceTransition()
      }
    }
    for controller in change.added where controller.parent === self {
      controller.didMove(toParent: self)
    }
    for controller in change.removed where controller.parent === self {
      if stack.contains(where: { $0 === controller }) { continue }
      // It is still shown where another change was made while the delegate was asked about this one.
      removeImmediately(controller)
      controller.removeFromParent()
    }
    clearMovingFlags(change)
    if self.transition == nil { removeStrayViews() }
    guard isNewest(transition) else { return }
    notifyBarDelegate(change)
    guard isNewest(transition) else { return }
    delegate?.navigationController(
      self, didShow: change.to, animated: transition.context.isAnimated)
  }

  /// Restores the state before the change (C226, C227, C233).
  private func restore(_ transition: NavigationTransition) {
    let change = transition.change
    if change.isRestorable { stack = change.previousStack }
    resetFrame(of: change.from)
    resetFrame(of: change.to)
    change.to.viewIfLoaded?.removeFromSuperview()
    showBars()
    // Callbacks may begin another change, which supersedes this one.
    if isNewest(transition), isViewLoaded, change.from.viewIfLoaded?.superview !== contentView {
      embed(change.from)
    }
    if isInAppearance, isNewest(transition) {
      // The lower screen disappears completely before the top one appears again (M10). If both have
      // already reversed their appearance, these calls only end that.
      change.to.beginAppearanceTransition(false, animated: true)
      change.to.endAppearanceTransition()
      if isNewest(transition) {
        change.from.beginAppearanceTransition(true, animated: true)
        change.from.endAppearanceTransition()
      }
    }
    clearMovingFlags(change)
    for controller in change.added where controller.parent === self {
      if change.isRestorable {
        controller.willMove(toParent: nil)
        controller.removeFromParent()
      } else {
        controller.didMove(toParent: self)
      }
    }
    if !isNewest(transition), self.transition == nil { removeStrayViews() }
    // Before iOS 18 the delegate is not called for a cancelled pop (C226).
    guard questions.version >= .v18, isNewest(transition) else { return }
    delegate?.navigationController(self, willShow: change.from, animated: true)
    guard isNewest(transition) else { return }
    delegate?.navigationController(self, didShow: change.from, animated: true)
  }

  /// Whether no newer change was begun from within a callback.
  private func isNewest(_ transition: NavigationTransition) -> Bool {
    changeCount == transition.number
  }

  private func reverseAppearance(_ change: StackChange) {
    guard isInAppearance else { return }
    change.to.beginAppearanceTransition(false, animated: true)
    change.from.beginAppearanceTransition(true, animated: true)
  }

  private func clearMovingFlags(_ change: StackChange) {
    for controller in change.removed { controller.isMovingFromParent = false }
    for controller in change.added { controller.isMovingToParent = false }
  }

  private func notifyBarDelegate(_ change: StackChange) {
    guard let barDelegate = bar.delegate else { return }
    if change.operation == .pop {
      barDelegate.navigationBar(bar, didPop: change.from.navigationItem)
    } else {
      barDelegate.navigationBar(bar, didPush: change.to.navigationItem)
    }
  }

  /// Leaves only the top view controller's view in the content view, whatever callbacks did.
  private func removeStrayViews() {
    guard isViewLoaded else { return }
    for child in children where child !== stack.last && child.isViewLoaded {
      removeImmediately(child)
      if !stack.contains(where: { $0 === child }) {
        child.willMove(toParent: nil)
        child.removeFromParent()
      }
    }
    guard let top = stack.last, top.view.superview !== contentView else { return }
    addImmediately(top)
  }

  /// Restores the frame of a view that UIKit's slide may have moved.
  private func resetFrame(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, view.transform.isIdentity, isViewLoaded else {
      return
    }
    view.frame = frame(of: controller)
  }

  /// Positions both views of a pop at a fraction of the slide, from 0 to 1.
  func layOutSlide(_ change: StackChange, fraction: CGFloat) {
    guard isViewLoaded, let below = change.to.viewIfLoaded, let top = change.from.viewIfLoaded
    else { return }
    let width = view.bounds.width
    let sign: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let isMoving = fraction > 0
    top.center.x = frame(of: change.from).midX + sign * width * fraction
    let behind = isMoving ? EngineMetrics.popParallax * (1 - fraction) : 0
    below.center.x = frame(of: change.to).midX - sign * width * behind
  }
}
#endif
