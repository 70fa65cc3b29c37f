import Foundation
import GestureArbitration
import HeadlessUIKit

/// A screen on which one drag after the other is tried, each as if it were the first.
///
/// A stage that a drag has left as it was found is used again; otherwise a new one is set up, so that
/// the owner is always that of a `Trial` of the same script.
@MainActor
package final class MapStage {
  /// How many stages were set up.
  package private(set) var stages = 0
  private let screen: LabScreen
  private let withArbiter: Bool
  private let behavior: UIKitBehavior
  private var scene: Scene
  private var reasons: [DecisionKey: String] = [:]

  /// Puts a screen on a stage.
  package init(
    _ screen: LabScreen, withArbiter: Bool, behavior: UIKitBehavior = UIKitBehavior()
  ) {
    self.screen = screen
    self.withArbiter = withArbiter
    self.behavior = behavior
    scene = Scene(screen, withArbiter: withArbiter, behavior: behavior)
    stages = 1
  }

  /// The contents' names and where they are on the screen, in pt; the outermost first.
  package var frames: [(name: String, frame: CGRect)] {
    scene.contents.reversed().map { content in
      (content.name, content.view.convert(content.view.bounds, to: nil))
    }
  }

  /// Plays a drag and tells who owns it.
  package func play(_ script: TouchScript) -> MapCell {
    let cell = scene.play(script, reason)
    if !scene.isAsBefore() {
      scene = Scene(screen, withArbiter: withArbiter, behavior: behavior)
      stages += 1
    }
    return cell
  }

  /// What settled a drag, in words.
  private func reason(_ owner: Owner, _ witness: DragWitness) -> String {
    if let decision = Trial.decision(among: witness.decisions, for: owner) {
      let key = DecisionKey(decision)
      if let known = reasons[key] { return known }
      let words = key.words
      reasons[key] = words
      return words
    }
    let winner = witness.passage?.recognizer ?? witness.winners.first
    return winner.map { "\($0.label) began" }
      ?? (owner == .nobody ? "no recognizer began" : "the touches stayed with the view")
  }
}

/// What a decision says wherever it is made.
private struct DecisionKey: Hashable {
  let source: PopSource
  let operation: StackOperation
  let verdict: Verdict
  let rule: String
  private let why: String?

  init(_ decision: Decision) {
    source = decision.attempt.source
    operation = decision.attempt.operation
    verdict = decision.verdict
    rule = decision.rule
    why = decision.why
  }

  var words: String {
    let subject = operation == .push ? "push" : "\(source)"
    let outcome = verdict == .allow ? "allowed" : "refused"
    guard let why else {
      return rule == Decision.noObjection
        ? "\(subject) \(outcome): no rule objects" : "\(subject) \(outcome) by \(rule)"
    }
    return "\(subject) \(outcome) by \(rule): \(why)"
  }
}

/// One stage, and what it looked like before the first drag.
@MainActor
private final class Scene {
  let contents: [LabContent]
  private let stage: Stage
  private let witness: DragWitness
  private let before: StageImprint
  /// Where everything that scrolls rests.
  private let offsets: [(view: UIScrollView, offset: CGPoint)]

  init(_ screen: LabScreen, withArbiter: Bool, behavior: UIKitBehavior) {
    let stage = screen.stage(behavior: behavior)
    let witness = DragWitness { [unowned navigation = stage.navigation] recognizer in
      Trial.owner(of: recognizer, in: navigation, withArbiter: withArbiter)
    }
    contents = screen.show(on: stage, withArbiter: withArbiter) { [weak witness] decision in
      witness?.decided(decision)
    }
    stage.engine.observer = witness
    // What a new stage still has to do is not a drag's doing.
    stage.engine.clock.advance(by: MapMetrics.pause)
    before = StageImprint(stage)
    offsets = stage.window.scrollViews.map { ($0, $0.contentOffset) }
    self.stage = stage
    self.witness = witness
  }

  func play(
    _ script: TouchScript, _ reason: (Owner, DragWitness) -> String
  ) -> MapCell {
    witness.forget()
    let start = stage.engine.clock.now
    for step in script.steps {
      if witness.passage != nil { break }
      // Content that has begun keeps the drag: its finger goes back rather than being lifted.
      if step.sample.phase == .ended, owningContent != nil { break }
      stage.engine.send([step.sample], at: start + step.time)
    }
    let owner = witness.passage?.owner ?? owningContent.map { .content($0.name) } ?? .nobody
    let cell = MapCell(owner: owner, reason: reason(owner, witness))
    takeBack(script, from: start)
    return cell
  }

  /// Whether the stage is as it was before the first drag.
  func isAsBefore() -> Bool { before.matches(stage) }

  private var owningContent: LabContent? { contents.first { $0.owns(witness.winners) } }

  /// Brings the finger back to where it landed, so that what it has moved is back too, takes it away,
  /// and lets everything come to rest.
  private func takeBack(_ script: TouchScript, from start: TimeInterval) {
    if let landing = script.steps.first?.sample {
      let end = start + script.time
      // A pop or push that has begun is undone by the cancellation alone.
      for phase in witness.passage == nil ? [UITouch.Phase.moved, .cancelled] : [.cancelled] {
        stage.engine.send(
          [TouchSample(finger: landing.finger, phase: phase, location: landing.location)], at: end)
      }
    }
    for content in contents { content.rewind() }
    for (view, offset) in offsets where view.contentOffset != offset || view.isDecelerating {
      view.setContentOffset(offset, animated: false)
    }
    stage.engine.clock.advance(by: MapMetrics.pause)
  }
}

extension UIView {
  /// The scroll views in the view, itself included.
  fileprivate var scrollViews: [UIScrollView] {
    subviews.reduce(into: (self as? UIScrollView).map { [$0] } ?? []) { $0 += $1.scrollViews }
  }
}
