#if HEADLESS
import Foundation

/// The numbers of the evaluation, with unit and provenance.
enum EvaluationMetrics {
  /// The distance from which Telegram's recognizer distinguishes directions, in pt.
  static let firstTravel: CGFloat = 2
  /// The width of TZScrollViewPopGesture's strip, in pt.
  static let strip: CGFloat = 40
  /// Where a stroke from the bezel lands, in pt from the left edge.
  static let bezel: CGFloat = 6
  /// How far fingers slip back as they land, and dip before they turn, in pt, and how fast they dip,
  /// in pt/s.
  ///
  /// Provenance: others' measurement of 870 aimed drags; of those that a rule lost, slips of 10 to
  /// 17 pt and dips of 45 to 65 pt, faster than 800 pt/s.
  static let slip = 10.0...17
  static let dip = 45.0...65
  static let dipSpeed = 900.0
  /// A pixel of a screen of scale 3, in pt.
  static let pixel = 1.0 / 3
  /// The samples per second of such a beginning.
  static let beginningRate = 120.0
  /// The mean speed along the path below which a stroke is slow, in pt/s, as in the recordings.
  static let slowSpeed: CGFloat = 250
  /// The vertical strokes for each rightward one in everyday use.
  ///
  /// Provenance: 6,559 to 94, the strokes of the recordings from phones in portrait orientation
  /// (``HumanOnsets``).
  static let verticalStrokes = 70.0
  /// The ticks per second to which sample times are rounded: a power of 2, about a microsecond.
  static let ticks = 1_048_576.0
  /// The 97.5 % quantile of the normal distribution, for an interval of 95 %.
  static let confidence = 1.959964
}
#endif
