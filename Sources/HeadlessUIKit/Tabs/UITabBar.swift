#if HEADLESS
/// A bar of tabs, each of which is selected by a tap.
///
/// All tabs have the same width, the first one at the leading end. A touch that lifts inside a tab
/// selects it. The bar has the shape that it had before iOS 26; customizing is not modelled.
@preconcurrency @MainActor
open class UITabBar: UIView {
  private weak var standaloneDelegate: (any UITabBarDelegate)?
  private var standaloneItems: [UITabBarItem]?
  private var buttons: [TabBarButton] = []
  /// The tab bar controller that owns the bar.
  @BackReference var controller: UITabBarController?

  /// The selected item, or nil. Setting it calls no delegate.
  ///
  /// Set the selection of a tab bar controller's bar through the controller.
  open weak var selectedItem: UITabBarItem? { didSet { markSelection() } }
  /// The color of the bar; nothing is drawn.
  open var barTintColor: UIColor?
  /// The color of items that are not selected; nothing is drawn.
  open var unselectedItemTintColor: UIColor?
  /// The image behind the items; nothing is drawn.
  open var backgroundImage: UIImage?
  /// The image of the bar's shadow; nothing is drawn.
  open var shadowImage: UIImage?
  /// The image behind the selected item; nothing is drawn.
  open var selectionIndicatorImage: UIImage?
  /// Whether the bar is translucent; nothing is drawn.
  open var isTranslucent = true
  /// The default appearance; nothing is drawn.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance while content is at rest above the bar; nil for the default. Nothing is drawn.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The delegate of the bar. The bar keeps it weakly.
  ///
  /// For a tab bar controller's bar the controller; setting it there is ignored, where UIKit raises.
  open weak var delegate: (any UITabBarDelegate)? {
    get { controller ?? standaloneDelegate }
    set { if controller == nil { standaloneDelegate = newValue } }
  }

  /// The items, the first one at the leading end.
  ///
  /// Setting the items of a tab bar controller's bar is ignored, where UIKit raises.
  open var items: [UITabBarItem]? {
    get { controller.map { $0.tabs.map(\.item) } ?? standaloneItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items without animation; no item is selected if the old one is gone.
  ///
  /// Ignored on a tab bar controller's bar, where UIKit raises.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard controller == nil else { return }
    standaloneItems = items
    if let selectedItem, items?.contains(where: { $0 === selectedItem }) != true {
      self.selectedItem = nil
    }
    reloadButtons()
  }

  /// Returns the size of the bar that fits a width: its height is that of an iPhone's bar.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: EngineMetrics.tabBarHeight)
  }

  /// Lays out the tabs.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !buttons.isEmpty else { return }
    let width = bounds.width / CGFloat(buttons.count)
    let height = min(bounds.height, EngineMetrics.tabBarHeight)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: height)
    }
  }

  /// Makes a tab for every item.
  func reloadButtons() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).map { item in
      let button = TabBarButton(item) { [weak self] in self?.tap($0) }
      addSubview(button)
      return button
    }
    markSelection()
    setNeedsLayout()
  }

  private func markSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  /// Selects an item as a tap does.
  private func tap(_ item: UITabBarItem) {
    guard item.isEnabled, controller?.allowsTap(on: item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    controller?.tapped(item)
  }
}

/// Responds to taps on the items of a tab bar. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a tap has selected an item, also if it was selected before.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// The default implementation, which does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// One tab of a tab bar.
@MainActor
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let action: @MainActor (UITabBarItem) -> Void

  init(_ item: UITabBarItem, action: @escaping @MainActor (UITabBarItem) -> Void) {
    self.item = item
    self.action = action
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchEndedInside() { action(item) }
}
#endif
