#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// A stage on which many drags are played, each as if it were the first.
///
/// A drag that changes the stage causes a new one to be made. The owner is always the same as that
/// of a `Trial` of the same script.
@MainActor
package final class MapStage {
  /// The number of stages made.
  package private(set) var stages = 0
  private let screen: LabScreen
  private let withArbiter: Bool
  private let behavior: UIKitBehavior
  private var scene: Scene
  private var reasons: [DecisionKey: String] = [:]

  /// Makes a stage with a screen.
  package init(
    _ screen: LabScreen, withArbiter: Bool, behavior: UIKitBehavior = UIKitBehavior()
  ) {
    self.screen = screen
    self.withArbiter = withArbiter
    self.behavior = behavior
    scene = Scene(screen, withArbiter: withArbiter, behavior: behavior)
    stages = 1
  }

  /// The names and frames of the content on the screen, in pt, the outermost first.
  package var frames: [(name: String, frame: CGRect)] {
    scene.contents.reversed().map { content in
      (content.name, content.view.convert(content.view.bounds, to: nil))
    }
  }

  /// Plays a drag and returns its owner with the reason.
  package func play(_ script: TouchScript) -> MapCell {
    let cell = scene.play(script, reason)
    if !scene.isAsBefore() {
      scene = Scene(screen, withArbiter: withArbiter, behavior: behavior)
      stages += 1
    }
    return cell
  }

  /// Returns the reason for an owner.
  private func reason(_ owner: DragOwner, _ scene: Scene) -> String {
    if let decision = scene.recorder.log.decisions.settling(owner) {
      let key = DecisionKey(decision)
      if let known = reasons[key] { return known }
      let description = key.description
      reasons[key] = description
      return description
    }
    let winner = scene.navigationGesture?.recognizer ?? scene.recorder.winners.first
    return winner.map { "\($0.displayName) began" }
      ?? (owner == .unclaimed ? "no recognizer began" : "the touches stayed with the view")
  }
}

/// The parts of a decision that do not depend on its location.
private struct DecisionKey: Hashable {
  let gesture: NavigationGesture
  let outcome: String
  let rule: String
  private let cause: String

  init(_ decision: PopDecision) {
    gesture = decision.attempt.gesture
    outcome = decision.outcome
    rule = decision.rule
    cause = decision.cause
  }

  var description: String { "\(gesture) \(outcome)\(cause)" }
}

/// A stage and its state before the first drag.
@MainActor
private final class Scene {
  let contents: [LabContent]
  /// The first recognizer of the drag that pops or pushes, and its operation.
  private(set) var navigationGesture: (owner: DragOwner, recognizer: UIGestureRecognizer)?
  private let stage: Stage
  private let before: StageState
  /// The initial offsets of the scroll views.
  private let offsets: [(view: UIScrollView, offset: CGPoint)]

  init(_ screen: LabScreen, withArbiter: Bool, behavior: UIKitBehavior) {
    stage = screen.stage(behavior: behavior)
    let recorder = stage.timeline.recorder
    recorder.detail = .decisions
    contents = screen.show(on: stage, withArbiter: withArbiter) { [weak recorder] in
      recorder?.decided($0)
    }
    // What is wrong with a screen would be said for every stage.
    if withArbiter { stage.arbiter.onIssue = { _ in } }
    // Pending work of a new stage is not caused by a drag.
    stage.engine.clock.advance(by: MapMetrics.pause)
    before = StageState(stage)
    offsets = stage.window.scrollViews.map { ($0, $0.contentOffset) }
    recorder.onWin = { [unowned self] winner in
      guard navigationGesture == nil else { return }
      navigationGesture = DragOwner(of: winner, in: stage.navigation, withArbiter: withArbiter)
        .map { ($0, winner) }
    }
  }

  var recorder: Recorder { stage.timeline.recorder }

  func play(
    _ script: TouchScript, _ reason: (DragOwner, Scene) -> String
  ) -> MapCell {
    recorder.reset()
    navigationGesture = nil
    let start = stage.engine.clock.now
    stage.player.play(script.steps.events, from: start) { event in
      // Content that has begun keeps the drag: its touch moves back instead of ending.
      navigationGesture != nil
        || event.samples.contains { $0.phase == .ended } && owningContent != nil
    }
    let owner =
      navigationGesture?.owner ?? owningContent.map { .content($0.name) } ?? .unclaimed
    let cell = MapCell(owner: owner, reason: reason(owner, self))
    undo(script, from: start)
    return cell
  }

  /// Whether the stage is unchanged since before the first drag.
  func isAsBefore() -> Bool { before.matches(stage) }

  private var owningContent: LabContent? {
    contents.first { $0.owns(recorder.winners, touching: recorder.hitView) }
  }

  /// Moves the touch back to its start, so that content moves back too, cancels it and rests.
  private func undo(_ script: TouchScript, from start: TimeInterval) {
    if let landing = script.steps.first?.sample {
      let end = start + script.time
      // The cancellation alone undoes a pop or push.
      for phase in navigationGesture == nil
        ? [UITouch.Phase.moved, .cancelled] : [.cancelled]
      {
        stage.player.send(
          TouchSample(touch: landing.touch, phase: phase, location: landing.location), at: end)
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
  /// The scroll views in the view hierarchy, including the view.
  fileprivate var scrollViews: [UIScrollView] {
    subviews.reduce(into: (self as? UIScrollView).map { [$0] } ?? []) { $0 += $1.scrollViews }
  }
}
#endif
