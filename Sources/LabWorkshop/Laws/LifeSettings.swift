#if HEADLESS
import GestureLab

/// What the lines of a life have set up to one of its steps.
struct LifeSettings {
  /// What was set on something.
  struct Value {
    var policy: CaseAct.Policy?
    /// Whether its interceptor agrees; nil without one.
    var agrees: Bool?
    var role: ViewRole?
    var isAsked = false
    var isDriven: Bool?
    var hasTransition = false
    var hasCandidate = false

    /// Whether it changes nothing.
    var isNeutral: Bool {
      policy ?? .standard == .standard && agrees != false && role == nil && isDriven != true
        && !hasTransition && !hasCandidate
    }

    /// Whether nothing is set.
    var isNothing: Bool {
      policy == nil && agrees == nil && role == nil && !isAsked && isDriven == nil && !hasTransition
        && !hasCandidate
    }
  }

  private(set) var values: [CasePlace: Value] = [:]
  /// The stacks whose arbiter was removed, and on which nothing was set since.
  private(set) var removed: Set<String> = []

  /// Follows the steps of a life before one of them.
  init(_ life: LabCase, before end: Int = .max) {
    for step in life.steps.prefix(end) { step.act.map { note($0) } }
  }

  /// What is set on a place.
  subscript(place: CasePlace) -> Value { values[place] ?? Value() }

  private mutating func note(_ act: CaseAct) {
    switch act {
    case .ask(let name): set(.stack(name)) { $0.isAsked = true }
    case .drive(let name, let isOn):
      set(name.map(CasePlace.stack) ?? .app) { $0.isDriven = isOn }
    case .follow(let policy, let place): set(place) { $0.policy = policy }
    case .intercept(let name, let agrees), .answer(let name, let agrees):
      if case .answer = act, self[.screen(name)].agrees == nil { return }
      set(.screen(name)) { $0.agrees = agrees }
    case .give(let name, let role): set(.screen(name)) { $0.role = role }
    case .animate(let name, let isOn): set(.screen(name)) { $0.hasTransition = isOn }
    case .offer(_, let name): set(.screen(name)) { $0.hasCandidate = true }
    case .remove(let name):
      values[.stack(name)] = nil
      removed.insert(name)
    case .upon(_, _, let act): note(act)
    default: break
    }
  }

  private mutating func set(_ place: CasePlace, _ change: (inout Value) -> Void) {
    if case .stack(let name) = place { removed.remove(name) }
    change(&values[place, default: Value()])
  }

  /// Whether a drag on a stack that lands on a path is refused by what is set; nil if that is not
  /// known.
  func refuses(_ stack: String, on path: Log.Path) -> Bool? {
    guard !removed.contains(stack) else { return nil }
    let screens = path.screens(in: stack).map { self[.screen($0)] }
    let policy =
      screens.compactMap(\.policy).first ?? self[.stack(stack)].policy ?? self[.app].policy
    return policy == .disabled || screens.contains { $0.agrees == false }
  }

  /// Whether anything that is set changes what UIKit does with a touch on a path.
  func concern(_ path: Log.Path) -> Bool {
    if !self[.app].isNeutral { return true }
    let isRemoved = !path.stacks.isEmpty && path.stacks.allSatisfy(removed.contains)
    if !isRemoved, path.screens.contains(where: { !self[.screen($0)].isNeutral }) { return true }
    return path.stacks.contains { !self[.stack($0)].isNeutral }
  }
}
#endif
