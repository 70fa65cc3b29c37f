import Foundation
import GestureRules
import Testing

struct NotSuspendedRuleTests {
  @Test(arguments: PopSource.allCases)
  func `nothing suspended leaves the answer to the other rules`(source: PopSource) {
    #expect(verdict(on: source, []) == .noOpinion)
  }

  @Test(
    arguments: [
      (.content, .content, true), (.content, .edge, false), (.edge, .content, false),
      (.edge, .edge, true), (.contentAndEdge, .content, true), (.contentAndEdge, .edge, true),
    ] as [(PopScope, PopSource, Bool)])
  func `a suspension refuses the pops of its scope`(
    scope: PopScope, source: PopSource, isRefused: Bool
  ) {
    let suspension = Suspension(owner: "Recorder", reason: "recording", scope: scope)

    #expect(
      verdict(on: source, [suspension])
        == (isRefused ? .refuse(.suspended(suspension)) : .noOpinion))
    #expect(scope.includes(source) == isRefused)
  }

  @Test func `the earliest that concerns the pop is named`() {
    let list = [
      Suspension(owner: "A", reason: "a", scope: .edge),
      Suspension(owner: "B", reason: "b", scope: .content),
      Suspension(owner: "C", reason: "c", scope: .contentAndEdge),
    ]

    #expect(verdict(on: .content, list) == .refuse(.suspended(list[1])))
    #expect(verdict(on: .edge, list) == .refuse(.suspended(list[0])))
  }

  private func verdict(on source: PopSource, _ suspensions: [Suspension]) -> Verdict {
    PopRule.notSuspended.verdict(
      on: PopAttempt(source: source, start: .zero, suspensions: suspensions))
  }
}
