#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A list whose rows have swipe actions on both sides.
  package static let rows = LabScreen(
    "rows", title: "list of rows with swipe actions", strokeHeight: 400,
    owner: { drag in
      if drag.mayPop, drag.place == .edge { return .pop }
      return .content(drag.heading == .vertical ? "list" : "row")
    }
  ) { stage in
    let screen = UIViewController()
    let rows = RowTable(leading: Set(0..<40), trailing: Set(0..<40))
    screen.view.addSubview(rows.table)
    stage.push(screen)
    rows.table.layoutIfNeeded()
    rows.table.contentOffset.y = 600
    let role = PopGestureRole.claims { [weak rows] drag in
      guard let rows else { return false }
      return rows.hasLeadingActions(at: drag.location) || rows.isOpen(at: drag.location)
    }
    return [
      LabContent(name: "row", view: rows.table, role: role, drag: .rows, with: rows),
      LabContent(name: "list", view: rows.table, role: nil, drag: .scrolling),
    ]
  }
}
#endif
