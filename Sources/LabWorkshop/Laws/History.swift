#if HEADLESS
import GestureLab

extension CaseLaw {
  /// Containers that acts have brought about behave as if they had been there from the start
  /// (promise 9).
  package static let history = CaseLaw(
    law: .history,
    twin: { life in life.hasReactions || life.hasColumns ? nil : life.fromTheStart },
    violation: { life, log, twin in
      guard let span = log.spans.first(where: \.isTouched), life.acts(span).isEmpty,
        span.hasFewStacks
      else { return nil }
      let twin = twin()
      guard let other = twin.spans.first(where: \.isTouched) else { return nil }
      let before =
        span.before.shown.differences(from: other.before.shown, among: twin.start.shown)
        + span.before.backActions.differences(from: other.before.backActions)
      guard before.isEmpty else {
        return "before \(life.text(span)): \(before.joined(separator: "; ")) as if it had been so "
          + "from the start"
      }
      let differences = span.after.shown.differences(
        from: other.after.shown, among: twin.start.shown)
      return differences.isEmpty
        ? nil
        : "\(life.text(span)): \(differences.joined(separator: "; ")) as if it had been so from the "
          + "start"
    })
}

extension [String: String] {
  /// The differences in subjects that a dictionary has.
  fileprivate func differences(from others: [String: String], among known: [String: String])
    -> [String]
  {
    filter { known[$0.key] != nil }.differences(from: others.filter { known[$0.key] != nil })
  }
}

extension LabCase {
  /// The life whose containers are from the start as they are before the first touch; nil if it has
  /// other acts before that, or none of these.
  fileprivate var fromTheStart: LabCase? {
    var life = self
    let end = steps.firstIndex { $0.act == nil } ?? steps.endIndex
    guard end < steps.endIndex, steps[end...].allSatisfy({ $0.act?.newContainer == nil }) else {
      return nil
    }
    var settings: [CaseStep] = []
    for step in steps[..<end] {
      guard let act = step.act else { return nil }
      switch act {
      case .push(let screen, let name, _):
        guard life.change(name, { $0 + [screen] }) else { return nil }
      case .pop(let name, _): guard life.change(name, { $0.dropLast() }) else { return nil }
      case .keepTop(let name): guard life.change(name, { $0.suffix(1) }) else { return nil }
      case .insert(let screen, let name):
        guard life.change(name, { $0.dropLast() + [screen] + $0.suffix(1) }) else { return nil }
      case .exchangeWindows:
        guard life.windows.count > 1 else { return nil }
        (life.windows[0].root, life.windows[1].root) = (life.windows[1].root, life.windows[0].root)
      case .ask, .drive, .follow, .intercept, .answer, .give, .animate, .offer:
        settings.append(step)
      default: return nil
      }
    }
    if let last = settings.indices.last { settings[last].isFollowedAtOnce = false }
    life.steps = settings + steps[end...]
    return life == self || life.steps.count == steps.count ? nil : life
  }

  /// Changes the screens of a stack at the start; returns whether there is one that keeps some.
  private mutating func change(
    _ name: String, _ change: ([CaseScreen]) -> [CaseScreen]
  ) -> Bool {
    var isChanged = false
    for index in windows.indices {
      windows[index].root = windows[index].root.mapped { container in
        guard case .stack(name, let screens) = container else { return container }
        let changed = change(screens)
        guard !changed.isEmpty else { return container }
        isChanged = true
        return .stack(name: name, screens: changed)
      }
    }
    return isChanged
  }
}
#endif
