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

/// The tolerances with which a recording is compared.
enum RecordingMetrics {
  /// How far a way between two places of a recording may be from the true one, in pt: each place is
  /// rounded to a pixel of a display with three to the point, and a way that was a threshold's
  /// length must reach it.
  static let rounding: CGFloat = 1 / 3 + 0.001
  /// The farthest that times may be from the true ones, in s: they are rounded to 1 ms, and a
  /// device reads its clocks one after the other.
  static let clock: TimeInterval = 0.0015
  /// The time in s between two things of which one came first, though their times are the same.
  static let instant: TimeInterval = 1e-5
  /// How much earlier or later something may come that no touch brings about, in s: three frames.
  static let frames: TimeInterval = 0.05
  /// The least width of the border in which touches count as coming from the bezel, and the
  /// greatest, in pt. Figures from 13 to 20 are in circulation (C118), and a touch near the edge
  /// need not be marked at all (C117).
  static let narrowestBezel: CGFloat = 0
  static let widestBezel: CGFloat = 40
  /// How much longer than the engine's a slide of UIKit's or a coasting scroll view may take, in s.
  static let settling: TimeInterval = 1
  /// How far the offset of a scroll view under a finger may be from the true one, in pt: an offset
  /// is rounded to a pixel, and so are both places.
  static let offset: CGFloat = 1.5
  /// How far a scroll view that a finger has left may come to rest from the true place, as a share
  /// of its way: its speed is measured over a few rounded steps.
  static let coasting: CGFloat = 0.15
  /// How far beyond its bounds a view may accept touches, in pt: the size of a control for a
  /// finger.
  static let reach: CGFloat = 44
  /// The events for which there is room beside four times those of a recording.
  static let playedEvents = 400
  /// The further seeds with which a shuffled order is tried.
  static let shuffles = Array<UInt64>(2...12)
  /// The seeds with which each place is moved by itself.
  static let jitters = Array<UInt64>(1...24)
  /// How many of them are tried where what was recorded is not just a few frames earlier or later:
  /// a direction near a threshold is judged the other way with half of them.
  static let fewJitters = 5
  /// The members of a set of answers that are drawn to test whether all agree as one does.
  static let agreeingSamples = 3
  /// The members that are drawn before a set is dropped: two answers that matter only together are
  /// found in a quarter of them, three in an eighth.
  static let droppedSamples = 24
  /// The behaviors from which a longer search starts.
  static let searchStarts = 4
  /// The behaviors that are tried again with every place moved by itself.
  static let exactStarts = 20
  /// The shares of the questions to which a drawn member has another answer.
  static let drawnShares = [0.5, 0.25, 0.12]
  /// The members that it draws near each before no answers are said to explain a take: of two
  /// possible answers to each of five questions the right five are in one of 32 on average.
  static let explainingDraws = 300
  /// The members that it draws near each before an answer is ruled out.
  static let excludingDraws = 40
  /// The most bytes of a file of answers that is read.
  static let answersBytes = 100_000
  /// The gestures of a take of which each may or may not have come from the bezel by itself.
  static let doubtfulGestures = 3
  /// How often a take is played before its search ends: some twenty seconds, and four times as often
  /// as on average.
  static let playbacks = 15_000
  /// The most sets of answers that are kept.
  static let sets = 400
}
#endif
