#if HEADLESS
/// A control with two halves that decrement and increment a value.
///
/// Repeating while the touch is held is not modelled.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The minimum value.
  open var minimumValue: Double = 0 { didSet { value = storedValue } }
  /// The maximum value.
  open var maximumValue: Double = 100 { didSet { value = storedValue } }
  /// The amount by which a tap changes the value.
  open var stepValue: Double = 1
  /// Whether stepping past one end continues at the other.
  open var wraps = false
  private var storedValue: Double = 0
  /// Whether the value changes while the touch is held; stored only.
  public var autorepeat = true
  /// Whether events are sent while the touch is held; stored only.
  public var isContinuous = true

  /// Creates a stepper; its size is always ``EngineMetrics/stepperSize``.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: EngineMetrics.stepperSize))
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// The current value, limited to the range; NaN is ignored.
  open var value: Double {
    get { storedValue }
    set {
      guard !newValue.isNaN else { return }
      storedValue = max(min(newValue, maximumValue), minimumValue)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isInRightHalf = touch.location(in: self).x >= bounds.midX
    let steppedValue = storedValue + (isInRightHalf != isRightToLeft ? stepValue : -stepValue)
    let oldValue = storedValue
    if wraps, steppedValue > maximumValue {
      value = minimumValue
    } else if wraps, steppedValue < minimumValue {
      value = maximumValue
    } else {
      value = steppedValue
    }
    if value != oldValue { sendValueChanged() }
  }

  override var preventsSingleTaps: Bool { true }
}
#endif
