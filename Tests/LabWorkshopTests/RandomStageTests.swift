#if HEADLESS
import Foundation
import LabWorkshop
import Testing

@MainActor @Suite
struct RandomStageTests {
  /// A sample; `gesture-lab check stages` plays cases without end.
  @Test func `all laws hold in random cases`() {
    var stages = LabCases(stagesOf: 1)

    stages.run { $0.cases < 120 }

    #expect(stages.finding.map(story) == nil)
    #expect(stages.cases == 120)
  }

  @Test func `the cases cover every kind of event`() {
    var stages = LabCases(stagesOf: 1, trial: RandomTrial(except: Set(Violation.Law.allCases)))

    stages.run { $0.cases < 150 }

    let ofLives: Set<LifeCoverage> = [.refused, .nested, .windows, .reacted]
    #expect(Set(stages.coverage.keys).union(ofLives) == Set(LifeCoverage.allCases))
    #expect(stages.events > 1_500)
  }

  @Test(arguments: [
    (PlantedFault.excluded, Violation.Law.exclusion), (.endless, .rest),
    (.singleTouch, .viewTouches), (.retaining, .leak), (.remnant, .arbiterGone),
    (.alternating, .determinism),
    (.ticking, .rest), (.pulled, .rest),
  ])
  func `a planted fault is found and reduced to at most ten steps`(
    fault: PlantedFault, law: Violation.Law
  ) throws {
    let others = Set(Violation.Law.allCases).subtracting([law])
    var stages = LabCases(stagesOf: 1, trial: RandomTrial(fault: fault, except: others))

    stages.run { $0.cases < 1_000 }

    let finding = try #require(stages.finding)
    #expect(finding.violation.law == law)
    #expect(finding.shrunk.stepCount <= 10, "\(story(finding))")
    #expect(finding.shrunk.stepCount <= finding.originalSteps)
    // Without the fault there is no violation.
    #expect(
      LifeRun(finding.shrunk, trial: RandomTrial(except: others)).violation == nil,
      "\(story(finding))")
  }

  @Test func `a case can be played again by its number`() throws {
    let trial = RandomTrial(fault: .singleTouch)
    var search = LabCases(stagesOf: 9, trial: trial)
    search.run { $0.cases < 1_000 }
    let finding = try #require(search.finding)

    var replay = LabCases(stagesOf: 9, trial: trial)
    replay.play(finding.number)

    #expect(replay.cases == 1)
    #expect(replay.finding?.shrunk == finding.shrunk)
    #expect(replay.finding?.timeline == finding.timeline)
  }

  @Test func `a stage is the same once it was written and read`() throws {
    for number in 0..<60 {
      let stage = StageGenerator.stage(number, seed: 4)
      let read = try JSONDecoder().decode(LabCase.self, from: Data(stage.json.utf8))
      #expect(read == stage, "\(stage.json)")
    }
  }

  @Test func `the same seed and number give the same case, others give other cases`() {
    func lines(_ number: Int, _ seed: UInt64) -> [String] {
      StageGenerator.stage(number, seed: seed).lines
    }

    #expect(lines(3, 7) == lines(3, 7))
    let several = (0..<50).map { lines($0, 7) } + (8...57).map { lines(3, $0) }
    #expect(Set(several).count == 100)
  }

  @Test func `one case is played even without any time`() {
    var stages = LabCases(stagesOf: 1, trial: RandomTrial(except: Set(Violation.Law.allCases)))

    stages.run { _ in false }

    #expect(stages.cases == 1)
    #expect(stages.finding == nil)
  }

  private func story(_ finding: LabCases.Finding) -> String {
    (["case \(finding.number), \(finding.violation)"] + finding.shrunk.lines + finding.timeline)
      .joined(separator: "\n")
  }
}
#endif
