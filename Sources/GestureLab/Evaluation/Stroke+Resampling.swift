import Foundation

extension Stroke {
  /// The stroke as a screen of another rate reports it: at whole frames from touch-down on, in straight
  /// lines between the samples, and at lift.
  ///
  /// - Parameter rate: Samples a second; one that is no number, or less than 1, leaves the stroke as it
  ///   is.
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
