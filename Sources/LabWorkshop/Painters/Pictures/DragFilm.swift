#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Where every part of a wireframe is in each frame of a drag, as the engine has it.
@MainActor
final class DragFilm {
  /// The state of a part in a frame.
  struct Place: Equatable {
    /// Where the part lies in the one around it; nil while it is not on screen.
    let origin: CGPoint?
    /// The offset of its content.
    let offset: CGPoint
  }

  /// The parts, once the drag was played.
  private(set) var wireframe: Wireframe?
  /// The time of each frame, in s from touch-down.
  private(set) var times: [TimeInterval] = []
  /// The time of the frame before the touch lifts.
  private(set) var lift: TimeInterval = 0
  /// Whether each frame belongs to a transition that no touch drives any more.
  private var settles: [Bool] = []
  private var places: [[Place]] = []
  private var parents: [Int: Wireframe.Part] = [:]

  /// Takes the only frame of a stage at rest.
  func take(_ stage: Stage, showing contents: [LabContent]) {
    begin(Wireframe(stage, contents))
    take(stage, at: 0)
  }

  /// Plays a script on a stage until everything is at rest, frame by frame.
  func play(_ script: TouchScript, on stage: Stage, showing contents: [LabContent]) {
    begin(Wireframe(stage, contents))
    let start = stage.engine.clock.now
    var events = script.steps.events[...]
    var frame = 0
    take(stage, at: 0)
    while true {
      let time = Double(frame) / PictureMetrics.rate
      // A frame shows what was before the lift, with which a transition jumps to its end.
      while let event = events.first, event.time <= time + 0.001 {
        if events.count == 1 {
          stage.engine.clock.advance(to: start + event.time)
          take(stage, at: event.time)
          lift = event.time
        }
        stage.player.send(event.samples, at: start + event.time)
        events.removeFirst()
      }
      stage.engine.clock.advance(to: start + time)
      take(stage, at: time)
      let isOver = events.isEmpty && stage.engine.isAtRest
      if isOver || time > script.time + StageMetrics.restingTime { return }
      frame += 1
    }
  }

  /// Returns how a part moves in the one around it.
  func origins(of part: Wireframe.Part) -> PartMotion {
    let known = places.map { $0[part.number].origin }
    var points: [CGPoint] = []
    var last = known.lazy.compactMap(\.self).first ?? .zero
    for origin in known {
      last = origin ?? last
      points.append(last)
    }
    // UIKit's slide: the engine says where and when it ends, and has no frames in between.
    var isDropped = Array(repeating: false, count: points.count)
    var index = 0
    while index < points.count {
      let end = settles[index...].firstIndex(of: false) ?? points.count
      if end > index + 1, points[index..<end].allSatisfy({ $0 == points[index] }),
        index > 0, points[index - 1] != points[index]
      {
        for number in index..<min(end, points.count - 1) { isDropped[number] = true }
      }
      index = max(end, index + 1)
    }
    return PartMotion(times: times, points: points, isDropped: isDropped)
  }

  /// Returns how the content of a part moves.
  func offsets(of part: Wireframe.Part) -> PartMotion {
    PartMotion(
      times: times, points: places.map { $0[part.number].offset },
      isDropped: Array(repeating: false, count: times.count))
  }

  private func begin(_ wireframe: Wireframe) {
    self.wireframe = wireframe
    for part in wireframe.parts { for child in part.children { parents[child.number] = part } }
  }

  private func take(_ stage: Stage, at time: TimeInterval) {
    guard let wireframe else { return }
    let coordinator = stage.navigation.transitionCoordinator
    times.append(time)
    settles.append(coordinator.map { !$0.isInteractive } ?? false)
    places.append(
      wireframe.parts.map { part in
        Place(
          origin: Wireframe.origin(of: part, in: parents[part.number]),
          offset: offset(of: part))
      })
  }

  private func offset(of part: Wireframe.Part) -> CGPoint {
    guard let pan = Wireframe.pan(of: part) else { return Wireframe.offset(of: part) }
    guard pan.state == .began || pan.state == .changed else {
      return places.last?[part.number].offset ?? .zero
    }
    let translation = pan.translation(in: part.view)
    return CGPoint(x: -translation.x, y: -translation.y)
  }
}
#endif
