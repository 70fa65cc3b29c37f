#if HEADLESS
import Foundation
import GestureLab

extension Stroke {
  /// Returns the stroke at another sample rate: at whole frames from touch-down, and at lift.
  ///
  /// Locations are interpolated linearly. A rate that is not finite or less than 1 changes nothing.
  ///
  /// - Parameter rate: Samples per second.
  package func resampled(at rate: Double) -> Stroke {
    guard rate.isFinite, rate >= 1, let first = samples.first, let last = samples.last else {
      return self
    }
    var stroke = self
    stroke.samples = [first]
    var index = 0
    var frame = 1.0
    while frame / rate < last.time {
      let time = frame / rate
      while index + 2 < samples.count, samples[index + 1].time < time { index += 1 }
      let (before, after) = (samples[index], samples[index + 1])
      let share = after.time > before.time ? (time - before.time) / (after.time - before.time) : 1
      let part = CGFloat(min(max(share, 0), 1))
      stroke.samples.append(
        StrokeSample(
          time: time,
          location: CGPoint(
            x: before.location.x + (after.location.x - before.location.x) * part,
            y: before.location.y + (after.location.y - before.location.y) * part)))
      frame += 1
    }
    if samples.count > 1 { stroke.samples.append(last) }
    return stroke
  }
}
#endif
