#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// What happened on a stage, in order, as values.
package struct Log: Sendable {
  /// How much is recorded.
  package enum Detail: Int, Comparable, Sendable {
    /// The arbiter's decisions alone, for tens of thousands of drags.
    case decisions
    /// What a timeline shows.
    case events
    /// Also which recognizers receive each touch, and every change and reset.
    case states

    package static func < (left: Detail, right: Detail) -> Bool { left.rawValue < right.rawValue }
  }

  /// An event and its time.
  package struct Event: Sendable {
    /// The time in s of the engine's clock.
    package let time: TimeInterval
    /// What happened.
    package let kind: Kind
  }

  /// What happened.
  package enum Kind: Sendable {
    /// A touch changed; with ``Detail/states``, which recognizers receive one that began.
    case touch(UITouch.Phase, CGPoint, receivedBy: [Subject])
    /// A recognizer entered a state; the cause unless it is obvious.
    case state(Subject, UIGestureRecognizer.State, because: Cause?)
    /// A recognizer would begin, and waits for others, which are named, to fail.
    case waits(Subject, for: [String])
    /// The arbiter decided.
    case decision(PopDecision)
    /// A remark about a subject.
    case note(String, about: String)
    /// A step of a case begins.
    case step(Int)
    /// A touch lands, or a swipe on a trackpad begins, in these, the innermost first.
    case landing(Path)
    /// A screen was notified of a pop that it refused.
    case notified(String, of: PopTrigger)
    /// A callback of a screen.
    case callback(Callback, of: String)
    /// An action of a recognizer.
    case action(String, UIGestureRecognizer.State)
    /// A touch callback of a view.
    case view(String, UITouch.Phase, touch: Int)
    /// A recognizer begins or recognizes: what shares its touches; only of a case's states.
    case company(Subject, Company)
    /// The arbiter reported a misuse.
    case issue(String)
    /// Everything rests, and this is what there is.
    case scene(Scene)
    /// Where things are after an event of touches; only of a case's states.
    case motion(Motion)
  }

  /// Why a recognizer entered a state, where its own touches don't say so.
  package enum Cause: Hashable, Sendable {
    /// The recognizer with a name began first.
    case prevented(by: String)
    /// The recognizer with a name, for whose failure it waited, recognized.
    case requirement(String)
    /// It was asked whether it should begin, and a no came back.
    case shouldBegin
    /// It was disabled.
    case disabled
    /// It was removed from its view.
    case removed
    /// It waited for itself.
    case circularRequirement
  }

  /// What shares touches with a recognizer that begins or recognizes.
  package struct Company: Sendable {
    /// The numbers of its touches, in the order in which they landed.
    package var touches: [Int] = []
    /// The active recognizers beside which nothing allows it to recognize (C080).
    package var excluded: [String] = []
    /// Those that follow a touch and may still recognize.
    package var possible: [String] = []
    /// What it pops; nil for other recognizers.
    package var pops: Pop?

    /// Makes an empty company.
    package init() {}
  }

  /// A pop that begins: the stack, the number of its screens, and whether a transition that runs is
  /// interactive; nil for none.
  package typealias Pop = (
    stack: String, gesture: NavigationGesture, screens: Int, isInteractive: Bool?
  )

  /// A recognizer, which the log doesn't retain.
  package struct Subject: Hashable, Sendable {
    /// The recognizer's identity while it lives.
    package let id: ObjectIdentifier
    /// The recognizer's name at the time.
    package let name: String

    @MainActor
    package init(_ recognizer: UIGestureRecognizer) {
      id = ObjectIdentifier(recognizer)
      name = recognizer.displayName
    }
  }

  /// The events in order.
  package internal(set) var events: [Event] = []

  /// Makes a log of what happened at the start.
  package init(_ kinds: [Kind] = []) { events = kinds.map { Event(time: 0, kind: $0) } }

  /// The arbiter's decisions in order.
  package var decisions: [PopDecision] {
    events.compactMap { if case .decision(let decision) = $0.kind { decision } else { nil } }
  }
}

extension Log.Kind {
  /// What is neither a touch nor of a recognizer, in words; nil for others.
  package var remark: (subject: String, text: String)? {
    switch self {
    case .touch, .state, .waits, .decision, .scene, .motion, .company: nil
    case .note(let text, let subject): (subject, text)
    case .step(let number): ("step", "\(number + 1)")
    case .landing(let path):
      path.parts.isEmpty
        ? nil : ("touch", "lands in \((path.screens + path.stacks).joined(separator: ", "))")
    case .notified(let screen, let trigger): (screen, "is notified of a refused \(trigger)")
    case .callback(let callback, let screen): (screen, callback.rawValue)
    case .action(let recognizer, let state): (recognizer, "acts \(state)")
    case .view(let view, let phase, let touch): (view, "receives touch \(touch) \(phase)")
    case .issue(let text): ("arbiter", text)
    }
  }
}

extension Log.Cause: CustomStringConvertible {
  /// The cause in words, such as "pager.pan began first".
  package var description: String {
    switch self {
    case .prevented(let other): "\(other) began first"
    case .requirement(let other): "it waited for \(other), which recognized"
    case .shouldBegin: "shouldBegin returned false"
    case .disabled: "disabled"
    case .removed: "removed from its view"
    case .circularRequirement: "circular failure requirement"
    }
  }
}
#endif
