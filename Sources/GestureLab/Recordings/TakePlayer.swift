#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The result of playing the touches of a take.
package struct PlayedTake {
  /// The actions of the participants, as the recording has them.
  package let chronicle: Chronicle
  /// The open questions that were consulted up to times in s from the first event, in order.
  package let consulted: [(time: TimeInterval, questions: Set<UIKitBehavior.Question>)]

  /// The questions that were consulted up to a time, or up to the next touch event after it.
  package func questions(until time: TimeInterval) -> Set<UIKitBehavior.Question> {
    let first = consulted.first { $0.time >= time } ?? consulted.last
    // The touches of one moment are played one after the other.
    return consulted.last { $0.time == first?.time }?.questions ?? []
  }
}

/// How places are moved within their rounding: outwards, inwards, or not, on each axis.
struct PlaceShift: Hashable {
  var x: CGFloat
  var y: CGFloat
  /// The seed with which each place is moved by itself; nil to move none.
  var seed: UInt64?

  static let none = PlaceShift(x: 0, y: 0)
  /// The shifts that lead to the earliest and the latest crossing of every threshold.
  static let extremes = [
    PlaceShift(x: 1, y: 1), PlaceShift(x: 1, y: -1), PlaceShift(x: -1, y: 1),
    PlaceShift(x: -1, y: -1),
  ]
  /// Shifts that change velocities: that at the lift follows from a few places.
  static let jitters = RecordingMetrics.jitters.map { PlaceShift(x: 0, y: 0, seed: $0) }
}

extension RecordedTake {
  /// Plays the touches on a new stage, and records the result as the recording was made.
  ///
  /// - Parameters:
  ///   - touches: The touches; nil for ``touches``.
  ///   - shift: How the distance from where a touch landed is made longer or shorter.
  func play(
    _ touches: [TouchScript.Step]? = nil, behavior: UIKitBehavior, seed: UInt64 = 1,
    shift: PlaceShift = .none
  ) -> PlayedTake {
    let touches = touches ?? self.touches
    let stage = screen.stage(behavior: behavior, seed: seed)
    let contents = screen.show(on: stage)
    // Pending work of a new stage runs before the first touch.
    stage.engine.clock.advance(by: MapMetrics.pause)
    let building = (stage.navigation.viewControllers.first as? SnapshotController)?.building
    let arbiter = stage.navigation.gestureArbiter
    // Issues of the screen were reported where it was recorded.
    arbiter.onIssue = { _ in }
    arbiter.record(
      building.map { $0.recognizers.merging($0.enclosingPanRecognizers) { own, _ in own } } ?? [:],
      of: snapshot,
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
        if sample.phase == .began {
          landings[sample.touch] = sample.location
        } else if let landing = landings[sample.touch] {
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
      for (pan, landing) in building?.landings ?? [:] {
        landing.offset =
          self.landings.first { $0.pan == pan && $0.time >= event.time - RecordingMetrics.clock }?
          .offset
      }
      stage.player.send(samples, at: began + event.time)
      // The recorder samples as the turn ends, and may be the first to ask a question.
      stage.engine.clock.advance(by: 0)
      consulted.append((event.time, Set(stage.engine.consultedQuestions)))
    }
    let last = touches.last?.time ?? 0
    // Motion ends within the resting time of a stage.
    stage.engine.clock.advance(
      to: began + min(max(duration, last), last + StageMetrics.restingTime)
        + 2 * RecordingMetrics.frames)
    // The last turn ends.
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
  package var chronicle: Chronicle {
    let stage = screen.stage()
    screen.show(on: stage)
    let building = (stage.navigation.viewControllers.first as? SnapshotController)?.building
    return Chronicle(
      events, end: duration, comparing: comparable(building), except: exceptions)
  }

  /// The actions that are not compared, because UIKit does not publish them or the file does not
  /// contain them.
  private var exceptions: Chronicle.Exceptions {
    let recognizers = snapshot.recognizers
    var exceptions = Chronicle.Exceptions()
    exceptions.moved = Set(recognizers.indices.filter(snapshot.turnsPages))
    exceptions.landing = Set(recognizers.indices.filter(snapshot.choosesTarget))
    exceptions.failing = Set(
      recognizers.indices.filter {
        recognizers[$0].kind != .pan && recognizers[$0].kind != .edgePan
          && recognizers[$0].maker != .arbiter
      })
    return exceptions
  }
}

extension SnapshotBuilding {
  /// The arbiter's recognizers on views whose roles hold for enclosing pans, by their index in the
  /// snapshot.
  ///
  /// They come with the roles. Those on the view of the navigation controller come with the arbiter.
  fileprivate var enclosingPanRecognizers: [Int: UIGestureRecognizer] {
    var found: [Int: UIGestureRecognizer] = [:]
    for (index, value) in snapshot.recognizers.enumerated()
    where value.maker == .arbiter && snapshot.views[value.view].role != nil {
      found[index] = view(value.view)?.gestureRecognizers?.first { $0.name == value.name }
    }
    return found
  }
}

extension UIView {
  /// Whether a touch at a place of the window may land on the view. A view may accept touches a
  /// little beyond its bounds; the index of a view that is gone may be that of any other view.
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
      let distance = place - landing
      // A distance that was rounded to 0 may lead to either side.
      if distance == 0 { return place + shift * RecordingMetrics.rounding }
      let length = max(0, abs(distance) + shift * RecordingMetrics.rounding)
      return landing + (distance < 0 ? -length : length)
    }
    return CGPoint(x: moved(place.x, landing.x, x), y: moved(place.y, landing.y, y))
  }
}

extension SeededGenerator {
  /// Moves a place within its rounding.
  fileprivate mutating func move(_ place: inout CGPoint) {
    let most = RecordingMetrics.rounding / 2
    place.x += most * CGFloat(2 * unitInterval() - 1)
    place.y += most * CGFloat(2 * unitInterval() - 1)
  }
}
#endif
