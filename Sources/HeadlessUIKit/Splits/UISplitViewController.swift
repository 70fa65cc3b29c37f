#if HEADLESS
/// A container of columns side by side, which collapse to one stack in a narrow window.
///
/// Every column has a navigation controller: the one that is set for it, or one around the view
/// controller that is set. In a window of the compact size class the columns collapse: the column
/// for that purpose shows, or else the other columns' navigation controllers are pushed onto the
/// primary one's stack, whose bar shows their items too (C260).
///
/// Sizes and the automatic choices are not published; the engine's are chosen. Not modelled: the
/// classic style's separate view controllers, inspectors, and animation: a column shows or hides at once, unless a touch moves it.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  /// A column of the interface.
  public enum Column: Int, Sendable {
    /// The first column, from the leading edge.
    case primary = 0
    /// The column between the others, in the style of three columns.
    case supplementary = 1
    /// The last column.
    case secondary = 2
    /// The only column while collapsed, if a view controller is set for it.
    case compact = 3
  }

  /// The style of the interface.
  public enum Style: Int, Sendable {
    /// The classic style, whose two view controllers are set together.
    case unspecified = 0
    /// Two columns.
    case doubleColumn = 1
    /// Three columns.
    case tripleColumn = 2
  }

  /// Which columns show, and how.
  public enum DisplayMode: Int, Sendable {
    /// The system's choice: in the engine one column beside the secondary one.
    case automatic = 0
    /// The secondary column only.
    case secondaryOnly = 1
    /// One column beside the secondary one.
    case oneBesideSecondary = 2
    /// One column over the secondary one.
    case oneOverSecondary = 3
    /// Two columns beside the secondary one.
    case twoBesideSecondary = 4
    /// Two columns over the secondary one.
    case twoOverSecondary = 5
    /// Two columns that displace the secondary one.
    case twoDisplaceSecondary = 6
  }

  /// How the other columns show with the secondary one.
  public enum SplitBehavior: Int, Sendable {
    /// The system's choice: in the engine beside it.
    case automatic = 0
    /// Beside it.
    case tile = 1
    /// Over it.
    case overlay = 2
    /// Displacing it.
    case displace = 3
  }

  /// The value that stands for a width chosen by the system.
  public static let automaticDimension: CGFloat = -1

  /// The style of the interface.
  public let style: Style
  /// The object that responds to changes; held weakly.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// Whether a swipe shows and hides columns (see ``UIKitBehavior/columnSwipe``).
  open var presentsWithGesture = true { didSet { columnPan.isEnabled = presentsWithGesture } }
  /// How the other columns show with the secondary one, if the app has a preference.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// The width of the primary column, in pt, or ``automaticDimension``.
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layOutColumns() }
  }
  /// The width of the primary column as a fraction of the whole, or ``automaticDimension``.
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
    didSet { layOutColumns() }
  }
  /// The width of the supplementary column, in pt, or ``automaticDimension``.
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layOutColumns() }
  }
  /// The smallest width of the primary column, in pt, or ``automaticDimension``.
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layOutColumns() }
  }
  /// The largest width of the primary column, in pt, or ``automaticDimension``.
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
    didSet { layOutColumns() }
  }

  /// The view controllers that the app has set.
  var columns: [Column: UIViewController] = [:]
  /// The view controllers that show in the columns: navigation controllers but in the classic style.
  var stacks: [Column: UIViewController] = [:]
  /// The columns whose views are in the hierarchy.
  var shownColumns: [Column] = []
  var isCollapsedNow = false
  /// Whether the columns have been arranged for a window.
  var isArranged = false
  var mode = DisplayMode.automatic
  let columnPan = ColumnPanGestureRecognizer()
  let dimming = UIControl()
  /// The columns that a touch shows or hides, and how far they are in, from 0 to 1.
  var drag: ColumnDrag?

  /// Creates a split view controller of a style with columns.
  public init(style: UISplitViewController.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller of the classic style; nib names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// The view controllers of the columns, from the primary one.
  ///
  /// Setting them is for the classic style: the first two become the primary and secondary column.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { stacks[$0] } }
    set {
      guard style == .unspecified else { return }
      replace(newValue.first, in: .primary)
      replace(newValue.dropFirst().first, in: .secondary)
    }
  }

  /// Sets the view controller of a column. Ignored in the classic style.
  open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
    guard style != .unspecified, column != .supplementary || style == .tripleColumn else { return }
    replace(vc, in: column)
  }

  /// Returns the view controller that is set for a column.
  open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
    columns[column]
  }

  /// Whether the columns are collapsed to one stack.
  open var isCollapsed: Bool { isCollapsedNow }
  /// The display mode that applies.
  open var displayMode: DisplayMode { mode == .automatic ? automaticMode : mode }

  /// The display mode that the app prefers. Setting it applies it.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if preferredDisplayMode != oldValue { change(to: preferredDisplayMode) } }
  }

  /// How the other columns show with the secondary one.
  open var splitBehavior: SplitBehavior {
    preferredSplitBehavior == .automatic ? .tile : preferredSplitBehavior
  }

  /// The width of the primary column, in pt.
  open var primaryColumnWidth: CGFloat { width(of: .primary) }
  /// The width of the supplementary column, in pt.
  open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }
  /// Shows a column. While collapsed, pops to it or pushes it.
  open func show(_ column: UISplitViewController.Column) { reveal(column) }
  /// Hides a column. While collapsed, pops it from the stack.
  open func hide(_ column: UISplitViewController.Column) { conceal(column) }

  /// A button that shows and hides the primary column, made on first access; what UIKit's does is
  /// not published.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    primaryAction: UIAction(image: UIImage(systemName: "sidebar.leading")) { [weak self] _ in
      guard let self else { return }
      if shownColumns.contains(.primary) { hide(.primary) } else { show(.primary) }
    })

  /// Shows a view controller in the secondary column.
  ///
  /// While collapsed it is pushed onto the primary column's stack.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    if isCollapsedNow, let stack = collapsedStack {
      columns[.secondary] = vc
      stacks[.secondary] = vc
      stack.pushAnyController(vc, animated: true)
    } else {
      replace(vc, in: .secondary)
    }
  }

  open override func loadView() {
    let view = SplitView()
    view.controller = self
    self.view = view
    view.fillScreen()
    columnPan.controller = self
    columnPan.observeActions { [weak self] _ in self?.columnPanDidChange() }
    view.addGestureRecognizer(columnPan)
    dimming.addAction(
      UIAction { [weak self] _ in self?.change(to: .secondaryOnly) }, for: .touchUpInside)
  }

  /// Which size class the window has is known only now.
  override func viewDidEnterWindow() { arrange() }

  override func willRemoveChild(_ child: UIViewController) { forget(child) }
}

/// Responds to changes of a split view and chooses what shows. Every method is optional.
///
/// The methods of the classic style are not modelled, but for the one about detail view controllers.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called before a column shows.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column hides.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Returns the column that is on top after collapsing. The default is the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode after expanding. The default is the proposed one.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after collapsing.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after expanding.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Returns whether the delegate has shown a detail view controller itself. The default is false.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// The default implementation, which does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// The default implementation, which does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// The default implementation, which does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  /// The default implementation, which returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// The default implementation, which returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// The default implementation, which does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// The default implementation, which does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// The default implementation, which returns false.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
#endif
