import UIKitShim

extension UIView {
  /// Calls a closure whenever the view becomes visible; only the first closure for a purpose counts.
  ///
  /// Core Animation asks every layer for an action then (C286), and no other public API tells code
  /// beside a view or its controller. So a layer without appearance is added to that of the view.
  func whenVisible(for purpose: AppearancePurpose, _ body: @escaping @MainActor () -> Void) {
    let appearance = AssociatedValue.get(Appearance.self, of: self) ?? Appearance()
    if appearance.callbacks.isEmpty { AssociatedValue.set(appearance, of: self) }
    mark(appearance)
    for callback in appearance.callbacks where callback.purpose == purpose { return }
    appearance.callbacks.append((purpose, body))
  }

  /// Adds the layer of an appearance, unless it is there, and again if other code removes it.
  private func mark(_ appearance: Appearance) {
    guard appearance.marker?.superlayer == nil else { return }
    let marker = AppearanceLayer()
    marker.appearance = appearance
    marker.removal = DeallocationObserver { [weak self] in
      MainRunLoop.performAtEndOfTurn { self?.mark(appearance) }
    }
    appearance.marker = marker
    layer.addSublayer(marker)
  }
}

/// What something is done for when a view becomes visible.
enum AppearancePurpose {
  case gates, backAction, enclosingPans
}

/// What is done when a view becomes visible.
@MainActor
private final class Appearance {
  var callbacks: [(purpose: AppearancePurpose, body: @MainActor () -> Void)] = []
  /// The layer that tells. Only that of the view retains it: its deallocation reports that other
  /// code has removed it.
  weak var marker: AppearanceLayer?
}

/// A layer that tells when it becomes visible.
private final class AppearanceLayer: CALayer {
  /// Nil in the copies that Core Animation presents.
  weak var appearance: Appearance?
  var removal: DeallocationObserver?

  override func action(forKey event: String) -> (any CAAction)? {
    if event == kCAOnOrderIn, let appearance {
      MainActor.assumeIsolated { for callback in appearance.callbacks { callback.body() } }
    }
    return super.action(forKey: event)
  }
}
