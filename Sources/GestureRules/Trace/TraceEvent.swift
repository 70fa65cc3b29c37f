import Foundation

/// One thing that happened under a finger.
public struct TraceEvent: Sendable, Equatable {
  /// What a finger does that a trace writes down.
  public enum FingerAction: String, Sendable, Hashable, CaseIterable {
    /// It has touched the screen.
    case landed
    /// It has left the screen.
    case lifted
    /// Its touch was taken away, by an alert or a call.
    case cancelled
  }

  /// The name under which a trace tells what became of a pop or push once its finger had gone: ended if it
  /// goes on to its end, cancelled if it goes back.
  public static let transition = "transition"

  /// What happened.
  public enum Kind: Sendable, Equatable {
    /// A finger landed or went; `number` is 1 for the first of the gesture, and the point that in the
    /// navigation controller's view, in pt.
    case finger(FingerAction, number: Int, at: CGPoint)
    /// The rules of a gate said something new, and nobody was told: they wait for more movement, or
    /// refuse a finger that may still turn out to tap. `policy` is the place in
    /// ``GestureTrace/policies``.
    case judged(Decision, policy: Int)
    /// A gate decided, and whoever wants to know was told.
    case decided(Decision, policy: Int)
    /// A recognizer was seen in another state than before.
    case recognizer(String, RecognizerState)
  }

  /// When, in s, as UIKit's events have it: since the device was started.
  public var time: TimeInterval
  /// The number of the gesture: of all touches from the first finger down to the last one up.
  public var gesture: Int
  /// What.
  public var kind: Kind

  /// Makes an event; what is written as JSON is read again only if its time is a number from 0 on, and
  /// neither times nor gestures run backwards.
  public init(time: TimeInterval, gesture: Int, kind: Kind) {
    self.time = time
    self.gesture = gesture
    self.kind = kind
  }

  /// The decision or judgement, with the place of its policy, if the event is one.
  public var decision: (decision: Decision, policy: Int)? {
    switch kind {
    case .judged(let decision, let policy), .decided(let decision, let policy): (decision, policy)
    case .finger, .recognizer: nil
    }
  }

  /// Whether somebody was told of it.
  public var isDecided: Bool {
    if case .decided = kind { true } else { false }
  }
}
