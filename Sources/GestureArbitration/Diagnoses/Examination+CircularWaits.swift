import UIKitShim

extension Examination {
  /// Recognizers that wait for each other in a circle, as far as they say so when asked (C095).
  var circularWaits: [ArbiterIssue] {
    var known: Set<Set<ObjectIdentifier>> = []
    return innermostWithRecognizers.flatMap { view in
      WaitGraph(RecognizerWait.all(among: view.recognizersAround, for: arbiter)).circles
    }.filter { known.insert(Set($0.map(ObjectIdentifier.init))).inserted }.map { circle in
      let names = (circle + circle.prefix(1)).map(\.spokenName)
      return ArbiterIssue(
        fact: "Recognizers wait for each other in a circle: \(names.joined(separator: " → ")).",
        remedy: """
          None of them can begin. Make one gestureRecognizer(_:shouldRequireFailureOf:), \
          gestureRecognizer(_:shouldBeRequiredToFailBy:) or override of the same name answer false.
          """)
    }
  }

  /// The views with recognizers that have no such view in them: a finger on one of them meets all that is
  /// around.
  private var innermostWithRecognizers: [UIView] {
    let with = views.filter { !($0.gestureRecognizers ?? []).isEmpty }
    var around: Set<ObjectIdentifier> = []
    for view in with {
      around.formUnion(view.path(to: container).dropFirst().map(ObjectIdentifier.init))
    }
    return with.filter { !around.contains(ObjectIdentifier($0)) }
  }
}

/// Who waits for whom, to be searched for circles.
@MainActor
private struct WaitGraph {
  private var recognizers: [UIGestureRecognizer] = []
  private var blockers: [ObjectIdentifier: [UIGestureRecognizer]] = [:]

  init(_ waits: [RecognizerWait]) {
    for wait in waits {
      if blockers[ObjectIdentifier(wait.waiter)] == nil { recognizers.append(wait.waiter) }
      blockers[ObjectIdentifier(wait.waiter), default: []].append(wait.blocker)
    }
  }

  /// The shortest circle through each recognizer that is in one.
  var circles: [[UIGestureRecognizer]] { recognizers.compactMap(circle) }

  private func circle(through start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    var paths = [[start]]
    var seen: Set<ObjectIdentifier> = []
    while !paths.isEmpty {
      let path = paths.removeFirst()
      for blocker in blockers[ObjectIdentifier(path[path.endIndex - 1])] ?? [] {
        if blocker === start { return path }
        if seen.insert(ObjectIdentifier(blocker)).inserted { paths.append(path + [blocker]) }
      }
    }
    return nil
  }
}
