#if HEADLESS
import LabWorkshop
import Testing

/// The figures of a benchmark that do not depend on the machine.
@MainActor @Suite struct BenchmarkTests {
  @Test(arguments: [1, 2, 10])
  func `each sequence recognizes as often as the relations allow`(n: Int) {
    let fired = BenchmarkKind.allCases.map { kind in
      Benchmark(kind, n: n).run(seconds: 0.001).firedPerSequence
    }

    let tapped = n == 1 ? 0.0 : 1
    #expect(fired == [1, Double(n), 1, tapped])
  }

  @Test func `a line contains the kind and the number`() {
    let line = Benchmark(.failchain, n: 3).run(seconds: 0.001)

    #expect(line.kind == "failchain")
    #expect(line.n == 3)
    #expect(line.usPerEvent > 0)
  }
}
#endif
