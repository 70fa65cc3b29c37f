#if HEADLESS
import GestureLab
import HeadlessUIKit

/// Random drags over content that defers to pops.
package typealias RandomDrags = RandomCases<RandomDragCase>

extension RandomDrags {
  /// Makes a test with the cases of a seed.
  ///
  /// - Parameter strokes: Recorded strokes, one of which every second case plays.
  package init(seed: UInt64, trial: RandomTrial = RandomTrial(), strokes: [Stroke] = []) {
    self.init(trial) { RandomDragCase($0, seed: seed, strokes: strokes) }
  }
}

extension RandomDragCase: RandomCase {
  package typealias Run = RandomDragRun

  package static let faults: [PlantedFault] = [.undeferred, .late, .leaping, .ownerless]

  package static let assumed = UIKitBehavior.Question.allCases.filter {
    $0 != .deliveryOrder && !questions.contains($0)
  }

  package var stepCount: Int { samples.count }
  /// The touch events: the last one ends the touch where the last sample is.
  package var eventCount: Int { samples.count + 1 }

  package static func reduce(with shrinker: inout Shrinker<Self>) {
    shrinker.simplify([
      { $0.hasAppPan = false }, { $0.isMirrored = false }, { $0.isCancelled = true },
      { $0.isPastLeadingEdge = false }, { $0.driver = .uikitOnly }, { $0.content = .pager },
    ])
    shrinker.simplifyBehavior()
    // The shortest beginning first: without the samples before them, later ones are a leap.
    shrinker.simplify(
      (1..<shrinker.smallest.stepCount).map { count in
        { $0.samples = Array($0.samples.prefix(count)) }
      })
    // Without the landing there is no drag.
    shrinker.reduce(\.samples, keepingFirst: 1)
  }
}
#endif
