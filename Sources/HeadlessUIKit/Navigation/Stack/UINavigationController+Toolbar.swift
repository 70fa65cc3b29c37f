#if HEADLESS
extension UINavigationController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at the bottom with the items of the top view controller, made on first access.
  public var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let made = UIToolbar()
    madeToolbar = made
    return made
  }

  /// Whether the bar at the bottom is hidden, as it is by default.
  public var isToolbarHidden: Bool {
    get { hidesToolbar }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at the bottom, without animation.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    hidesToolbar = hidden
    updateToolbar()
  }

  /// Shows the items of the top view controller in the bar at the bottom, if it is not hidden.
  func updateToolbar() {
    guard isViewLoaded else { return }
    if isToolbarHidden {
      madeToolbar?.removeFromSuperview()
      return
    }
    guard let toolbar else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    placeToolbar()
    let items = topViewController?.toolbarItems ?? []
    if !(toolbar.items ?? []).elementsEqual(items, by: ===) {
      toolbar.setItems(items, animated: false)
    }
  }

  /// Lays out the bar at the bottom, above the inset of the display.
  func placeToolbar() {
    guard !isToolbarHidden, let toolbar, toolbar.superview === view else { return }
    let height = EngineMetrics.barHeight + view.displaySafeAreaInsets.bottom
    let bounds = view.bounds
    toolbar.frame = CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}

extension UIViewController {
  /// Sets the items of a navigation controller's bar at the bottom, without animation.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
}
#endif
