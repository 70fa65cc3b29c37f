#if HEADLESS
import Foundation

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
    let views = all.filter { !$0.isHidden }.compactMap(\.customView)
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
      let frame = CGRect(
        x: slot.x, y: buttonRow.midY - height / 2, width: slot.width, height: height)
      if view.frame != frame { view.frame = frame }
    }
  }
}
#endif
