#if HEADLESS
/// A bar with the title, the back button and the bar button items of a view controller.
///
/// Buttons are squares of the bar's height; in one of a rebuilt screen, which may be higher for a
/// large title, of at most ``EngineMetrics/barHeight``, at its top. The back button comes first at
/// the leading end, followed by the left items; the right items start from the trailing end. A
/// custom view is a subview of the bar while its item is the top item and no transition to another
/// runs; it keeps its width.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private weak var standaloneDelegate: (any UINavigationBarDelegate)?
  private var standaloneItems: [UINavigationItem] = []
  /// The navigation controller that owns the bar.
  @BackReference var navigation: UINavigationController?
  /// The item whose custom views are shown, and those views.
  weak var displayedItem: UINavigationItem?
  var customViews: [UIView] = []
  /// Whether titles are large; stored only, since the bar keeps its height.
  public var prefersLargeTitles = false
  /// Whether content shows through the bar; stored only.
  public var isTranslucent = true
  /// The color of the bar; stored only.
  public var barTintColor: UIColor?
  /// The style of the bar; stored only.
  public var barStyle: UIBarStyle = .default
  /// The attributes of the title; stored only.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; stored only.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The image of the bar's shadow; stored only.
  public var shadowImage: UIImage?
  /// The image of the back button; stored only.
  public var backIndicatorImage: UIImage?
  /// The mask of the back button's image; stored only.
  public var backIndicatorTransitionMaskImage: UIImage?
  /// The appearance at a low height; stored only.
  public var compactAppearance: UINavigationBarAppearance?
  /// The appearance at a low height with content at rest below the bar; stored only.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// The default appearance; nothing is drawn.
  open var standardAppearance = UINavigationBarAppearance()
  /// The appearance while content is at rest below the bar; nil for the default. Nothing is drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Creates a bar with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = BarTapGestureRecognizer(target: nil, action: nil)
    tap.name = "UINavigationBar.tap"
    tap.allowedPressTypes = []
    tap.observeActions { [weak self, weak tap] _ in
      if let self, let tap { performButton(at: tap.location(in: self)) }
    }
    addGestureRecognizer(tap)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// The delegate of the bar; for a navigation controller's bar, that controller if it conforms
  /// (C236).
  ///
  /// Setting it on a navigation controller's bar is ignored, where UIKit raises.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get {
      guard let navigation else { return standaloneDelegate }
      return navigation as? any UINavigationBarDelegate
    }
    set { if navigation == nil { standaloneDelegate = newValue } }
  }

  /// The items, the top item last; for a navigation controller's bar, those of its view
  /// controllers.
  open var items: [UINavigationItem]? {
    get { navigation?.barItems ?? standaloneItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items without animation.
  ///
  /// Ignored on a navigation controller's bar, where UIKit raises.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard navigation == nil else { return }
    standaloneItems = items ?? []
    showCustomViews()
  }

  /// The last item, which is the one shown.
  open var topItem: UINavigationItem? { items?.last }
  /// The item that the back button returns to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Pushes an item if the delegate allows it.
  ///
  /// Ignored on a navigation controller's bar, where UIKit raises.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard navigation == nil, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    standaloneItems.append(item)
    showCustomViews()
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item if the delegate allows it.
  ///
  /// Ignored on a navigation controller's bar, where UIKit raises.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard navigation == nil, let item = standaloneItems.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    standaloneItems.removeLast()
    showCustomViews()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Lays out the custom views of the top item.
  open override func layoutSubviews() { placeCustomViews() }

  /// Presses the button at a point; custom views handle their own touches.
  private func performButton(at point: CGPoint) {
    guard buttonRow.contains(point) else { return }
    switch slots.first(where: { $0.contains(point.x) })?.content {
    case .back: performBackButton()
    case .item(let item) where item.isEnabled && item.customView == nil:
      item.performAction()
    case .item, nil: break
    }
  }

  private func performBackButton() {
    guard let top = topItem else { return }
    if let action = top.backAction {
      action.perform(for: self)
    } else if let navigation {
      navigation.backButtonTapped(for: top)
    } else {
      popItem(animated: true)
    }
  }
}

/// Recognizes taps on the bar's buttons; ignores touches in custom views, which handle their own.
@MainActor
final class BarTapGestureRecognizer: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let ignored = touches.filter(isInCustomView)
    for touch in ignored { ignore(touch, for: event) }
    let accepted = touches.subtracting(ignored)
    if !accepted.isEmpty { super.touchesBegan(accepted, with: event) }
  }

  private func isInCustomView(_ touch: UITouch) -> Bool {
    guard let bar = view as? UINavigationBar, let view = touch.view else { return false }
    return bar.customViews.contains { view.isDescendant(of: $0) }
  }
}

/// Responds to changes of a navigation bar's items.
///
/// A navigation controller is the delegate of its bar if its class conforms to this protocol.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: NSObjectProtocol {
  /// Returns whether an item may be pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether the back button may pop an item; not called for a swipe (C236).
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Default implementation; returns true.
  public func navigationBar(_: UINavigationBar, shouldPush _: UINavigationItem) -> Bool { true }
  /// Default implementation; does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  /// Default implementation; returns true.
  public func navigationBar(_: UINavigationBar, shouldPop _: UINavigationItem) -> Bool { true }
  /// Default implementation; does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
#endif
