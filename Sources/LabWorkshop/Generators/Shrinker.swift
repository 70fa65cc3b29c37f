#if HEADLESS
import HeadlessUIKit

/// Reduces a case as long as it still breaks the same law.
@MainActor
package struct Shrinker {
  /// The smallest case found; if the limit has not ended the search, no single part can be removed.
  package private(set) var smallest: LabCase
  /// The number of smaller cases tried.
  package private(set) var tried = 0
  private let limit: Int
  private let stillFails: (LabCase) -> Bool

  /// Reduces a case; tries at most a number of smaller ones.
  package init(_ original: LabCase, limit: Int = 3_000, stillFails: @escaping (LabCase) -> Bool) {
    smallest = original
    self.limit = limit
    self.stillFails = stillFails
    var before: LabCase
    repeat {
      before = smallest
      LabCase.reduce(with: &self)
    } while smallest != before && tried < limit
  }

  /// Removes elements of a list in ever smaller groups (Zeller and Hildebrandt, "Simplifying and
  /// isolating failure-inducing input", 2002).
  mutating func reduce<Element>(
    _ list: WritableKeyPath<LabCase, [Element]>, keepingFirst kept: Int = 0
  ) {
    var size = smallest[keyPath: list].count - kept
    while size > 0 {
      var start = kept
      while start < smallest[keyPath: list].count {
        var candidate = smallest
        let end = min(start + size, candidate[keyPath: list].count)
        candidate[keyPath: list].removeSubrange(start..<end)
        if !accept(candidate) { start += size }
      }
      size /= 2
    }
  }

  /// Changes single values.
  mutating func simplify(_ changes: [(inout LabCase) -> Void]) {
    for change in changes {
      var candidate = smallest
      change(&candidate)
      accept(candidate)
    }
  }

  /// Answers each open question in the likely way.
  mutating func simplifyBehavior() {
    simplify(
      UIKitBehavior.Question.allCases.map { question in
        { $0.behavior = $0.behavior.answers(to: question).first?.behavior ?? $0.behavior }
      })
  }

  @discardableResult
  private mutating func accept(_ candidate: LabCase) -> Bool {
    guard candidate != smallest, tried < limit else { return false }
    tried += 1
    guard stillFails(candidate) else { return false }
    smallest = candidate
    return true
  }
}
#endif
