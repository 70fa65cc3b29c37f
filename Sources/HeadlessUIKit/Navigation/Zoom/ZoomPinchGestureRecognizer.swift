#if HEADLESS
import Foundation

/// The pinch that dismisses a zoomed screen: two touches that come closer (C253).
@MainActor
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer, ZoomRecognizer {
  /// Touches that move apart zoom nothing out.
  var isFree: Bool { velocity < 0 }

  /// Which velocity the hook receives for a pinch is not published: zero.
  func interactionVelocity(in view: UIView) -> CGVector { .zero }

  func fraction(in view: UIView) -> CGFloat { min(max(0, 1 - scale), 1) }

  func shouldFinish(in view: UIView) -> Bool { fraction(in: view) >= EngineMetrics.popProgress }
}
#endif
