import UIKitShim

extension UIView {
  /// Calls a closure whenever the view becomes visible; only the first closure of a view counts.
  ///
  /// Core Animation asks every layer for an action then (C286), and no other public API tells code
  /// beside a view or its controller. So a layer without appearance is added to that of the view.
  func whenVisible(_ body: @escaping @MainActor () -> Void) {
    guard AssociatedValue.get(AppearanceLayer.self, of: self) == nil else { return }
    let marker = AppearanceLayer()
    marker.didAppear = body
    AssociatedValue.set(marker, of: self)
    layer.addSublayer(marker)
  }
}

/// A layer that calls a closure when it becomes visible.
private final class AppearanceLayer: CALayer {
  /// Nil in the copies that Core Animation presents.
  var didAppear: (@MainActor () -> Void)?

  override func action(forKey event: String) -> (any CAAction)? {
    if event == kCAOnOrderIn, let didAppear { MainActor.assumeIsolated(didAppear) }
    return super.action(forKey: event)
  }
}
