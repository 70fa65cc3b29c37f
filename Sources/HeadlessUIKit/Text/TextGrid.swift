#if HEADLESS
/// The layout of text in lines of characters of one size.
///
/// The engine has no fonts. A place is an index in UTF-16 units, as in `NSRange`.
struct TextGrid {
  private let units: [UInt16]
  /// The first place of each line.
  private let starts: [Int]
  private let origin: CGPoint

  private static let newline: UInt16 = 10

  /// Breaks text at line breaks and at the width, in pt.
  init(_ text: String, origin: CGPoint, width: CGFloat) {
    units = Array(text.utf16)
    self.origin = origin
    let columns = max(1, Int((width / EngineMetrics.character.width).rounded(.down)))
    var starts = [0]
    for (place, unit) in units.enumerated() {
      let isFull = place - (starts.last ?? 0) >= columns
      if isFull, unit != TextGrid.newline { starts.append(place) }
      if unit == TextGrid.newline { starts.append(place + 1) }
    }
    self.starts = starts
  }

  /// The length of the text in UTF-16 units.
  var count: Int { units.count }
  /// The height of all lines, in pt.
  var height: CGFloat { CGFloat(starts.count) * EngineMetrics.character.height }

  /// Returns the place between characters that is nearest to a point.
  func place(at point: CGPoint) -> Int {
    let size = EngineMetrics.character
    let row = ((point.y - origin.y) / size.height).rounded(.down)
    let line = Int(min(max(0, row), CGFloat(starts.count - 1)))
    let end = line + 1 < starts.count ? starts[line + 1] : units.count
    let endsInBreak = end > starts[line] && units[end - 1] == TextGrid.newline
    let length = CGFloat(end - starts[line] - (endsInBreak ? 1 : 0))
    let column = ((point.x - origin.x) / size.width).rounded()
    return starts[line] + Int(min(max(0, column), length))
  }

  /// Returns the point at a place, in the vertical middle of its line, in pt.
  func point(of place: Int) -> CGPoint {
    let line = starts.lastIndex { $0 <= place } ?? 0
    let size = EngineMetrics.character
    return CGPoint(
      x: origin.x + CGFloat(place - starts[line]) * size.width,
      y: origin.y + (CGFloat(line) + 0.5) * size.height)
  }

  /// Returns the range of the word at a place, empty if there is none.
  func word(around place: Int) -> NSRange {
    var (start, end) = (place, place)
    while start > 0, isLetter(start - 1) { start -= 1 }
    while end < units.count, isLetter(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  private func isLetter(_ place: Int) -> Bool {
    // A half of a surrogate pair counts as part of a word.
    guard let scalar = Unicode.Scalar(units[place]) else { return true }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
#endif
