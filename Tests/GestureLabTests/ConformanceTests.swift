import GestureLab
import Testing

@MainActor @Suite(.enabled(if: SharedData.exists(SharedData.scenarios)))
struct ConformanceTests {
  @Test func `every shared scenario passes under the likely behaviour`() throws {
    let file = try ScenarioFile.read(path: SharedData.scenarios)

    for scenario in file.scenarios {
      let run = ScenarioRun(scenario)
      #expect(run.differences == [], "\(scenario.id), from \(scenario.source ?? "nowhere")")
    }
    #expect(file.scenarios.count == 36)
  }
}
