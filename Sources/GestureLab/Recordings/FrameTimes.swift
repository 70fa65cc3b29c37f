#if HEADLESS
import Foundation

/// The times of touches, restored to the frames of a display.
///
/// Touches come with the frames of a display. The recorder keeps their times, but a file may have
/// been rounded to 1 ms since. A velocity computed from rounded times may be wrong by a tenth
/// between two frames at 120 Hz, enough to cross a threshold one frame late. If all times are
/// rounded and fit the frames of one rate, those frames are used instead.
package struct FrameTimes {
  /// The times in s, in the order of the recorded ones.
  package let times: [TimeInterval]

  /// Finds the frames of one gesture.
  ///
  /// - Parameter recorded: The recorded times in s, which do not decrease.
  package init(_ recorded: [TimeInterval]) {
    let frames =
      recorded.allSatisfy(Self.isWhole)
      ? Self.rates.lazy.compactMap { Self.frames(of: recorded, at: $0) }.first : nil
    times = frames ?? recorded
  }

  /// The frame rates of displays, in Hz. The lowest that fits is used, because its frames are
  /// frames of its multiples as well.
  private static let rates: [Double] = [60, 80, 120]
  /// The unit to which times may be rounded, in s.
  private static let unit = 0.001

  private static func isWhole(_ time: TimeInterval) -> Bool {
    let units = time / unit
    return abs(units - units.rounded()) < 0.01
  }

  /// Returns the frames that the times are rounded from; nil if there are none.
  private static func frames(of rounded: [TimeInterval], at rate: Double) -> [TimeInterval]? {
    guard let first = rounded.first, rounded.count > 2 else { return nil }
    let frames = rounded.map { (($0 - first) * rate).rounded() / rate }
    // The time of the first frame, computed from each time.
    let starts = zip(rounded, frames).map { $0 - $1 }
    guard let earliest = starts.min(), let latest = starts.max(),
      latest - earliest <= unit * 1.01
    else { return nil }
    // Touches of different times belong to different frames.
    let isOneToOne = zip(zip(rounded, rounded.dropFirst()), zip(frames, frames.dropFirst()))
      .allSatisfy { ($0.0 < $0.1) == ($1.0 < $1.1) }
    guard isOneToOne else { return nil }
    let start = (earliest + latest) / 2
    return frames.map { start + $0 }
  }
}
#endif
