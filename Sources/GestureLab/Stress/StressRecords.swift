import GestureArbitration
import HeadlessUIKit

/// What recognizers' actions have reported, and whether that is in order.
@MainActor
struct ActionRecord {
  private var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Takes an action; returns what is wrong with it, if anything is.
  mutating func act(
    _ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer
  ) -> String? {
    let key = ObjectIdentifier(recognizer)
    let before = last[key]
    last[key] = state
    names[key] = recognizer.label
    let isOpen = before?.isActiveState ?? false
    switch state {
    case .began: return before == nil ? nil : "acts began after \(before?.word ?? "")"
    case .changed, .cancelled:
      return isOpen ? nil : "acts \(state.word) after \(before?.word ?? "nothing")"
    case .ended: return isOpen || before == nil ? nil : "acts ended after \(before?.word ?? "")"
    case .possible, .failed: return "acts \(state.word)"
    }
  }

  /// Takes a state that was entered; returns what is wrong, if anything is.
  mutating func enter(
    _ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer, isRemoved: Bool
  ) -> String? {
    let key = ObjectIdentifier(recognizer)
    guard state == .possible else { return nil }
    defer { last[key] = nil }
    // One that is removed is reset without a word (C068).
    guard let before = last[key], before.isActiveState, !isRemoved else { return nil }
    return "is reset and its actions end in \(before.word)"
  }

  /// Recognizers whose actions never ended.
  var openEnds: [String] {
    last.filter(\.value.isActiveState).compactMap { names[$0.key] }.sorted()
      .map { "the actions of \($0) do not end" }
  }
}

/// What views were told of touches, and whether that is in order.
@MainActor
struct ViewRecord {
  private struct Key: Hashable {
    let view: String
    let touch: Int
  }

  private var last: [Key: UITouch.Phase] = [:]
  private var told: [String: StressWitness] = [:]

  /// Takes note of a view that is told something.
  mutating func note(_ view: UIView, _ label: String) {
    if told[label] == nil { told[label] = StressWitness(view, label) }
  }

  /// Takes what a view is told; returns what is wrong with it, if anything is.
  mutating func tell(_ view: String, _ phase: UITouch.Phase, of touch: Int) -> String? {
    let key = Key(view: view, touch: touch)
    let before = last[key]
    last[key] = phase
    let isOpen = before == .began || before == .moved
    guard phase == .began ? before == nil : isOpen else {
      return "is told that touch \(touch) \(phase.word) after \(before?.word ?? "nothing")"
    }
    return nil
  }

  /// Views that were never told of the end of a touch; one that is gone has no need to know.
  var openEnds: [String] {
    last.filter { $0.value == .began || $0.value == .moved }
      .filter { told[$0.key.view]?.object != nil }
      .map { "\($0.key.view) is never told of the end of touch \($0.key.touch)" }.sorted()
  }
}

/// What screens were told of their appearance, and whether that is in order (C221, C232).
struct AppearanceRecord {
  /// What a screen can be told.
  enum Call: String {
    case willAppear = "will appear"
    case didAppear = "has appeared"
    case willDisappear = "will disappear"
    case didDisappear = "has disappeared"
  }

  private var last: [String: Call] = [:]

  /// Takes what a screen is told; returns what is wrong with it, if anything is.
  mutating func tell(_ screen: String, _ call: Call) -> String? {
    let before = last[screen]
    last[screen] = call
    let isInOrder =
      switch call {
      case .willAppear: before == nil || before == .didDisappear || before == .willDisappear
      case .didAppear: before == .willAppear
      case .willDisappear: before == .didAppear || before == .willAppear
      case .didDisappear: before == .willDisappear
      }
    return isInOrder
      ? nil : "is told that it \(call.rawValue) after \(before?.rawValue ?? "nothing")"
  }

  /// Whether a screen was told last that it has appeared.
  func isVisible(_ screen: String) -> Bool { last[screen] == .didAppear }
}

/// What the arbiter has decided, and which pops have begun.
@MainActor
struct PopRecord {
  private var moment = 0
  private var arbiterSince = Int.max
  /// When the first of the fingers landed that are down, or that went up while others stayed.
  private var sequenceSince = 0
  private var hasAsked = false
  private var decisions: [PopSource: (moment: Int, allows: Bool, isAtRest: Bool)] = [:]
  private var popped: Set<Int> = []

  /// The number of a moment; later ones are larger.
  mutating func nextMoment() -> Int {
    moment += 1
    return moment
  }

  /// Takes note that a finger lands and no other is down.
  mutating func sequenceBegins() {
    sequenceSince = nextMoment()
    hasAsked = false
  }

  /// Takes note that a screen was asked; returns what is wrong, if anything is.
  mutating func ask() -> String? {
    defer { hasAsked = true }
    return hasAsked ? "is asked again in the same drag" : nil
  }

  /// Takes note that the arbiter decides from now on.
  mutating func arbiterCame() { arbiterSince = nextMoment() }

  /// Takes note of a decision.
  mutating func note(_ decision: Decision) {
    let isAtRest = decision.attempt.transition == .idle
    decisions[decision.attempt.source] = (nextMoment(), decision.allows, isAtRest)
  }

  /// Whether a pop was allowed in this sequence of touches, before any transition ran.
  func wasLetGoAtRest(_ source: PopSource) -> Bool {
    guard let decision = decisions[source], decision.moment > sequenceSince else { return false }
    return decision.allows && decision.isAtRest
  }

  /// Whether an arbiter decides about touches that landed at some moments: it has to have been there
  /// first.
  func isJudged(landed: [Int], hasArbiter: Bool) -> Bool {
    guard hasArbiter, let start = landed.min() else { return false }
    return start > arbiterSince
  }

  /// Takes note of a pop that begins with touches; returns what is wrong with it, if anything is.
  mutating func begin(
    _ source: PopSource, with touches: [Int], landed: [Int], hasArbiter: Bool
  ) -> StressViolation? {
    let isSecond = touches.contains { popped.contains($0) }
    popped.formUnion(touches)
    if isSecond { return StressViolation(law: .popTwice, story: "begins a second pop in one drag") }
    guard isJudged(landed: landed, hasArbiter: hasArbiter) else { return nil }
    // A pop that something else has held may begin when the finger is gone that was decided about.
    guard let decision = decisions[source], decision.moment > sequenceSince else {
      return StressViolation(law: .refusal, story: "begins and no decision was made")
    }
    return decision.allows
      ? nil : StressViolation(law: .refusal, story: "begins though it was refused")
  }
}
