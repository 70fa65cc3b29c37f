import Foundation

/// A trace file of version 1, which this version reads and no longer writes.
///
/// It differs in names and in shape: an object with several forms names the form under "is", a
/// reason is stored by its parts, a gesture by a source and an operation, and pushes had rules and
/// contents with names of their own. Everything is converted to what this version would record.
struct TraceVersion1: Decodable {
  let trace: GestureTrace

  private enum CodingKeys: CodingKey {
    case lost, policies, events
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    trace = GestureTrace(
      events: try container.decode([Event].self, forKey: .events).map(\.value),
      lost: try container.decode(Int.self, forKey: .lost),
      policies: try container.decode([Policy].self, forKey: .policies).map(\.value))
  }

  /// The name of this version for a rule that version 1 named.
  static func rule(_ name: String) -> String {
    switch name {
    case "oneFinger": "oneTouch"
    case "startsInsidePopArea", "startsInsidePushArea": "startsInsideArea"
    case "contentAtTrailingEdge": "contentAtLeadingEdge"
    case "movesTowardsLeading": "movesTowardsTrailing"
    default: name
    }
  }
}

// MARK: - Events

extension TraceVersion1 {
  private struct Event: Decodable {
    let value: TraceEvent

    private enum CodingKeys: CodingKey {
      case time, gesture, what, finger, action, at, name, state
      case policy, rule, verdict, because, attempt
    }

    private enum What: String, Decodable { case finger, judged, decided, recognizer }
    private enum Action: String, Decodable { case landed, lifted, cancelled }
    private enum Verdict: String, Decodable {
      case allow, refuse, undecided, asksScreen, noOpinion
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let kind: TraceEvent.Kind
      switch try container.decode(What.self, forKey: .what) {
      case .finger:
        let action: TraceEvent.TouchAction =
          switch try container.decode(Action.self, forKey: .action) {
          case .landed: .began
          case .lifted: .ended
          case .cancelled: .cancelled
          }
        kind = .touch(
          action, number: try container.decode(Int.self, forKey: .finger),
          at: try container.decode(CGPoint.self, forKey: .at))
      case .judged:
        kind = .judged(try Self.decision(in: container), policy: try Self.policy(in: container))
      case .decided:
        kind = .decided(try Self.decision(in: container), policy: try Self.policy(in: container))
      case .recognizer:
        kind = .recognizer(
          try container.decode(String.self, forKey: .name),
          try container.decode(RecognizerState.self, forKey: .state))
      }
      value = TraceEvent(
        time: try container.decode(Double.self, forKey: .time),
        gesture: try container.decode(Int.self, forKey: .gesture), kind: kind)
    }

    private static func policy(in container: KeyedDecodingContainer<CodingKeys>) throws -> Int {
      try container.decode(Int.self, forKey: .policy) &- 1
    }

    private static func decision(
      in container: KeyedDecodingContainer<CodingKeys>
    ) throws -> PopDecision {
      let reason = { try container.decode(Reason.self, forKey: .because).value }
      let verdict: PopVerdict =
        switch try container.decode(Verdict.self, forKey: .verdict) {
        case .allow: .allow
        case .refuse: .refuse(try reason())
        case .undecided: .undecided(try reason())
        case .asksScreen: .asksScreen
        case .noOpinion: .noOpinion
        }
      return PopDecision(
        attempt: try container.decode(Attempt.self, forKey: .attempt).value, verdict: verdict,
        rule: rule(try container.decode(String.self, forKey: .rule)))
    }
  }
}

// MARK: - Attempts

extension TraceVersion1 {
  private enum Source: String, Decodable { case edge, content }
  private enum Operation: String, Decodable { case pop, push }

  enum Scope: String, Decodable {
    case edge, content, contentAndEdge

    var value: NavigationGestures {
      switch self {
      case .edge: .edge
      case .content: .content
      case .contentAndEdge: .all
      }
    }
  }

  struct Suspension: Decodable {
    let owner: String
    let reason: String
    let scope: Scope

    var value: PopAttempt.Suspension {
      PopAttempt.Suspension(owner: owner, reason: reason, gestures: scope.value)
    }
  }

  private struct Content: Decodable {
    let name: String
    let demand: Demand
    let motion: PopAttempt.Content.Motion

    var value: PopAttempt.Content {
      PopAttempt.Content(name: name, demand: demand.value, motion: motion)
    }
  }

  private struct Attempt: Decodable {
    private enum Phase: String, Decodable { case touchDown, moved }
    private enum ReadingDirection: String, Decodable { case leftToRight, rightToLeft }

    private let phase: Phase
    private let source: Source
    private let operation: Operation
    private let start: CGPoint
    private let translation: CGPoint
    private let velocity: CGPoint
    private let time: Double
    private let container: Rectangle
    private let readingDirection: ReadingDirection
    private let stackDepth: Int
    private let transition: PopAttempt.Transition
    private let isEnabled: Bool
    private let suspensions: [Suspension]
    private let fingers: Int
    private let isEditing: Bool
    private let screenAnswer: PopAttempt.ScreenAnswer
    private let allowedStart: StartArea
    private let contents: [Content]

    var value: PopAttempt {
      let popGesture: NavigationGesture = source == .edge ? .edgePop : .contentPop
      var attempt = PopAttempt(
        hasMoved: phase == .moved,
        gesture: operation == .push ? .push : popGesture, start: start, translation: translation,
        velocity: velocity, time: time, container: container.value,
        layoutDirection: readingDirection == .leftToRight ? .leftToRight : .rightToLeft,
        stackDepth: stackDepth, numberOfTouches: fingers,
        isEditing: isEditing, contents: contents.map(\.value))
      attempt.transition = transition
      attempt.isEnabled = isEnabled
      attempt.suspensions = suspensions.map(\.value)
      attempt.screenAnswer = screenAnswer
      attempt.startArea = allowedStart.value
      return attempt
    }
  }

  /// `[x,y,width,height]`.
  struct Rectangle: Decodable {
    let value: CGRect

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      value = CGRect(
        x: try list.decode(CGFloat.self), y: try list.decode(CGFloat.self),
        width: try list.decode(CGFloat.self), height: try list.decode(CGFloat.self))
    }
  }
}
