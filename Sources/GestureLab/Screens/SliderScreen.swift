#if HEADLESS
import Foundation
import GestureArbitration
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
    let log = TouchUpLog()
    slider.addAction(
      UIAction { _ in log.isEmpty = false }, for: [.touchUpInside, .touchUpOutside])
    screen.view.addSubview(slider)
    stage.push(screen)
    return [
      LabContent(name: "slider", view: slider, role: .claims(.horizontalDrags)) { _ in !log.isEmpty
      }
      .rewound {
        log.isEmpty = true
        slider.value = 0.5
      }
    ]
  }
}

/// Whether a control tracked a touch until it lifted.
@MainActor
private final class TouchUpLog {
  var isEmpty = true
}
#endif
