import Foundation
import UIKitShim

/// One pop or push that a touch moves, through the public transitioning API.
///
/// ```text
///  held ──► settling ──► over
///    ▲          │
///    └──────────┘  interrupted by another touch
/// ```
@MainActor
final class InteractiveTransition {
  /// What the touch does to the stack.
  enum Operation {
    case pop
    case push(UIViewController)
  }

  private enum Phase {
    case held
    case settling(cancelled: Bool)
    case over
  }

  /// The recognizer that moves it, or moved it last.
  private(set) weak var recognizer: UIGestureRecognizer?
  private weak var navigationController: UINavigationController?
  private let isPop: Bool
  /// The screen that it pushes, until it has started.
  private var candidate: UIViewController?
  private let delegate: TransitionDelegate
  /// The width of the controller's view at the beginning, by which the screens are laid out, in pt.
  private let width: CGFloat
  private var phase = Phase.held
  /// The progress of the screen, in pt, and the translation of the touch when it took hold.
  private var anchor: (progress: CGFloat, translation: CGPoint)
  private let interaction: BufferedInteraction
  private var fractionComplete: CGFloat = 0
  private var isObservingEnd = false
  /// Whether UIKit is changing the stack, and calls the app while it does.
  private var isChangingStack = false
  /// How it was released meanwhile.
  private var earlyRelease: (cancelled: Bool, speed: CGFloat)?

  /// Prepares a transition; nil without a screen.
  ///
  /// - Parameters:
  ///   - translation: How far the touch had moved when it took hold, in pt of the window.
  ///   - recognizer: The recognizer of the touch.
  init?(
    _ operation: Operation, of navigationController: UINavigationController,
    from translation: CGPoint, by recognizer: UIGestureRecognizer
  ) {
    guard let top = navigationController.topViewController else { return nil }
    self.navigationController = navigationController
    self.recognizer = recognizer
    anchor = (0, translation)
    width = navigationController.viewIfLoaded?.bounds.width ?? 0
    interaction = BufferedInteraction()
    candidate = if case .push(let screen) = operation { screen } else { nil }
    isPop = candidate == nil
    let kind = isPop ? UINavigationController.Operation.pop : .push
    let style = (candidate ?? top).popTransition
    delegate = TransitionDelegate(
      for: kind, leaving: top, animator: SlideAnimator(kind, style: style),
      interaction: interaction)
  }

  /// Starts it, unless UIKit does not change the stack.
  ///
  /// UIKit calls the app meanwhile, which may release the screen: it pops by code, changes the driver
  /// or removes the arbiter. That waits until UIKit has made the transition.
  func start() {
    guard let navigationController else { return end() }
    interaction.onStart = { [weak self] in self?.observeEnd() }
    delegate.install(on: navigationController)
    isChangingStack = true
    var hasChangedStack = true
    if let candidate {
      navigationController.pushViewController(candidate, animated: true)
    } else {
      hasChangedStack = navigationController.popViewController(animated: true) != nil
    }
    candidate = nil
    isChangingStack = false
    guard hasChangedStack else { return end() }
    observeEnd()
    releaseLate(mayWait: true)
  }

  /// Whether UIKit has started a transition.
  private var hasStarted: Bool { navigationController?.transitionCoordinator != nil }

  /// Releases the screen as it was to be released before it could be.
  private func releaseLate(mayWait: Bool) {
    guard let (cancelled, speed) = earlyRelease else { return }
    earlyRelease = nil
    hasStarted || mayWait ? release(cancelled: cancelled, speed: speed) : end()
  }

  /// Observes the end as soon as there is a coordinator.
  private func observeEnd() {
    guard !isObservingEnd, let coordinator = navigationController?.transitionCoordinator else {
      return
    }
    isObservingEnd = coordinator.animate(alongsideTransition: nil) { _ in self.end() }
  }

  /// What moves it: until UIKit has asked, the arbiter's interaction, which buffers what it
  /// receives.
  private var activeInteraction: BufferedInteraction? {
    delegate.wasAsked ? delegate.chosenInteraction : interaction
  }

  /// Moves the screen with the touch, 1 pt for each point since it took hold.
  func move(to translation: CGPoint) {
    guard isHeld, width > 0 else { return }
    observeEnd()
    let progress = anchor.progress + distance(translation.x - anchor.translation.x)
    fractionComplete = min(max(progress / width, 0), 1)
    activeInteraction?.update(fractionComplete)
  }

  /// Releases the screen, in pt/s of the window: a fast touch decides by its direction, a slow one
  /// by the nearer end.
  func release(at velocity: CGPoint) {
    let speed = distance(velocity.x)
    let isFast = abs(speed) >= GestureMetrics.finishingSpeed
    release(
      cancelled: isFast ? speed < 0 : fractionComplete < GestureMetrics.finishingFraction,
      speed: abs(speed))
  }

  /// Releases the screen, which finishes or returns; `speed` in pt/s.
  func release(cancelled: Bool, speed: CGFloat = 0) {
    guard isHeld else { return }
    guard !isChangingStack else { return earlyRelease = (cancelled, speed) }
    observeEnd()
    // The stack changed without an animation, or UIKit asks just now, in a later turn of the run
    // loop, how the change is animated.
    guard hasStarted else {
      guard !delegate.wasAsked else { return end() }
      earlyRelease = (cancelled, speed)
      // Nobody else may retain it any more.
      return MainRunLoop.performAtEndOfTurn { self.releaseLate(mayWait: false) }
    }
    guard let interaction = activeInteraction else { return end() }
    phase = .settling(cancelled: cancelled)
    let standardSpeed = width / CGFloat(GestureMetrics.slideDuration)
    interaction.completionSpeed =
      standardSpeed > 0
      ? min(max(1, speed / standardSpeed), GestureMetrics.maximumCompletionSpeed) : 1
    interaction.completionCurve = .easeOut
    cancelled ? interaction.cancel() : interaction.finish()
  }

  /// Lets another touch take hold of a screen that is finishing; returns whether it did.
  ///
  /// Only the arbiter's own, uncancelled animation can be interrupted: UIKit offers no way to
  /// reverse a cancellation, and the progress of an app's animation is unknown.
  func interrupt(by recognizer: UIGestureRecognizer) -> Bool {
    guard case .settling(cancelled: false) = phase, delegate.usesOwnAnimator,
      let interaction = activeInteraction,
      let coordinator = navigationController?.transitionCoordinator
    else { return false }
    interaction.pause()
    guard coordinator.isInteractive else {
      interaction.finish()
      return false
    }
    phase = .held
    self.recognizer = recognizer
    fractionComplete = delegate.animator.fractionComplete
    anchor = (fractionComplete * width, .zero)
    return true
  }

  /// Whether it removes a screen.
  func pops(_ screen: UIViewController) -> Bool {
    isPop && delegate.screen === screen
  }

  /// Whether a touch holds the screen.
  var isHeld: Bool {
    if case .held = phase { earlyRelease == nil } else { false }
  }

  /// Whether it has ended.
  var isOver: Bool { if case .over = phase { true } else { false } }

  /// A horizontal distance or speed as positive in the direction of the transition.
  private func distance(_ x: CGFloat) -> CGFloat {
    let direction = navigationController?.viewIfLoaded?.layoutDirection ?? .leftToRight
    return isPop ? direction.towardsTrailing(x) : -direction.towardsTrailing(x)
  }

  private func end() {
    phase = .over
    delegate.uninstall()
  }
}
