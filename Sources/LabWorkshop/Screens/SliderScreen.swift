#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A slider whose thumb lies where strokes from the middle start.
  package static let slider = LabScreen(
    "slider", title: "slider",
    owner: { drag in
      guard drag.place == .edge else { return .content("slider") }
      return drag.mayPop ? .pop : .unclaimed
    }
  ) { stage in
    let screen = UIViewController()
    let slider = UISlider(
      frame: CGRect(x: 60, y: StageMetrics.screen.midY - 15, width: 270, height: 30))
    slider.value = 0.5
    screen.view.addSubview(slider)
    stage.push(screen)
    return [
      LabContent(name: "slider", view: slider, role: .claims(.horizontalDrags), drag: .control)
    ]
  }
}
#endif
