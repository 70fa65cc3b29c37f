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
