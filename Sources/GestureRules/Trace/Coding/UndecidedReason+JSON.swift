import Foundation

/// The names that reasons to wait have in traces.
package enum UndecidedName: String, CaseIterable {
  case notEnoughMovement, directionUnclear, custom
}

extension UndecidedReason {
  /// The name that the reason has in traces.
  package var jsonName: UndecidedName {
    switch self {
    case .notEnoughMovement: .notEnoughMovement
    case .directionUnclear: .directionUnclear
    case .custom: .custom
    }
  }

  /// Writes the reason: its name under "is", and what goes with it.
  func write(to object: inout JSONObjectText) {
    object.add("is", jsonName)
    switch self {
    case .notEnoughMovement(let travel, let needed):
      object.add("travel", travel)
      object.add("needed", needed)
    case .directionUnclear(let travel): object.add("travel", travel)
    case .custom(let text): object.add("text", text)
    }
  }

  /// Reads a reason.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    self =
      switch try node.required("is").choice() as UndecidedName {
      case .notEnoughMovement:
        .notEnoughMovement(travel: try node.length("travel"), needed: try node.length("needed"))
      case .directionUnclear: .directionUnclear(travel: try node.length("travel"))
      case .custom: .custom(try node.text("text"))
      }
  }
}
