#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import GestureProbe
import HeadlessUIKit

/// A guided drag that is played on the engine.
@MainActor
struct PlayedDrag {
  let trace: GestureTrace
  let consulted: [UIKitBehavior.Question]

  /// Pushes the screens of a drag on a stage, and plays its touches.
  init(_ drag: GuidedDrag, behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1) {
    let stage = Stage(behavior: behavior, seed: seed)
    let arbiter = stage.navigation.gestureArbiter
    arbiter.driver = drag.driver
    arbiter.traceCapacity = 2_000
    arbiter.isRecording = true
    for screen in drag.makeScreens() { stage.push(screen) }
    stage.engine.clock.advance(by: 0.5)
    stage.play(drag)
    trace = arbiter.trace
    consulted = stage.engine.consultedQuestions
  }

  /// What each participant did and when: in which order several act at one moment, and which of
  /// them are reset when the last touch has lifted, isn't a difference.
  var deeds: [String: [String]] {
    var deeds: [String: [String]] = [:]
    var down = 0
    for event in trace.events {
      switch event.kind {
      case .touch(.began, _, _, _): down += 1
      case .touch(.ended, _, _, _), .touch(.cancelled, _, _, _): down -= 1
      case .touch(.moved, _, _, _), .judged: break
      case .recognizer(let name, let state)
      where name != TraceEvent.transition && (state == .failed || state == .possible):
        if down > 0 { deeds[name, default: []].append("\(milliseconds(event)) \(state)") }
      case .recognizer(let name, let state):
        deeds[name, default: []].append("\(milliseconds(event)) \(state)")
      case .decided(let decision, _):
        deeds["\(decision.attempt.gesture)", default: []].append(decision.outcome)
      case .enclosingPans(let decision):
        deeds[decision.content, default: []].append(decision.allows ? "allowed" : "refused")
      case .scroll(let name, let motion, let offset):
        deeds["\(name) scrolls", default: []].append("\(milliseconds(event)) \(motion) \(offset)")
      case .navigation(let state):
        deeds["stack", default: []].append("\(milliseconds(event)) \(state)")
      }
    }
    return deeds
  }

  private func milliseconds(_ event: TraceEvent) -> Int {
    Int(trace.milliseconds(of: event).rounded())
  }
}

extension Stage {
  /// Plays the touches of a guided drag from the present time on, and waits until all is at rest.
  func play(_ drag: GuidedDrag) {
    let start = engine.clock.now
    let frame = navigation.view.convert(navigation.view.bounds, to: window)
    var last = CGPoint.zero
    for sample in drag.samples(in: frame) {
      let touch = TouchSample(sample)
      let place = sample.location
      switch drag.surface {
      case .screen: engine.send([touch], at: start + sample.time)
      case .trackpad:
        engine.scroll(
          touch.phase, by: CGPoint(x: place.x - last.x, y: place.y - last.y), over: place,
          at: start + sample.time)
        last = place
      }
    }
    rest()
  }
}

extension TouchSample {
  init(_ sample: GuidedDrag.Sample) {
    let phase: UITouch.Phase =
      switch sample.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      }
    self.init(touch: sample.touch, phase: phase, location: sample.location)
  }
}
#endif
