import GestureArbitration
import HeadlessUIKit

/// A promise of a screen about one drag, tried under the answers to UIKit's open questions that the
/// drag asks.
///
/// Two things are UIKit's own affair, and told beside the promise: who keeps a drag where UIKit refuses
/// its content pop by itself (`UIKitBehavior.contentPopOverScrolling`), and which content owns a drag
/// that does not pop. Either way it has to be the owner the drag has without the arbiter.
/// `UIKitBehavior.heldExclusion` (C094) keeps its likely answer: nothing is promised under the other.
@MainActor
package struct ProvenPromise {
  /// The screen.
  package let screen: LabScreen
  /// Where the drag goes.
  package let direction: SwipeDirection
  /// Where it starts.
  package let place: StrokePlace
  /// The release of iOS.
  package let version: SystemVersion
  /// Who is to own the drag.
  package let owner: Owner
  /// Who else owns it, as without the arbiter, and the smallest difference with which; empty if it is
  /// the same under all combinations tried.
  package let otherwise: [String]
  /// How many combinations of answers were tried.
  package let combinations: Int
  /// Up to how many departures from the likely answers every combination was tried; nil for all.
  package let completeUpTo: Int?
  /// The smallest differences that break the promise, as sentences; none if it holds.
  package let failures: [String]

  /// Tries one drag, with a stroke that is always the same.
  ///
  /// - Parameter most: Combinations that depart in more answers are not tried.
  package init(
    _ screen: LabScreen, _ direction: SwipeDirection, from place: StrokePlace,
    on version: SystemVersion, departures most: Int
  ) {
    var generator = StrokeGenerator(seed: 1)
    let start = place.start(for: direction, height: screen.strokeHeight, reading: screen.reading)
    let script = TouchScript(
      generator.next(direction).placed(startingAt: start, within: StageMetrics.screen))
    let promise = screen.promise(direction, from: place, on: version)
    func run(_ behavior: UIKitBehavior, _ seed: UInt64) -> Exploration<Outcome>.Run {
      let trial = Trial(
        script, on: screen, withArbiter: true, until: .owner, behavior: behavior, seed: seed)
      guard trial.owner != promise else {
        return .init(
          Outcome(owner: promise, isExplained: true), consulted: trial.consultedQuestions)
      }
      let plain = Trial(
        script, on: screen, withArbiter: false, until: .owner, behavior: behavior, seed: seed)
      let refuses = [.refuses, .refusesTheTouch].contains(behavior.contentPopOverScrolling)
      let isUIKits = promise == .pop ? place == .middle && refuses : trial.owner != .pop
      return .init(
        Outcome(owner: trial.owner, isExplained: isUIKits && trial.owner == plain.owner),
        consulted: trial.consultedQuestions)
    }
    let exploration = Exploration(
      from: UIKitBehavior(version: version), departures: most, except: [.heldExclusion],
      limit: .max, run)
    self.screen = screen
    self.direction = direction
    self.place = place
    self.version = version
    owner = promise
    combinations = exploration.combinations
    completeUpTo = exploration.completeUpTo
    let others = exploration.groups.filter { $0.outcome.owner != promise }
    otherwise = others.filter(\.outcome.isExplained).map { "\($0.outcome.owner) with \($0.first)" }
    failures = others.filter { !$0.outcome.isExplained }.map {
      "\($0.outcome.owner) instead of \(promise) with \($0.first)"
    }
  }

  private struct Outcome: Hashable {
    let owner: Owner
    /// Whether that is promised, or UIKit's own affair.
    let isExplained: Bool
  }
}

extension ProvenPromise {
  /// The promises of a screen in the table: on iOS 26 a drag from either place towards trailing and one
  /// from the middle towards leading and down, on earlier ones a drag from either place towards
  /// trailing.
  package static func all(of screen: LabScreen, departures most: Int) -> [ProvenPromise] {
    let trailing: SwipeDirection = screen.reading == .leftToRight ? .right : .left
    let leading: SwipeDirection = screen.reading == .leftToRight ? .left : .right
    return SystemVersion.allCases.flatMap { version in
      let drags: [(SwipeDirection, StrokePlace)] =
        [(trailing, .edge), (trailing, .middle)]
        + (version == .iOS26 ? [(leading, .middle), (.down, .middle)] : [])
      return drags.map { drag in
        ProvenPromise(screen, drag.0, from: drag.1, on: version, departures: most)
      }
    }
  }
}
