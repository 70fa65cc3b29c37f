#if HEADLESS
/// A bar of buttons from the leading to the trailing end.
///
/// Buttons are as wide as the bar of a navigation controller is high; flexible spaces share what is
/// left. A tap on a button performs its action, and a custom view handles its own touches.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  /// The color of the bar; stored only.
  open var barTintColor: UIColor?
  /// The style of the bar; stored only.
  open var barStyle = UIBarStyle.default
  /// Whether content shows through the bar; stored only.
  open var isTranslucent = true
  /// The default appearance; stored only.
  open var standardAppearance = UIToolbarAppearance()
  /// The appearance while content is at rest above the bar; stored only.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  private var shown: [UIBarButtonItem] = []
  private var views: [UIView?] = []

  /// The buttons and spaces.
  open var items: [UIBarButtonItem]? {
    get { shown.isEmpty ? nil : shown }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the buttons and spaces, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    for view in views { view?.removeFromSuperview() }
    shown = items ?? []
    views = shown.map { item in
      guard !item.isSpace, !item.isHidden else { return nil }
      let view = item.customView ?? ToolbarButton(item)
      addSubview(view)
      return view
    }
    setNeedsLayout()
    layOutItems()
  }

  /// Returns the size of the bar that fits a width: its height is that of a navigation bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: EngineMetrics.barHeight)
  }

  /// Lays out the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  private func layOutItems() {
    let height = min(bounds.height, EngineMetrics.barHeight)
    let widths = shown.map { item -> CGFloat in
      if item.isSpace { return item.systemItem == .fixedSpace ? item.width : 0 }
      if item.isHidden { return 0 }
      return item.customView.map { $0.bounds.width > 0 ? $0.bounds.width : height } ?? height
    }
    let flexible = shown.filter { $0.systemItem == .flexibleSpace }.count
    let rest = max(0, bounds.width - widths.reduce(0, +))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var start: CGFloat = 0
    for (index, item) in shown.enumerated() {
      if item.systemItem == .flexibleSpace { start += rest / CGFloat(flexible) }
      let x = isMirrored ? bounds.width - start - widths[index] : start
      views[index]?.frame = CGRect(x: x, y: 0, width: widths[index], height: height)
      start += widths[index]
    }
  }
}

/// A button of a toolbar.
@MainActor
private final class ToolbarButton: UIControl {
  private let item: UIBarButtonItem

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchEndedInside() {
    if item.isEnabled { item.performAction() }
  }

  override var preventsSingleTaps: Bool { true }
}
#endif
