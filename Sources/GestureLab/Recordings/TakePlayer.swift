#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// What the engine did with the touches of a take.
struct PlayedTake {
  /// What happened, in the terms of the recording.
  let chronicle: Chronicle
  /// The open questions that were consulted up to times in s from the first event, in order.
  let consulted: [(time: TimeInterval, questions: Set<UIKitBehavior.Question>)]

  /// The questions that were consulted up to a time, at least.
  func questions(until time: TimeInterval) -> Set<UIKitBehavior.Question> {
    let first = consulted.first { $0.time >= time } ?? consulted.last
    // The touches of one moment are played one after the other.
    return consulted.last { $0.time == first?.time }?.questions ?? []
  }
}

/// How places are moved within what a recording rounds: outwards, inwards, or not, on each axis.
struct PlaceShift: Hashable {
  var x: CGFloat
  var y: CGFloat
  /// What each place is moved by on its own, drawn with a seed; nil for nothing.
  var seed: UInt64?

  static let none = PlaceShift(x: 0, y: 0)
  /// The shifts that lead to the earliest and the latest crossing of every threshold.
  static let extremes = [
    PlaceShift(x: 1, y: 1), PlaceShift(x: 1, y: -1), PlaceShift(x: -1, y: 1),
    PlaceShift(x: -1, y: -1),
  ]
  /// Shifts that change speeds: those at the lift follow from a few places.
  static let jitters = RecordingMetrics.jitters.map { PlaceShift(x: 0, y: 0, seed: $0) }
}

extension RecordedTake {
  /// Plays the touches on a new stage, and records what happens as the recording did.
  ///
  /// - Parameters:
  ///   - touches: The touches; nil for ``touches``.
  ///   - shift: How each way from where a touch landed is made longer or shorter.
  func play(
    _ touches: [TouchScript.Step]? = nil, behavior: UIKitBehavior, seed: UInt64 = 1,
    shift: PlaceShift = .none
  ) -> PlayedTake {
    let touches = touches ?? self.touches
    let stage = screen.stage(behavior: behavior, seed: seed)
    let contents = screen.show(on: stage)
    // What is pending on a new stage is done before any touch.
    stage.engine.clock.advance(by: MapMetrics.pause)
    let building = (stage.navigation.viewControllers.first as? SnapshotController)?.building
    let arbiter = stage.navigation.gestureArbiter
    // What is wrong with the screen was said where it was recorded.
    arbiter.onIssue = { _ in }
    arbiter.record(
      building?.recognizers ?? [:], of: snapshot,
      capacity: 4 * events.count + RecordingMetrics.playedEvents)

    let began = stage.engine.clock.now
    stage.engine.slides = slides.map {
      HeadlessEngine.Slide(end: began + $0.end, isCancelled: $0.isCancelled)
    }
    var consulted: [(time: TimeInterval, questions: Set<UIKitBehavior.Question>)] = []
    var landings: [Int: CGPoint] = [:]
    var hits = self.hits[...]
    var random = shift.seed.map { SeededGenerator(seed: $0) }
    for event in touches.events {
      let samples = event.samples.map { sample in
        var sample = sample
        if sample.phase == .began { landings[sample.touch] = sample.location }
        if let landing = landings[sample.touch] {
          sample.location = shift.moved(sample.location, from: landing)
        }
        random?.move(&sample.location)
        return sample
      }
      for sample in samples where sample.phase == .began {
        stage.engine.hitViews[sample.touch] = hits.popFirst().flatMap { hit in
          hit.flatMap { building?.view($0) }.flatMap { $0.mayBeHit(at: sample.location) ? $0 : nil }
        }
      }
      for interceptor in building?.interceptors ?? [] {
        interceptor.agrees = agrees(at: event.time)
      }
      stage.engine.send(samples, at: began + event.time)
      // The turn ends, in which the recorder looks: it may be the first to ask a question.
      stage.engine.clock.advance(by: 0)
      consulted.append((event.time, Set(stage.engine.consultedQuestions)))
    }
    let last = touches.last?.time ?? 0
    // Nothing moves for longer than a stage needs to rest.
    stage.engine.clock.advance(
      to: began + min(max(duration, last), last + StageMetrics.restingTime)
        + 2 * RecordingMetrics.frames)
    // The turn of what came last.
    stage.engine.clock.advance(by: 0)
    consulted.append((.infinity, Set(stage.engine.consultedQuestions)))
    let played = withExtendedLifetime(contents) { arbiter.trace }
    return PlayedTake(
      chronicle: Chronicle(
        played.events, end: last + StageMetrics.restingTime, comparing: comparable(building),
        except: exceptions),
      consulted: consulted)
  }

  /// The recognizers that the engine has as well, by their index in the snapshot.
  private func comparable(_ building: SnapshotBuilding?) -> Set<Int> {
    let built = Set(building?.recognizers.keys.map(\.self) ?? [])
    let own = snapshot.recognizers.indices.filter { snapshot.recognizers[$0].maker == .arbiter }
    return built.union(own)
  }

  /// The events whose source exists in the engine, by participant.
  var chronicle: Chronicle {
    let stage = screen.stage()
    screen.show(on: stage)
    let building = (stage.navigation.viewControllers.first as? SnapshotController)?.building
    return Chronicle(
      events, end: duration, comparing: comparable(building), except: exceptions)
  }

  /// What is not compared of a participant, since UIKit does not publish it or the file does not
  /// hold it.
  private var exceptions: Chronicle.Exceptions {
    let recognizers = snapshot.recognizers
    var exceptions = Chronicle.Exceptions()
    exceptions.moved = Set(recognizers.indices.filter(snapshot.turnsPages))
    exceptions.landing = Set(
      recognizers.indices.filter {
        snapshot.views[recognizers[$0].view].scroll?.choosesTarget ?? false
      })
    exceptions.failing = Set(
      recognizers.indices.filter {
        recognizers[$0].kind != .pan && recognizers[$0].kind != .edgePan
          && recognizers[$0].maker != .arbiter
      })
    return exceptions
  }
}

extension UIView {
  /// Whether a touch at a place of the window may land on the view: it may accept touches a little
  /// beyond its bounds, and a number of a view that is gone leads to any other one.
  fileprivate func mayBeHit(at place: CGPoint) -> Bool {
    let reach = RecordingMetrics.reach
    return window != nil
      && bounds.insetBy(dx: -reach, dy: -reach).contains(convert(place, from: nil))
  }
}

extension PlaceShift {
  /// Moves a place away from where its touch landed, or towards it, but not beyond.
  fileprivate func moved(_ place: CGPoint, from landing: CGPoint) -> CGPoint {
    func moved(_ place: CGFloat, _ landing: CGFloat, _ shift: CGFloat) -> CGFloat {
      let way = place - landing
      // Rounded to none, it may lead to either side.
      if way == 0 { return place + shift * RecordingMetrics.rounding }
      let length = max(0, abs(way) + shift * RecordingMetrics.rounding)
      return landing + (way < 0 ? -length : length)
    }
    return CGPoint(x: moved(place.x, landing.x, x), y: moved(place.y, landing.y, y))
  }
}

extension SeededGenerator {
  /// Moves a place within what it was rounded from.
  fileprivate mutating func move(_ place: inout CGPoint) {
    let most = RecordingMetrics.rounding / 2
    place.x += most * CGFloat(2 * unitInterval() - 1)
    place.y += most * CGFloat(2 * unitInterval() - 1)
  }
}
#endif
