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
  /// What was played with the places as they are recorded.
  let played: PlayedTake

  /// Plays a take on a behavior; where that differs, also with places moved within their rounding.
  package init(_ take: RecordedTake, behavior: UIKitBehavior) {
    self.init(take, recorded: take.chronicle, behavior: behavior)
  }

  init(_ take: RecordedTake, recorded: Chronicle, behavior: UIKitBehavior) {
    self.take = take
    let isShuffled = behavior.deliveryOrder == .shuffled
    var (first, last): (PlayedTake?, [ChronicleDifference]) = (nil, [])
    for seed in isShuffled ? RecordingMetrics.shuffles : 1...1 {
      let played = take.play(behavior: behavior, seed: seed)
      var differences = recorded.differences(from: [played.chronicle])
      if !differences.isEmpty {
        let shifted = PlaceShift.extremes.map {
          take.play(behavior: behavior, seed: seed, shift: $0).chronicle
        }
        differences = recorded.differences(from: [played.chronicle] + shifted)
      }
      if first == nil || differences.isEmpty { (first, last) = (played, differences) }
      if differences.isEmpty { break }
    }
    played = first ?? take.play(behavior: behavior)
    differences = last
  }

  /// Whether the engine did what was recorded.
  package var isSame: Bool { differences.isEmpty }
}
#endif
