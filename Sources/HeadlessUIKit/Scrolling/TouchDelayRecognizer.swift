import Foundation

/// Holds touches back from a scroll view's content until it is clear that they are no drag (C135).
///
/// It never recognizes: it fails when its time is over, and when the finger lifts, so that quick taps
/// are not slowed.
@MainActor
final class TouchDelayRecognizer: UIGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var timer: HeadlessTimer?

  init() {
    super.init(target: nil, action: nil)
    name = "UIScrollView.touchDelay"
    cancelsTouchesInView = false
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    allowedPressTypes = []
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let scrollView else {
      state = .failed
      return
    }
    scrollView.fingerLanded()
    guard scrollView.delaysContentTouches, scrollView.isScrollEnabled else {
      release()
      return
    }
    guard timer == nil else { return }
    timer = system?.engine?.clock.schedule(after: EngineMetrics.contentTouchDelay) {
      [weak self] in self?.release()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { release() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { release() }

  override func reset() {
    timer?.cancel()
    timer = nil
    // Where the pan takes part it tells of the end of the sequence, which is later.
    if let scrollView, !scrollView.isTracking { scrollView.fingersForgotten() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Lets content have its touches, as far as it may.
  private func release() {
    timer?.cancel()
    state = .failed
  }
}

extension UIScrollView {
  /// Whether a drag may take its touches from the content that has them (C137).
  func contentTouchesMayBeCancelled() -> Bool {
    panGestureRecognizer.tracked.allSatisfy { touch in
      guard touch.delivery.stage == .delivered, let view = touch.view, isContent(view) else {
        return true
      }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  private func isContent(_ view: UIView) -> Bool { view !== self && view.isDescendant(of: self) }
}
