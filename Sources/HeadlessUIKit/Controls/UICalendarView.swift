#if HEADLESS
/// A view of the days of a month. The engine shows none.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// The calendar by which days are counted; stored only.
  open var calendar = Calendar.current
  /// The language and order of the days; stored only.
  open var locale = Locale.current
  /// The time zone of the days; nil for that of the calendar. Stored only.
  open var timeZone: TimeZone?
}
#endif
