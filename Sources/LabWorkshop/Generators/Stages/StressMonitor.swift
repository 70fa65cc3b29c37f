#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// An observer of a stage: records its events and finds violations.
@MainActor
final class StressMonitor: HeadlessObserver {
  weak var stage: StressStage?
  /// The events in order.
  private(set) var events: [StressEvent] = []
  /// The first violation.
  private(set) var violation: StressViolation?
  /// The kinds of events that occurred.
  private(set) var covered: Set<StressCoverage> = []
  /// The latest touches in the order of touch-down.
  private(set) var touches: [UITouch] = []
  /// The numbers of the touches; an object may be reused for several touches.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private var landings = 0
  /// Recognizers that began or recognized, except those of the arbiter.
  private(set) var winners: [UIGestureRecognizer] = []
  /// Whether two touches have been down at once.
  private(set) var hasSeenTwoTouches = false
  /// The state that arbitration granted to each recognizer.
  private(set) var granted: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
  /// The recognizers for which waiting recognizers wait.
  private(set) var waiting: [ObjectIdentifier: [UIGestureRecognizer]] = [:]
  /// The active recognizers in the order of their beginning.
  private(set) var active: [UIGestureRecognizer] = []
  /// The pops that began, and the decisions on them.
  var pops = PopRecord()
  private var actions = ActionRecord()
  private var views = ViewRecord()
  /// The appearance callbacks of screens.
  private(set) var screens = AppearanceRecord()
  private var landed: [ObjectIdentifier: Int] = [:]
  private var time: TimeInterval { stage?.engine.clock.now ?? 0 }

  /// The touches that are down.
  var down: [UITouch] { touches.filter { $0.phase != .ended && $0.phase != .cancelled } }

  /// Records a violation unless its law is ignored; the first one counts.
  func violate(_ law: StressViolation.Law, _ story: String) {
    guard stage?.trial.except.contains(law) != true else { return }
    note("violation", "\(law.rawValue): \(story)")
    if violation == nil { violation = StressViolation(law: law, story: story) }
  }

  /// Records a kind of event.
  func cover(_ item: StressCoverage) { covered.insert(item) }

  /// Records an event.
  func note(_ subject: String, _ what: String) {
    events.append(StressEvent(time: time, subject: subject, what: what))
  }

  /// Records an action of the stage.
  func note(_ subject: String, _ action: StressCase.Action) {
    switch action {
    case .touch, .together: return
    default: note(subject, action.description)
    }
  }

  /// Records an issue that the arbiter reports.
  func note(_ subject: String, issue: String) {
    note(subject, String(issue.prefix { $0 != "\n" }).onOneLine)
  }

  /// Records the actions of a recognizer.
  func follow(_ recognizer: UIGestureRecognizer, as recognizerID: StressCase.RecognizerID) {
    recognizer.observeActions { [weak self] recognizer in
      guard let self else { return }
      let state = recognizer.state
      note(recognizerID.description, "acts \(state.word)")
      let skipsStates = stage?.stress.behavior.repeatedState == .onlyTheLast
      if let fault = actions.act(state, of: recognizer, skipsStates: skipsStates) {
        violate(.actions, "\(recognizerID) \(fault)")
      }
      stage?.react(to: recognizerID, state)
    }
  }

  /// Records a touch callback of a view.
  func view(
    _ view: UIView, called label: String, receives phase: UITouch.Phase, of received: Set<UITouch>
  ) {
    views.note(view, label)
    for index in received.compactMap({ numbers[ObjectIdentifier($0)] }).sorted() {
      note(label, "receives: touch \(index) \(phase.word)")
      if phase == .cancelled {
        cover(.touchTaken)
        if stage?.trial.fault == .singleTouch, down.count > 1 { continue }
      }
      if let fault = views.add(label, phase, of: index) {
        violate(.viewTouches, "\(label) \(fault)")
      }
    }
  }

  /// Records an appearance callback of a screen.
  func screen(_ title: String, receives call: AppearanceRecord.Call) {
    note(title, "\(call.rawValue)")
    if let fault = screens.add(title, call) { violate(.appearance, "\(title) \(fault)") }
  }

  /// Records a decision of the arbiter.
  func note(_ decision: PopDecision) {
    note("arbiter", decision.description)
    pops.note(decision)
    cover(decision.allows ? .popAllowed : .popRefused)
  }

