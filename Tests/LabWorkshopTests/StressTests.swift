#if HEADLESS
import LabWorkshop
import Testing

@MainActor @Suite
struct StressTests {
  /// A sample; `gesture-lab check stages` plays cases without end.
  @Test func `all laws hold in random cases`() {
    var stress = Stress(seed: 1)

    stress.run { $0.cases < 120 }

    #expect(stress.finding.map(story) == nil)
    #expect(stress.cases == 120)
  }

  @Test func `the cases cover every kind of event`() {
    var stress = Stress(seed: 1, trial: StressTrial(except: Set(StressViolation.Law.allCases)))

    stress.run { $0.cases < 150 }

    // One case in four hundred tells a screen; `gesture-lab check stages` counts them.
    let covered = Set(stress.coverage.keys).union([.screenNotified])
    #expect(covered == Set(StressCoverage.allCases))
    #expect(stress.events > 1_500)
  }

  @Test(arguments: [
    (StressFault.excluded, StressViolation.Law.exclusion), (.endless, .reset),
    (.singleTouch, .viewTouches), (.retaining, .leak), (.remnant, .arbiterGone),
    (.alternating, .determinism),
    (.ticking, .timers), (.pulled, .scrollRest),
  ])
  func `a planted fault is found and reduced to at most ten steps`(
    fault: StressFault, law: StressViolation.Law
  ) throws {
    let others = Set(StressViolation.Law.allCases).subtracting([law])
    var stress = Stress(seed: 1, trial: StressTrial(fault: fault, except: others))

    stress.run { $0.cases < 1_000 }

    let finding = try #require(stress.finding)
    #expect(finding.violation.law == law)
    #expect(finding.shrunk.stepCount <= 10, "\(story(finding))")
    #expect(finding.shrunk.stepCount <= finding.originalSteps)
    // Without the fault there is no violation.
    #expect(
      StressRun(finding.shrunk, trial: StressTrial(except: others)).violation == nil,
      "\(story(finding))")
  }

  @Test func `a case can be played again by its number`() throws {
    let trial = StressTrial(fault: .singleTouch)
    var search = Stress(seed: 9, trial: trial)
    search.run { $0.cases < 1_000 }
    let finding = try #require(search.finding)

    var replay = Stress(seed: 9, trial: trial)
    replay.play(finding.number)

    #expect(replay.cases == 1)
    #expect(replay.finding?.shrunk == finding.shrunk)
    #expect(replay.finding?.timeline == finding.timeline)
  }

  @Test func `the same seed and number give the same case, others give other cases`() {
    func lines(_ number: Int, _ seed: UInt64) -> [String] {
      StressCaseGenerator.makeCase(number, seed: seed).lines
    }

    #expect(lines(3, 7) == lines(3, 7))
    let several = (0..<50).map { lines($0, 7) } + (8...57).map { lines(3, $0) }
    #expect(Set(several).count == 100)
  }

  @Test func `one case is played even without any time`() {
    var stress = Stress(seed: 1, trial: StressTrial(except: Set(StressViolation.Law.allCases)))

    stress.run { _ in false }

    #expect(stress.cases == 1)
    #expect(stress.finding == nil)
  }

  private func story(_ finding: Stress.Finding) -> String {
    (["case \(finding.number), \(finding.violation)"] + finding.shrunk.lines + finding.timeline)
      .joined(separator: "\n")
  }
}
#endif
