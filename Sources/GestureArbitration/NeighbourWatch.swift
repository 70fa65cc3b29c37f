import UIKitShim

/// What other code does to the pop recognizers: it is noticed and said, and not fought.
///
/// Whoever replaces UIKit's delegate takes away its begin rules (C203), and whoever disables a
/// recognizer has to enable it again; both are found to be why a swipe is dead, far away from here.
@MainActor
struct NeighbourWatch {
  /// What was seen last; an object, since weak references are slow to copy and this is looked at with
  /// every finger that lands.
  @MainActor
  private final class Sight {
    private weak var recognizer: UIGestureRecognizer?
    private weak var delegate: (any UIGestureRecognizerDelegate)?
    private let hadDelegate: Bool
    let wasEnabled: Bool

    init(_ pop: UIGestureRecognizer) {
      recognizer = pop
      delegate = pop.delegate
      hadDelegate = delegate != nil
      wasEnabled = pop.isEnabled
    }

    func shows(_ pop: UIGestureRecognizer) -> Bool { recognizer === pop }

    func shows(_ delegate: (any UIGestureRecognizerDelegate)?) -> Bool {
      self.delegate === delegate && hadDelegate == (delegate != nil)
    }
  }

  private var last: [PopSource: Sight] = [:]

  /// Looks at a pop recognizer; returns what has happened to it since the last look.
  mutating func look(at pop: UIGestureRecognizer, _ source: PopSource) -> [ArbiterIssue] {
    let delegate = pop.delegate
    let before = last[source]
    if let before, before.shows(pop), before.shows(delegate), before.wasEnabled == pop.isEnabled {
      return []
    }
    last[source] = Sight(pop)
    guard let before, before.shows(pop) else { return [] }
    var issues: [ArbiterIssue] = []
    if !before.shows(delegate) { issues.append(.replacedDelegate(of: source, by: delegate)) }
    if before.wasEnabled, !pop.isEnabled { issues.append(.disabled(source)) }
    return issues
  }
}

extension GestureArbiter {
  /// Sees what others have done to the pop recognizers, and says it.
  func noteNeighbours() {
    for passage in [Passage.edgePop, .contentPop] {
      guard let pop = popRecognizer(for: passage) else { continue }
      for issue in neighbours.look(at: pop, passage.source) { report(issue) }
    }
  }
}

extension ArbiterIssue {
  /// The delegate of one of UIKit's pop recognizers is not UIKit's any more.
  @MainActor
  static func replacedDelegate(
    of source: PopSource, by delegate: (any UIGestureRecognizerDelegate)?
  ) -> ArbiterIssue {
    let who = delegate.map { "a \(type(of: $0))" } ?? "nobody"
    return ArbiterIssue(
      fact: "The delegate of UIKit's \(source) was replaced: it is \(who) now.",
      remedy: """
        UIKit's begin rules are gone with it. Leave the delegate alone and set \
        UIViewController.popPolicy, or adopt PopIntercepting.
        """)
  }

  /// One of UIKit's pop recognizers is disabled.
  static func disabled(_ source: PopSource) -> ArbiterIssue {
    ArbiterIssue(
      fact: "UIKit's \(source) was disabled by other code.",
      remedy: """
        No rule is asked while it is. Leave isEnabled alone and call \
        GestureArbiter.suspend(_:for:because:), which ends with its owner.
        """)
  }
}
