#if HEADLESS
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// Makes a fresh stage that the screen can be shown on; the seed orders whatever the behaviour
  /// shuffles.
  package func stage(behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1) -> Stage {
    Stage(behavior: behavior, layoutDirection: reading, seed: seed)
  }

  /// Puts the screen on a stage and, if there is to be one, tells the arbiter all about it.
  ///
  /// - Parameter onDecision: Told of every decision of the arbiter. The stage's arbiter keeps it: it must
  ///   not keep the stage.
  /// - Returns: The contents on it that may own a drag.
  @discardableResult
  package func show(
    on stage: Stage, withArbiter: Bool = true,
    onDecision: (@MainActor (PopDecision) -> Void)? = nil
  ) -> [LabContent] {
    let contents = present(on: stage)
    guard withArbiter else { return contents }
    let arbiter = stage.navigation.gestureArbiter
    for content in contents {
      if let role = content.role {
        arbiter.register(content.view, as: role, named: content.name)
      }
    }
    arbiter.driver = driver
    tell(arbiter)
    if let onDecision { arbiter.onDecision = onDecision }
    return contents
  }
}
#endif
