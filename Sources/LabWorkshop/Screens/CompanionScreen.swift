#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A screen with a bottom bar and a custom back button.
  ///
  /// Strokes start on the bar, which moves with the screen.
  package static let companion = LabScreen(
    "companion", title: "screen with a companion bar",
    strokeHeight: StageMetrics.screen.maxY - 24, driver: .arbiter,
    owner: { $0.mayPop ? .pop : .unclaimed }
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
