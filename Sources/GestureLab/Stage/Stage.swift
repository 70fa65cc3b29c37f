#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// A headless phone: an engine, a window, a navigation controller and a timeline.
@MainActor
public final class Stage {
  /// The engine with its clock, touches and behavior.
  public let engine: HeadlessEngine
  /// The window, with the size of the screen.
  public let window: UIWindow
  /// The window's root view controller, with one empty screen at the start.
  public let navigation: UINavigationController
  /// The events of all recognizers since the stage was made.
  public let timeline = Timeline()

  /// The differences between the screen of a snapshot and the original, as sentences; empty on
  /// other stages.
  public internal(set) var notes: [String] = []

  /// Makes a stage with a behavior.
  ///
  /// - Parameters:
  ///   - behavior: The answers to UIKit's open questions, and the release of iOS.
  ///   - layoutDirection: The layout direction of the app.
  ///   - size: The size of the window, in pt.
  ///   - seed: The seed of the orders that UIKit leaves open.
  ///   - navigation: A navigation controller without screens, such as an app's subclass.
  public convenience init(
    behavior: UIKitBehavior = UIKitBehavior(),
    layoutDirection: PopAttempt.LayoutDirection = .leftToRight,
    size: CGSize = StageMetrics.screen.size, seed: UInt64 = 1,
    navigation: UINavigationController = UINavigationController()
  ) {
    self.init(
      in: UIWindow(frame: CGRect(origin: .zero, size: size)), behavior: behavior,
      layoutDirection: layoutDirection, seed: seed, navigation: navigation)
  }

  /// Makes a stage with a window.
  package init(
    in window: UIWindow, behavior: UIKitBehavior, layoutDirection: PopAttempt.LayoutDirection,
    seed: UInt64, navigation: UINavigationController = UINavigationController()
  ) {
    engine = HeadlessEngine(behavior: behavior, seed: seed)
    self.window = window
    let root = UIViewController()
    root.title = "root"
    self.navigation = navigation
    navigation.setViewControllers([root], animated: false)
    navigation.view.semanticContentAttribute =
      layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    engine.attach(window)
    window.rootViewController = navigation
    timeline.recorder.observe(engine)
  }

  /// Makes a stage with the likely behavior of a release of iOS.
  ///
  /// ```swift
  /// let stage = Stage(iOS: .v18)
  /// ```
  ///
  /// - Parameters:
  ///   - version: The release of iOS, with the likely answers to UIKit's open questions.
  ///   - layoutDirection: The layout direction of the app.
  ///   - size: The size of the window, in pt.
  ///   - seed: The seed of the orders that UIKit leaves open.
  ///   - navigation: A navigation controller without screens, such as an app's subclass.
  public convenience init(
    iOS version: SystemVersion, layoutDirection: PopAttempt.LayoutDirection = .leftToRight,
    size: CGSize = StageMetrics.screen.size, seed: UInt64 = 1,
    navigation: UINavigationController = UINavigationController()
  ) {
    self.init(
      behavior: UIKitBehavior(version: version), layoutDirection: layoutDirection, size: size,
      seed: seed, navigation: navigation)
  }

  /// Pushes a screen without animation.
  public func push(_ screen: UIViewController) {
    navigation.pushViewController(screen, animated: false)
  }

  /// The arbiter of the navigation controller, made on first access.
  ///
  /// Its decisions are added to the timeline unless `onDecision` is set already.
  public var arbiter: GestureArbiter {
    let arbiter = navigation.gestureArbiter
    if arbiter.onDecision == nil {
      arbiter.onDecision = { [weak recorder = timeline.recorder] in recorder?.decided($0) }
    }
    return arbiter
  }

  /// What sends touches to the engine.
  package var player: Player { Player(on: engine) }

  /// Plays a script from the present time on.
  public func play(_ script: TouchScript) { play(script) { false } }

  /// Plays a script from the present time on, until a condition holds.
  package func play(_ script: TouchScript, until isOver: () -> Bool) {
    let start = engine.clock.now
    if player.play(script.steps.events, from: start, until: { _ in isOver() }) {
      engine.clock.advance(to: start + script.time)
    }
  }

  /// Advances the clock until nothing moves, by `StageMetrics.restingTime` at most.
  ///
  /// The clock does not advance if nothing moves. It advances by the whole time while a touch is
  /// down or something keeps moving, such as a timer that schedules itself again.
  public func rest() { engine.rest(within: StageMetrics.restingTime) }
}
#endif
