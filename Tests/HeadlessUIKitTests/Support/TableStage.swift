#if HEADLESS
import Foundation
import HeadlessUIKit

/// A full-screen table whose rows have one swipe action on each of the given sides.
@MainActor
final class TableStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table: UITableView
  var heights: [IndexPath: CGFloat] = [:]
  /// The completion handler of the action performed last.
  private(set) var complete: (@MainActor (Bool) -> Void)?
  private let screen: Screen
  private let sections: [Int]
  private let sides: [String]

  init(
    _ screen: Screen, in parent: UIView? = nil, sections: [Int] = [5], actions sides: [String] = []
  ) {
    self.screen = screen
    self.sections = sections
    self.sides = sides
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
    super.init()
    table.dataSource = self
    table.delegate = self
    (parent ?? screen.window).addSubview(table)
    for recognizer in table.gestureRecognizers ?? [] where recognizer is UIPanGestureRecognizer {
      let isScroll = recognizer === table.panGestureRecognizer
      screen.watch(recognizer, as: isScroll ? "scroll" : "swipe")
    }
  }

  func cell(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath] ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration("leading") }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration("trailing") }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    screen.timeline.note("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    screen.timeline.note("deselected \(indexPath.row)")
  }

  private func configuration(_ side: String) -> UISwipeActionsConfiguration? {
    guard sides.contains(side) else { return nil }
    let action = UIContextualAction(style: .normal, title: side) { [weak self] _, _, complete in
      self?.screen.timeline.note("performed \(side)")
      self?.complete = complete
    }
    return UISwipeActionsConfiguration(actions: [action])
  }
}
#endif
