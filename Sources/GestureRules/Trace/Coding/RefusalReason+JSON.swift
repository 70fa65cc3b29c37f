import Foundation

/// The names that reasons to refuse have in traces; a case that is added to the reasons asks for one here.
package enum RefusalName: String, CaseIterable {
  case disabled, disabledByPolicy, suspended, atRoot, transitionRunning, popStillCancelling
  case underPresentation, startsOutsidePopArea, startsOutsidePushArea, startsBesidePopArea, excluded
  case movesTowardsLeading, movesTowardsTrailing, movesVertically, headsTowardsLeading
  case headsTowardsTrailing, headsVertically, contentPastLeadingEdge, outsideLeadingStrip
  case notAtBoundary, contentBeforeTrailingEdge, outsideTrailingStrip, notAtTrailingBoundary
  case contentMoving, claimed, kept, screenRefused, endedUndecided, recognizerGaveUp, severalFingers
  case custom
}

extension RefusalReason {
  /// The name that the reason has in traces.
  package var jsonName: RefusalName {
    switch self {
    case .disabled: .disabled
    case .disabledByPolicy: .disabledByPolicy
    case .suspended: .suspended
    case .atRoot: .atRoot
    case .transitionRunning: .transitionRunning
    case .popStillCancelling: .popStillCancelling
    case .underPresentation: .underPresentation
    case .startsOutsidePopArea: .startsOutsidePopArea
    case .startsOutsidePushArea: .startsOutsidePushArea
    case .startsBesidePopArea: .startsBesidePopArea
    case .excluded: .excluded
    case .movesTowardsLeading: .movesTowardsLeading
    case .movesTowardsTrailing: .movesTowardsTrailing
    case .movesVertically: .movesVertically
    case .headsTowardsLeading: .headsTowardsLeading
    case .headsTowardsTrailing: .headsTowardsTrailing
    case .headsVertically: .headsVertically
    case .contentPastLeadingEdge: .contentPastLeadingEdge
    case .outsideLeadingStrip: .outsideLeadingStrip
    case .notAtBoundary: .notAtBoundary
    case .contentBeforeTrailingEdge: .contentBeforeTrailingEdge
    case .outsideTrailingStrip: .outsideTrailingStrip
    case .notAtTrailingBoundary: .notAtTrailingBoundary
    case .contentMoving: .contentMoving
    case .claimed: .claimed
    case .kept: .kept
    case .screenRefused: .screenRefused
    case .endedUndecided: .endedUndecided
    case .recognizerGaveUp: .recognizerGaveUp
    case .severalFingers: .severalFingers
    case .custom: .custom
    }
  }

  /// Writes the reason: its name under "is", and what goes with it.
  func write(to object: inout JSONObjectText) {
    object.add("is", jsonName)
    switch self {
    case .disabled, .disabledByPolicy, .atRoot, .transitionRunning, .popStillCancelling,
      .underPresentation, .screenRefused, .endedUndecided, .recognizerGaveUp:
      break
    case .suspended(let suspension): suspension.write(to: &object)
    case .startsOutsidePopArea(let distance, let allowed),
      .startsOutsidePushArea(let distance, let allowed):
      object.add("distance", distance)
      object.add("allowed", allowed)
    case .startsBesidePopArea(let height, let allowed):
      object.add("height", height)
      object.add("allowed", allowed)
    case .excluded(let name), .notAtBoundary(let name), .notAtTrailingBoundary(let name),
      .claimed(let name):
      object.add("name", name)
    case .movesTowardsLeading(let distance), .movesTowardsTrailing(let distance):
      object.add("distance", distance)
    case .headsTowardsLeading(let speed), .headsTowardsTrailing(let speed):
      object.add("speed", speed)
    case .movesVertically(let vertical, let horizontal),
      .headsVertically(let vertical, let horizontal):
      object.add("vertical", vertical)
      object.add("horizontal", horizontal)
    case .contentPastLeadingEdge(let name, let distance),
      .contentBeforeTrailingEdge(let name, let distance):
      object.add("name", name)
      object.add("distance", distance)
    case .outsideLeadingStrip(let name, let distance, let width),
      .outsideTrailingStrip(let name, let distance, let width):
      object.add("name", name)
      object.add("distance", distance)
      object.add("width", width)
    case .contentMoving(let name, let motion):
      object.add("name", name)
      object.add("motion", motion)
    case .kept(let name, let reason):
      object.add("name", name)
      object.add("reason", reason)
    case .severalFingers(let count): object.add("fingers", count)
    case .custom(let text): object.add("text", text)
    }
  }

  /// Reads a reason.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    self =
      switch try node.required("is").choice() as RefusalName {
      case .disabled: .disabled
      case .disabledByPolicy: .disabledByPolicy
      case .suspended: .suspended(try Suspension(node))
      case .atRoot: .atRoot
      case .transitionRunning: .transitionRunning
      case .popStillCancelling: .popStillCancelling
      case .underPresentation: .underPresentation
      case .startsOutsidePopArea:
        .startsOutsidePopArea(
          distance: try node.length("distance"), allowed: try node.range("allowed"))
      case .startsOutsidePushArea:
        .startsOutsidePushArea(
          distance: try node.length("distance"), allowed: try node.range("allowed"))
      case .startsBesidePopArea:
        .startsBesidePopArea(height: try node.length("height"), allowed: try node.range("allowed"))
      case .excluded: .excluded(name: try node.text("name"))
      case .movesTowardsLeading: .movesTowardsLeading(distance: try node.length("distance"))
      case .movesTowardsTrailing: .movesTowardsTrailing(distance: try node.length("distance"))
      case .movesVertically:
        .movesVertically(
          vertical: try node.length("vertical"), horizontal: try node.length("horizontal"))
      case .headsTowardsLeading: .headsTowardsLeading(speed: try node.length("speed"))
      case .headsTowardsTrailing: .headsTowardsTrailing(speed: try node.length("speed"))
      case .headsVertically:
        .headsVertically(
          vertical: try node.length("vertical"), horizontal: try node.length("horizontal"))
      case .contentPastLeadingEdge:
        .contentPastLeadingEdge(
          name: try node.text("name"), distance: try node.length("distance"))
      case .outsideLeadingStrip:
        .outsideLeadingStrip(
          name: try node.text("name"), distance: try node.length("distance"),
          width: try node.length("width"))
      case .notAtBoundary: .notAtBoundary(name: try node.text("name"))
      case .contentBeforeTrailingEdge:
        .contentBeforeTrailingEdge(
          name: try node.text("name"), distance: try node.length("distance"))
      case .outsideTrailingStrip:
        .outsideTrailingStrip(
          name: try node.text("name"), distance: try node.length("distance"),
          width: try node.length("width"))
      case .notAtTrailingBoundary: .notAtTrailingBoundary(name: try node.text("name"))
      case .contentMoving:
        .contentMoving(
          name: try node.text("name"), motion: try node.required("motion").choice())
      case .claimed: .claimed(name: try node.text("name"))
      case .kept: .kept(name: try node.text("name"), reason: try node.text("reason"))
      case .screenRefused: .screenRefused
      case .endedUndecided: .endedUndecided
      case .recognizerGaveUp: .recognizerGaveUp
      case .severalFingers: .severalFingers(try node.required("fingers").integer())
      case .custom: .custom(try node.text("text"))
      }
  }
}
