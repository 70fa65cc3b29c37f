import Foundation

/// The numbers of conflict maps.
package enum MapMetrics {
  /// How far apart drags start unless said otherwise, in pt: finer than any zone of the rules, of which
  /// the narrowest is the leading edge of 20 pt (`RuleMetrics.edgeWidth`).
  package static let spacing = 10
  /// The spacings that a map may have, in pt: below 2 there are more drags than a picture has pixels,
  /// above 100 there is no picture.
  package static let spacings = 2...100
  /// How far each drag goes, in pt: past every threshold of the engine and the rules, the farthest being
  /// the 50 pt of a swipe (`EngineMetrics.swipeDistance`).
  package static let travel: CGFloat = 60
  /// How far a slanted drag goes along each axis, in pt: 59 pt in all, and a number that its four
  /// samples divide without a rest.
  static let slantedTravel: CGFloat = 42
  /// How long that takes, in s: 900 pt/s, past every speed that counts
  /// (`EngineMetrics.pageFlipSpeed`, `RuleMetrics.clearSpeed`), and over before content is given a
  /// touch late (`EngineMetrics.contentTouchDelay`).
  package static let duration: TimeInterval = 4.0 / 60
  /// Samples a second while the finger moves: those of a screen of 60 Hz, here 15 pt apart.
  package static let rate: Double = 60
  /// How long a stage rests between two drags, in s: longer than a transition, a row that closes and the
  /// time in which two touches make a double tap.
  static let pause: TimeInterval = 1
  /// The most processes that share a map.
  package static let jobs = 1...64
}
