#if HEADLESS
import GestureLab
import LabWorkshop
import Testing

/// What must always hold, over generated screens, policies, contents and scripts.
///
/// `gesture-lab check stages` runs as many cases as there is time for.
@MainActor @Suite struct PromiseTests {
  /// The promises, by the laws that check them.
  private static let promises: [(text: String, laws: Set<Violation.Law>)] = [
    ("1. every touch sequence ends with every recognizer reset", [.rest]),
    ("2. recognizers that share a touch are active together only by a relation", [.exclusion]),
    ("3. a circular requirement is found and named", [.circle, .requirement]),
    (
      "4. no pop at the root, in a transition, against a refusal, or twice",
      [.refusal, .popTwice]
    ),
    ("5. a drag that no gate refuses has an owner", [.owner]),
    ("6. removing the arbiter leaves UIKit as it was", [.arbiterGone, .leak]),
  ]

  @Test(arguments: [21, 22] as [UInt64])
  func `the promises hold on generated screens`(seed: UInt64) {
    let count = 60
    let laws = Self.promises.reduce(into: Set()) { $0.formUnion($1.laws) }
    let others = Set(Violation.Law.allCases).subtracting(laws)
    var stages = RandomCases(stagesOf: seed, trial: RandomTrial(except: others))

    stages.run { $0.cases < count }

    #expect(stages.finding.map(story) == nil)
    #expect(stages.cases == count)
  }

  private func story(_ finding: RandomCases.Finding) -> String {
    let promise = Self.promises.first { $0.laws.contains(finding.violation.law) }?.text
    return
      (["\(promise ?? "-"): case \(finding.number), \(finding.violation)"]
      + finding.shrunk.lines + finding.timeline).joined(separator: "\n")
  }
}
#endif
