import Foundation

/// The values of a file of version 1 that have several forms: areas, demands, rules and reasons.
extension TraceVersion1 {
  /// The members of an object that names its form under "is".
  private struct Form<Name: Decodable> {
    let name: Name
    private let members: KeyedDecodingContainer<FileKey>

    init(_ decoder: any Decoder) throws {
      members = try decoder.container(keyedBy: FileKey.self)
      name = try members.decode(Name.self, forKey: FileKey("is"))
    }

    func path(_ key: String) -> [any CodingKey] { members.codingPath + [FileKey(key)] }

    func text(_ key: String) throws -> String { try self[key] }

    func length(_ key: String) throws -> CGFloat { try self[key] }

    subscript<Value: Decodable>(_ key: String) -> Value {
      get throws { try members.decode(Value.self, forKey: FileKey(key)) }
    }
  }

  struct StartArea: Decodable {
    private enum Name: String, Decodable { case edge, leading, leadingFraction, box, anywhere }

    let value: PopStartArea

    init(from decoder: any Decoder) throws {
      let form = try Form<Name>(decoder)
      value =
        switch form.name {
        case .edge: .edge
        case .leading: .leading(try form.length("width"))
        case .leadingFraction:
          .leadingFraction(
            try form.length("part"), atLeast: try form.length("atLeast"),
            atMost: try form.length("atMost"))
        case .box:
          .box(
            start: try form.length("start"), end: try form.length("end"),
            top: try form.length("top"), bottom: try form.length("bottom"))
        case .anywhere: .anywhere
        }
    }
  }

  struct Demand: Decodable {
    private enum Name: String, Decodable {
      case yieldsAtLeadingEdge, yieldsInLeadingStrip, yieldsAtTrailingEdge, yieldsInTrailingStrip
      case yieldsAtBoundary, claims, excludes, keeps
    }

    let value: PopAttempt.Content.Demand

    init(from decoder: any Decoder) throws {
      let form = try Form<Name>(decoder)
      let scope = { (try form["scope"] as Scope).value }
      value =
        switch form.name {
        case .yieldsAtLeadingEdge: .defersAtEdge(distance: try form.length("pastLeadingEdge"))
        case .yieldsAtTrailingEdge: .defersAtEdge(distance: try form.length("beforeTrailingEdge"))
        case .yieldsInLeadingStrip, .yieldsInTrailingStrip:
          .defersInStrip(width: try form.length("width"))
        case .yieldsAtBoundary: .defersAtBoundary(isAtBoundary: try form["isThere"])
        case .claims: .claims(try scope())
        case .excludes: .excludes(try scope())
        case .keeps: .claimsBecause(try form.text("reason"))
        }
    }
  }

  struct Policy: Decodable {
    private let start: StartArea
    private let edgeStart: StartArea
    private let rules: [Rule]

    var value: TracedPolicy {
      TracedPolicy(
        start: TracedStartArea(start.value), edgeStart: TracedStartArea(edgeStart.value),
        rules: rules.map(\.value))
    }
  }

  private struct Rule: Decodable {
    private enum Name: String, Decodable { case builtIn, direction, outside, own }

    let value: TracedPolicy.Rule

    init(from decoder: any Decoder) throws {
      let form = try Form<Name>(decoder)
      let recipe: PopRule.Recipe =
        switch form.name {
        case .builtIn: .standard
        case .direction: .direction(thresholds: (try form["test"] as Thresholds).value)
        case .outside:
          .outside(
            rectangles: (try form["rectangles"] as [Rectangle]).map(\.value),
            named: try form.text("place"), for: (try form["scope"] as Scope).value)
        case .own: .app(code: try form.text("written"))
        }
      value = TracedPolicy.Rule(name: rule(try form.text("name")), recipe: recipe)
    }
  }

  /// The thresholds of the direction rule that differ from the standard ones.
  private struct Thresholds: Decodable {
    private let decisionTravel, settledTravel, wanderingTravel: CGFloat?
    private let clearDominance, clearSpeed, dominance: CGFloat?

    var value: DirectionThresholds {
      var thresholds = DirectionThresholds()
      if let decisionTravel { thresholds.decisionTravel = decisionTravel }
      if let settledTravel { thresholds.settledTravel = settledTravel }
      if let wanderingTravel { thresholds.wanderingTravel = wanderingTravel }
      if let clearDominance { thresholds.clearRatio = clearDominance }
      if let clearSpeed { thresholds.fastSpeed = clearSpeed }
      if let dominance { thresholds.axisRatio = dominance }
      return thresholds
    }
  }
}

