#if HEADLESS
/// Delays the touches of a scroll view's content until they are unlikely to become a drag (C135).
///
/// The recognizer never recognizes. It fails when its timer fires, and when a touch lifts, so that
/// quick taps are not slowed.
@MainActor
final class TouchDelayRecognizer: UIGestureRecognizer {
  @BackReference var scrollView: UIScrollView?
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
    scrollView.touchLanded()
    guard scrollView.delaysContentTouches, scrollView.isScrollEnabled else {
      fail()
      return
    }
    guard timer == nil else { return }
    timer = system?.engine?.clock.schedule(after: EngineMetrics.contentTouchDelay) {
      [this = BackReference(self)] in this.object?.fail()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  override func reset() {
    timer?.cancel()
    timer = nil
    // A pan that is still tracking reports the end of the sequence itself, later.
    if let scrollView, !scrollView.isTracking { scrollView.touchSequenceEnded() }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Releases the delayed touches to the content.
  private func fail() {
    timer?.cancel()
    state = .failed
  }
}
#endif
