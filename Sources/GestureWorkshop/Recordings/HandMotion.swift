#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The deviations of a hand from the drag that it was asked for.
///
/// A touch lands near the place, moves a little too far or not far enough and to one side, varies
/// its speed, and trembles. The amounts are chosen for a person who tries to follow the
/// instruction.
struct HandMotion {
  /// How far from the place a touch lands, in pt along each axis.
  private static let landing: CGFloat = 3
  /// The shares of the requested distance that it moves.
  private static let scale: ClosedRange<CGFloat> = 0.85...1.2
  /// How far it deviates to one side, in radians.
  private static let angle: CGFloat = 0.1
  /// How much faster than on average it is halfway, as a share.
  private static let haste: ClosedRange<Double> = 0...0.8
  /// The tremor, in pt from one sample to the next; it decays.
  private static let tremor: CGFloat = 0.25

  /// The touches as a hand performs them, in the same frames.
  let steps: [TouchScript.Step]

  /// Draws a random motion.
  ///
  /// - Parameter bounds: Where touches can be, in pt of the window.
  init(
    _ steps: [TouchScript.Step], within bounds: CGRect,
    using random: inout some RandomNumberGenerator
  ) {
    var moved = steps
    for touch in Set(steps.map(\.sample.touch)).sorted() {
      let indices = steps.indices.filter { steps[$0].sample.touch == touch }
      let places = Self.places(of: indices.map { steps[$0] }, using: &random)
      for (index, place) in zip(indices, places) {
        moved[index].sample.location = CGPoint(
          x: min(max(place.x, bounds.minX), bounds.maxX),
          y: min(max(place.y, bounds.minY), bounds.maxY))
      }
    }
    self.steps = moved
  }

  /// Returns the locations of one touch at its samples.
  private static func places(
    of steps: [TouchScript.Step], using random: inout some RandomNumberGenerator
  ) -> [CGPoint] {
    guard let first = steps.first, let last = steps.last else { return [] }
    let start = first.sample.location
    let (scale, angle) = (
      CGFloat.random(in: Self.scale, using: &random),
      CGFloat.random(in: -Self.angle...Self.angle, using: &random)
    )
    let landing = CGPoint(
      x: start.x + .random(in: -Self.landing...Self.landing, using: &random),
      y: start.y + .random(in: -Self.landing...Self.landing, using: &random))
    let haste = Double.random(in: Self.haste, using: &random)
    let duration = last.time - first.time
    var shake = CGPoint.zero
    return steps.map { step in
      guard step.sample.phase == .moved, duration > 0 else {
        let way = vector(from: start, to: step.sample.location, scale, angle)
        return CGPoint(x: landing.x + way.x + shake.x, y: landing.y + way.y + shake.y)
      }
      let share = (step.time - first.time) / duration
      let eased = share - haste * sin(2 * .pi * share) / (2 * .pi)
      let place = Self.place(in: steps, at: first.time + duration * eased)
      let way = vector(from: start, to: place, scale, angle)
      shake.x = shake.x * 0.8 + .random(in: -Self.tremor...Self.tremor, using: &random)
      shake.y = shake.y * 0.8 + .random(in: -Self.tremor...Self.tremor, using: &random)
      return CGPoint(x: landing.x + way.x + shake.x, y: landing.y + way.y + shake.y)
    }
  }

  private static func vector(
    from start: CGPoint, to place: CGPoint, _ scale: CGFloat, _ angle: CGFloat
  ) -> CGPoint {
    let way = CGPoint(x: (place.x - start.x) * scale, y: (place.y - start.y) * scale)
    return CGPoint(
      x: way.x * cos(angle) - way.y * sin(angle), y: way.x * sin(angle) + way.y * cos(angle))
  }

  /// Returns the location of a touch at a time, interpolated between two samples.
  private static func place(in steps: [TouchScript.Step], at time: TimeInterval) -> CGPoint {
    guard let next = steps.firstIndex(where: { $0.time >= time }) else {
      return steps.last?.sample.location ?? .zero
    }
    guard next > 0 else { return steps[next].sample.location }
    let (from, to) = (steps[next - 1], steps[next])
    guard to.time > from.time else { return to.sample.location }
    let share = CGFloat((time - from.time) / (to.time - from.time))
    let (start, end) = (from.sample.location, to.sample.location)
    return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }
}
#endif
