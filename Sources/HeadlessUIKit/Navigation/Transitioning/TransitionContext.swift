#if HEADLESS
/// The transition from one view controller to another, as its animator sees it.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The transition whose animator is currently starting its animations.
  private(set) static var capturing: TransitionContext?

  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// The app's animator, or nil for UIKit's own animation.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// The object that drives the transition instead of the clock.
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  let initiallyInteractive: Bool
  /// Retains the transition and its animations; the object that runs the transition retains it.
  weak var coordinator: TransitionCoordinator?
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var isOver = false
  private(set) var percentComplete: CGFloat = 0
  /// The views by key, and the frames at which they start and end.
  var views: [UITransitionContextViewKey: UIView] = [:]
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// Called when the transition is cancelled, after the interaction handlers (C222).
  var onCancel: () -> Void = {}
  /// Called once when the transition has ended, with whether it completed.
  var onEnd: (_ didComplete: Bool) -> Void = { _ in }
  /// The timer that ends UIKit's own animation.
  var timer: HeadlessTimer?
  private var holdsNewAnimations = false

  init(
    from: UIViewController, to: UIViewController, in container: UIView, isAnimated: Bool,
    style: UIModalPresentationStyle = .none,
    animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    self.from = from
    self.to = to
    containerView = container
    self.isAnimated = isAnimated
    presentationStyle = style
    self.animator = animator
    self.interaction = interaction
    initiallyInteractive = interaction?.wantsInteractiveStart ?? false
    isInteractive = initiallyInteractive
  }

  let targetTransform = CGAffineTransform.identity

  /// The animations that the animator started or returned.
  var animations: [any UIViewImplicitlyAnimating] { coordinator?.animations ?? [] }

  /// The duration of the whole transition, in s.
  var duration: TimeInterval {
    guard isAnimated else { return 0 }
    return animator?.transitionDuration(using: self) ?? EngineMetrics.transitionDuration
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func initialFrame(for vc: UIViewController) -> CGRect {
    initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect { finalFrames[ObjectIdentifier(vc)] ?? .zero }

  /// Starts the transition, driven by its interaction controller or by the clock.
  func start() {
    guard !isOver else { return }
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animate(held: false)
    }
    coordinator?.start()
  }

  /// Starts the animator's animations; held ones are paused for an interaction.
  func animate(held: Bool) {
    guard let animator else { return }
    if held, let animation = interruptibleAnimation {
      coordinator?.animations.append(animation)
      animation.pauseAnimation()
      return
    }
    let outerTransition = TransitionContext.capturing
    TransitionContext.capturing = self
    holdsNewAnimations = held
    animator.animateTransition(using: self)
    TransitionContext.capturing = outerTransition
  }

  /// The animation that the animator returns for scrubbing, if it does.
  var interruptibleAnimation: (any UIViewImplicitlyAnimating)? {
    guard let animation = animator?.interruptibleAnimator(using: self) else { return nil }
    return animation is NoAnimation ? nil : animation
  }

  /// Records an animation that the animator starts; returns whether to hold it.
  func capture(_ animation: any UIViewImplicitlyAnimating) -> Bool {
    if !animations.contains(where: { $0 === animation }) {
      coordinator?.animations.append(animation)
    }
    return holdsNewAnimations
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    coordinator?.updateInteraction()
  }

  func finishInteractiveTransition() { endInteraction(cancelled: false) }

  func cancelInteractiveTransition() { endInteraction(cancelled: true) }

  /// Ends the interaction and completes the transition by the clock, in the time that is left of its
  /// duration, or at a certain time.
  func settle(cancelled: Bool, until end: TimeInterval? = nil) {
    endInteraction(cancelled: cancelled)
    guard !isOver else { return }
    guard let clock = containerView.window?.headlessEngine?.clock else {
      completeTransition(!cancelled)
      return
    }
    let remaining = duration * Double(cancelled ? percentComplete : 1 - percentComplete)
    timer = clock.schedule(after: end.map { $0 - clock.now } ?? remaining) { [weak self] in
      self?.completeTransition(!cancelled)
    }
  }

  func pauseInteractiveTransition() {
    guard !isOver, !isInteractive, !transitionWasCancelled else { return }
    isInteractive = true
    coordinator?.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    // An animator may complete the transition during the interaction.
    if isInteractive { endInteraction(cancelled: !didComplete) }
    guard !isOver else { return }
    isOver = true
    timer?.cancel()
    // The owner releases the coordinator during the calls below.
    let coordinator = coordinator
    coordinator?.endChanges(didComplete)
    let endHandler = onEnd
    onEnd = { _ in }
    onCancel = {}
    endHandler(didComplete)
    coordinator?.finish()
    animator?.animationEnded(didComplete)
  }

  /// Ends the transition now, at its end, or at its start if it was cancelled.
  func completeAtOnce() {
    guard !isOver else { return }
    if isInteractive { endInteraction(cancelled: false) }
    let didComplete = !transitionWasCancelled
    for animation in animations {
      animation.stopAnimation(false)
      animation.finishAnimation(at: didComplete ? .end : .start)
    }
    completeTransition(didComplete)
  }

  private func endInteraction(cancelled: Bool) {
    guard !isOver, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator?.interactionChanged()
    if cancelled { onCancel() }
  }
}
#endif
