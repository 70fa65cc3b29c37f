import Foundation

/// A control of two halves that take a step down and up.
///
/// A finger that rests takes one step: repeating is not modelled.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  /// The lowest value.
  open var minimumValue: Double = 0 { didSet { value = shown } }
  /// The highest value.
  open var maximumValue: Double = 100 { didSet { value = shown } }
  /// The size of a step.
  open var stepValue: Double = 1
  /// Whether a step beyond one end leads to the other.
  open var wraps = false
  private var shown: Double = 0

  /// Makes a stepper; its size is its own (``EngineMetrics/stepperSize``).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: EngineMetrics.stepperSize))
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The value, between the ends; what is no number is ignored.
  open var value: Double {
    get { shown }
    set {
      guard !newValue.isNaN else { return }
      shown = max(min(newValue, maximumValue), minimumValue)
    }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isAtRight = touch.location(in: self).x >= bounds.midX
    let wanted = shown + (isAtRight != isMirrored ? stepValue : -stepValue)
    let before = shown
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if value != before { sendValueChanged() }
  }

  /// A tap is a stepper's own, not that of a view around it (C098).
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
