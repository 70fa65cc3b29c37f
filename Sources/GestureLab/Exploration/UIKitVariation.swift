#if HEADLESS
import HeadlessUIKit

/// A variation of a behavior: other answers, and orders shuffled by a seed.
public struct UIKitVariation: Sendable, Hashable {
  /// The other answers, in the order in which they were varied.
  public let departures: [UIKitBehavior.Answer]
  /// The seed of the shuffled orders; nil if none is shuffled.
  public let shuffle: UInt64?
  /// The behavior with these answers.
  public let behavior: UIKitBehavior

  /// Makes the variation without departures.
  init(_ behavior: UIKitBehavior) { self.init(departures: [], shuffle: nil, behavior: behavior) }

  private init(departures: [UIKitBehavior.Answer], shuffle: UInt64?, behavior: UIKitBehavior) {
    self.departures = departures
    self.shuffle = shuffle
    self.behavior = behavior
  }

  /// Returns the variation with one more answer, which must belong to its behavior.
  func departing(by answer: UIKitBehavior.Answer) -> UIKitVariation {
    UIKitVariation(
      departures: departures + [answer], shuffle: shuffle, behavior: answer.behavior)
  }

  /// Whether the order of delivery is shuffled; no other order can be.
  var isShuffled: Bool { behavior.deliveryOrder == .shuffled }

  /// Returns the same answers with the shuffles of a seed.
  func shuffled(by seed: UInt64?) -> UIKitVariation {
    UIKitVariation(departures: departures, shuffle: seed, behavior: behavior)
  }
}

extension UIKitVariation: CustomStringConvertible {
  /// The departures, such as "popDirection: narrowCone and hitTesting: twice, shuffle 3".
  public var description: String {
    let answers =
      departures.isEmpty
      ? "the likely answers" : departures.map(\.description).joined(separator: " and ")
    return shuffle.map { "\(answers), shuffle \($0)" } ?? answers
  }
}
#endif
