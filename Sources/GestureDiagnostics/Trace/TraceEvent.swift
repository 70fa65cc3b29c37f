import Foundation
import GestureRules

/// An event of a touch sequence: of a touch, of a gate, or of a recognizer.
package struct TraceEvent: Sendable, Equatable {
  /// What a touch did.
  package enum TouchAction: String, Sendable, Hashable, CaseIterable, Codable {
    /// It landed.
    case began
    /// It moved; only recordings have this.
    case moved
    /// It lifted.
    case ended
    /// UIKit cancelled it, such as for an alert or a call.
    case cancelled
  }

  /// What touches a screen.
  package enum TouchType: String, Sendable, Hashable, CaseIterable, Codable {
    case direct, indirect, pencil, indirectPointer
  }

  /// What a touch landed on that is not in the navigation controller's view.
  package enum Outside: String, Sendable, Hashable, CaseIterable, Codable {
    /// A controller that is presented over the stack, or the background of one.
    case presented
    /// Another part of the window, such as a tab bar.
    case window
  }

  /// The name under which a trace records whether a transition finishes after its touch has ended:
  /// with the state `.ended` or `.cancelled`.
  package static let transition = "transition"

  /// The name under which a trace records that a swipe of a trackpad or wheel began, which carries
  /// no touches (C132).
  package static let swipe = "trackpad"

  /// What happened.
  package enum Kind: Sendable, Equatable {
    /// A touch began, moved or ended; `number` is 1 for the first touch of the gesture, and the
    /// location is in the navigation controller's view, in pt.
    case touch(TouchAction, number: Int, at: CGPoint, type: TouchType = .direct)
    /// The rules of a gate have a new verdict that is not final: they are undecided, or refuse a
    /// touch that may still be a tap. `policy` is an index into ``GestureTrace/policies``.
    case judged(PopDecision, policy: Int)
    /// A gate decided, and reported its decision.
    case decided(PopDecision, policy: Int)
    /// A view with a role for enclosing pans decided about them.
    case enclosingPans(EnclosingPanDecision)
    /// A recognizer was sampled in a new state.
    case recognizer(String, RecognizerState)
    /// The offset or the motion of a scroll view has changed; the text is the name of its pan.
    case scroll(String, ScrollMotion, offset: CGPoint)
    /// The stack, its transition or its presentation has changed.
    case navigation(NavigationState)
  }

  /// The time since the device started, in s, as UIKit's events measure it.
  package var time: TimeInterval
  /// The number of the gesture: of all touches from the first that landed to the last that lifted.
  package var gesture: Int
  /// What happened.
  package var kind: Kind
  /// The index of the recognizer, of the pan of the scroll view, or of the view that a touch landed
  /// on, in the snapshot of the screen; nil without one.
  package var index: Int?
  /// The number of earlier touch events that may have caused the event as well, because UIKit
  /// delivered them in the same turn of the run loop. Nil for none.
  package var earlierTouchEvents: Int?
  /// What a touch landed on outside the navigation controller's view, where the arbiter decides
  /// nothing; nil inside and for other events.
  package var outside: Outside?

  /// Creates an event.
  ///
  /// A trace file can be read only if its times are not negative, and neither times nor the numbers
  /// of gestures decrease.
  package init(
    time: TimeInterval, gesture: Int, kind: Kind, index: Int? = nil,
    earlierTouchEvents: Int? = nil, outside: Outside? = nil
  ) {
    (self.time, self.gesture, self.kind, self.index) = (time, gesture, kind, index)
    (self.earlierTouchEvents, self.outside) = (earlierTouchEvents, outside)
  }

  /// The decision and the index of its policy, whether or not the decision was final.
  package var decision: (decision: PopDecision, policy: Int)? {
    switch kind {
    case .judged(let decision, let policy), .decided(let decision, let policy): (decision, policy)
    case .touch, .enclosingPans, .recognizer, .scroll, .navigation: nil
    }
  }

  /// The name of the recognizer that was sampled; nil for other events.
  package var recognizerName: String? {
    guard case .recognizer(let name, _) = kind, name != Self.transition, name != Self.swipe else {
      return nil
    }
    return name
  }

  /// Whether a swipe of a trackpad or wheel began.
  package var isSwipe: Bool { kind == .recognizer(Self.swipe, .began) }

  /// Whether printed traces contain the event: every event but the moves of a touch.
  package var isPrinted: Bool {
    if case .touch(.moved, _, _, _) = kind { false } else { true }
  }

  /// Whether a gate reported the decision.
  package var isDecided: Bool {
    if case .decided = kind { true } else { false }
  }
}

/// The state of a gesture recognizer, as files store it.
package enum RecognizerState: String, Sendable, Hashable, CaseIterable, Codable {
  case possible, began, changed, ended, cancelled, failed
}

extension TraceEvent {
  /// The event as one line of a log, without a time: logs have their own.
  package var line: String { "#\(gesture)  \(subject): \(text(amongPolicies: 0))" }

