#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// A take that was played again, and where the engine differs from it.
@MainActor
package struct Reenactment {
  /// The take.
  package let take: RecordedTake
  /// The differences, the earliest first; what follows from one comes after it.
  package let differences: [ChronicleDifference]
  /// What was played: with the places as they are recorded, and, where that differs, with moved ones.
  let played: [PlayedTake]

  /// Plays a take on a behavior; where that differs, also with places moved within their rounding.
  package init(_ take: RecordedTake, behavior: UIKitBehavior) {
    self.init(take, recorded: take.chronicle, behavior: behavior)
  }

  init(_ take: RecordedTake, recorded: Chronicle, behavior: UIKitBehavior) {
    self.take = take
    // A shuffled order may be any: the one that agrees for longest counts.
    let seeds = behavior.deliveryOrder == .shuffled ? RecordingMetrics.shuffles : 1...1
    var (best, seed) = (take.play(behavior: behavior), seeds.lowerBound)
    var differences = recorded.differences(from: [best.chronicle])
    for other in seeds.dropFirst() where !differences.isEmpty {
      let played = take.play(behavior: behavior, seed: other)
      let others = recorded.differences(from: [played.chronicle])
      let isBetter = others.first.map { $0.time > differences[0].time } ?? true
      if isBetter { (best, seed, differences) = (played, other, others) }
    }
    var played = [best]
    if !differences.isEmpty {
      played += PlaceShift.extremes.map {
        take.play(behavior: behavior, seed: seed, shift: $0)
      }
      differences = recorded.differences(from: played.map(\.chronicle))
    }
    self.played = played
    self.differences = differences
  }

  /// Whether the engine did what was recorded.
  package var isSame: Bool { differences.isEmpty }
}
#endif
