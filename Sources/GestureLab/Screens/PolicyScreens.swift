#if HEADLESS
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// A screen that is popped from its edge only.
  package static let edgeOnly = LabScreen(
    "edge-only", title: "screen with the policy edgeOnly", owner: edgeOwner
  ) { stage in show(.edgeOnly, on: stage) }

  /// A screen that no drag pops.
  package static let disabled = LabScreen(
    "disabled", title: "screen with the policy disabled", owner: { _ in .nobody }
  ) { stage in show(.disabled, on: stage) }

  /// What a screen promises that pops from the edge and has nothing else to drag.
  static let edgeOwner: @Sendable (Drag) -> Owner = { drag in
    drag.mayPop && drag.place == .edge ? .pop : .nobody
  }

  private static func show(_ policy: PopPolicy, on stage: Stage) -> [LabContent] {
    let screen = UIViewController()
    screen.popPolicy = policy
    stage.push(screen)
    return []
  }
}
#endif
