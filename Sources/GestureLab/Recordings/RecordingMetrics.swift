#if HEADLESS
import Foundation

/// The tolerances with which a recording is compared.
package enum RecordingMetrics {
  /// How far the distance between two recorded places may be from the true one, in pt. Each place
  /// is rounded to a pixel, 1/3 pt, and a distance that reached a threshold must still reach it.
  static let rounding: CGFloat = 1 / 3 + 0.001
  /// The farthest that times may be from the true ones, in s: they are rounded to 1 ms, and a
  /// device reads its clocks one after the other.
  static let clock: TimeInterval = 0.0015
  /// The time in s between two events that follow each other and whose recorded times are equal.
  static let instant: TimeInterval = 1e-5
  /// How much earlier or later an event may come that no touch caused, in s: three frames.
  static let frames: TimeInterval = 0.05
  /// The least and the greatest width of the border in which touches count as coming from the
  /// bezel, in pt. Figures from 13 to 20 are in circulation (C118), and a touch near the edge need
  /// not be marked at all (C117).
  static let narrowestBezel: CGFloat = 0
  static let widestBezel: CGFloat = 40
  /// How much longer than in the engine a slide or a deceleration may take, in s.
  static let settling: TimeInterval = 1
  /// How far the offset of a scroll view under a touch may be from the true one, in pt: an offset
  /// is rounded to a pixel, and so are both places.
  static let offset: CGFloat = 1.5
  /// How far from the true place a decelerating scroll view may come to rest, as a share of its
  /// travel: its initial velocity follows from a few rounded steps.
  static let coasting: CGFloat = 0.15
  /// How far beyond its bounds a view may accept touches, in pt: the smallest touch target of
  /// Apple's Human Interface Guidelines.
  static let reach: CGFloat = 44
  /// The capacity of a playback's trace in addition to four times the events of the recording.
  static let playedEvents = 400
  /// The further seeds with which a shuffled order is tried.
  static let shuffles = Array<UInt64>(2...60)
  /// How many of these seeds are tried if the order seems not to matter. Where it does, several
  /// gestures of a take may each need one of several orders.
  static let fewShuffles = 11
  /// The seeds with which each place is moved by itself.
  static let jitters = Array<UInt64>(1...24)
  /// How many of these seeds are tried if the difference is more than a few frames: half of them
  /// reverse the verdict on a direction near a threshold.
  static let fewJitters = 5
  /// The most gestures of a take for which every combination is tried of those that came from the
  /// bezel and those that did not.
  static let doubtfulGestures = 3
}
#endif