  /// The name of the touch, the gesture or the recognizer.
  var subject: String {
    switch kind {
    case .touch(_, let number, _, _): number == 1 ? "touch" : "touch \(number)"
    case .judged(let decision, _), .decided(let decision, _): "\(decision.attempt.gesture)"
    case .recognizer(let name, _), .scroll(let name, _, _): name.onOneLine
    case .enclosingPans(let decision): "pans around \(decision.content)".onOneLine
    case .navigation: "navigation"
    }
  }

  /// The text about the subject; if there are several policies, it names the one that judged.
  func text(amongPolicies count: Int) -> String {
    switch kind {
    case .touch(let action, _, let point, _):
      return "\(action) at \(coordinates(point))\(outside?.clause ?? "")"
    case .scroll(_, let motion, let offset): return "\(motion) at \(coordinates(offset))"
    case .navigation(let state): return "\(state)"
    case .enclosingPans(let decision): return "\(decision)".onOneLine
    case .recognizer(_, let state): return state == .possible ? "reset" : state.rawValue
    case .judged(let decision, let policy), .decided(let decision, let policy):
      let outcome = isDecided || decision.isOpen ? decision.outcome : "so far \(decision.outcome)"
      let text = "\(outcome)\(decision.cause)".onOneLine
      return count > 1 ? "\(text) [policy \(policy &+ 1)]" : text
    }
  }
}

extension TraceEvent: Codable {
  private enum CodingKeys: CodingKey {
    case time, gesture, touch, number, at, type, judged, decided, policy, recognizer, state, scroll
    case navigation, index, earlierTouchEvents, outside, enclosingPans, allows, reason
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    time = try container.decode(Double.self, forKey: .time)
    gesture = try container.decode(Int.self, forKey: .gesture)
    index = try container.decodeIfPresent(Int.self, forKey: .index)
    earlierTouchEvents = try container.decodeIfPresent(Int.self, forKey: .earlierTouchEvents)
    outside = try container.decodeIfPresent(Outside.self, forKey: .outside)
    // A file counts policies from 1.
    let policy = { try container.decode(Int.self, forKey: .policy) &- 1 }
    let decision = { (key: CodingKeys) in
      try container.decode(StoredDecision.self, forKey: key)
        .decision(at: container.codingPath + [key])
    }
    if container.contains(.judged) {
      kind = .judged(try decision(.judged), policy: try policy())
    } else if container.contains(.decided) {
      kind = .decided(try decision(.decided), policy: try policy())
    } else if container.contains(.recognizer) {
      kind = .recognizer(
        try container.decode(String.self, forKey: .recognizer),
        try container.decode(RecognizerState.self, forKey: .state))
    } else if container.contains(.touch) {
      kind = .touch(
        try container.decode(TouchAction.self, forKey: .touch),
        number: try container.decode(Int.self, forKey: .number),
        at: try container.decode(CGPoint.self, forKey: .at),
        type: try container.decodeIfPresent(TouchType.self, forKey: .type) ?? .direct)
    } else if container.contains(.scroll) {
      kind = .scroll(
        try container.decode(String.self, forKey: .scroll),
        try container.decode(ScrollMotion.self, forKey: .state),
        offset: try container.decode(CGPoint.self, forKey: .at))
    } else if container.contains(.navigation) {
      kind = .navigation(try container.decode(NavigationState.self, forKey: .navigation))
    } else if container.contains(.enclosingPans) {
      kind = .enclosingPans(
        EnclosingPanDecision(
          content: try container.decode(String.self, forKey: .enclosingPans),
          allows: try container.decode(Bool.self, forKey: .allows),
          reason: try container.decode(StoredReason.self, forKey: .reason).reason))
    } else {
      throw InvalidFileValue(
        "is an event of no known kind; correct it or update the package", at: decoder.codingPath)
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time, forKey: .time)
    try container.encode(gesture, forKey: .gesture)
    try container.encodeIfPresent(index, forKey: .index)
    try container.encodeIfPresent(earlierTouchEvents, forKey: .earlierTouchEvents)
    try container.encodeIfPresent(outside, forKey: .outside)
    switch kind {
    case .touch(let action, let number, let point, let type):
      try container.encode(action, forKey: .touch)
      try container.encode(number, forKey: .number)
      try container.encode(point, forKey: .at)
      if type != .direct { try container.encode(type, forKey: .type) }
    case .scroll(let name, let motion, let offset):
      try container.encode(name, forKey: .scroll)
      try container.encode(motion, forKey: .state)
      try container.encode(offset, forKey: .at)
    case .navigation(let state): try container.encode(state, forKey: .navigation)
    case .judged(let decision, let policy):
      try container.encode(StoredDecision(decision), forKey: .judged)
      try container.encode(policy &+ 1, forKey: .policy)
    case .decided(let decision, let policy):
      try container.encode(StoredDecision(decision), forKey: .decided)
      try container.encode(policy &+ 1, forKey: .policy)
    case .enclosingPans(let decision):
      try container.encode(decision.content, forKey: .enclosingPans)
      try container.encode(decision.allows, forKey: .allows)
      try container.encode(StoredReason(decision.reason), forKey: .reason)
    case .recognizer(let name, let state):
      try container.encode(name, forKey: .recognizer)
      try container.encode(state, forKey: .state)
    }
  }
}
