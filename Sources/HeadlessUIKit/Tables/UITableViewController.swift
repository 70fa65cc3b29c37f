#if HEADLESS
/// A view controller whose view is a table, of which it is the data source and the delegate.
///
/// An override replaces a method's default. The methods have the defaults of a table without a
/// delegate.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Whether the selection is cleared when the view appears (documented; true by default).
  open var clearsSelectionOnViewWillAppear = true
  private let tableStyle: UITableView.Style
  private var table: UITableView?

  /// Creates a view controller with a table of a style.
  public init(style: UITableView.Style) {
    tableStyle = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller with a plain table; nib names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    tableStyle = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The table, which is the view.
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return table
    }
    set {
      table = newValue
      view = newValue
    }
  }

  /// The control that a pull at the top triggers.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

  open override func loadView() {
    let made = UITableView(frame: .zero, style: tableStyle)
    made.fillScreen()
    made.dataSource = self
    made.delegate = self
    tableView = made
  }

  /// Clears the selection, if ``clearsSelectionOnViewWillAppear`` says so.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if clearsSelectionOnViewWillAppear { table?.deselectAll() }
  }

  /// Begins or ends editing of the table.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table?.setEditing(editing, animated: animated)
  }

  /// Returns the number of sections; 1 by default.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Returns the number of rows in a section; 0 by default.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Returns the cell of a row; an empty one by default.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { UITableViewCell() }
  /// Returns the title of a section's header; nil by default.
  open func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? { nil }
  /// Returns the title of a section's footer; nil by default.
  open func tableView(_: UITableView, titleForFooterInSection _: Int) -> String? { nil }
  /// Returns whether a row can be edited; true by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// Commits a deletion or insertion; does nothing by default.
  open func tableView(
    _: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath
  ) {}
  /// Never called: the engine drags no rows.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Never called: the engine drags no rows.
  open func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}
  /// Never called: the engine shows no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// Never called: the engine shows no index.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Returns the height of a row, in pt. The default is the table's `rowHeight`.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// Returns the height of a section's header, in pt. The default is the table's.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// Returns the height of a section's footer, in pt. The default is the table's.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// Never asked for an estimate in pt; the engine asks for all heights.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }
  /// Returns the view of a section's header. The default is one with the title, if there is one.
  open func tableView(_: UITableView, viewForHeaderInSection _: Int) -> UIView? { nil }
  /// Returns the view of a section's footer. The default is one with the title, if there is one.
  open func tableView(_: UITableView, viewForFooterInSection _: Int) -> UIView? { nil }
  /// Called before a cell shows.
  open func tableView(_: UITableView, willDisplay _: UITableViewCell, forRowAt _: IndexPath) {}
  /// Called after a cell has been removed from the table.
  open func tableView(_: UITableView, didEndDisplaying _: UITableViewCell, forRowAt _: IndexPath) {}
  /// Called before a section's header shows.
  open func tableView(_: UITableView, willDisplayHeaderView _: UIView, forSection _: Int) {}
  /// Returns whether a touch highlights a row. If not, a tap does not select it either.
  open func tableView(_: UITableView, shouldHighlightRowAt _: IndexPath) -> Bool { true }
  /// Called after a touch has highlighted a row.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called after the highlight of a row has ended.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Returns the row that a tap selects: the tapped one, another, or none if nil.
  open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  { indexPath }
  /// Returns the row that a tap deselects: the selected one, another, or none if nil.
  open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { indexPath }
  /// Called after a tap has selected a row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called after a tap has deselected a row.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Never asked about a pan with two touches, which the engine does not model.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Never called for a pan with two touches, which the engine does not model.
  open func tableView(_: UITableView, didBeginMultipleSelectionInteractionAt _: IndexPath) {}
  /// Returns the actions on the leading side of a row. The default is none.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the actions on the trailing side of a row. The default is none.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns the control of a row while editing. By default a row can be deleted.
  open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { .delete }
  /// Returns the title of the button that deletes a row. The default is Delete.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Returns whether the content of a row makes room for the control. By default it does.
  open func tableView(_: UITableView, shouldIndentWhileEditingRowAt _: IndexPath) -> Bool { true }
  /// Called when a swipe begins to open a row.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called after a row that a swipe had opened has closed.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// Never asked while a row is dragged to another place, which the engine does not model.
  open func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// Never called for a tap on a detail button, which the engine does not model.
  open func tableView(_: UITableView, accessoryButtonTappedForRowWith _: IndexPath) {}
  /// Never asked for a level of indentation; the engine indents nothing.
  open func tableView(_: UITableView, indentationLevelForRowAt _: IndexPath) -> Int { 0 }
  /// Never asked for a context menu, which the engine does not model.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Does nothing by default.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewWillEndDragging(
    _: UIScrollView, withVelocity _: CGPoint, targetContentOffset _: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing by default.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing by default.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing by default.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
#endif
