#if HEADLESS
/// Random steps on a navigation controller.
package typealias Interleavings = RandomCases<InterleavingCase>

extension Interleavings {
  /// Makes a test with the cases of a seed.
  package init(seed: UInt64, trial: StressTrial = StressTrial()) {
    self.init(trial) { InterleavingCase($0, seed: seed) }
  }
}

extension InterleavingCase: RandomCase {
  package typealias Run = InterleavingRun

  package static let faults: [StressFault] = [.endless, .retaining, .yielding]

  package var stepCount: Int { steps.count }
  package var eventCount: Int { steps.count }

  package static func reduce(with shrinker: inout StressShrinker<Self>) {
    shrinker.reduce(\.steps)
    shrinker.simplify([{ $0.isMirrored = false }, { $0.hasDelegate = false }])
    shrinker.simplifyBehavior()
  }
}
#endif
