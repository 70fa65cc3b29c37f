#if HEADLESS
import Foundation

/// The style of the status bar, which the engine does not have.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, as the style of the interface requires.
  case `default` = 0
  /// Light, for a dark background.
  case lightContent = 1
  /// Dark, for a light background.
  case darkContent = 3
}

/// How the status bar hides and shows. The engine has none.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By fading.
  case fade = 1
  /// By sliding.
  case slide = 2
}

/// The system's animation of a presentation. The engine always covers vertically.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom.
  case coverVertical = 0
  /// The views turn around a vertical axis, like two sides of a sheet.
  case flipHorizontal = 1
  /// The old view fades out while the new one fades in.
  case crossDissolve = 2
  /// A corner of the old view curls up and shows the new one.
  case partialCurl = 3
}

/// The properties of a view controller that nearly every screen sets. All of them are stored only.
extension UIViewController {
  /// The edges of the screen up to which the view reaches below bars; stored only.
  public var edgesForExtendedLayout: UIRectEdge {
    get { stored[default: .all] }
    set { stored[default: .all] = newValue }
  }

  /// Whether the view reaches below opaque bars; stored only.
  public var extendedLayoutIncludesOpaqueBars: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// The size that the view controller prefers in a container or popover, in pt; stored only.
  public var preferredContentSize: CGSize {
    get { stored[default: .zero] }
    set { stored[default: .zero] = newValue }
  }

  /// The system's animation of the presentation; stored only.
  public var modalTransitionStyle: UIModalTransitionStyle {
    get { stored[default: .coverVertical] }
    set { stored[default: .coverVertical] = newValue }
  }

  /// Whether the view controller decides about the status bar while it is presented; stored only.
  public var modalPresentationCapturesStatusBarAppearance: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether presentations in the current context cover this view controller; stored only.
  public var definesPresentationContext: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether its animation is used for presentations in its context; stored only.
  public var providesPresentationContextTransitionStyle: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// The appearance of the view controller and its children; stored only.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { stored[default: .unspecified] }
    set { stored[default: .unspecified] = newValue }
  }

  /// The name under which the state is restored; stored only.
  public var restorationIdentifier: String? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The scroll view that bars observe at an edge; stored only.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    var all: [UInt: UIScrollView] = stored[default: [:], name: "contentScrollViews"]
    all[edge.rawValue] = scrollView
    stored[default: [:], name: "contentScrollViews"] = all
  }

  /// Returns the scroll view that was set for an edge, or nil.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let all: [UInt: UIScrollView] = stored[default: [:], name: "contentScrollViews"]
    return all[edge.rawValue] ?? all.first { $0.key & edge.rawValue != 0 }?.value
  }

  /// Has no effect: the engine has no status bar.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Has no effect: the engine has no home indicator.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Has no effect: the engine has no gestures of the system at the edges.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Has no effect: the engine's interface does not rotate.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The button that begins and ends editing, with a title for each.
  ///
  /// A tap calls `setEditing(_:animated:)` with the opposite of `isEditing`. Created on first
  /// access.
  public var editButtonItem: UIBarButtonItem {
    if let item: UIBarButtonItem = stored[default: nil] { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    stored[default: nil] = item as UIBarButtonItem?
    updateEditButtonItem()
    return item
  }

  /// Gives the button the title for what a tap does.
  func updateEditButtonItem() {
    let item: UIBarButtonItem? = stored[default: nil, name: "editButtonItem"]
    item?.title = isEditing ? "Done" : "Edit"
    item?.style = isEditing ? .done : .plain
  }
}

/// A set of edges by layout direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
#endif
