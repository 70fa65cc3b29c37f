#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// Makes a stage for the screen; `seed` determines every order that the behavior shuffles.
  package func stage(behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1) -> Stage {
    Stage(
      behavior: behavior, layoutDirection: layoutDirection, size: size, seed: seed,
      navigation: navigation())
  }

  /// The rectangle of the screen, in pt.
  package var bounds: CGRect { CGRect(origin: .zero, size: size) }

  /// Shows the screen on a stage and, if requested, configures an arbiter for it.
  ///
  /// - Parameter onDecision: Called with every decision of the arbiter, which retains the closure;
  ///   it must not retain the stage.
  /// - Returns: The contents that may own a drag.
  @discardableResult
  package func show(
    on stage: Stage, withArbiter: Bool = true,
    onDecision: (@MainActor (PopDecision) -> Void)? = nil
  ) -> [LabContent] {
    let contents = present(on: stage)
    guard withArbiter else {
      // A screen that has a policy or a transition would bring an arbiter along.
      stage.navigation.removeGestureArbiter()
      return contents
    }
    let arbiter = stage.navigation.gestureArbiter
    for content in contents {
      if let role = content.role {
        arbiter.register(content.view, as: role, named: content.registeredName)
      }
    }
    if !configuresArbiter { arbiter.driver = driver }
    configure(arbiter)
    if let onDecision { arbiter.onDecision = onDecision }
    return contents
  }
}
#endif
