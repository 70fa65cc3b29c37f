#if HEADLESS
/// The transition in progress, as its participants see it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Whether completion closures are discarded (C210).
  var dropsCompletions = false
  /// The animations that the animator started or returned.
  var animations: [any UIViewImplicitlyAnimating] = []
  /// Retained after the transition, for the values that remain readable.
  private let context: TransitionContext
  private var queuedChanges: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var alongsideAnimator: UIViewPropertyAnimator?
  /// The engine that retains this coordinator during the transition.
  ///
  /// If the view controllers retained it instead, they would leak when their window is released
  /// during the transition.
  @BackReference private var engine: HeadlessEngine?
  private var hasStarted = false
  private var isFinished = false

  init(_ context: TransitionContext) {
    self.context = context
    super.init()
    context.coordinator = self
  }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var initiallyInteractive: Bool { context.initiallyInteractive }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var transitionDuration: TimeInterval { context.duration }
  var percentComplete: CGFloat { context.percentComplete }
  var completionVelocity: CGFloat { context.interaction?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { context.interaction?.completionCurve ?? .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  /// Whether the app's animator returns an animation; UIKit's slide yields only to another pop
  /// (C228).
  var isInterruptible: Bool { context.interruptibleAnimation != nil }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isFinished else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      queuedChanges.append(animation)
      if hasStarted { runQueuedChanges() }
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in _: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard !isFinished else { return }
    interactionHandlers.append(handler)
  }

  /// Registers with an engine, which retains the coordinator until the transition ends.
  func register(with engine: HeadlessEngine?) {
    self.engine = engine
    engine?.modalTransitions.append(self)
  }

  /// Ends the transition now.
  func completeAtOnce() { context.completeAtOnce() }

  /// Called when the transition has started; runs the queued changes.
  func start() {
    guard !hasStarted, !isFinished else { return }
    hasStarted = true
    runQueuedChanges()
  }

  /// Moves the changes to the fraction that the interaction has reached.
  func updateInteraction() { alongsideAnimator?.fractionComplete = context.percentComplete }

  /// Called when the interaction ends or resumes.
  func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
    guard let alongsideAnimator else { return }
    if context.isInteractive {
      alongsideAnimator.pauseAnimation()
    } else {
      alongsideAnimator.isReversed = context.transitionWasCancelled
      alongsideAnimator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  /// Moves the changes to their end or start.
  func endChanges(_ didComplete: Bool) {
    // A transition that takes no time still makes the changes.
    if !hasStarted { start() }
    alongsideAnimator?.stopAnimation(false)
    alongsideAnimator?.finishAnimation(at: didComplete ? .end : .start)
    alongsideAnimator = nil
  }

  /// Called when the transition has ended.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    engine?.modalTransitions.removeAll { $0 === self }
    let handlers = dropsCompletions ? [] : completions
    completions = []
    interactionHandlers = []
    animations = []
    for handler in handlers { handler(self) }
  }

  private func runQueuedChanges() {
    let changes = queuedChanges
    queuedChanges = []
    guard !changes.isEmpty else { return }
    let animator =
      alongsideAnimator
      ?? UIViewPropertyAnimator(
        duration: context.duration, curve: context.interaction?.completionCurve ?? .easeInOut)
    animator.isEnginesOwn = true
    alongsideAnimator = animator
    for change in changes {
      animator.addAnimations { change(self) }
    }
    if context.isInteractive {
      animator.fractionComplete = context.percentComplete
    } else {
      animator.startAnimation()
    }
  }
}
#endif
