#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import LabWorkshop
import Testing

@MainActor @Suite
struct RandomStageTests {
  /// A sample; `gesture-lab check stages` plays cases without end.
  @Test func `all laws hold in random cases`() {
    var stages = RandomCases(stagesOf: 1)

    stages.run { $0.cases < 120 }

    #expect(stages.finding.map(story) == nil)
    #expect(stages.cases == 120)
  }

  @Test func `the cases cover every kind of event`() {
    var stages = RandomCases(stagesOf: 1, trial: RandomTrial(except: Set(Violation.Law.allCases)))

    stages.run { $0.cases < 150 }

    #expect(Set(stages.coverage.keys) == Set(CaseCoverage.ofStages))
    #expect(stages.steps > 1_500)
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
    var stages = RandomCases(stagesOf: 1, trial: RandomTrial(fault: fault, except: others))

    stages.run { $0.cases < 1_000 }

    let finding = try #require(stages.finding)
    #expect(finding.violation.law == law)
    #expect(finding.shrunk.steps.count <= 10, "\(story(finding))")
    #expect(finding.shrunk.steps.count <= finding.originalSteps)
    // Without the fault there is no violation.
    #expect(
      CaseRun(finding.shrunk, trial: RandomTrial(except: others)).violation == nil,
      "\(story(finding))")
  }

  @Test func `a case can be played again by its number`() throws {
    let trial = RandomTrial(fault: .singleTouch)
    var search = RandomCases(stagesOf: 9, trial: trial)
    search.run { $0.cases < 1_000 }
    let finding = try #require(search.finding)

    var replay = RandomCases(stagesOf: 9, trial: trial)
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

  @Test(arguments: [
    (#""parent":"screen""#, #""parent":"v9""#, "has v10 in v9, which is not before it"),
    (#""frame":[[0,0],[390,844]]"#, #""frame":[[0,0],[1e300,844]]"#, "has v10 out of reach"),
    (#""view":"v10""#, #""view":"v11""#, "has r1 on v11, which is no view"),
    (#""name":"r2""#, #""name":"r1""#, "has two recognizers r1"),
    (#""name":"r2""#, #""name":"edgePop""#, "has two recognizers edgePop"),
    (#""taps":1"#, #""taps":0"#, "has r1 with a number that is not from 1 to 5"),
    (#""other":"r2""#, #""other":"r3""#, "has a relation of r3, which is no recognizer"),
    (#""touch":0"#, #""touch":-1"#, "is about touch -1; write a number from 0 to 49"),
    (#""after":0.1"#, #""after":-0.1"#, "comes after -0.1 s"),
    (
      #""isEnabled":true"#, #""isEnabled":true,"isEnabld":false"#,
      "views.recognizers[0].isEnabld: isn't a key there; correct or remove it"
    ),
  ])
  func `what is wrong with views in a file is named`(
    right: String, wrong: String, message: String
  ) {
    func recognizer(_ name: String) -> String {
      """
      {"name":"\(name)","kind":"tap","view":"v10","touches":1,"taps":1,"isEnabled":true,
      "cancelsTouchesInView":true,"delaysTouchesBegan":false,"delaysTouchesEnded":true,
      "mayBegin":true,"prevents":true,"isPreventable":true}
      """
    }
    let text = """
      {"version":1,"ios":26,"windows":[{"shows":{"stack":{"name":"A","screens":[{"name":"s1","views":{
      "views":[{"name":"v10","parent":"screen","frame":[[0,0],[390,844]],"isHidden":false,"isOfUIKit":false,"takesSeveralTouches":false}],
      "recognizers":[\(recognizer("r1")),\(recognizer("r2"))],
      "relations":[{"name":"1","kind":"requires","one":"r1","other":"r2","isOn":true}]}}]}}}],
      "steps":[{"does":{"contacts":{"touches":[{"touch":0,"phase":"began","point":[9,9]}],"after":0.1}}}]}
      """
    func read(_ text: String) throws -> LabCase {
      try DataFile.decode(LabCase.self, from: Data(text.utf8), name: "stage.json")
    }
    #expect(throws: Never.self) { try read(text) }
    let error = #expect(throws: DataFileError.self) {
      try read(text.replacing(right, with: wrong, maxReplacements: 1))
    }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test func `the screen of a case is that before its last touches`() {
    let windows = [
      CaseWindow(showing: .stack(name: "A", screens: [CaseScreen("s1"), CaseScreen("s2")]))
    ]
    let swipe = CaseStep(.drag(.right, from: CGPoint(x: 3, y: 400)))
    let driver = CaseStep(.act(.drive(stack: "A", isOn: true)))
    func depth(_ steps: [CaseStep]) -> Int? {
      Player.screen(of: LabCase(windows, steps))?.navigation.stack.count
    }

    #expect(depth([swipe]) == 2)
    #expect(depth([driver, swipe, CaseStep(.wait(1))]) == 2)
    #expect(depth([swipe, driver]) == 1)
    #expect(depth([swipe, swipe]) == 1)
  }

  @Test func `what a line has set is on the screen at the end, and taken back before the laws`()
    throws
  {
    var screen = CaseScreen("s2")
    screen.views = CaseViews()
    let stage = LabCase(
      [CaseWindow(showing: .stack(name: "A", screens: [CaseScreen("s1"), screen]))],
      [
        CaseStep(.act(.drive(stack: nil, isOn: true))),
        CaseStep(.act(.drive(stack: "A", isOn: true))),
      ])

    #expect(CaseRun(stage).violation == nil)
    #expect(Player.screen(of: stage)?.arbiter.driver == PopDriver.arbiter.name)
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
    var stages = RandomCases(stagesOf: 1, trial: RandomTrial(except: Set(Violation.Law.allCases)))

    stages.run { _ in false }

    #expect(stages.cases == 1)
    #expect(stages.finding == nil)
  }

  private func story(_ finding: RandomCases.Finding) -> String {
    (["case \(finding.number), \(finding.violation)"] + finding.shrunk.lines + finding.timeline)
      .joined(separator: "\n")
  }
}
#endif
