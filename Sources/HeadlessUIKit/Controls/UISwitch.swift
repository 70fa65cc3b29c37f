import Foundation

/// A control that is on or off: a tap turns it over, and so does a drag of its thumb.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  private var start = CGPoint.zero

  /// Makes a switch; its size is its own (``EngineMetrics/switchSize``).
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: EngineMetrics.switchSize))
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Turns the switch; without pixels an animation shows nothing, and nothing is said of it.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    start = touch.location(in: self)
    return true
  }

  /// Turns the switch to the side of a drag, or over by a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let dx = touch.location(in: self).x - start.x
    let wasOn = isOn
    if abs(dx) >= thumbTravel / 2 {
      isOn = (dx > 0) != isMirrored
    } else if isTouchInside {
      isOn.toggle()
    }
    if isOn != wasOn { sendValueChanged() }
  }

  /// A tap, and a pan of the thumb along the switch, are its own (C098).
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.isSingleTap { return true }
    guard recognizer is UIPanGestureRecognizer else { return false }
    return recognizer.strokes(in: self).contains { $0.isHorizontal && thumb.contains($0.landing) }
  }

  /// Where the thumb lies, in pt; it stays there until the finger lifts.
  private var thumb: CGRect {
    let isAtRight = isOn != isMirrored
    return CGRect(
      x: isAtRight ? bounds.minX + thumbTravel : bounds.minX, y: bounds.minY,
      width: bounds.height, height: bounds.height)
  }

  private var thumbTravel: CGFloat { max(0, bounds.width - bounds.height) }
}
