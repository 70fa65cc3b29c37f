#if HEADLESS
import Testing
import gesture_lab

/// The output of promises, on screens with few combinations.
@MainActor @Suite struct PromisesCommandTests {
  @Test func `named screens are tested under all combinations`() throws {
    let outcome = CommandOutcome(["check", "promises", "sheet", "--departures", "all"])

    #expect(outcome.status == .fine)
    #expect(outcome.output.count == 1 + 8 + 4)
    #expect(outcome.output.dropFirst().prefix(8).allSatisfy { $0.hasPrefix("sheet") })
    #expect(outcome.output.contains { $0.hasSuffix("(all there are).") })
    #expect(outcome.output.last?.hasSuffix("Broken: 0.") == true)
  }

  @Test func `a limit of departures is printed`() {
    let outcome = CommandOutcome(["check", "promises", "sheet", "root", "--departures", "1"])

    #expect(outcome.output.count == 1 + 16 + 4)
    #expect(outcome.output.contains { $0.contains("complete up to 1 departure at once") })
  }

  @Test func `every drag is tested on every iOS`() {
    let outcome = CommandOutcome([
      "check", "promises", "sheet", "--departures", "0", "--every-drag",
    ])

    #expect(outcome.status == .fine)
    #expect(outcome.output.count == 1 + 4 * 2 * 3 + 4)
    #expect(outcome.output.contains { $0.contains("up from edge") })
  }
}
#endif
