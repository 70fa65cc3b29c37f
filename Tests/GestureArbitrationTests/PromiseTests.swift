import GestureLab
import Testing

/// What must always hold, over generated screens, policies, contents and scripts.
@MainActor @Suite struct PromiseTests {
  /// A promise, and the laws of the stress that hold it.
  struct Promise: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let laws: Set<StressViolation.Law>
  }

  nonisolated static let promises = [
    Promise(
      testDescription: "1. every touch sequence ends with every recognizer reset", laws: [.reset]),
    Promise(
      testDescription: "2. without a relation that allows it, no two that share a touch are active",
      laws: [.exclusion]),
    Promise(
      testDescription: "3. nobody waits for ever: a circle is found and named",
      laws: [.circle, .requirement]),
    Promise(
      testDescription: "4. no pop at the root, in a transition, against a refusal, or twice",
      laws: [.pop, .refusal, .popTwice]),
    Promise(
      testDescription: "5. a drag that nobody refuses has an owner: opting in makes no dead zone",
      laws: [.owner]),
    Promise(
      testDescription: "6. taking the arbiter away leaves UIKit as it was found",
      laws: [.arbiterGone, .leak]),
  ]

  @Test(arguments: promises, [21, 22] as [UInt64])
  func `it holds on every generated screen`(promise: Promise, seed: UInt64) {
    let others = Set(StressViolation.Law.allCases).subtracting(promise.laws)
    var stress = Stress(seed: seed, trial: StressTrial(except: others))

    stress.run { $0.cases < 100 }

    #expect(stress.finding.map(story) == nil)
    #expect(stress.cases == 100)
  }

  private func story(_ finding: Stress.Finding) -> String {
    (["case \(finding.number), \(finding.violation)"] + finding.shrunk.lines + finding.timeline)
      .joined(separator: "\n")
  }
}
