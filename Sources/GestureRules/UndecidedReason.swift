import Foundation

/// Why a rule needs to see more movement.
public enum UndecidedReason: Sendable, Hashable {
  /// The finger has moved less than the rule judges by; both in pt.
  case notEnoughMovement(travel: CGFloat, needed: CGFloat)
  /// The finger moved far enough, but slowly or between the axes; travel in pt.
  case directionUnclear(travel: CGFloat)
  /// A rule of the app's own waits.
  case custom(String)
}

extension UndecidedReason: CustomStringConvertible {
  /// The reason as one clause.
  public var description: String {
    switch self {
    case .notEnoughMovement(let travel, let needed):
      "the finger has moved \(points(travel)) of \(points(needed))"
    case .directionUnclear(let travel):
      "the direction is not clear after \(points(travel))"
    case .custom(let text): text
    }
  }
}
