#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// A screen with a bottom bar and a back button of its own; strokes start on the bar, which goes with
  /// the screen.
  package static let companion = LabScreen(
    "companion", title: "screen with a bottom bar of its own",
    strokeHeight: StageMetrics.screen.maxY - 24, driver: .publicTransition,
    owner: { $0.mayPop ? .pop : .nobody }
  ) { stage in
    let screen = UIViewController()
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      customView: PopBackButton(title: "Back", color: .label, highlightedColor: .gray))
    stage.push(screen)
    screen.companionBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 49))
    return []
  }
}
#endif
