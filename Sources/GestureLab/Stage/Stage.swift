import Foundation
import GestureArbitration
import HeadlessUIKit

/// A phone without glass: an engine, a window, a navigation controller, and a record of what happens.
@MainActor
public final class Stage {
  /// The clock, the fingers and UIKit's open questions.
  public let engine: HeadlessEngine
  /// The window, as large as the screen.
  public let window: UIWindow
  /// The controller in the window; it starts with one empty screen.
  public let navigation: UINavigationController
  /// What every recognizer did since the stage was made.
  public let timeline = Timeline()

  /// Sets up a phone that behaves in a certain way.
  ///
  /// - Parameters:
  ///   - seed: What the orders are shuffled by that UIKit does not promise.
  ///   - navigation: An app's own navigation controller, without screens.
  public init(
    behavior: UIKitBehavior = UIKitBehavior(), readingDirection: ReadingDirection = .leftToRight,
    seed: UInt64 = 1, navigation: UINavigationController = UINavigationController()
  ) {
    engine = HeadlessEngine(behavior: behavior, seed: seed)
    window = UIWindow(frame: StageMetrics.screen)
    let root = UIViewController()
    root.title = "root"
    self.navigation = navigation
    navigation.setViewControllers([root], animated: false)
    navigation.view.semanticContentAttribute =
      readingDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    engine.attach(window)
    window.rootViewController = navigation
    engine.observer = timeline
  }

  /// Shows a screen on top, at once.
  public func push(_ screen: UIViewController) {
    navigation.pushViewController(screen, animated: false)
  }

  /// The arbiter of the stage's controller, made at the first call.
  ///
  /// Its decisions go into the timeline, unless `onDecision` is set to something else.
  public var arbiter: GestureArbiter {
    let arbiter = navigation.gestureArbiter
    if arbiter.onDecision == nil {
      arbiter.onDecision = { [weak timeline] decision in
        timeline?.note("\(decision)", about: "arbiter")
      }
    }
    return arbiter
  }

  /// Plays a script from the present moment on.
  public func play(_ script: TouchScript) { play(script) { false } }

  /// Plays a script from the present moment on, until enough is seen.
  func play(_ script: TouchScript, until isSeen: () -> Bool) {
    let start = engine.clock.now
    for step in script.steps {
      if isSeen() { return }
      engine.send([step.sample], at: start + step.time)
    }
    engine.clock.advance(to: start + script.time)
  }

  /// Lets time pass until transitions and scrolling have come to rest, a few seconds at most.
  public func rest() {
    engine.clock.advance(by: StageMetrics.restingTime)
  }
}
