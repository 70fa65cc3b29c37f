#if HEADLESS
extension UINavigationBar {
  /// Shows the custom views of the top item and removes those of other items.
  ///
  /// During a transition the bar keeps its views, since the transition may be cancelled.
  func showCustomViews() {
    guard navigation?.transition == nil else { return }
    let top = topItem
    if displayedItem !== top {
      if displayedItem?.bar === self { displayedItem?.bar = nil }
      displayedItem = top
      top?.bar = self
    }
    let all = (top?.leftBarButtonItems ?? []) + (top?.rightBarButtonItems ?? [])
    for item in all { item.bar = self }
    let views =
      all.filter { !$0.isHidden }.compactMap(\.customView) + [top?.titleView].compactMap { $0 }
    guard !views.isEmpty || !customViews.isEmpty else { return }
    let old = customViews
    customViews = views
    for view in old where view.superview === self && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    // Adding or removing a view may call the app, which may change the bar again.
    for view in views where customViews.contains(where: { $0 === view }) {
      if view.superview !== self { addSubview(view) }
    }
    placeCustomViews()
  }

  /// Sets the frames of the custom views to the slots of their items.
  func placeCustomViews() {
    guard !customViews.isEmpty, navigation?.transition == nil else { return }
    for slot in slots {
      guard case .item(let item) = slot.content, let view = item.customView,
        view.superview === self
      else { continue }
      let height = view.bounds.height > 0 ? view.bounds.height : buttonRow.height
      let insets = view.alignmentRectInsets
      let frame = CGRect(
        x: slot.x - insets.left, y: buttonRow.midY - height / 2,
        width: slot.width + insets.left + insets.right, height: height)
      if view.frame != frame { view.frame = frame }
    }
    placeTitleView()
  }

  /// Centers the title view between the buttons, or in the bar if it fits there.
  private func placeTitleView() {
    guard let view = topItem?.titleView, view.superview === self else { return }
    var (left, right) = (bounds.minX, bounds.maxX)
    for slot in slots {
      let end = slot.x + slot.width
      if slot.x + slot.width / 2 < bounds.midX {
        left = max(left, end)
      } else {
        right = min(right, slot.x)
      }
    }
    let width = min(view.bounds.width > 0 ? view.bounds.width : right - left, right - left)
    let height = view.bounds.height > 0 ? view.bounds.height : bounds.height
    let middle = min(max(bounds.midX, left + width / 2), right - width / 2)
    let frame = CGRect(
      x: middle - width / 2, y: bounds.midY - height / 2, width: max(0, width), height: height)
    if view.frame != frame { view.frame = frame }
  }
}
#endif
