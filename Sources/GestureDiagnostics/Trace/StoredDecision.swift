import Foundation
import GestureRules

/// A decision as a trace file stores it.
///
/// The types of the rules are independent of the file format, whose names are defined here.
struct StoredDecision: Codable {
  private enum Verdict: String, Codable {
    case allow, refuse, undecided, noOpinion
  }

  private let attempt: StoredAttempt
  private let rule: String
  private let verdict: Verdict
  private let reason: StoredReason?

  init(_ decision: PopDecision) {
    attempt = StoredAttempt(decision.attempt)
    rule = decision.rule
    let verdict: (Verdict, PopReason?) =
      switch decision.verdict {
      case .allow: (.allow, nil)
      case .refuse(let reason): (.refuse, reason)
      case .undecided(let reason): (.undecided, reason)
      case .noOpinion: (.noOpinion, nil)
      }
    self.verdict = verdict.0
    reason = verdict.1.map(StoredReason.init)
  }

  /// Returns the decision, or throws if the reason that its verdict needs is missing.
  func decision(at path: [any CodingKey]) throws -> PopDecision {
    func needed() throws -> PopReason {
      guard let reason else {
        throw DecodingError.keyNotFound(
          FileKey("reason"), .init(codingPath: path, debugDescription: ""))
      }
      return reason.reason
    }
    let verdict: PopVerdict =
      switch verdict {
      case .allow: .allow
      case .refuse: .refuse(try needed())
      case .undecided: .undecided(try needed())
      case .noOpinion: .noOpinion
      }
    return PopDecision(attempt: attempt.attempt, verdict: verdict, rule: rule)
  }
}

/// A reason as a trace file stores it.
struct StoredReason: Codable {
  private let code: String
  private let text: String

  init(_ reason: PopReason) {
    code = reason.code
    text = reason.text
  }

  var reason: PopReason { PopReason(code: code, text: text) }
}

/// An attempt as a trace file stores it.
private struct StoredAttempt: Codable {
  private enum Phase: String, Codable { case began, moved }

  private struct Content: Codable {
    let name: String
    let demand: StoredDemand
    let motion: PopAttempt.Content.Motion
  }

  private let phase: Phase
  private let gesture: StoredGesture
  private let start: CGPoint
  private let translation: CGPoint
  private let velocity: CGPoint
  private let time: TimeInterval
  private let container: CGRect
  private let layoutDirection: StoredLayoutDirection
  private let stackDepth: Int
  private let numberOfTouches: Int
  private let isEditing: Bool
  private let contents: [Content]
  private let transition: PopAttempt.Transition
  private let isEnabled: Bool
  private let suspensions: [PopAttempt.Suspension]
  private let isRefusedByScreen: Bool
  private let startArea: StoredStartArea
  /// Nil if it equals the vertical part of the translation.
  private let verticalExtent: CGFloat?
  /// Nil for the arbiter's own recognizers.
  private let performer: PopAttempt.Performer?

  init(_ attempt: PopAttempt) {
    phase = attempt.hasMoved ? .moved : .began
    gesture = StoredGesture(attempt.gesture)
    start = attempt.start
    translation = attempt.translation
    velocity = attempt.velocity
    time = attempt.time
    container = attempt.container
    layoutDirection = StoredLayoutDirection(attempt.layoutDirection)
    stackDepth = attempt.stackDepth
    numberOfTouches = attempt.numberOfTouches
    isEditing = attempt.isEditing
    contents = attempt.contents.map {
      Content(name: $0.name, demand: StoredDemand($0.demand), motion: $0.motion)
    }
    transition = attempt.transition
    isEnabled = attempt.isEnabled
    suspensions = attempt.suspensions
    isRefusedByScreen = attempt.isRefusedByScreen
    startArea = StoredStartArea(attempt.startArea)
    verticalExtent =
      attempt.verticalExtent > abs(attempt.translation.y) ? attempt.verticalExtent : nil
    performer = attempt.performer == .arbiter ? nil : attempt.performer
  }

  var attempt: PopAttempt {
    var attempt = PopAttempt(
      hasMoved: phase == .moved, gesture: gesture.gesture, start: start,
      translation: translation, velocity: velocity, time: time, container: container,
      layoutDirection: layoutDirection.direction,
      stackDepth: stackDepth, numberOfTouches: numberOfTouches, isEditing: isEditing,
      contents: contents.map { .init(name: $0.name, demand: $0.demand.demand, motion: $0.motion) })
    attempt.transition = transition
    attempt.isEnabled = isEnabled
    attempt.suspensions = suspensions
    attempt.isRefusedByScreen = isRefusedByScreen
    attempt.startArea = startArea.area
    if let verticalExtent { attempt.verticalExtent = verticalExtent }
    attempt.performer = performer ?? .arbiter
    return attempt
  }
}

/// A start area as a trace file stores it: an object whose one key names the form.
package enum StoredStartArea: Codable, Equatable {
  case edge
  case leading(CGFloat)
  case leadingFraction(CGFloat, atLeast: CGFloat, atMost: CGFloat)
  case box(start: CGFloat, end: CGFloat, top: CGFloat, bottom: CGFloat)
  case anywhere

  package init(_ area: PopStartArea) {
    self =
      switch area {
      case .edge: .edge
      case .leading(let width): .leading(width)
      case .leadingFraction(let fraction, let least, let most):
        .leadingFraction(fraction, atLeast: least, atMost: most)
      case .box(let start, let end, let top, let bottom):
        .box(start: start, end: end, top: top, bottom: bottom)
      case .anywhere: .anywhere
      }
  }

  package var area: PopStartArea {
    switch self {
    case .edge: .edge
    case .leading(let width): .leading(width)
    case .leadingFraction(let fraction, let least, let most):
      .leadingFraction(fraction, atLeast: least, atMost: most)
    case .box(let start, let end, let top, let bottom):
      .box(start: start, end: end, top: top, bottom: bottom)
    case .anywhere: .anywhere
    }
  }
}
