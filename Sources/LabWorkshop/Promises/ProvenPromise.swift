#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A promise of a screen about one drag, tested under the open questions of UIKit that it touches.
///
/// UIKit alone determines the owner where it refuses its content pop
/// (`UIKitBehavior.contentPopOverScrolling`), whether a zoom's drag down begins over a scroll view
/// (`UIKitBehavior.zoomOverScrolling`), and which content owns a drag that does not pop. Such
/// an owner is listed beside the promise; it must be the owner without the arbiter.
@MainActor
package struct ProvenPromise {
  /// The screen.
  package let screen: LabScreen
  /// The direction of the drag.
  package let direction: SwipeDirection
  /// The place of the start.
  package let place: StrokePlace
  /// The release of iOS.
  package let version: SystemVersion
  /// The promised owner.
  package let owner: DragOwner
  /// Other owners, the same as without the arbiter, with the smallest difference that leads to
  /// each.
  package let otherwise: [String]
  /// The number of combinations of answers.
  package let combinations: Int
  /// The number of departures up to which all combinations were tested; nil for all.
  package let completeUpTo: Int?
  /// The smallest differences that break the promise, as sentences; empty if it holds.
  package let failures: [String]

  /// Tests one drag, always with the same stroke.
  ///
  /// - Parameters:
  ///   - most: The most answers that depart from the likely ones at once.
  ///   - answers: The answers that are left.
  ///   - progress: Called before each combination.
  package init(
    _ screen: LabScreen, _ direction: SwipeDirection, from place: StrokePlace,
    on version: SystemVersion, departures most: Int, within answers: UIKitAnswers = UIKitAnswers(),
    progress: () -> Void = {}
  ) {
    var generator = StrokeGenerator(seed: 1)
    let start = place.start(
      for: direction, height: screen.strokeHeight, layoutDirection: screen.layoutDirection)
    let script = TouchScript(
      generator.next(direction).placed(startingAt: start, within: StageMetrics.screen))
    let promise = screen.promise(direction, from: place, on: version)
    func run(_ behavior: UIKitBehavior, _ seed: UInt64) -> Exploration<Outcome>.Run {
      progress()
      let trial = Trial(
        script, on: screen, withArbiter: true, until: .owner, behavior: behavior, seed: seed)
      guard trial.owner != promise else {
        return .init(
          Outcome(owner: promise, isExplained: true), consulted: trial.consultedQuestions)
      }
      let plain = Trial(
        script, on: screen, withArbiter: false, until: .owner, behavior: behavior, seed: seed)
      let refuses = [.refuses, .refusesTheTouch].contains(behavior.contentPopOverScrolling)
      let isZooms = direction == .down && behavior.zoomOverScrolling != .beginsAtTheTop
      // Drags that head elsewhere pop where UIKit's own recognizer begins with them.
      let isPerformedBySystem =
        promise == .pop
        ? place == .middle && refuses || isZooms
        : trial.owner != .pop || behavior.popDirection == .inwardsAtAll || isZooms
      return .init(
        Outcome(owner: trial.owner, isExplained: isPerformedBySystem && trial.owner == plain.owner),
        consulted: trial.consultedQuestions)
    }
    let exploration = Exploration(
      from: answers.nearest(to: UIKitBehavior(version: version)), within: answers,
      departures: most, limit: .max, run)
    self.screen = screen
    self.direction = direction
    self.place = place
    self.version = version
    owner = promise
    combinations = exploration.combinations
    completeUpTo = exploration.completeUpTo
    let others = exploration.groups.filter { $0.outcome.owner != promise }
    func cause(_ variation: UIKitVariation) -> String {
      variation.departures.isEmpty && !answers.narrowed.isEmpty
        ? "the given answers" : "\(variation)"
    }
    otherwise = others.filter(\.outcome.isExplained).map {
      "\($0.outcome.owner) with \(cause($0.first))"
    }
    failures = others.filter { !$0.outcome.isExplained }.map {
      "\($0.outcome.owner) instead of \(promise) with \(cause($0.first))"
    }
  }

  private struct Outcome: Hashable {
    let owner: DragOwner
    /// Whether it is promised, or determined by UIKit alone.
    let isExplained: Bool
  }
}

extension ProvenPromise {
  /// Tests the promises of a screen that the table lists, or those of every drag.
  ///
  /// The table lists drags towards trailing from both places, and on iOS 26 also drags towards
  /// leading and down from the middle.
  package static func all(
    of screen: LabScreen, departures most: Int, everyDrag: Bool = false,
    on versions: [SystemVersion] = SystemVersion.allCases,
    within answers: UIKitAnswers = UIKitAnswers(), progress: () -> Void = {}
  ) -> [ProvenPromise] {
    let trailing: SwipeDirection = screen.layoutDirection == .leftToRight ? .right : .left
    let leading: SwipeDirection = screen.layoutDirection == .leftToRight ? .left : .right
    return versions.flatMap { version in
      let drags: [(SwipeDirection, StrokePlace)] =
        [(trailing, .edge), (trailing, .middle)]
        + (version == .v26 ? [(leading, .middle), (.down, .middle)] : [])
      let every = SwipeDirection.allCases.flatMap { direction in
        StrokePlace.allCases.map { (direction, $0) }
      }
      return (everyDrag ? every : drags).map { drag in
        ProvenPromise(
          screen, drag.0, from: drag.1, on: version, departures: most, within: answers,
          progress: progress)
      }
    }
  }
}
#endif
