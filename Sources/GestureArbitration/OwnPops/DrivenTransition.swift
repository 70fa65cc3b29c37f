import Foundation
import UIKitShim

/// One pop or push under a finger, through the public transitioning API.
///
/// ```text
///  held ──► settling ──► over
///    ▲          │
///    └──────────┘  caught by another finger
/// ```
@MainActor
final class DrivenTransition {
  /// What the finger does to the stack.
  enum Operation {
    case pop
    case push(UIViewController)
  }

  private enum Stage {
    case held
    case settling(cancelled: Bool)
    case over
  }

  /// The recognizer that drives it, or did last.
  private(set) weak var recognizer: UIGestureRecognizer?
  private weak var navigationController: UINavigationController?
  private let delegate: TransitionDelegate
  private let way: StackOperation
  /// The width of the controller's view, in pt: that of the beginning, by which the screens are laid out.
  private let width: CGFloat
  private var stage = Stage.held
  /// Where the screen was when the finger took hold of it, in pt of its way, and where the finger was.
  private var grip: (progress: CGFloat, place: CGPoint)
  private let interaction: FingerDrivenTransition
  /// How far the screen is on its way, from 0 to 1; a driver that has not started does not know.
  private var share: CGFloat = 0
  /// Whether its end will be told.
  private var isWatched = false

  /// Begins a transition; nil if UIKit does not let it be driven.
  ///
  /// - Parameters:
  ///   - place: How far the finger had come when it took hold, in pt of the window.
  ///   - recognizer: Whose finger it is.
  init?(
    _ operation: Operation, of navigationController: UINavigationController, from place: CGPoint,
    under recognizer: UIGestureRecognizer
  ) {
    guard let top = navigationController.topViewController else { return nil }
    self.navigationController = navigationController
    self.recognizer = recognizer
    grip = (0, place)
    width = navigationController.viewIfLoaded?.bounds.width ?? 0
    interaction = FingerDrivenTransition()
    switch operation {
    case .pop:
      way = .pop
      delegate = TransitionDelegate(
        for: .pop, leaving: top, animatedBy: SlideAnimator(.pop, looks: top.popTransition),
        drivenBy: interaction)
    case .push(let screen):
      way = .push
      delegate = TransitionDelegate(
        for: .push, leaving: top, animatedBy: SlideAnimator(.push, looks: screen.popTransition),
        drivenBy: interaction)
    }
    interaction.onStart = { [weak self] in self?.watch() }
    delegate.standIn(for: navigationController)
    switch operation {
    case .pop:
      guard navigationController.popViewController(animated: true) != nil else {
        delegate.standDown()
        return nil
      }
    case .push(let screen): navigationController.pushViewController(screen, animated: true)
    }
    watch()
  }

  /// Sees to it that the end is told, as soon as there is somebody to tell it.
  private func watch() {
    guard !isWatched, let coordinator = navigationController?.transitionCoordinator else { return }
    isWatched = coordinator.animate(alongsideTransition: nil) { _ in self.end() }
  }

  /// What drives it: as long as UIKit has not asked, the arbiter's own, which keeps what it is told.
  private var driven: UIPercentDrivenInteractiveTransition? {
    delegate.wasAsked ? delegate.driven : interaction
  }

  /// Shows the screen where the finger has brought it: 1 pt for each point, from where it was taken.
  func move(to place: CGPoint) {
    guard case .held = stage, width > 0 else { return }
    watch()
    share = min(max(progress(at: place) / width, 0), 1)
    driven?.update(share)
  }

  /// Lets go of the screen: it goes on or back, as the finger went; and a slow one goes the shorter way.
  ///
  /// - Parameter velocity: In pt/s of the window.
  func letGo(at velocity: CGPoint) {
    let speed = direction.along(way, velocity.x)
    let isFast = abs(speed) >= ArbitrationMetrics.decidingSpeed
    letGo(
      cancelled: isFast ? speed < 0 : share < ArbitrationMetrics.decidingProgress, at: abs(speed))
  }

  /// Lets go of the screen, which goes on or back; at a speed in pt/s.
  func letGo(cancelled: Bool, at speed: CGFloat = 0) {
    guard case .held = stage else { return }
    watch()
    // UIKit has neither asked nor set anything in motion: the change was made without an animation.
    guard isWatched, let driven else { return end() }
    stage = .settling(cancelled: cancelled)
    let ordinary = width / CGFloat(ArbitrationMetrics.slideDuration)
    driven.completionSpeed =
      ordinary > 0 ? min(max(1, speed / ordinary), ArbitrationMetrics.fastestSlide) : 1
    driven.completionCurve = .easeOut
    cancelled ? driven.cancel() : driven.finish()
  }

  /// Lets another finger take hold of a screen that goes on by itself; returns whether it did.
  ///
  /// One that goes back has been given up: UIKit says of no way to take that back. Nor is an app's own
  /// animation caught: only of the arbiter's is it known how far it has come, since a driver knows but the
  /// share that it was told last.
  func takeHold(_ recognizer: UIGestureRecognizer) -> Bool {
    guard case .settling(cancelled: false) = stage, delegate.isAnimatedByArbiter, let driven,
      let coordinator = navigationController?.transitionCoordinator, coordinator.isInterruptible
    else { return false }
    driven.pause()
    guard coordinator.isInteractive else { return false }
    stage = .held
    self.recognizer = recognizer
    share = delegate.animator.share
    grip = (share * width, .zero)
    return true
  }

  /// Whether it takes a screen away.
  func pops(_ screen: UIViewController) -> Bool { way == .pop && delegate.screen === screen }

  /// Whether a finger holds the screen.
  var isHeld: Bool {
    if case .held = stage { true } else { false }
  }

  /// How far the screen is on its way with the finger at a place, in pt.
  private func progress(at place: CGPoint) -> CGFloat {
    grip.progress + direction.along(way, place.x - grip.place.x)
  }

  private var direction: ReadingDirection {
    navigationController?.viewIfLoaded?.readingDirection ?? .leftToRight
  }

  private func end() {
    stage = .over
    delegate.standDown()
  }
}
