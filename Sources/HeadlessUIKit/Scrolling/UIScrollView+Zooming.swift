#if HEADLESS
/// A running animation of a zoom scale: a bounce or an animated zoom.
@MainActor
final class ZoomAnimation {
  enum Purpose { case bounce, animation }

  let purpose: Purpose
  /// The point that keeps its position, relative to the corner of the scroll view, in pt.
  let anchor: CGPoint
  private let motion: ScrollMotion
  private let start: TimeInterval
  /// The timer of the next frame.
  var timer: HeadlessTimer?
  /// Called when the scale is reached.
  var onEnd: @MainActor () -> Void = {}

  init(
    _ purpose: Purpose, from scale: CGFloat, to goal: CGFloat, at anchor: CGPoint, now: TimeInterval
  ) {
    self.purpose = purpose
    self.anchor = anchor
    motion = .ease(from: scale, to: goal)
    start = now
  }

  /// The final scale.
  var end: CGFloat { motion.end }

  func scale(at now: TimeInterval) -> CGFloat { motion.position(at: now - start) }
  func isOver(at now: TimeInterval) -> Bool { now - start >= motion.duration }
}

extension UIScrollView {
  /// Whether zooming is enabled (C133).
  var canZoom: Bool { maximumZoomScale > minimumZoomScale }

  /// Zooms with the pinch, keeping the content between the touches in place.
  func pinchDidChange() {
    guard let pinch = pinchGestureRecognizer else { return }
    switch pinch.state {
    case .began:
      stopZooming()
      pinchStart = zoomScale
      delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
      zoomWithPinch(pinch)
    case .changed: zoomWithPinch(pinch)
    case .ended, .cancelled: endPinch()
    default: break
    }
  }

  /// Ends a pinch and returns to the range of allowed scales.
  func endPinch() {
    guard pinchStart != nil else { return }
    pinchStart = nil
    let goal = min(max(zoomScale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    if goal == zoomScale {
      notifyEndOfZooming()
    } else {
      startZooming(.bounce, to: goal, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    }
  }

  /// Sets the scale and keeps the content at a point of the view in place, within the ends.
  func zoom(to scale: CGFloat, at anchor: CGPoint) {
    guard scale > 0, scale != zoomScale, let view = delegate?.viewForZooming(in: self) else {
      return
    }
    let growth = scale / zoomScale
    let corner = view.frame.origin
    let fixed = contentOffset + anchor - corner
    currentZoomScale = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let size = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
    view.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
    contentSize = size
    contentOffset = restingOffset(near: fixed * growth + corner - anchor)
    delegate?.scrollViewDidZoom(self)
  }

  /// Starts a zoom animation. Off screen it ends immediately.
  func startZooming(_ purpose: ZoomAnimation.Purpose, to goal: CGFloat, at anchor: CGPoint) {
    let now = window?.headlessEngine?.clock.now
    let animation = ZoomAnimation(purpose, from: zoomScale, to: goal, at: anchor, now: now ?? 0)
    zoomAnimation = animation
    if now == nil { finishZooming() } else { scheduleZoom(of: animation) }
  }

  /// Sets the scale to the end of its animation immediately.
  func finishZooming() {
    guard let animation = zoomAnimation else { return }
    zoom(to: animation.end, at: animation.anchor)
    guard zoomAnimation === animation else { return }
    end(animation)
  }

  /// Stops zooming at the current scale without calling the delegate.
  func stopZooming() {
    zoomAnimation?.timer?.cancel()
    zoomAnimation = nil
  }

  private func scheduleZoom(of animation: ZoomAnimation) {
    animation.timer = window?.headlessEngine?.clock.schedule(after: EngineMetrics.frame) {
      [weak self, weak animation] in
      guard let self, let animation, zoomAnimation === animation else { return }
      guard let now = window?.headlessEngine?.clock.now else { return finishZooming() }
      zoom(to: animation.scale(at: now), at: animation.anchor)
      guard zoomAnimation === animation else { return }
      if animation.isOver(at: now) { end(animation) } else { scheduleZoom(of: animation) }
    }
  }

  private func end(_ animation: ZoomAnimation) {
    stopZooming()
    animation.onEnd()
    notifyEndOfZooming()
  }

  private func notifyEndOfZooming() {
    delegate?.scrollViewDidEndZooming(
      self, with: delegate?.viewForZooming(in: self), atScale: zoomScale)
  }

  private func zoomWithPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let pinchStart else { return }
    let wanted = pinchStart * pinch.scale
    guard wanted.isFinite, wanted > 0 else { return }
    let inside = min(max(wanted, minimumZoomScale), maximumZoomScale)
    // The resistance beyond the allowed scales is unpublished; the engine uses the square root.
    let shown = bouncesZoom && inside > 0 ? inside * (wanted / inside).squareRoot() : inside
    zoom(to: shown, at: pinch.location(in: self) - bounds.origin)
  }
}
#endif
