#if HEADLESS
/// A control that turns on or off when tapped or when its thumb is dragged.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  private var initialLocation = CGPoint.zero
  /// The color while on; stored only.
  public var onTintColor: UIColor?
  /// The color of the thumb; stored only.
  public var thumbTintColor: UIColor?
  /// The text of a checkbox; stored only.
  public var title: String?

  /// Creates a switch; its size is always ``EngineMetrics/switchSize``.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: EngineMetrics.switchSize))
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// Sets the state without sending events; the change is not animated.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    initialLocation = touch.location(in: self)
    return true
  }

  /// Sets the state to the side of a drag, or toggles it for a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let dx = touch.location(in: self).x - initialLocation.x
    let wasOn = isOn
    if abs(dx) >= thumbTravel / 2 {
      isOn = (dx > 0) != isRightToLeft
    } else if isTouchInside {
      isOn.toggle()
    }
    if isOn != wasOn { sendValueChanged() }
  }

  /// Prevents single taps of ancestors, and their horizontal pans that begin on the thumb (C098).
  override func preventsAncestorRecognizer(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.isSingleTap { return true }
    guard recognizer is UIPanGestureRecognizer else { return false }
    return recognizer.touchMovements(in: self).contains {
      $0.isHorizontal && thumb.contains($0.landing)
    }
  }

  /// The thumb's rectangle, in pt; it does not move while a touch is tracked.
  private var thumb: CGRect {
    let isThumbAtRight = isOn != isRightToLeft
    return CGRect(
      x: isThumbAtRight ? bounds.minX + thumbTravel : bounds.minX, y: bounds.minY,
      width: bounds.height, height: bounds.height)
  }

  private var thumbTravel: CGFloat { max(0, bounds.width - bounds.height) }
}
#endif
