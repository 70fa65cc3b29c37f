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
    var played = [take.play(behavior: behavior)]
    var differences = recorded.differences(from: played.map(\.chronicle))
    // A shuffled order may be any, with every event another one: what was recorded lies between them.
    let shuffles = behavior.deliveryOrder == .shuffled ? RecordingMetrics.shuffles : []
    for seed in shuffles where !differences.isEmpty {
      played.append(take.play(behavior: behavior, seed: seed))
      differences = recorded.differences(from: played.map(\.chronicle))
    }
    // Where a touch lands is not moved, so what differs before it moves does so in any case.
    let firstMove = take.touches.first { $0.sample.phase == .moved }
    if let first = differences.first, let firstMove,
      first.time >= firstMove.time - RecordingMetrics.clock
    {
      played += PlaceShift.extremes.map { take.play(behavior: behavior, shift: $0) }
      differences = recorded.differences(from: played.map(\.chronicle))
    }
    self.played = played
    self.differences = differences
  }

  /// Whether the engine did what was recorded.
  package var isSame: Bool { differences.isEmpty }
}
#endif
