#if HEADLESS
import GestureLab
import HeadlessUIKit

extension CaseLaw {
  /// No recognizer waits for ever: a circular requirement is found and named (promise 3).
  package static let circles = CaseLaw(
    law: .circle, twin: { $0.hasViews ? $0 : nil },
    violation: { _, log, _ in
      var waiting: [String: [String]] = [:]
      var named = ""
      for event in log.events {
        switch event.kind {
        case .waits(let subject, let others): waiting[subject.name] = others
        case .state(let subject, _, _): waiting[subject.name] = nil
        case .note(let names, CaseStage.circle): named += names
        case .step, .scene:
          // Two circles through one recognizer are named once.
          let unnamed = waiting.filter { !named.contains($0.key) }
          let circle = unnamed.keys.sorted().first { unnamed.leads(from: $0) }
          if let name = circle {
            return "\(name) waits in a circle that is not named"
          }
        default: break
        }
      }
      return waiting.keys.min().map { "\($0) waits for ever" }
    })
}

extension [String: [String]] {
  /// Whether a chain of waiting leads back to where it starts.
  fileprivate func leads(from start: String) -> Bool {
    var visited: Set<String> = []
    var next = self[start] ?? []
    while let name = next.popLast() {
      if name == start { return true }
      if visited.insert(name).inserted { next += self[name] ?? [] }
    }
    return false
  }
}
#endif
