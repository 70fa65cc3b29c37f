#if HEADLESS
import LabWorkshop
import Testing

@MainActor @Suite(.needs(SharedData.scenarios))
struct ConformanceTests {
  @Test func `every shared scenario passes with the likely behavior`() throws {
    let file = try ScenarioFile.read(path: SharedData.scenarios)

    for scenario in file.scenarios {
      let run = ScenarioRun(scenario)
      #expect(run.differences == [], "\(scenario.id), from \(scenario.source ?? "nowhere")")
    }
    #expect(file.scenarios.count == 36)
  }
}
#endif
