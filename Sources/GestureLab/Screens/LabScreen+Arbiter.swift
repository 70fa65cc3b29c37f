import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// Puts the screen on a stage, and sets the arbiter up for it if there is to be one.
  ///
  /// - Parameter onDecision: Told of every decision of the arbiter. The stage's arbiter keeps it: it must
  ///   not keep the stage.
  /// - Returns: The contents on the screen that may own a drag.
  func present(
    on stage: Stage, withArbiter: Bool, onDecision: @escaping @MainActor (Decision) -> Void
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
    arbiter.onDecision = onDecision
    return contents
  }
}
