#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A stage with a rule set, on which strokes are played one after the other.
@MainActor
final class EvaluationStage {
  /// The distance and the time at which a pop began: the screen moves from then on.
  struct Pop: Equatable {
    /// The distance from touch-down, in pt.
    let travel: CGFloat
    /// The time from touch-down, in s.
    let time: TimeInterval
  }

  /// What came of a stroke.
  struct Outcome {
    /// When its pop began; nil if it does not pop.
    var pop: Pop?
    /// When the content began to scroll, in s from touch-down; nil if it did not.
    var scroll: TimeInterval?
  }

  private let rules: RuleSet
  private let screen: EvaluationScreen
  private let behavior: UIKitBehavior
  private var setup: Setup

  init(_ rules: RuleSet, on screen: EvaluationScreen, behavior: UIKitBehavior) {
    self.rules = rules
    self.screen = screen
    self.behavior = behavior
    setup = Setup(rules, on: screen, behavior: behavior)
  }

  /// Plays a stroke that is placed on the screen.
  ///
  /// - Parameters:
  ///   - edges: The edges of the screen over which it comes.
  ///   - isJoined: Whether a second finger moves beside it.
  func play(_ stroke: Stroke, over edges: UIRectEdge = [], isJoined: Bool = false) -> Outcome {
    let outcome = setup.play(stroke, over: edges, isJoined: isJoined)
    // A transition has begun; the next stroke needs a stage at rest.
    if outcome.pop != nil, rules.isArbiter {
      setup = Setup(rules, on: screen, behavior: behavior)
    }
    return outcome
  }
}

extension EvaluationStage {
  /// A stage that is replaced after a pop.
  @MainActor
  private final class Setup {
    private let stage: Stage
    private let isArbiter: Bool
    private let content: UIScrollView?
    private let offset: CGPoint
    private var hasBegun = false

    init(_ rules: RuleSet, on screen: EvaluationScreen, behavior: UIKitBehavior) {
      stage = Stage(behavior: behavior)
      isArbiter = rules.isArbiter
      content = screen.present(on: stage)
      offset = content?.contentOffset ?? .zero
      stage.engine.observer = nil
      if rules.isArbiter {
        let arbiter = stage.navigation.gestureArbiter
        arbiter.policy = .standard
        if rules == .arbiter { arbiter.driver = .arbiter }
        if let content { screen.register?(content) }
      } else {
        let pan = FieldPan(rules)
        pan.observeActions { [weak self] pan in
          if pan.state == .began { self?.hasBegun = true }
        }
        stage.navigation.view.addGestureRecognizer(pan)
        if screen.register != nil { content?.panGestureRecognizer.require(toFail: pan) }
      }
    }

    /// Plays a stroke until it pops, cannot pop any more, or ends.
    func play(_ stroke: Stroke, over edges: UIRectEdge, isJoined: Bool) -> Outcome {
      var outcome = Outcome()
      guard let first = stroke.samples.first else { return outcome }
      // Whole seconds and binary fractions add up exactly: the times between the samples do not
      // depend on how many strokes the stage has seen.
      let begin = stage.engine.clock.now.rounded(.down) + 2
      func time(of sample: StrokeSample) -> TimeInterval {
        begin + (sample.time * EvaluationMetrics.ticks).rounded() / EvaluationMetrics.ticks
      }
      func send(_ phase: UITouch.Phase, _ sample: StrokeSample) {
        let place = sample.location
        var samples = [
          TouchSample(phase: phase, location: place, edges: phase == .began ? edges : [])
        ]
        if isJoined {
          let second = CGPoint(x: place.x + 20, y: place.y + 60)
          samples.append(TouchSample(touch: 1, phase: phase, location: second, edges: []))
        }
        stage.player.send(samples, at: time(of: sample))
      }
      hasBegun = false
      var last = first
      for (index, sample) in stroke.samples.enumerated() {
        send(index == 0 ? .began : .moved, sample)
        last = sample
        if isArbiter { hasBegun = stage.navigation.transitionCoordinator != nil }
        if outcome.scroll == nil, content?.isDragging == true { outcome.scroll = sample.time }
        if hasBegun {
          outcome.pop = Pop(
            travel: hypot(
              sample.location.x - first.location.x, sample.location.y - first.location.y),
            time: sample.time)
          break
        }
        if !canStillPop { break }
      }
      // Cancelled instead of ended: nothing decelerates into the next stroke.
      send(.cancelled, last)
      content?.setContentOffset(offset, animated: false)
      return outcome
    }

    /// Whether a pan around the content follows the touch and has not failed.
    ///
    /// A pan that has failed does not begin before the touch lifts. Most strokes are decided within
    /// a few samples, so the others need not be delivered.
    private var canStillPop: Bool {
      let around = [stage.navigation.view, stage.window].compactMap { $0?.gestureRecognizers }
      for recognizer in around.joined()
      where recognizer.state != .failed && recognizer.numberOfTouches > 0 {
        // A pan that has begun may start its transition with the next sample.
        if recognizer is UIPanGestureRecognizer { return true }
      }
      return false
    }
  }
}
#endif
