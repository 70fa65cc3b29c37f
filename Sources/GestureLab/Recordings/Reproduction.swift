#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// A part of a recording that was played again, and its differences from the engine.
///
/// ```swift
/// let trace = try GestureTrace(json: Data(contentsOf: url), named: "report")
/// let again = Reproduction.all(of: trace, named: "report")
/// #expect(!again.isEmpty && again.allSatisfy(\.isSame), "\(again.flatMap(\.differences))")
/// ```
///
/// `gesture-lab read reproduce` prints the same.
@MainActor
public struct Reproduction {
  /// Plays a recording on each of its screens.
  ///
  /// Gestures that began before the first screen was recorded, and events after a change that the
  /// app's code made, are left out; ``notes`` lists them.
  ///
  /// - Parameters:
  ///   - trace: The recording.
  ///   - name: The name of the recording.
  ///   - behavior: The answers to UIKit's open questions; nil for the likely ones of the release on
  ///     which each screen was recorded.
  /// - Returns: A reproduction for each screen; none if the trace isn't a recording.
  public static func all(
    of trace: GestureTrace, named name: String, behavior: UIKitBehavior? = nil
  ) -> [Reproduction] {
    let (takes, notes) = RecordedTake.all(of: trace, named: name)
    return takes.map { take in
      var again = Reproduction(
        take, behavior: behavior ?? UIKitBehavior(version: take.screen.version ?? .v26))
      again.notes = notes + take.screen.notes
      return again
    }
  }

  /// The differences, the earliest first; the others may follow from it.
  public let differences: [Difference]
  /// The gestures that were played, as the recording counts them.
  public var gestures: ClosedRange<Int> { take.gestures }
  /// The parts of the recording that were left out, and the differences between the rebuilt screen
  /// and the original, as sentences.
  public private(set) var notes: [String] = []
  /// Whether the engine did what was recorded.
  public var isSame: Bool { differences.isEmpty }
  /// The take.
  package let take: RecordedTake
  /// The playbacks: one with the places as recorded and, if that differs, others with moved places.
  package let played: [PlayedTake]

  /// Plays a take under a behavior; if it differs, also with places moved within their rounding.
  ///
  /// - Parameter isLenient: Whether each action may come one touch event later than in the engine.
  package init(_ take: RecordedTake, behavior: UIKitBehavior, isLenient: Bool = false) {
    self.take = take
    let recorded = take.chronicle
    var (played, differences) = Self.play(take, take.touches, recorded, behavior, isLenient)
    for touches in take.otherTouches {
      guard let first = differences.first else { break }
      let other = Self.play(take, touches, recorded, behavior, isLenient)
      played += other.played
      if other.differences.first.map({ $0.time > first.time }) ?? true {
        differences = other.differences
      }
    }
    self.played = played
    self.differences = differences
  }

  private static func play(
    _ take: RecordedTake, _ touches: [TouchScript.Step], _ recorded: Chronicle,
    _ behavior: UIKitBehavior, _ isLenient: Bool
  ) -> (played: [PlayedTake], differences: [Difference]) {
    var played = [take.play(touches, behavior: behavior)]
    // A shuffled order may differ in every event. The recording may lie anywhere between several
    // orders, and a change that one event misses comes with the next.
    let isShuffled = behavior.deliveryOrder == .shuffled
    let movers = take.snapshot.navigationRecognizers
    func compare() -> [Difference] {
      let chronicles = played.map(\.chronicle)
      let differences = recorded.differences(
        from: chronicles, slack: isShuffled || isLenient ? 1 : 0)
      guard differences.isEmpty else { return differences }
      // Each participant may agree with another playback, but the recognizers that move screens
      // must agree with the same one as the stack.
      return recorded.mover(otherThanIn: chronicles, among: movers).map { [$0] } ?? []
    }
    var differences = compare()
    for (count, seed) in (isShuffled ? RecordingMetrics.shuffles : []).enumerated() {
      guard let first = differences.first else { break }
      // Further orders are tried only if the participant depends on the order.
      let chronicles = played.map(\.chronicle)
      guard count < RecordingMetrics.fewShuffles || first.dependsOnPlayback(chronicles) else {
        break
      }
      played.append(take.play(touches, behavior: behavior, seed: seed))
      differences = compare()
    }
    let lift = (touches.last { $0.sample.phase == .ended }?.time ?? 0) - RecordingMetrics.clock
    // The places of landings are not moved, so a difference before the first move remains.
    let firstMove = touches.first { $0.sample.phase == .moved }
    if let first = differences.first, let firstMove,
      first.time >= firstMove.time - RecordingMetrics.clock
    {
      played += PlaceShift.extremes.map { take.play(touches, behavior: behavior, shift: $0) }
      differences = compare()
      // Velocities, and verdicts on a few places, depend on how each place is rounded.
      for (count, shift) in PlaceShift.jitters.enumerated() {
        guard let first = differences.first,
          count < RecordingMetrics.fewJitters || first.isClose || first.time >= lift
        else { break }
        played.append(take.play(touches, behavior: behavior, shift: shift))
        differences = compare()
      }
    }
    return (played, differences)
  }
}
#endif
