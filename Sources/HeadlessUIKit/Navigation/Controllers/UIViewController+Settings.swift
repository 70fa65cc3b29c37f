#if HEADLESS
/// The style of the status bar, which the engine does not have.
public enum UIStatusBarStyle: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case `default`, lightContent
  /// UIKit's values, which the engine does not distinguish.
  case darkContent = 3
}

/// How the status bar hides and shows. The engine has none.
public enum UIStatusBarAnimation: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case none, fade, slide
}

/// The system's animation of a presentation. The engine always covers vertically.
public enum UIModalTransitionStyle: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
  /// The scroll view that bars observe at an edge; stored only.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge.rawValue] = scrollView
  }

  /// Returns the scroll view that was set for an edge, or nil.
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge.rawValue]
      ?? contentScrollViews.first { $0.key & edge.rawValue != 0 }?.value
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
    if let madeEditButtonItem { return madeEditButtonItem }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    madeEditButtonItem = item
    updateEditButtonItem()
    return item
  }

  /// Gives the button the title for what a tap does.
  func updateEditButtonItem() {
    madeEditButtonItem?.title = isEditing ? "Done" : "Edit"
    madeEditButtonItem?.style = isEditing ? .done : .plain
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
