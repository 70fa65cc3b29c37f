#if HEADLESS
import HeadlessUIKit

/// Random stages and scripts.
package typealias Stress = RandomCases<StressCase>

extension Stress {
  /// Makes a stress test with the cases of a seed.
  package init(seed: UInt64, trial: StressTrial = StressTrial()) {
    self.init(trial) { StressCaseGenerator.makeCase($0, seed: seed) }
  }
}

extension StressCase: RandomCase {
  package typealias Run = StressRun

  package static let faults: [StressFault] = [
    .excluded, .endless, .singleTouch, .retaining, .remnant, .alternating, .ticking, .pulled,
  ]

  package static let assumed: [UIKitBehavior.Question] = []

  package static func reduce(with shrinker: inout StressShrinker<Self>) {
    shrinker.reduce(\.steps)
    shrinker.reduce(\.reactions)
    shrinker.reduce(\.relations)
    shrinker.reduce(\.recognizers)
    shrinker.reduce(\.views)
    shrinker.simplify(stageSimplifications)
    shrinker.simplifyBehavior()
    shrinker.simplify(shrinker.smallest.partSimplifications)
    shrinker.simplify([{ $0 = $0.withoutLooseEnds }])
  }
}

extension StressCase {
  /// Simplifications of the stage.
  private static var stageSimplifications: [(inout StressCase) -> Void] {
    [
      { $0.behavior = UIKitBehavior() }, { $0.navigation = nil },
      { $0.navigation?.hasArbiter = false }, { $0.navigation?.isMirrored = false },
      { $0.navigation?.policy = .standard }, { $0.navigation?.screenPolicy = nil },
      { $0.navigation?.screensRefuse = false }, { $0.navigation?.isDriven = false },
    ]
  }

  /// Simplifications of single parts; none removes an element of a list.
  private var partSimplifications: [(inout StressCase) -> Void] {
    var changes: [(inout StressCase) -> Void] = (1..<(navigation?.depth ?? 1)).map { depth in
      { $0.navigation?.depth = depth }
    }
    for index in views.indices {
      changes += [
        { $0.views[index].content = nil }, { $0.views[index].turn = .none },
        { $0.views[index].role = nil }, { $0.views[index].isHidden = false },
        { $0.views[index].parent = StressCase.screenView },
      ]
    }
    changes += recognizers.indices.map { index in
      { stress in
        let old = stress.recognizers[index]
        stress.recognizers[index] = Recognizer(id: old.id, kind: old.kind, view: old.view)
      }
    }
    changes += steps.indices.map { index in { $0.steps[index].after = 0 } }
    return changes
  }

  /// The case without relations and reactions of missing recognizers.
  private var withoutLooseEnds: StressCase {
    func exists(_ id: RecognizerID) -> Bool {
      switch id {
      case .own(let id): recognizers.contains { $0.id == id }
      case .scrollPan(let id): views.contains { $0.id == id && $0.content != nil }
      case .edgePop, .contentPop: navigation != nil
      }
    }
    var tidy = self
    tidy.relations.removeAll { !exists($0.one) || !exists($0.other) }
    tidy.reactions.removeAll { !exists($0.recognizer) }
    return tidy
  }
}

/// A kind of event that must occur in some cases for the stress test to be meaningful.
package enum StressCoverage: String, CaseIterable, Sendable {
  case began, recognized, cancelled, prevented
  case waited, waitedInACircle = "waited in a circle"
  case scrolled, popBegan = "began a pop", popAllowed = "allowed a pop"
  case popRefused = "refused a pop", touchTaken = "took a touch from a view"
  case screenNotified = "notified a screen"
  case reacted = "acted inside an action"
}

/// An event of a case, for the comparison of two plays and for the report of a violation.
struct StressEvent: Equatable {
  let time: Double
  let subject: String
  let what: String
}
#endif
