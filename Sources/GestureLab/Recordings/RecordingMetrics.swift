#if HEADLESS
import Foundation

/// The tolerances with which a recording is compared.
enum RecordingMetrics {
  /// How far a way between two places of a recording may be from the true one, in pt: each place is
  /// rounded to a pixel of a display with three to the point, and a way that was a threshold's
  /// length must reach it.
  static let rounding: CGFloat = 1 / 3 + 0.001
  /// The farthest that times may be from the true ones, in s: they are rounded to 1 ms, and a
  /// device reads its clocks one after the other.
  static let clock: TimeInterval = 0.0015
  /// The time in s between two things of which one came first, though their times are the same.
  static let instant: TimeInterval = 1e-5
  /// How much earlier or later something may come that no touch brings about, in s: three frames.
  static let frames: TimeInterval = 0.05
  /// The least width of the border in which touches count as coming from the bezel, and the
  /// greatest, in pt. Figures from 13 to 20 are in circulation (C118), and a touch near the edge
  /// need not be marked at all (C117).
  static let narrowestBezel: CGFloat = 0
  static let widestBezel: CGFloat = 40
  /// How much longer than the engine's a slide of UIKit's or a coasting scroll view may take, in s.
  static let settling: TimeInterval = 1
  /// How far the offset of a scroll view under a finger may be from the true one, in pt: an offset
  /// is rounded to a pixel, and so are both places.
  static let offset: CGFloat = 1.5
  /// How far a scroll view that a finger has left may come to rest from the true place, as a share
  /// of its way: its speed is measured over a few rounded steps.
  static let coasting: CGFloat = 0.15
  /// How far beyond its bounds a view may accept touches, in pt: the size of a control for a
  /// finger.
  static let reach: CGFloat = 44
  /// The events for which there is room beside four times those of a recording.
  static let playedEvents = 400
  /// The further seeds with which a shuffled order is tried.
  static let shuffles = Array<UInt64>(2...12)
  /// The seeds with which each place is moved by itself.
  static let jitters = Array<UInt64>(1...24)
  /// How many of them are tried where what was recorded is not just a few frames earlier or later:
  /// a direction near a threshold is judged the other way with half of them.
  static let fewJitters = 5
  /// The members of a set of answers that are drawn to test whether all agree as one does.
  static let agreeingSamples = 3
  /// The members that are drawn before a set is dropped: two answers that matter only together are
  /// found in a quarter of them, three in an eighth.
  static let droppedSamples = 24
  /// The behaviors from which a longer search starts.
  static let searchStarts = 4
  /// The behaviors that are tried again with every place moved by itself.
  static let exactStarts = 20
  /// The shares of the questions to which a drawn member has another answer.
  static let drawnShares = [0.5, 0.25, 0.12]
  /// The members that it draws near each before no answers are said to explain a take: of two
  /// possible answers to each of five questions the right five are in one of 32 on average.
  static let explainingDraws = 300
  /// The members that it draws near each before an answer is ruled out.
  static let excludingDraws = 40
  /// The most bytes of a file of answers that is read.
  static let answersBytes = 100_000
  /// The gestures of a take of which each may or may not have come from the bezel by itself.
  static let doubtfulGestures = 3
  /// How often a take is played before its search ends: some twenty seconds, and four times as often
  /// as on average.
  static let playbacks = 15_000
  /// The most sets of answers that are kept.
  static let sets = 400
}
#endif
