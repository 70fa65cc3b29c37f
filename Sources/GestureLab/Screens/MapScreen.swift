import GestureArbitration
import HeadlessUIKit

extension LabScreen {
  /// A map that follows raw touches, as third-party maps do; UIKit protects only its own (C182).
  package static let map = LabScreen(
    "map", title: "map",
    owner: { $0.mayPop && $0.place == .edge ? .pop : .content("map") }
  ) { stage in
    let screen = UIViewController()
    let map = RawTouchView(frame: StageMetrics.screen)
    screen.view.addSubview(map)
    stage.push(screen)
    return [LabContent(name: "map", view: map, role: .map)]
  }
}
