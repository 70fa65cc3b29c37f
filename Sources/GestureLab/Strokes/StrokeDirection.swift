/// What a stroke did, judged by where it went rather than by what its finger meant.
public enum StrokeDirection: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Net movement within 26.6° of the axis, and reasonably straight.
  case right, left, up, down

  /// Net movement farther than 26.6° from both axes.
  case diagonal

  /// Net movement along an axis, by a way that strays too far from it or sets out along another.
  case curved

  /// Never 10 pt away from touch-down, and lifted within 400 ms.
  case tap

  /// Never 10 pt away from touch-down, and held for 400 ms or longer.
  case press

  /// Moved, but by less than 40 pt in the end.
  case short

  /// The direction as one word.
  public var description: String { rawValue }

  /// The same seen in a mirror: right and left change places.
  public var mirrored: StrokeDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up, .down, .diagonal, .curved, .tap, .press, .short: self
    }
  }
}
