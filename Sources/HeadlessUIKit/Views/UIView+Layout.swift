#if HEADLESS
extension UIView {
  /// How a view resizes with its superview.
  ///
  /// The flexible parts of an axis share the difference in proportion to their lengths.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a mask from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge is flexible.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width is flexible.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge is flexible.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge is flexible.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height is flexible.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge is flexible.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Changes the bounds or the frame, and lays out the views that this affects (C263).
  ///
  /// A new size lays out the view immediately, because outside a window there is no clock whose
  /// next step the layout could await. A new origin of the bounds, which a scroll view changes with
  /// every move, requests layout of the view; a new size also requests layout of the superview.
  func resize(_ change: () -> Void) {
    ViewChanges.recorder?.willChange(self)
    let (oldPosition, oldBounds) = (backing.rawPosition, backing.rawBounds)
    change()
    if let animation = ViewAnimation.recording,
      (oldPosition, oldBounds) != (backing.rawPosition, backing.rawBounds)
    {
      animation.add(self)
    }
    let old = oldBounds.size
    guard backing.rawBounds.size != old else {
      if backing.rawBounds.origin != oldBounds.origin { requestLayout() }
      return
    }
    if let superview, !superview.isLayingOutSubviews { superview.requestLayout() }
    isLayingOutSubviews = true
    if autoresizesSubviews {
      for subview in subviews
      where !subview.autoresizingMask.isEmpty && subview.translatesAutoresizingMaskIntoConstraints {
        subview.autoresize(from: old, to: backing.rawBounds.size)
      }
    }
    backing.needsLayout = false
    layOutWithController()
  }

  /// Gives the view the bounds of the screen and flexible width and height (C261).
  func fillScreen() {
    frame = UIScreen.main.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Marks the view for the window's next layout pass, if it is in an engine's window.
  func requestLayout() {
    backing.needsLayout = true
    window?.scheduleLayout()
  }

  /// Records that the position, transform or opacity is about to change, for animations.
  func recordChange() {
    ViewChanges.recorder?.willChange(self)
    ViewAnimation.recording?.add(self)
  }

  /// Lays out the view and its descendants that need layout.
  func layoutTree() {
    guard backing.treeNeedsLayout else { return }
    backing.treeNeedsLayout = false
    if backing.needsLayout {
      backing.needsLayout = false
      layOutWithController()
    }
    for subview in subviews { subview.layoutTree() }
  }

  /// Marks the view and its ancestors for a layout pass, up to the first that is marked.
  func markTree() {
    var current: UIView? = self
    while let view = current, !view.backing.treeNeedsLayout {
      view.backing.treeNeedsLayout = true
      current = view.superview
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    let mask = autoresizingMask
    let before = frame
    let (x, width) = UIView.distribute(
      new.width - old.width, start: before.minX, length: before.width, of: old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = UIView.distribute(
      new.height - old.height, start: before.minY, length: before.height, of: old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let after = CGRect(x: x, y: y, width: width, height: height)
    if after != before { frame = after }
  }

  /// Distributes a difference among the leading margin, the length and the trailing margin.
  private static func distribute(
    _ difference: CGFloat, start: CGFloat, length: CGFloat, of whole: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let weights = [
      flexible.before ? start : 0, flexible.length ? length : 0,
      flexible.after ? whole - start - length : 0,
    ]
    let count = [flexible.before, flexible.length, flexible.after].filter { $0 }.count
    guard count > 0, difference != 0 else { return (start, length) }
    let total = weights.reduce(0, +)
    // Flexible parts of zero length get equal shares.
    func part(_ index: Int, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total != 0 ? difference * weights[index] / total : difference / CGFloat(count)
    }
    return (start + part(0, flexible.before), max(0, length + part(1, flexible.length)))
  }
}

extension UIView {
  /// The sum of the additional insets of the controllers of this view and its ancestors, in pt.
  var totalAdditionalSafeAreaInsets: UIEdgeInsets {
    var insets = UIEdgeInsets.zero
    var current: UIView? = self
    while let view = current {
      if let more = view.viewController?.additionalSafeAreaInsets {
        insets.top += more.top
        insets.left += more.left
        insets.bottom += more.bottom
        insets.right += more.right
      }
      current = view.superview
    }
    return insets
  }

  /// How far the insets of the display reach into the view, in pt.
  var displaySafeAreaInsets: UIEdgeInsets {
    guard let window, let insets = window.headlessEngine?.safeAreaInsets, insets != .zero else {
      return .zero
    }
    let frame = convert(bounds, to: nil)
    let display = window.bounds
    return UIEdgeInsets(
      top: max(0, insets.top - (frame.minY - display.minY)),
      left: max(0, insets.left - (frame.minX - display.minX)),
      bottom: max(0, insets.bottom - (display.maxY - frame.maxY)),
      right: max(0, insets.right - (display.maxX - frame.maxX)))
  }

  /// Notifies the view, its descendants and their controllers of changed safe areas.
  func notifySafeAreaInsetsDidChange() { forEachInTree { $0.safeAreaInsetsHaveChanged() } }

  /// Notifies the view and its controller, now on screen, of a safe area that has insets: off screen
  /// it had none.
  func notifySafeAreaInsetsOnEntering() {
    if window?.headlessEngine != nil, safeAreaInsets != .zero { safeAreaInsetsHaveChanged() }
  }

  private func safeAreaInsetsHaveChanged() {
    safeAreaInsetsDidChange()
    if subviews.contains(where: { !$0.placements.isEmpty }) { requestLayout() }
    viewController?.viewSafeAreaInsetsDidChange()
  }
}

/// The direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// Whether a view is mirrored in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Mirrored in a right-to-left interface.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Directions in space, which are never mirrored.
  case spatial = 2
  /// Always left to right.
  case forceLeftToRight = 3
  /// Always right to left.
  case forceRightToLeft = 4
}
#endif
