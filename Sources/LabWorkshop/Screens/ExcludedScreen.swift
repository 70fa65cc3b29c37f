#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A view that recognizes no drag and in which the content pop does not begin.
  package static let excluded = LabScreen(
    "excluded", title: "excluded view", owner: edgeOwner
  ) { stage in
    let screen = UIViewController()
    let pad = UIView(frame: StageMetrics.screen)
    screen.view.addSubview(pad)
    stage.push(screen)
    return [LabContent(name: "pad", view: pad, role: .excluded)]
  }
}
#endif