// MARK: - Reasons

extension TraceVersion1 {
  struct Reason: Decodable {
    private enum Name: String, Decodable {
      case disabled, disabledByPolicy, suspended, atRoot, transitionRunning, popStillCancelling
      case underPresentation, startsOutsidePopArea, startsOutsidePushArea, startsBesidePopArea
      case excluded, movesTowardsLeading, movesTowardsTrailing, movesVertically
      case headsTowardsLeading, headsTowardsTrailing, headsVertically, contentPastLeadingEdge
      case outsideLeadingStrip, notAtBoundary, contentBeforeTrailingEdge, outsideTrailingStrip
      case notAtTrailingBoundary, contentMoving, claimed, kept, screenRefused, endedUndecided
      case recognizerGaveUp, severalFingers, custom, notEnoughMovement, directionUnclear
    }

    let value: PopReason

    init(from decoder: any Decoder) throws {
      let form = try Form<Name>(decoder)
      value =
        switch form.name {
        case .disabled: .disabled
        case .disabledByPolicy: .disabledByPolicy
        case .suspended: .suspended(try Suspension(from: decoder).value)
        case .atRoot: .atRoot
        case .transitionRunning: .transitionRunning
        case .popStillCancelling: .popStillCancelling
        case .underPresentation: .underPresentation
        case .startsOutsidePopArea, .startsOutsidePushArea:
          .startsOutsideArea(
            distance: try form.length("distance"),
            from: form.name == .startsOutsidePopArea ? .leading : .trailing,
            allowed: try Self.range(form))
        case .startsBesidePopArea:
          .startsBesideArea(height: try form.length("height"), allowed: try Self.range(form))
        case .excluded: .excluded(name: try form.text("name"))
        case .movesTowardsLeading: .movesTowards(.leading, distance: try form.length("distance"))
        case .movesTowardsTrailing: .movesTowards(.trailing, distance: try form.length("distance"))
        case .movesVertically:
          .movesVertically(
            vertical: try form.length("vertical"), horizontal: try form.length("horizontal"))
        case .headsTowardsLeading: .headsTowards(.leading, speed: try form.length("speed"))
        case .headsTowardsTrailing: .headsTowards(.trailing, speed: try form.length("speed"))
        case .headsVertically:
          .headsVertically(
            vertical: try form.length("vertical"), horizontal: try form.length("horizontal"))
        case .contentPastLeadingEdge, .contentBeforeTrailingEdge:
          .contentAwayFromEdge(
            name: try form.text("name"), distance: try form.length("distance"),
            edge: form.name == .contentPastLeadingEdge ? .leading : .trailing)
        case .outsideLeadingStrip, .outsideTrailingStrip:
          .outsideStrip(
            name: try form.text("name"), distance: try form.length("distance"),
            width: try form.length("width"),
            edge: form.name == .outsideLeadingStrip ? .leading : .trailing)
        case .notAtBoundary: .notAtBoundary(name: try form.text("name"), edge: .leading)
        case .notAtTrailingBoundary: .notAtBoundary(name: try form.text("name"), edge: .trailing)
        case .contentMoving:
          .contentMoving(name: try form.text("name"), motion: try form["motion"])
        case .claimed: .claimed(name: try form.text("name"))
        case .kept: .claimedBecause(name: try form.text("name"), reason: try form.text("reason"))
        case .screenRefused: .screenRefused
        case .endedUndecided: .endedUndecided
        case .recognizerGaveUp: .recognizerFailed
        case .severalFingers: .severalTouches(try form["fingers"])
        case .custom: PopReason(code: "custom", text: try form.text("text"))
        case .notEnoughMovement:
          .notEnoughMovement(
            travel: try form.length("travel"), needed: try form.length("needed"))
        case .directionUnclear: .directionUnclear(travel: try form.length("travel"))
        }
    }

    /// `[low,high]`; ``PopReason`` prints the bounds, and a wrong order must not trap.
    private static func range(_ form: Form<Name>) throws -> ClosedRange<CGFloat> {
      let bounds: [CGFloat] = try form["allowed"]
      guard bounds.count == 2, bounds[0] <= bounds[1] else {
        throw InvalidFileValue(
          "is no range; write two numbers, the lower one first", at: form.path("allowed"))
      }
      return bounds[0]...bounds[1]
    }
  }
}
