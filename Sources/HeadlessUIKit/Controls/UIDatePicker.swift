#if HEADLESS
/// A control that selects a date. The engine shows no wheels: the app sets the date.
///
/// No touch changes the date, so that the control sends no events of its own.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is selected.
  public enum Mode: Int, Sendable {
    /// Hours and minutes, with a mark for the half of the day where the locale has one.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A day together with hours and minutes.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// Month and year.
    case yearAndMonth = 4
  }

  /// The look of the control. Nothing is drawn.
  public enum PickerStyle: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case automatic, wheels, compact, inline
  }

  /// What is selected; stored only.
  open var datePickerMode = Mode.dateAndTime
  /// The look of the control; stored only.
  open var preferredDatePickerStyle = PickerStyle.automatic
  /// The selected date.
  open var date = Date()
  /// The first date that can be selected; stored only.
  open var minimumDate: Date?
  /// The last date that can be selected; stored only.
  open var maximumDate: Date?
  /// The distance between minutes; stored only.
  open var minuteInterval = 1
  /// The duration of a countdown, in s; stored only.
  open var countDownDuration: TimeInterval = 0
  /// The calendar; stored only.
  open var calendar: Calendar = .current
  /// The language; stored only.
  open var locale: Locale?
  /// The time zone; stored only.
  open var timeZone: TimeZone?

  /// Sets the date, without animation.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
}
#endif
