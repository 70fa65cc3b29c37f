import Foundation
import GestureArbitration
import HeadlessUIKit

/// Watches a stage: writes down what happens, and finds what must not.
@MainActor
final class StressMonitor: HeadlessObserver {
  weak var stage: StressStage?
  /// Everything that happened.
  private(set) var events: [StressEvent] = []
  /// The first law that was broken, and how.
  private(set) var violation: StressViolation?
  /// What has happened at all.
  private(set) var covered: Set<StressCoverage> = []
  /// The latest touches, in the order of landing.
  private(set) var touches: [UITouch] = []
  /// Their numbers: an object may serve for one finger after the other.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var landings = 0
  /// Recognizers that have begun or recognized, but for those of the arbiter.
  private(set) var winners: [UIGestureRecognizer] = []
  /// Whether two fingers have been down at once.
  private(set) var hasSeenTwoFingers = false
  /// The state that arbitration has granted each recognizer.
  private(set) var granted: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  /// Whom the recognizers that wait wait for.
  private(set) var waiting: [ObjectIdentifier: [UIGestureRecognizer]] = [:]
  /// The recognizers that are active, the first to begin first.
  private(set) var active: [UIGestureRecognizer] = []
  /// Pops that have begun, refused and allowed.
  var pops = PopRecord()
  private var actions = ActionRecord()
  private var views = ViewRecord()
  /// What screens were told of their appearance.
  private(set) var screens = AppearanceRecord()
  private var landed: [ObjectIdentifier: Int] = [:]
  private var time: TimeInterval { stage?.engine.clock.now ?? 0 }

  /// The touches that are down.
  var down: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }

  /// Remembers the first violation of a law that counts.
  func violate(_ law: StressViolation.Law, _ story: String) {
    guard stage?.trial.except.contains(law) != true else { return }
    note("violation", "\(law.rawValue): \(story)")
    if violation == nil { violation = StressViolation(law: law, story: story) }
  }

  /// Remembers that something has happened.
  func cover(_ item: StressCoverage) { covered.insert(item) }

  /// Writes something down.
  func note(_ subject: String, _ what: String) {
    events.append(StressEvent(time: time, subject: subject, what: what))
  }

  /// Writes down what the stage does.
  func note(_ subject: String, _ action: StressCase.Action) {
    switch action {
    case .touch, .together: return
    default: note(subject, action.description)
    }
  }

  /// Writes down a misuse that the arbiter found.
  func note(_ subject: String, issue: ArbiterIssue) { note(subject, issue.fact.onOneLine) }

  /// Follows the actions of a recognizer.
  func follow(_ recognizer: UIGestureRecognizer, as who: StressCase.Who) {
    recognizer.observeActions { [weak self] recognizer in
      guard let self else { return }
      let state = recognizer.state
      note(who.description, "acts \(state.word)")
      if let fault = actions.act(state, of: recognizer) {
        violate(.actions, "\(who) \(fault)")
      }
      stage?.react(to: who, state)
    }
  }

  /// Takes note of what a view is told.
  func view(
    _ view: UIView, called label: String, isTold phase: UITouch.Phase, of told: Set<UITouch>
  ) {
    views.note(view, label)
    for index in told.compactMap({ numbers[ObjectIdentifier($0)] }).sorted() {
      note(label, "is told that touch \(index) \(phase.word)")
      if phase == .cancelled {
        cover(.touchTaken)
        if stage?.trial.fault == .deaf, down.count > 1 { continue }
      }
      if let fault = views.tell(label, phase, of: index) {
        violate(.viewTouches, "\(label) \(fault)")
      }
    }
  }

  /// Takes note of what a screen is told of its appearance.
  func screen(_ title: String, isTold call: AppearanceRecord.Call) {
    note(title, "is told that it \(call.rawValue)")
    if let fault = screens.tell(title, call) { violate(.appearance, "\(title) \(fault)") }
  }

  /// Takes note of a decision of the arbiter.
  func note(_ decision: Decision) {
    note("arbiter", decision.description)
    pops.note(decision)
    cover(decision.allows ? .popAllowed : .popRefused)
  }

  /// Takes note that a screen was asked whether it may be popped: once in a drag.
  func asked(_ screen: String, by way: WayBack) {
    note(screen, "is asked about the \(way)")
    cover(.screenAsked)
    if let fault = pops.ask() { violate(.refusal, "\(screen) \(fault)") }
  }

  /// Takes note that the arbiter decides from now on.
  func arbiterCame() { pops.arbiterCame() }

  func engine(_ engine: HeadlessEngine, received touch: UITouch) {
    if touch.phase == .began {
      touches.removeAll { $0 === touch || $0.phase == .ended || $0.phase == .cancelled }
      if touches.isEmpty { pops.sequenceBegins() }
      touches.append(touch)
      landed[ObjectIdentifier(touch)] = pops.nextMoment()
      numbers[ObjectIdentifier(touch)] = landings
      landings += 1
    }
    if down.count > 1 { hasSeenTwoFingers = true }
    note("touch \(numbers[ObjectIdentifier(touch)] ?? 0)", touch.phase.word)
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause
  ) {
    let key = ObjectIdentifier(recognizer)
    let before = granted[key] ?? .possible
    note(recognizer.label, "\(state.word)\(cause.remark)")
    let isRemoved = recognizer.view?.gestureRecognizers?.contains { $0 === recognizer } != true
    if !before.mayBecome(state), !(isRemoved && state == .possible) {
      violate(.states, "\(recognizer.label) goes from \(before.word) to \(state.word)")
    }
    if let fault = actions.enter(state, of: recognizer, isRemoved: isRemoved) {
      violate(.actions, "\(recognizer.label) \(fault)")
    }
    granted[key] = state
    waiting[key] = nil
    active.removeAll { $0 === recognizer && !state.isActiveState }
    if state == .began { active.append(recognizer) }
    if case .prevented = cause { cover(.prevented) }
    if case .circularRequirement = cause { cover(.waitedInACircle) }
    if state == .cancelled { cover(.cancelled) }
    if state == .began || (state == .ended && before == .possible) { won(recognizer, state) }
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer]
  ) {
    cover(.waited)
    waiting[ObjectIdentifier(recognizer)] = others
    note(recognizer.label, "waits for \(others.map(\.label).joined(separator: ", "))")
  }

  /// What is left open at the end: touches whose views wait, recognizers whose actions do.
  func openEnds() -> [String] { views.openEnds + actions.openEnds }

  private func won(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let source = stage?.popSource(of: recognizer)
    if !recognizer.isArbiters || source != nil || recognizer.catchesScreens {
      winners.append(recognizer)
    }
    cover(state == .began ? .began : .recognized)
    stage?.checkRecognition(of: recognizer)
    if state == .began, recognizer.view is UIScrollView { cover(.scrolled) }
    guard state == .began, let stage, let navigation = stage.navigation, let source else { return }
    cover(.popBegan)
    let followed = touches.filter { $0.gestureRecognizers?.contains(recognizer) == true }
    let moments = followed.compactMap { landed[ObjectIdentifier($0)] }
    // One that was asked long before it is let go may begin in vain: then nothing pops.
    if stage.stress.behavior.shouldBeginTime == .afterRequirements {
      if let running = navigation.transitionCoordinator {
        // UIKit's own slide gives way to a swipe on iOS 26 (C228), unless a rule is against it; a
        // gate that let its pop go before the slide began cannot take that back.
        let isJudged = pops.isJudged(landed: moments, hasArbiter: stage.hasArbiter)
        let givesWay =
          stage.stress.behavior.slideGivesWay && !running.isInteractive
          && (!isJudged || pops.wasLetGoAtRest(source))
        if !givesWay { violate(.pop, "\(recognizer.label) begins during a transition") }
      } else if navigation.viewControllers.count < 2 {
        violate(.pop, "\(recognizer.label) begins at the root")
      }
    }
    let fault = pops.begin(
      source, with: followed.compactMap { numbers[ObjectIdentifier($0)] }, landed: moments,
      hasArbiter: stage.hasArbiter)
    if let fault { violate(fault.law, "\(recognizer.label) \(fault.story)") }
  }
}

