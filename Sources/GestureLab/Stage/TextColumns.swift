extension String {
  /// The text with blanks behind it up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with blanks before it up to a width.
  func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// The text without the blanks at its end.
  var trimmingTrailingBlanks: String { String(reversed().drop { $0 == " " }.reversed()) }
}
