import Foundation

/// Content that zooms by itself: back from beyond a scale, or because it was told to.
@MainActor
final class ZoomRun {
  enum Purpose { case bounce, animation }

  let purpose: Purpose
  /// The place in the view that stays where it is, from the view's corner, in pt.
  let anchor: CGPoint
  private let motion: ScrollMotion
  private let start: TimeInterval
  /// The next frame.
  var timer: HeadlessTimer?
  /// Runs when the scale is reached.
  var then: @MainActor () -> Void = {}

  init(
    _ purpose: Purpose, from scale: CGFloat, to goal: CGFloat, at anchor: CGPoint, now: TimeInterval
  ) {
    self.purpose = purpose
    self.anchor = anchor
    motion = .ease(from: scale, to: goal)
    start = now
  }

  /// The scale it comes to.
  var end: CGFloat { motion.end }

  func scale(at now: TimeInterval) -> CGFloat { motion.position(at: now - start) }
  func isOver(at now: TimeInterval) -> Bool { now - start >= motion.duration }
}

extension UIScrollView {
  /// Whether zooming is on (C133).
  var canZoom: Bool { maximumZoomScale > minimumZoomScale }

  /// Follows the pinch: what is between the fingers stays there.
  func pinchActed() {
    guard let pinch = pinchGestureRecognizer else { return }
    switch pinch.state {
    case .began:
      stopZooming()
      pinchStart = zoomScale
      delegate?.scrollViewWillBeginZooming(self, with: delegate?.viewForZooming(in: self))
      followPinch(pinch)
    case .changed: followPinch(pinch)
    case .ended, .cancelled: endPinch()
    default: break
    }
  }

  /// Ends a pinch, and goes back to a scale that is allowed.
  func endPinch() {
    guard pinchStart != nil else { return }
    pinchStart = nil
    let goal = min(max(zoomScale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    if goal == zoomScale {
      announceEndOfZooming()
    } else {
      startZooming(.bounce, to: goal, at: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
    }
  }

  /// Shows the content at a scale; what is at a place in the view stays there, as far as the ends of
  /// the content let it.
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

  /// Zooms over a few frames; off screen, at once.
  func startZooming(_ purpose: ZoomRun.Purpose, to goal: CGFloat, at anchor: CGPoint) {
    let now = window?.headlessEngine?.clock.now
    let run = ZoomRun(purpose, from: zoomScale, to: goal, at: anchor, now: now ?? 0)
    zoomRun = run
    if now == nil { finishZooming() } else { scheduleZoom(of: run) }
  }

  /// Takes the content to the scale it is going to, at once.
  func finishZooming() {
    guard let run = zoomRun else { return }
    zoom(to: run.end, at: run.anchor)
    guard zoomRun === run else { return }
    end(run)
  }

  /// Stops zooming where it is, without a word.
  func stopZooming() {
    zoomRun?.timer?.cancel()
    zoomRun = nil
  }

  private func scheduleZoom(of run: ZoomRun) {
    run.timer = window?.headlessEngine?.clock.schedule(after: EngineMetrics.frame) {
      [weak self, weak run] in
      guard let self, let run, zoomRun === run else { return }
      guard let now = window?.headlessEngine?.clock.now else { return finishZooming() }
      zoom(to: run.scale(at: now), at: run.anchor)
      guard zoomRun === run else { return }
      if run.isOver(at: now) { end(run) } else { scheduleZoom(of: run) }
    }
  }

  private func end(_ run: ZoomRun) {
    stopZooming()
    run.then()
    announceEndOfZooming()
  }

  private func announceEndOfZooming() {
    delegate?.scrollViewDidEndZooming(
      self, with: delegate?.viewForZooming(in: self), atScale: zoomScale)
  }

  private func followPinch(_ pinch: UIPinchGestureRecognizer) {
    guard let pinchStart else { return }
    let wanted = pinchStart * pinch.scale
    guard wanted.isFinite, wanted > 0 else { return }
    let inside = min(max(wanted, minimumZoomScale), maximumZoomScale)
    // How far content gives way beyond its scales is unpublished: by the square root.
    let shown = bouncesZoom && inside > 0 ? inside * (wanted / inside).squareRoot() : inside
    zoom(to: shown, at: pinch.location(in: self) - bounds.origin)
  }
}