  /// Records that a screen is told of a pop that it has refused, which may happen once in a drag.
  func told(_ screen: String, of way: PopTrigger) {
    note(screen, "is told of the \(way)")
    cover(.screenNotified)
    if let fault = pops.tell() { violate(.refusal, "\(screen) \(fault)") }
  }

  /// Records that the arbiter is installed.
  func arbiterWasInstalled() { pops.arbiterWasInstalled() }

  func engine(_ engine: HeadlessEngine, received touch: UITouch) {
    if touch.phase == .began {
      touches.removeAll { $0 === touch || $0.phase == .ended || $0.phase == .cancelled }
      pops.touchLands(besides: touches.compactMap { landed[ObjectIdentifier($0)] })
      touches.append(touch)
      landed[ObjectIdentifier(touch)] = pops.nextMoment()
      numbers[ObjectIdentifier(touch)] = landings
      landings += 1
    }
    if down.count > 1 { hasSeenTwoTouches = true }
    note("touch \(numbers[ObjectIdentifier(touch)] ?? 0)", touch.phase.word)
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause
  ) {
    let key = ObjectIdentifier(recognizer)
    let before = granted[key] ?? .possible
    note(recognizer.displayName, "\(state.word)\(cause.remark)")
    let isRemoved = recognizer.view?.gestureRecognizers?.contains { $0 === recognizer } != true
    if !before.mayBecome(state), !(isRemoved && state == .possible) {
      violate(.states, "\(recognizer.displayName) goes from \(before.word) to \(state.word)")
    }
    if let fault = actions.enter(state, of: recognizer, isRemoved: isRemoved) {
      violate(.actions, "\(recognizer.displayName) \(fault)")
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
    note(recognizer.displayName, "waits for \(others.map(\.displayName).joined(separator: ", "))")
  }

  /// Returns views without the end of a touch, and recognizers without a final action.
  func openEnds() -> [String] { views.openEnds + actions.openEnds }

  private func won(_ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    let source = stage?.popSource(of: recognizer)
    if !recognizer.isOfArbiter || source != nil || recognizer.interruptsTransition {
      winners.append(recognizer)
    }
    cover(state == .began ? .began : .recognized)
    stage?.checkRecognition(of: recognizer)
    if state == .began, recognizer.view is UIScrollView { cover(.scrolled) }
    guard state == .began, let stage, let navigation = stage.navigation, let source else { return }
    cover(.popBegan)
    let followed = touches.filter { $0.gestureRecognizers?.contains(recognizer) == true }
    let moments = followed.compactMap { landed[ObjectIdentifier($0)] }
    // A recognizer that was asked long before its requirements failed may begin without effect.
    if stage.stress.behavior.shouldBeginTime == .afterRequirements {
      if let running = navigation.transitionCoordinator {
        // UIKit's slide gives way to a swipe on iOS 26 (C228).
        let givesWay = stage.stress.behavior.slideGivesWay && !running.isInteractive
        if !givesWay { violate(.pop, "\(recognizer.displayName) begins during a transition") }
      } else if navigation.viewControllers.count < 2 {
        violate(.pop, "\(recognizer.displayName) begins at the root")
      }
    }
    let fault = pops.begin(
      source, with: followed.compactMap { numbers[ObjectIdentifier($0)] }, landed: moments,
      hasArbiter: stage.hasArbiter)
    if let fault { violate(fault.law, "\(recognizer.displayName) \(fault.story)") }
  }
}

extension UIKitBehavior {
  /// Whether a running slide gives way to a swipe (C228).
  fileprivate var slideGivesWay: Bool { version >= .v26 && runningSlide == .givesWay }
}

extension UIGestureRecognizer {
  /// Whether the recognizer interrupts a settling transition.
  fileprivate var interruptsTransition: Bool { name == RecognizerNames.interruption }
}

extension StateCause {
  @MainActor
  fileprivate var remark: String {
    switch self {
    case .itself, .reset: ""
    case .prevented(let other): ", prevented by \(other.displayName)"
    case .requirement(let other): ", required \(other.displayName) to fail"
    case .shouldBegin: ", shouldBegin returned false"
    case .disabled: ", disabled"
    case .removed: ", removed"
    case .circularRequirement: ", circular requirement"
    }
  }
}

extension UIGestureRecognizer.State {
  /// The name of the state; faster than reflection.
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

  /// Whether a continuous gesture is in progress.
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
  /// The name of the phase.
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
#endif
