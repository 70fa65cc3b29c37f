#if HEADLESS
import Foundation

/// The times of touches, as a display's frames have them.
///
/// Touches come with the frames of a display. The recorder keeps their times as they are, but a
/// file may come by way of something that rounds them to 1 ms. From such times a speed can be wrong
/// by a tenth between two frames of 120 Hz, enough for a threshold to be crossed one frame later
/// than it was. Where all times are rounded and lie on the frames of one rate, those frames are
/// used instead.
package struct FrameTimes {
  /// The times in s, in the order of the given ones.
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

  /// The rates at which displays show frames, in Hz; the lowest that fits is taken, since its
  /// frames are frames of its multiples as well.
  private static let rates: [Double] = [60, 80, 120]
  /// What times may be rounded to, in s.
  private static let unit = 0.001

  private static func isWhole(_ time: TimeInterval) -> Bool {
    let units = time / unit
    return abs(units - units.rounded()) < 0.01
  }

  /// Returns the frames that the times are rounded from; nil if there are none.
  private static func frames(of rounded: [TimeInterval], at rate: Double) -> [TimeInterval]? {
    guard let first = rounded.first, rounded.count > 2 else { return nil }
    let frames = rounded.map { (($0 - first) * rate).rounded() / rate }
    // When the first frame was, as far as each time allows.
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
