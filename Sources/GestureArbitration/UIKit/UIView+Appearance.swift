import UIKitShim

extension UIView {
  /// Calls a closure whenever the view becomes visible; only the first closure for a purpose counts.
  ///
  /// Core Animation asks every layer for an action then (C286), and no other public API tells code
  /// beside a view or its controller. So a layer without appearance is added to that of the view.
  func whenVisible(for purpose: AppearancePurpose, _ body: @escaping @MainActor () -> Void) {
    let marker = AssociatedValue.get(AppearanceLayer.self, of: self) ?? AppearanceLayer()
    if marker.superlayer == nil {
      AssociatedValue.set(marker, of: self)
      layer.addSublayer(marker)
    }
    for callback in marker.callbacks where callback.purpose == purpose { return }
    marker.callbacks.append((purpose, body))
  }
}

/// What something is done for when a view becomes visible.
enum AppearancePurpose {
  case gates, backAction, enclosingPans
}

/// A layer that calls closures when it becomes visible.
private final class AppearanceLayer: CALayer {
  /// Empty in the copies that Core Animation presents.
  var callbacks: [(purpose: AppearancePurpose, body: @MainActor () -> Void)] = []

  override func action(forKey event: String) -> (any CAAction)? {
    if event == kCAOnOrderIn { callbacks.forEach { MainActor.assumeIsolated($0.body) } }
    return super.action(forKey: event)
  }
}
