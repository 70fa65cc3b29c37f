import Foundation

/// One transition as those see it who take part in it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// Whether completions are dropped instead of run (C210).
  var dropsCompletions = false
  /// The animations that the animator has started or handed over.
  var animations: [any UIViewImplicitlyAnimating] = []
  /// Kept while the transition runs; what it told last is told afterwards.
  private let context: TransitionContext
  private var pending: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var alongside: UIViewPropertyAnimator?
  /// The engine on whose clock the transition runs, and which keeps it meanwhile: kept by its
  /// controllers it would keep them for ever if the stage went in the middle of it.
  private weak var engine: HeadlessEngine?
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
  var completionCurve: UIView.AnimationCurve {
    context.interaction?.completionCurve ?? .easeInOut
  }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  /// One's own animation can be taken hold of; UIKit's own slide only by another pop (C228).
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
      pending.append(animation)
      if hasStarted { runPending() }
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard !isFinished else { return }
    interactionHandlers.append(handler)
  }

  /// Lives on an engine until the transition is over.
  func live(on engine: HeadlessEngine?) {
    self.engine = engine
    engine?.modalTransitions.append(self)
  }

  /// Ends the transition at once, wherever it is.
  func completeAtOnce() { context.completeAtOnce() }

  /// The transition is in motion: what was queued comes along.
  func start() {
    guard !hasStarted, !isFinished else { return }
    hasStarted = true
    runPending()
  }

  /// Shows as much of the changes as the finger has come.
  func scrub() { alongside?.fractionComplete = context.percentComplete }

  /// A finger has let go, or taken hold again.
  func interactionChanged() {
    for handler in interactionHandlers { handler(self) }
    guard let alongside else { return }
    if context.isInteractive {
      alongside.pauseAnimation()
    } else {
      alongside.isReversed = context.transitionWasCancelled
      alongside.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  /// Brings the changes to their end, or back to their start.
  func settle(_ didComplete: Bool) {
    // A transition without a moment of its own still makes the changes.
    if !hasStarted { start() }
    alongside?.stopAnimation(false)
    alongside?.finishAnimation(at: didComplete ? .end : .start)
    alongside = nil
  }

  /// The transition is over.
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

  private func runPending() {
    let animations = pending
    pending = []
    guard !animations.isEmpty else { return }
    let animator =
      alongside
      ?? UIViewPropertyAnimator(
        duration: context.duration, curve: context.interaction?.completionCurve ?? .easeInOut)
    alongside = animator
    for animation in animations {
      animator.addAnimations { animation(self) }
    }
    if context.isInteractive {
      animator.fractionComplete = context.percentComplete
    } else {
      animator.startAnimation()
    }
  }
}
