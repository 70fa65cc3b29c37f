import GestureLab
import Testing

@MainActor @Suite
struct StressTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `what must always hold holds in random cases`(seed: UInt64) {
    var stress = Stress(seed: seed)

    stress.run { $0.cases < 120 }

    #expect(stress.finding.map(story) == nil)
    #expect(stress.cases == 120)
  }

  @Test func `the cases are not idle: everything happens in some of them`() {
    var stress = Stress(seed: 5, trial: StressTrial(except: Set(StressViolation.Law.allCases)))

    stress.run { $0.cases < 500 }

    #expect(Set(stress.coverage.keys) == Set(StressCoverage.allCases))
    #expect(stress.events > 5_000)
  }

  @Test(arguments: [
    (StressFault.excluded, StressViolation.Law.exclusion), (.endless, .reset),
    (.deaf, .viewTouches), (.hoarder, .leak), (.remnant, .arbiterGone), (.moody, .determinism),
    (.ticking, .timers), (.pulled, .scrollRest),
  ])
  func `a planted fault is found, and shrunk to ten steps at most`(
    fault: StressFault, law: StressViolation.Law
  ) throws {
    for seed in 1...2 as ClosedRange<UInt64> {
      let others = Set(StressViolation.Law.allCases).subtracting([law])
      var stress = Stress(seed: seed, trial: StressTrial(fault: fault, except: others))

      stress.run { $0.cases < 1_000 }

      let finding = try #require(stress.finding, "seed \(seed)")
      #expect(finding.violation.law == law)
      #expect(finding.shrunk.stepCount <= 10, "\(story(finding))")
      #expect(finding.shrunk.stepCount <= finding.originalSteps)
      // The fault alone is to blame.
      #expect(
        StressRun(finding.shrunk, trial: StressTrial(except: others)).violation == nil,
        "\(story(finding))")
    }
  }

  @Test func `a case is found again by its number`() throws {
    let trial = StressTrial(fault: .deaf)
    var search = Stress(seed: 9, trial: trial)
    search.run { $0.cases < 1_000 }
    let finding = try #require(search.finding)

    var replay = Stress(seed: 9, trial: trial)
    replay.play(finding.number)

    #expect(replay.cases == 1)
    #expect(replay.finding?.shrunk == finding.shrunk)
    #expect(replay.finding?.timeline == finding.timeline)
  }

  @Test func `the same seed and number make the same case, others make others`() {
    func lines(_ number: Int, _ seed: UInt64) -> [String] {
      StressCaseGenerator.makeCase(number, seed: seed).lines
    }

    #expect(lines(3, 7) == lines(3, 7))
    let several = (0..<50).map { lines($0, 7) } + (8...57).map { lines(3, $0) }
    #expect(Set(several).count == 100)
  }

  @Test func `one case is played however little time there is`() {
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
