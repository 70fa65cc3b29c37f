#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The log of a case, cut where everything rested.
package struct CaseLog {
  /// What happened between two scenes.
  package struct Span {
    /// The numbers of the steps.
    var steps: [Int] = []
    /// What happened.
    var events: [Log.Kind] = []
    /// What there was before.
    package let before: Log.Scene
    /// What there was afterwards.
    package internal(set) var after: Log.Scene

    /// What the touches landed on.
    var landings: [Log.Path] {
      events.compactMap { if case .landing(let path) = $0 { path } else { nil } }
    }

    /// How often screens were notified of refused pops.
    var notifications: Int {
      events.count { if case .notified = $0 { true } else { false } }
    }
  }

  /// What there was at the start.
  private(set) var start = Log.Scene()
  /// What happened between two scenes, in order.
  package private(set) var spans: [Span] = []

  /// What there was in the end.
  private(set) var end = Log.Scene()
  /// The whole log.
  let log: Log
  var events: [Log.Event] { log.events }

  /// The log of a drag, if the case is one.
  private(set) var drag: DragLog?

  /// Cuts a log of a case.
  package init(_ log: Log, of life: LabCase? = nil) {
    self.log = log
    drag = life.flatMap { life in life.drag.map { DragLog($0, of: life, log) } }
    var scene: Log.Scene?
    var open: Span?
    for event in log.events {
      switch event.kind {
      case .scene(let next):
        if var span = open {
          span.after = next
          spans.append(span)
        } else if scene == nil {
          start = next
        }
        (scene, end) = (next, next)
        open = nil
      case .step(let number):
        guard let scene else { break }
        open = open ?? Span(before: scene, after: scene)
        open?.steps.append(number)
      default: open?.events.append(event.kind)
      }
    }
  }
}

extension Log.Path {
  /// The names of the screens that a stack on the path shows there, innermost first.
  package func screens(in stack: String) -> [String] {
    let end = parts.firstIndex(of: .stack(stack)) ?? 0
    var screens: [String] = []
    for part in parts[..<end] {
      if case .screen(let name, let isAroundOrphan) = part {
        // What has no parent is no child of the stack.
        if isAroundOrphan { screens = [] }
        screens.append(name)
      }
    }
    return screens
  }
}

extension [String: String] {
  /// Returns where the facts differ from others, such as "stack A: a1 instead of a1, a2".
  package func differences(from others: [String: String]) -> [String] {
    Set(keys).union(others.keys).sorted().compactMap { subject in
      let (fact, other) = (self[subject] ?? "none", others[subject] ?? "none")
      return fact == other ? nil : "\(subject): \(fact) instead of \(other)"
    }
  }
}
#endif
