#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Roles by modifiers of hosted content are as good as roles of UIKit's views.
@MainActor @Suite struct ContentTreeTests {
  @Test func `in 300 random trees each drag has the same owner as with roles set by hand`() {
    var owners: [String: Int] = [:]
    var popped = 0
    for seed in 0..<300 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let tree = ContentTree.random(in: StageMetrics.screen.size, depth: 5, using: &generator)
      let drag = RandomDrag(seed, using: &generator)

      let hosted = drag.outcome { stage in
        let screen = HostedScreen()
        screen.wrappersAreHit = seed % 2 == 0
        stage.push(screen)
        tree.host(on: screen, in: screen.view, frame: StageMetrics.screen)
      }
      let built = drag.outcome { stage in
        let screen = UIViewController()
        stage.push(screen)
        tree.build(in: screen.view, frame: StageMetrics.screen)
      }
      #expect(hosted == built, "seed \(seed): \(tree)")
      if hosted.depth == 1 { popped += 1 }
      for owner in hosted.owners.isEmpty ? ["none"] : hosted.owners {
        let kind = owner.components(separatedBy: " ").first ?? owner
        owners[kind, default: 0] += 1
      }
      for decision in hosted.decisions where decision.contains("refused") {
        owners["refused", default: 0] += 1
      }
    }

    for kind in ["pan", "scroll", "refused"] {
      #expect(owners[kind] ?? 0 > 15, "\(kind) in \(owners)")
    }
    #expect(popped > 15)
  }
}

/// A drag on one of several systems.
@MainActor
private struct RandomDrag {
  /// What became of a drag.
  struct Outcome: Equatable {
    /// The names of the recognizers that began.
    var owners: [String]
    /// How many screens are left.
    var depth: Int
    var decisions: [String]
  }

  private let version: SystemVersion
  private let direction: PopAttempt.LayoutDirection
  private let driver: PopDriver
  private let start: CGPoint
  private let translation: CGPoint

  init(_ seed: Int, using generator: inout SeededGenerator) {
    let screen = StageMetrics.screen
    version = SystemVersion.allCases[seed % SystemVersion.allCases.count]
    direction = seed % 5 == 0 ? .rightToLeft : .leftToRight
    driver = seed % 3 == 0 ? .arbiter : .uikitOnly
    let isFromEdge = seed % 4 == 0
    let x = CGFloat.random(in: isFromEdge ? 1...15 : 1...(screen.width - 1), using: &generator)
    start = CGPoint(
      x: direction == .leftToRight ? x : screen.width - x,
      y: CGFloat.random(in: 60...(screen.height - 60), using: &generator))
    let length: CGFloat = seed % 7 == 0 ? -150 : 150
    translation = CGPoint(
      x: direction == .leftToRight ? length : -length,
      y: CGFloat.random(in: -60...60, using: &generator))
  }

  func outcome(_ show: (Stage) -> Void) -> Outcome {
    let stage = Stage(iOS: version, layoutDirection: direction)
    let log = DecisionLog()
    stage.navigation.gestureArbiter.driver = driver
    stage.navigation.gestureArbiter.onDecision = { log.decisions.append("\($0)") }
    show(stage)
    stage.play(.drag(from: start, by: translation))
    stage.rest()
    return Outcome(
      // The package's own aren't owners, and those of a region are on another view.
      owners: stage.timeline.winners.map { $0.name ?? "\(type(of: $0))" }
        .filter { !$0.hasPrefix("GestureArbiter.") || $0.hasSuffix("Pan") },
      depth: stage.navigation.viewControllers.count, decisions: log.decisions)
  }
}

@MainActor
private final class DecisionLog {
  var decisions: [String] = []
}
#endif
