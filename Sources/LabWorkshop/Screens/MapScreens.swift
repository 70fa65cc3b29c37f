#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A map that tracks raw touches, as third-party maps do; UIKit protects only MapKit's (C182).
  package static let map = LabScreen(
    "map", title: "map", owner: mapOwner
  ) { stage in
    let map = RawTouchView(frame: StageMetrics.screen)
    return [show(map, on: stage, drag: .touches)]
  }

  /// A map with a pan recognizer (C183).
  package static let pannedMap = LabScreen(
    "map-pan", title: "map with a pan recognizer", owner: mapOwner
  ) { stage in
    let map = UIView(frame: StageMetrics.screen)
    let pan = UIPanGestureRecognizer()
    pan.name = "map.pan"
    map.addGestureRecognizer(pan)
    return [show(map, on: stage, drag: .recognizers)]
  }

  private static let mapOwner: @Sendable (Drag) -> DragOwner = { drag in
    drag.mayPop && drag.place == .edge ? .pop : .content("map")
  }

  private static func show(
    _ map: UIView, on stage: Stage, drag: GestureSnapshot.Content.Drag
  ) -> LabContent {
    let screen = UIViewController()
    screen.view.addSubview(map)
    stage.push(screen)
    return LabContent(name: "map", view: map, role: .map, drag: drag)
  }
}
#endif
