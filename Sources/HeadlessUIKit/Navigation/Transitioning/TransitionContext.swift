import Foundation

/// One transition from one controller to another, as its animator sees it.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The transition whose animator is starting its animations, if any is.
  private(set) static var capturing: TransitionContext?

  let from: UIViewController
  let to: UIViewController
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  /// The app's animator, or nil for UIKit's own.
  let animator: (any UIViewControllerAnimatedTransitioning)?
  /// What drives the transition in the place of the clock.
  let interaction: (any UIViewControllerInteractiveTransitioning)?
  let initiallyInteractive: Bool
  /// Keeps the transition and what it animates; whoever runs the transition keeps the coordinator.
  weak var coordinator: TransitionCoordinator?
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  private(set) var isOver = false
  private(set) var percentComplete: CGFloat = 0
  /// The views by key, and where they start and end.
  var views: [UITransitionContextViewKey: UIView] = [:]
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
  /// Told that the transition has turned back, once the interaction handlers have run (C222).
  var onCancel: () -> Void = {}
  /// Told once that all is over, and whether the new screen shows.
  var onEnd: (_ didComplete: Bool) -> Void = { _ in }
  /// What ends UIKit's own animation.
  var timer: HeadlessTimer?
  private var holdsAnimations = false

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

  /// The animations that the animator has started or handed over.
  var animations: [any UIViewImplicitlyAnimating] { coordinator?.animations ?? [] }

  /// How long the transition takes from end to end, in s.
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

  func finalFrame(for vc: UIViewController) -> CGRect {
    finalFrames[ObjectIdentifier(vc)] ?? .zero
  }

  /// Sets the transition in motion, by hand or by itself.
  func start() {
    guard !isOver else { return }
    if let interaction {
      interaction.startInteractiveTransition(self)
    } else {
      animate(held: false)
    }
    coordinator?.start()
  }

  /// Lets the animator start its animations, which are held for a finger or run.
  func animate(held: Bool) {
    guard let animator else { return }
    if held, let animation = interruptibleAnimation {
      coordinator?.animations.append(animation)
      animation.pauseAnimation()
      return
    }
    let outer = TransitionContext.capturing
    TransitionContext.capturing = self
    holdsAnimations = held
    animator.animateTransition(using: self)
    TransitionContext.capturing = outer
  }

  /// The animation that the animator hands over, if it does.
  var interruptibleAnimation: (any UIViewImplicitlyAnimating)? {
    guard let animation = animator?.interruptibleAnimator(using: self) else { return nil }
    return animation is NoAnimation ? nil : animation
  }

  /// Takes note of an animation that the animator starts; returns whether it is to be held.
  func captures(_ animation: any UIViewImplicitlyAnimating) -> Bool {
    if !animations.contains(where: { $0 === animation }) {
      coordinator?.animations.append(animation)
    }
    return holdsAnimations
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive, percentComplete.isFinite else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    coordinator?.scrub()
  }

  func finishInteractiveTransition() { letGo(cancelled: false) }

  func cancelInteractiveTransition() { letGo(cancelled: true) }

  func pauseInteractiveTransition() {
    guard !isOver, !isInteractive, !transitionWasCancelled else { return }
    isInteractive = true
    coordinator?.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) {
    guard !isOver else { return }
    // An animator may be done before anybody let go.
    if isInteractive { letGo(cancelled: !didComplete) }
    guard !isOver else { return }
    isOver = true
    timer?.cancel()
    // Whoever keeps the coordinator lets go of it in what follows.
    let coordinator = coordinator
    coordinator?.settle(didComplete)
    let end = onEnd
    onEnd = { _ in }
    onCancel = {}
    end(didComplete)
    coordinator?.finish()
    animator?.animationEnded(didComplete)
  }

  /// Ends the transition at once, wherever it is: forwards, or back if it has turned back already.
  func completeAtOnce() {
    guard !isOver else { return }
    if isInteractive { letGo(cancelled: false) }
    let didComplete = !transitionWasCancelled
    for animation in animations {
      animation.stopAnimation(false)
      animation.finishAnimation(at: didComplete ? .end : .start)
    }
    completeTransition(didComplete)
  }

  private func letGo(cancelled: Bool) {
    guard !isOver, isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = cancelled
    coordinator?.interactionChanged()
    if cancelled { onCancel() }
  }
}
