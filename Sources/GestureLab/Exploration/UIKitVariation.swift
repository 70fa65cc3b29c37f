import HeadlessUIKit

/// A way in which UIKit may differ from a behaviour: other answers, and orders shuffled by a seed.
public struct UIKitVariation: Sendable, Hashable {
  /// The answers that differ, in the order in which they were varied.
  public let departures: [UIKitBehavior.Answer]
  /// The seed of the shuffled orders; nil where no order is shuffled.
  public let shuffle: UInt64?
  /// The behaviour with these answers.
  public let behavior: UIKitBehavior

  /// Makes the variation that is the behaviour itself.
  init(_ behavior: UIKitBehavior) { self.init(departures: [], shuffle: nil, behavior: behavior) }

  private init(departures: [UIKitBehavior.Answer], shuffle: UInt64?, behavior: UIKitBehavior) {
    self.departures = departures
    self.shuffle = shuffle
    self.behavior = behavior
  }

  /// The variation with one more answer; it must be one of its own behaviour's.
  func departing(by answer: UIKitBehavior.Answer) -> UIKitVariation {
    UIKitVariation(
      departures: departures + [answer], shuffle: shuffle, behavior: answer.behavior)
  }

  /// Whether some order is shuffled; only that of delivery can be.
  var isShuffled: Bool { behavior.deliveryOrder == .shuffled }

  /// The same answers under the shuffles of a seed.
  func shuffled(by seed: UInt64?) -> UIKitVariation {
    UIKitVariation(departures: departures, shuffle: seed, behavior: behavior)
  }
}

extension UIKitVariation: CustomStringConvertible {
  /// The departures, as in "popDirection: narrowCone and hitTesting: twice, shuffle 3".
  public var description: String {
    let answers =
      departures.isEmpty
      ? "the likely answers" : departures.map(\.description).joined(separator: " and ")
    return shuffle.map { "\(answers), shuffle \($0)" } ?? answers
  }
}
