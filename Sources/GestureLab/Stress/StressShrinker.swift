#if HEADLESS
import HeadlessUIKit

/// Reduces a case as long as it still breaks the same law.
@MainActor
package struct StressShrinker {
  /// The number of smaller cases tried.
  package private(set) var tried = 0
  private let limit: Int
  private let stillFails: (StressCase) -> Bool

  /// Makes a shrinker that tries at most a number of cases.
  package init(limit: Int = 3_000, stillFails: @escaping (StressCase) -> Bool) {
    self.limit = limit
    self.stillFails = stillFails
  }

  /// Returns the smallest case found, from which no single part can be removed.
  package mutating func shrink(_ original: StressCase) -> StressCase {
    var smallest = original
    var before: StressCase
    repeat {
      before = smallest
      reduce(&smallest, \.steps)
      reduce(&smallest, \.reactions)
      reduce(&smallest, \.relations)
      reduce(&smallest, \.recognizers)
      reduce(&smallest, \.views)
      for simplify in smallest.simplifications {
        var candidate = smallest
        simplify(&candidate)
        accept(candidate, as: &smallest)
      }
    } while smallest != before && tried < limit
    accept(smallest.withoutLooseEnds, as: &smallest)
    return smallest
  }

  /// Removes elements of a list in ever smaller groups (Zeller and Hildebrandt, "Simplifying and
  /// isolating failure-inducing input", 2002).
  private mutating func reduce<Element>(
    _ stress: inout StressCase, _ list: WritableKeyPath<StressCase, [Element]>
  ) {
    var size = stress[keyPath: list].count
    while size > 0 {
      var start = 0
      while start < stress[keyPath: list].count {
        var candidate = stress
        let end = min(start + size, candidate[keyPath: list].count)
        candidate[keyPath: list].removeSubrange(start..<end)
        if !accept(candidate, as: &stress) { start += size }
      }
      size /= 2
    }
  }

  @discardableResult
  private mutating func accept(_ candidate: StressCase, as smallest: inout StressCase) -> Bool {
    guard candidate != smallest, tried < limit else { return false }
    tried += 1
    guard stillFails(candidate) else { return false }
    smallest = candidate
    return true
  }
}

extension StressCase {
  /// Simplifications of single values; none removes an element of a list.
  fileprivate var simplifications: [(inout StressCase) -> Void] {
    var changes: [(inout StressCase) -> Void] = [
      { $0.behavior = UIKitBehavior() }, { $0.navigation = nil },
      { $0.navigation?.hasArbiter = false }, { $0.navigation?.isMirrored = false },
      { $0.navigation?.policy = .standard }, { $0.navigation?.screenPolicy = nil },
      { $0.navigation?.screensRefuse = false }, { $0.navigation?.isDriven = false },
    ]
    changes += UIKitBehavior.Question.allCases.map { question in
      { $0.behavior = $0.behavior.answers(to: question).first?.behavior ?? $0.behavior }
    }
    changes += (1..<(navigation?.depth ?? 1)).map { depth in { $0.navigation?.depth = depth } }
    for index in views.indices {
      changes += [
        { $0.views[index].content = nil }, { $0.views[index].turn = .none },
        { $0.views[index].role = nil }, { $0.views[index].isHidden = false },
        { $0.views[index].parent = StressCase.screenView },
      ]
    }
    changes += recognizers.indices.map { index in
      { stress in
        let old = stress.recognizers[index]
        stress.recognizers[index] = Recognizer(id: old.id, kind: old.kind, view: old.view)
      }
    }
    changes += steps.indices.map { index in { $0.steps[index].after = 0 } }
    return changes
  }

  /// The case without relations and reactions of missing recognizers.
  fileprivate var withoutLooseEnds: StressCase {
    func exists(_ who: Who) -> Bool {
      switch who {
      case .own(let id): recognizers.contains { $0.id == id }
      case .scrollPan(let id): views.contains { $0.id == id && $0.content != nil }
      case .edgePop, .contentPop: navigation != nil
      }
    }
    var tidy = self
    tidy.relations.removeAll { !exists($0.one) || !exists($0.other) }
    tidy.reactions.removeAll { !exists($0.who) }
    return tidy
  }
}
#endif
