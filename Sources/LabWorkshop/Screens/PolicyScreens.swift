#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A screen that only the edge pop pops.
  package static let edgeOnly = LabScreen(
    "edge-only", title: "screen with the policy edgeOnly", owner: edgeOwner
  ) { stage in show(.edgeOnly, on: stage) }

  /// A screen whose policy refuses every pop.
  package static let disabled = LabScreen(
    "disabled", title: "screen with the policy disabled", owner: { _ in .unclaimed }
  ) { stage in show(.disabled, on: stage) }

  /// The promised owner on a screen with only the edge pop.
  static let edgeOwner: @Sendable (Drag) -> DragOwner = { drag in
    drag.mayPop && drag.place == .edge ? .pop : .unclaimed
  }

  private static func show(_ policy: PopPolicy, on stage: Stage) -> [LabContent] {
    let screen = UIViewController()
    screen.popPolicy = policy
    stage.push(screen)
    return []
  }
}
#endif
