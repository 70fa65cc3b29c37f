import UIKitShim

extension UIView {
  /// Calls a closure whenever the view becomes visible; only the first closure of a view counts.
  ///
  /// Core Animation asks every layer for an action then (C286), and no other public API tells code
  /// beside a view or its controller. So a layer without appearance is added to that of the view.
  func whenVisible(_ body: @escaping @MainActor () -> Void) {
    guard AssociatedValue.get(AppearanceAction.self, of: self) == nil else { return }
    let action = AppearanceAction(body)
    AssociatedValue.set(action, of: self)
    let marker = CALayer()
    marker.actions = [kCAOnOrderIn: action]
    layer.addSublayer(marker)
  }
}

/// What a layer runs when it becomes visible.
private final class AppearanceAction: NSObject, CAAction {
  private let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    MainActor.assumeIsolated(body)
  }
}
