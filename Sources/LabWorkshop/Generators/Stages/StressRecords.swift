#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// The action messages of recognizers, and a check of their order.
@MainActor
struct ActionRecord {
  private var last: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Records an action; returns a description of a wrong order.
  ///
  /// - Parameter skipsStates: Whether two states set in one pass send only the last (C058).
  mutating func act(
    _ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer, skipsStates: Bool
  ) -> String? {
    let key = ObjectIdentifier(recognizer)
    let before = last[key]
    last[key] = state
    names[key] = recognizer.displayName
    let isOpen = before?.isActiveState ?? false
    switch state {
    case .began: return before == nil ? nil : "acts began after \(before?.word ?? "")"
    case .changed where skipsStates && before == nil: return nil
    case .changed, .cancelled:
      return isOpen ? nil : "acts \(state.word) after \(before?.word ?? "nothing")"
    case .ended: return isOpen || before == nil ? nil : "acts ended after \(before?.word ?? "")"
    case .possible, .failed: return "acts \(state.word)"
    }
  }

  /// Records a state change; returns a description of a missing action.
  mutating func enter(
    _ state: UIGestureRecognizer.State, of recognizer: UIGestureRecognizer, isRemoved: Bool
  ) -> String? {
    let key = ObjectIdentifier(recognizer)
    guard state == .possible else { return nil }
    defer { last[key] = nil }
    // A recognizer that is removed is reset without an action (C068).
    guard let before = last[key], before.isActiveState, !isRemoved else { return nil }
    return "is reset and its actions end in \(before.word)"
  }

  /// The recognizers without a final action.
  var openEnds: [String] {
    last.filter(\.value.isActiveState).compactMap { names[$0.key] }.sorted()
      .map { "the actions of \($0) do not end" }
  }
}

/// The touch callbacks of views, and a check of their order.
@MainActor
struct ViewRecord {
  private struct Key: Hashable {
    let view: String
    let touch: Int
  }

  private var last: [Key: UITouch.Phase] = [:]
  private var seen: [String: StressWitness] = [:]

  /// Records a view that receives touches.
  mutating func note(_ view: UIView, _ label: String) {
    if seen[label] == nil { seen[label] = StressWitness(view, label) }
  }

  /// Records a touch callback; returns a description of a wrong order.
  mutating func add(_ view: String, _ phase: UITouch.Phase, of touch: Int) -> String? {
    let key = Key(view: view, touch: touch)
    let before = last[key]
    last[key] = phase
    let isOpen = before == .began || before == .moved
    guard phase == .began ? before == nil : isOpen else {
      return "receives: touch \(touch) \(phase.word) after \(before?.word ?? "nothing")"
    }
    return nil
  }

  /// The views that did not receive the end of a touch; deallocated views do not count.
  var openEnds: [String] {
    last.filter { $0.value == .began || $0.value == .moved }
      .filter { seen[$0.key.view]?.object != nil }
      .map { "\($0.key.view) does not receive the end of touch \($0.key.touch)" }.sorted()
  }
}

/// The appearance callbacks of screens, and a check of their order (C221, C232).
struct AppearanceRecord {
  /// An appearance callback.
  enum Call: String {
    case willAppear = "will appear"
    case didAppear = "has appeared"
    case willDisappear = "will disappear"
    case didDisappear = "has disappeared"
  }

  private var last: [String: Call] = [:]

  /// Records a callback; returns a description of a wrong order.
  mutating func add(_ screen: String, _ call: Call) -> String? {
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
      ? nil : "\(call.rawValue) after \(before?.rawValue ?? "nothing")"
  }

  /// Whether the last callback of a screen is `viewDidAppear`.
  func isVisible(_ screen: String) -> Bool { last[screen] == .didAppear }
}

/// The arbiter's decisions, and the pops that began.
@MainActor
struct PopRecord {
  private var moment = 0
  private var arbiterSince = Int.max
  /// The moment of the first touch-down of the current touch sequence.
  private var sequenceSince = 0
  private var hasTold = false
  private var decisions: [NavigationGesture: (moment: Int, allows: Bool)] = [:]
  private var popped: Set<Int> = []

  /// Returns the number of a new moment; numbers increase.
  mutating func nextMoment() -> Int {
    moment += 1
    return moment
  }

  /// Records that a touch lands, and when those that are down have landed.
  ///
  /// The arbiter receives no touch that was down when it was installed: its drag begins with the
  /// first touch after that.
  mutating func touchLands(besides landed: [Int]) {
    if landed.isEmpty { sequenceSince = nextMoment() }
    if landed.allSatisfy({ $0 < arbiterSince }) { hasTold = false }
  }

  /// Records that a screen is told; returns a description if it is told again.
  mutating func tell() -> String? {
    defer { hasTold = true }
    return hasTold ? "is told again in the same drag" : nil
  }

  /// Records that the arbiter is installed.
  mutating func arbiterWasInstalled() { arbiterSince = nextMoment() }

  /// Records a decision.
  mutating func note(_ decision: PopDecision) {
    decisions[decision.attempt.gesture] = (nextMoment(), decision.allows)
  }

  /// Whether an arbiter was installed before touches began.
  private func isJudged(landed: [Int], hasArbiter: Bool) -> Bool {
    guard hasArbiter, let start = landed.min() else { return false }
    return start > arbiterSince
  }

  /// Records the beginning of a pop; returns a violation if there is one.
  mutating func begin(
    _ source: NavigationGesture, with touches: [Int], landed: [Int], hasArbiter: Bool
  ) -> StressViolation? {
    let isSecond = touches.contains { popped.contains($0) }
    popped.formUnion(touches)
    if isSecond { return StressViolation(law: .popTwice, story: "begins a second pop in one drag") }
    guard isJudged(landed: landed, hasArbiter: hasArbiter) else { return nil }
    // A pop with other requirements may begin after the touch of the decision has ended.
    guard let decision = decisions[source], decision.moment > sequenceSince else {
      return StressViolation(law: .refusal, story: "begins and no decision was made")
    }
    return decision.allows
      ? nil : StressViolation(law: .refusal, story: "begins though it was refused")
  }
}
#endif
