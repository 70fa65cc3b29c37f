import Foundation

/// A control whose thumb is dragged along a track.
///
/// Images, colours and the styles of iOS 26 are not modelled: there are no pixels.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value at the leading end; a maximum below it follows.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = shown
    }
  }
  /// The value at the trailing end; a minimum above it follows.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = shown
    }
  }
  /// Whether every movement says that the value has changed, or only the lift.
  open var isContinuous = true

  private var shown: Float = 0
  private var grip: CGFloat = 0

  /// Where the thumb is, between the ends; what is no number is ignored.
  open var value: Float {
    get { shown }
    set {
      guard !newValue.isNaN else { return }
      shown = min(max(newValue, minimumValue), maximumValue)
    }
  }

  /// Moves the thumb; without pixels an animation shows nothing.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Where the track lies in bounds of the slider; in pt.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = EngineMetrics.sliderTrackHeight
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// Where the thumb lies for a value on a track; in pt.
  ///
  /// Right to left, the minimum lies at the right.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let side = EngineMetrics.sliderThumb
    let span = maximumValue - minimumValue
    let share = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let place = (isMirrored ? 1 - share : share) * max(0, rect.width - side)
    return CGRect(x: rect.minX + place, y: rect.midY - side / 2, width: side, height: side)
  }

  /// Follows a finger that lands on the thumb (C180).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard thumb.contains(point) else { return false }
    grip = point.x - thumb.midX
    return true
  }

  /// Moves the thumb with the finger.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let before = value
    value = value(at: touch.location(in: self).x - grip)
    if isContinuous, value != before { sendValueChanged() }
    return true
  }

  /// Tells of the value if movements did not.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendValueChanged() }
  }

  /// A swipe along the track that begins on the thumb is the slider's own (C083, C098); whether a
  /// pan is too is open (``UIKitBehavior/sliderThumb``).
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    guard strokes(of: recognizer) else { return false }
    if let swipe = recognizer as? UISwipeGestureRecognizer {
      return !swipe.direction.isDisjoint(with: [.left, .right])
    }
    return recognizer is UIPanGestureRecognizer
      && window?.headlessEngine?.questions.sliderThumb == .refusesPansToo
  }

  /// The content pop does not begin on a slider (C181); on how much of it is open
  /// (``UIKitBehavior/sliderArea``).
  override func keepsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool {
    guard isEnabled else { return false }
    return isOnThumb(touch.landing(in: self))
      || window?.headlessEngine?.questions.sliderArea != .thumbOnly
  }

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Whether a finger that landed at a place holds the thumb: a followed one does, wherever the
  /// thumb has been drawn since.
  private func isOnThumb(_ landing: CGPoint) -> Bool { isTracking || thumb.contains(landing) }

  private func strokes(of recognizer: UIGestureRecognizer) -> Bool {
    recognizer.strokes(in: self).contains { $0.isHorizontal && isOnThumb($0.landing) }
  }

  private func value(at middle: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let length = track.width - EngineMetrics.sliderThumb
    guard length > 0 else { return minimumValue }
    let place = min(
      max(0, (middle - track.minX) / length - EngineMetrics.sliderThumb / 2 / length), 1)
    let share = Float(isMirrored ? 1 - place : place)
    return minimumValue + share * (maximumValue - minimumValue)
  }
}
