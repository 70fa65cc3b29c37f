import Foundation

/// The bar with the title, the way back, and the items of a controller.
///
/// Its buttons are squares of its own height along its ends: the back button first on the leading
/// side, then the items on the left; the items on the right from the other end.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private weak var ownDelegate: (any UINavigationBarDelegate)?
  private var ownItems: [UINavigationItem] = []
  /// The controller whose bar this is.
  weak var navigation: UINavigationController?

  /// Makes a bar with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
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
    if navigation == nil { ownItems = items ?? [] }
  }

  /// The item that shows.
  open var topItem: UINavigationItem? { items?.last }

  /// The item that the back button goes back to.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Adds an item if the delegate lets it; ignored on a controller's bar, where UIKit raises.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard navigation == nil, delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    ownItems.append(item)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Removes the last item if the delegate lets it; ignored on a controller's bar, where UIKit raises.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard navigation == nil, let item = ownItems.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    ownItems.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Presses whatever is at a point of the bar.
  private func press(at point: CGPoint) {
    guard bounds.height > 0, let top = topItem else { return }
    let owner = navigation?.viewIfLoaded ?? self
    let isMirrored = owner.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let fromLeading = isMirrored ? bounds.maxX - point.x : point.x
    var leading = (top.leftBarButtonItems ?? []).filter { !$0.isHidden }.map(press)
    if hasBackButton { leading.insert(goBack, at: 0) }
    let trailing = (top.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(press)
    let fromTrailing = bounds.width - fromLeading
    if let button = leading.element(at: fromLeading / bounds.height) {
      button()
    } else if let button = trailing.element(at: fromTrailing / bounds.height) {
      button()
    }
  }

  private func press(_ item: UIBarButtonItem) -> () -> Void {
    { if item.isEnabled { item.primaryAction?.perform(for: item) } }
  }

  /// Whether there is a back button to press (C200, C237).
  private var hasBackButton: Bool {
    guard let top = topItem, !top.hidesBackButton, !top.replacesBackButton else { return false }
    return backItem != nil || top.backAction != nil
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

extension Array {
  fileprivate func element(at place: CGFloat) -> Element? {
    guard place >= 0, place < CGFloat(count) else { return nil }
    return self[Int(place)]
  }
}
