#if HEADLESS
/// A control that selects a value by dragging a thumb along a track.
///
/// Images, colors and the styles of iOS 26 are not modelled.
@preconcurrency @MainActor
open class UISlider: UIControl {
  /// The value at the leading end; raises the maximum if it exceeds it.
  open var minimumValue: Float = 0 {
    didSet {
      maximumValue = max(maximumValue, minimumValue)
      value = storedValue
    }
  }
  /// The value at the trailing end; lowers the minimum if it is below it.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }
  /// Whether value changes are sent while the thumb moves, or only when the touch ends.
  open var isContinuous = true
  /// The color of the track before the thumb; stored only.
  public var minimumTrackTintColor: UIColor?
  /// The color of the track after the thumb; stored only.
  public var maximumTrackTintColor: UIColor?
  /// The color of the thumb; stored only.
  public var thumbTintColor: UIColor?
  /// The image at the minimum; stored only.
  public var minimumValueImage: UIImage?
  /// The image at the maximum; stored only.
  public var maximumValueImage: UIImage?
  final var thumbImages: [UIControl.State: UIImage] = [:]

  private var storedValue: Float = 0
  private var grabOffset: CGFloat = 0

  /// The current value, limited to the range; NaN is ignored.
  open var value: Float {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = min(max(newValue, minimumValue), maximumValue)
    }
  }

  /// Sets the value; the change is not animated.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// Returns the track's rectangle within the given bounds, in pt.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = EngineMetrics.sliderTrackHeight
    return CGRect(
      x: bounds.minX, y: bounds.midY - height / 2, width: bounds.width, height: height)
  }

  /// Returns the thumb's rectangle for a value, in pt.
  ///
  /// In a right-to-left layout the minimum is at the right end.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size = EngineMetrics.sliderThumb
    let span = maximumValue - minimumValue
    let fraction = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    let position = (isRightToLeft ? 1 - fraction : fraction) * max(0, rect.width - size)
    return CGRect(x: rect.minX + position, y: rect.midY - size / 2, width: size, height: size)
  }

  /// Starts tracking a touch that began on the thumb (C180).
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard thumb.contains(point) else { return false }
    grabOffset = point.x - thumb.midX
    return true
  }

  /// Moves the thumb with the touch.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let oldValue = value
    value = value(atThumbCenter: touch.location(in: self).x - grabOffset)
    if isContinuous, value != oldValue { sendValueChanged() }
    return true
  }

  /// Sends the value change if the slider is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendValueChanged() }
  }

  /// Prevents swipes of ancestors parallel to the track that begin on the thumb (C083, C098).
  ///
  /// Whether pans are prevented too is open (``UIKitBehavior/sliderThumb``).
  override func preventsAncestorRecognizer(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isHorizontalDragOfThumb(by: recognizer) else { return false }
    if let swipe = recognizer as? UISwipeGestureRecognizer {
      return !swipe.direction.isDisjoint(with: [.left, .right])
    }
    return recognizer is UIPanGestureRecognizer
      && window?.headlessEngine?.questions.sliderThumb == .refusesPansToo
  }

  /// Protects drags on the slider from the content pop (C181).
  ///
  /// Whether the whole track or only the thumb is protected is open (``UIKitBehavior/sliderArea``).
  override func protectsFromContentPop(
    _ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction
  ) -> Bool {
    guard isEnabled else { return false }
    return isOnThumb(touch.landing(in: self))
      || window?.headlessEngine?.questions.sliderArea != .thumbOnly
  }

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Returns whether a touch that began at a point holds the thumb.
  ///
  /// A tracked touch holds the thumb even after the thumb has moved away from that point.
  private func isOnThumb(_ landing: CGPoint) -> Bool { isTracking || thumb.contains(landing) }

  private func isHorizontalDragOfThumb(by recognizer: UIGestureRecognizer) -> Bool {
    recognizer.touchMovements(in: self).contains { $0.isHorizontal && isOnThumb($0.landing) }
  }

  private func value(atThumbCenter thumbCenter: CGFloat) -> Float {
    let track = trackRect(forBounds: bounds)
    let length = track.width - EngineMetrics.sliderThumb
    guard length > 0 else { return minimumValue }
    let position = min(
      max(0, (thumbCenter - track.minX) / length - EngineMetrics.sliderThumb / 2 / length), 1)
    let fraction = Float(isRightToLeft ? 1 - position : position)
    return minimumValue + fraction * (maximumValue - minimumValue)
  }
}
#endif
