#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A vertical list with a horizontal row at its first card; strokes start on the row.
  package static let list = LabScreen(
    "list", title: "list with a horizontal row", strokeHeight: 400,
    owner: { drag in
      if drag.mayPop { return .pop }
      return .content(drag.heading == .vertical ? "list" : "row")
    }
  ) { stage in
    let screen = UIViewController()
    let list = UIScrollView(frame: StageMetrics.screen)
    list.contentSize = CGSize(width: 390, height: 4_000)
    list.contentOffset.y = 800
    list.panGestureRecognizer.name = "list.pan"
    let row = UIScrollView(frame: CGRect(x: 0, y: 1_120, width: 390, height: 160))
    row.contentSize = CGSize(width: 1_600, height: 160)
    row.panGestureRecognizer.name = "row.pan"
    list.addSubview(row)
    screen.view.addSubview(list)
    stage.push(screen)
    return [
      LabContent(name: "row", view: row, role: .pagingScrollView),
      LabContent(name: "list", view: list, role: nil),
    ]
  }
}
#endif