extension UIKitBehavior {
  /// Whether a running slide gives way to a swipe (C228).
  fileprivate var slideGivesWay: Bool { version >= .iOS26 && runningSlide == .givesWay }
}

extension UIGestureRecognizer {
  /// What the names of the arbiter's recognizers begin with.
  nonisolated static let arbiterPrefix = "GestureArbiter."

  /// Whether the recognizer is one of the arbiter's.
  var isArbiters: Bool { name?.hasPrefix(Self.arbiterPrefix) == true }

  /// Whether the recognizer is the arbiter's that takes hold of a screen which slides by itself.
  fileprivate var catchesScreens: Bool { name == "GestureArbiter.settlingCatch" }
}

extension StateCause {
  @MainActor
  fileprivate var remark: String {
    switch self {
    case .itself, .reset: ""
    case .prevented(let other): ", prevented by \(other.label)"
    case .requirement(let other): ", it waited for \(other.label)"
    case .shouldBegin: ", it may not begin"
    case .disabled: ", disabled"
    case .removed: ", removed"
    case .circularRequirement: ", it waited in a circle"
    }
  }
}

extension UIGestureRecognizer.State {
  /// The state's name; faster than reflection.
  var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// Whether a continuous gesture goes on.
  var isActiveState: Bool { self == .began || self == .changed }

  /// Whether arbitration may grant a state after this one (C053, C054).
  fileprivate func mayBecome(_ next: Self) -> Bool {
    switch self {
    case .possible: next != .changed && next != .cancelled
    case .began, .changed: next == .changed || next == .ended || next == .cancelled
    case .ended, .cancelled, .failed: next == .possible
    }
  }
}

extension UITouch.Phase {
  /// The phase's name.
  var word: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "rests"
    case .ended: "ended"
    case .cancelled: "is cancelled"
    default: "hovers"
    }
  }
}
