import Foundation

/// The bar with the title, the way back, and the items of a controller.
///
/// Its buttons are squares of its own height along its ends: the back button first on the leading
/// side, then the items on the left; the items on the right from the other end. A custom view of an
/// item lies in the bar, as a subview of it, while its item shows and no transition runs to another;
/// it is as wide as it wants to be.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  private var ownItems: [UINavigationItem] = []
  /// The controller whose bar this is.
  weak var navigation: UINavigationController?
  /// The item whose custom views the bar shows, and those views.
  weak var shownItem: UINavigationItem?
  var customViews: [UIView] = []

  /// How the bar looks; nothing is drawn.
  open var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks while content rests below it; nil for as ever. Nothing is drawn.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// Makes a bar with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = BarTapGestureRecognizer(target: nil, action: nil)
    tap.name = "UINavigationBar.tap"
    tap.allowedPressTypes = []
    tap.observeActions { [weak self, weak tap] _ in
      if let self, let tap { press(at: tap.location(in: self)) }
    }
    addGestureRecognizer(tap)
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Is asked and told about the items; of a controller's bar it is the controller (C236).
  ///
  /// UIKit raises when it is set on a controller's bar; here that is ignored.
  open weak var delegate: (any UINavigationBarDelegate)? {
    get {
      guard let navigation else { return ownDelegate }
      return navigation as? any UINavigationBarDelegate
    }
    set { if navigation == nil { ownDelegate = newValue } }
  }

  /// The items, the one that shows last; a controller's bar has those of its stack.
  open var items: [UINavigationItem]? {
    get { navigation.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items, at once; ignored on a controller's bar, where UIKit raises.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard navigation == nil else { return }
    ownItems = items ?? []
    showCustomViews()
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the back button goes back to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Adds an item if the delegate lets it; ignored on a controller's bar, where UIKit raises.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard navigation == nil, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    ownItems.append(item)
    showCustomViews()
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the last item if the delegate lets it; ignored on a controller's bar, where UIKit raises.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard navigation == nil, let item = ownItems.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    ownItems.removeLast()
    showCustomViews()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Puts the custom views of the item that shows in their places.
  open override func layoutSubviews() { placeCustomViews() }

  /// Presses whatever is at a point of the bar; custom views see to themselves.
  private func press(at point: CGPoint) {
    switch slots.first(where: { $0.holds(point.x) })?.content {
    case .back: goBack()
    case .item(let item) where item.isEnabled && item.customView == nil:
      item.primaryAction?.perform(for: item)
    case .item, nil: break
    }
  }

  private func goBack() {
    guard let top = topItem else { return }
    if let action = top.backAction {
      action.perform(for: self)
    } else if let navigation {
      navigation.goBack(from: top)
    } else {
      popItem(animated: true)
    }
  }
}
