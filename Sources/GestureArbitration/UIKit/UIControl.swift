import UIKitShim

extension UIControl {
  /// Whether the control may follow a drag that starts on it, as a slider's thumb does (C098).
  ///
  /// UIKit publishes no such property, and a control tracks every touch unless a subclass refuses.
  /// Buttons, text fields, segmented controls and steppers follow no drag. Neither does a control
  /// all of whose actions are those of a tap, such as a card, nor a plain `UIControl` without any.
  var mayFollowDrags: Bool {
    guard isEnabled else { return false }
    switch self {
    case is UISlider, is UISwitch, is UIPageControl: return true
    case is UIButton, is UITextField, is UISegmentedControl, is UIStepper: return false
    default:
      if allControlEvents.isEmpty { return type(of: self) != UIControl.self }
      return !allControlEvents.isSubset(of: Self.eventsOfTaps)
    }
  }

  private static let eventsOfTaps: UIControl.Event = [
    .touchDown, .touchDownRepeat, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside,
    .touchCancel, .primaryActionTriggered, .menuActionTriggered,
  ]
}
