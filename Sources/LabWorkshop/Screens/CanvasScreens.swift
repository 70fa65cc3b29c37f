#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A canvas that tracks raw touches; strokes from the edge pop.
  package static let canvas = LabScreen(
    "canvas", title: "canvas",
    owner: { $0.mayPop && $0.place == .edge ? .pop : .content("canvas") }
  ) { stage in [show(.content, on: stage)] }

  /// A canvas that also claims strokes from the edge.
  package static let greedyCanvas = LabScreen(
    "canvas-edge", title: "canvas that claims the edge", owner: { _ in .content("canvas") }
  ) { stage in [show(.all, on: stage)] }

  private static func show(_ gestures: NavigationGestures, on stage: Stage) -> LabContent {
    let screen = UIViewController()
    let canvas = RawTouchView(frame: StageMetrics.screen)
    screen.view.addSubview(canvas)
    stage.push(screen)
    return LabContent(
      name: "canvas", view: canvas, role: .claims(.allDrags, from: gestures), drag: .touches)
  }
}
#endif
