#if HEADLESS
import GestureWorkshop
import Testing

/// Pushes, pops, moves, drags, presentations and rotations in any order leave everything
/// consistent.
///
/// This is a sample; `gesture-lab stress --interleavings` plays them without end.
@MainActor @Suite struct InterleavingTests {
  @Test func `random interleavings leave the stack, the screens and the recognizers consistent`() {
    var interleavings = Interleavings(seed: 1)

    interleavings.run { $0.cases < 40 }

    #expect(interleavings.finding.map(story) == nil)
    #expect(interleavings.cases == 40)
    #expect(Set(interleavings.coverage.keys) == Set(InterleavingCase.Action.allCases))
  }

  @Test(arguments: [
    (StressFault.endless, StressViolation.Law.reset), (.retaining, .leak),
    (.yielding, .refusal),
  ])
  func `a planted fault is found and reduced to at most three steps`(
    fault: StressFault, law: StressViolation.Law
  ) throws {
    var interleavings = Interleavings(seed: 1, trial: StressTrial(fault: fault))

    interleavings.run { $0.cases < 200 }

    let finding = try #require(interleavings.finding)
    #expect(finding.violation.law == law)
    #expect(finding.shrunk.stepCount <= 3, "\(story(finding))")
    #expect(finding.shrunk.stepCount <= finding.originalSteps)
    // Without the fault there is no violation.
    #expect(InterleavingRun(finding.shrunk).violation == nil, "\(story(finding))")
  }

  @Test func `the same seed and number give the same case, others give other cases`() {
    #expect(InterleavingCase(3, seed: 7) == InterleavingCase(3, seed: 7))
    let several =
      (0..<50).map { InterleavingCase($0, seed: 7).lines }
      + (8...57).map { InterleavingCase(3, seed: $0).lines }
    #expect(Set(several).count == 100)
  }

  private func story(_ finding: Interleavings.Finding) -> String {
    (["case \(finding.number), \(finding.violation)"] + finding.shrunk.lines + finding.timeline)
      .joined(separator: "\n")
  }
}
#endif
