import Foundation
import UIKitShim

/// The touches of one sequence, and which of them is judged.
///
/// It is the first one to land, until another one drags while that one rests, as a thumb does, or
/// drags where a pop leads while that one does not: a pop of UIKit's may begin with any of its
/// touches (C110), and the others must not hold it.
@MainActor
final class SessionTouches {
  /// The touch that is judged; nil for one that nobody feels.
  private(set) weak var judged: UITouch?
  /// How it has moved.
  var track: TouchTrack
  /// What lies under it.
  private(set) var path: TouchedPath
  /// What lies under those that were judged before, and where each landed: it counts all the same.
  private(set) var earlier: [(path: TouchedPath, start: CGPoint)] = []
  /// The touches, those that were lifted included.
  private var landings: [Landing] = []

  init(_ judged: UITouch? = nil, over path: TouchedPath, _ track: TouchTrack) {
    (self.judged, self.path, self.track) = (judged, path, track)
  }

  /// A touch of the sequence.
  @MainActor
  private final class Landing {
    let touch: ObjectIdentifier
    /// How it has moved while another touch was judged.
    var track: TouchTrack
    let path: TouchedPath?
    var isDown = true

    init(_ touch: UITouch, _ track: TouchTrack, over path: TouchedPath?) {
      (self.touch, self.track, self.path) = (ObjectIdentifier(touch), track, path)
    }
  }

  /// Adds a touch that has landed, with its start in pt of a view; several recognizers may deliver
  /// it. Returns whether it is new.
  func add(_ touch: UITouch, over paths: [TouchedPath], in view: UIView?) -> Bool {
    guard landing(of: touch) == nil else { return false }
    landings.append(
      Landing(
        touch, touch === judged ? track : TouchTrack(of: touch, in: view),
        over: paths.last { $0.touch === touch }))
    return true
  }

  /// Follows the touch that is judged; returns whether its sample is new.
  func moveJudged(_ touches: Set<UITouch>) -> Bool {
    guard let judged, follows(touches) else { return false }
    return track.move(judged)
  }

  /// Follows the other touches; returns whether one of them is to be judged, and then is.
  ///
  /// - Parameters:
  ///   - direction: The layout direction, which a pop follows (C241).
  ///   - mayChange: Whether another one may be judged.
  func moveOthers(
    _ touches: Set<UITouch>, _ direction: PopAttempt.LayoutDirection, mayChange: Bool
  ) -> Bool {
    var next: (touch: UITouch, landing: Landing)?
    for touch in touches.inOrder where touch !== judged {
      guard let landing = landing(of: touch), landing.track.move(touch) else { continue }
      if next == nil, drags(landing, at: touch.timestamp, direction) { next = (touch, landing) }
    }
    guard mayChange, let (touch, landing) = next, let path = landing.path else { return false }
    if let judged { self.landing(of: judged)?.track = track }
    earlier.append((self.path, track.start))
    earlier.removeAll { $0.path === path }
    (judged, track, self.path) = (touch, landing.track, path)
    return true
  }

  /// Whether another touch drags rather than the one that is judged.
  private func drags(
    _ landing: Landing, at time: TimeInterval, _ direction: PopAttempt.LayoutDirection
  ) -> Bool {
    guard landing.track.travel >= GestureMetrics.decisionTravel else { return false }
    return track.rests(at: time)
      || DragFacts(landing.track, direction).lies(towards: .contentPop)
        && !DragFacts(track, direction).lies(towards: .contentPop)
  }

  /// Notes that touches were lifted.
  func end(_ touches: Set<UITouch>) {
    for touch in touches { landing(of: touch)?.isDown = false }
  }

  /// The landing of a touch that is down.
  private func landing(of touch: UITouch) -> Landing? {
    for landing in landings where landing.isDown && landing.touch == ObjectIdentifier(touch) {
      return landing
    }
    return nil
  }
}

// MARK: - What is known of them

extension SessionTouches {
  /// Whether any has landed: an explanation has none.
  var isFelt: Bool { !landings.isEmpty }

  /// Whether no other one has landed in the sequence.
  var isAlone: Bool { landings.count <= 1 }

  /// Whether more than one is down, resting ones included.
  var areSeveral: Bool { landings.count(where: \.isDown) > 1 }

  /// Whether one is down.
  var isDown: Bool { landings.contains(where: \.isDown) }

  /// How many are down, without those that rest while another one drags.
  var count: Int {
    let down = landings.filter(\.isDown)
    guard down.count > 1 else { return 1 }
    if isPinched { return down.count }
    let tracks = down.map { $0.touch == judged.map(ObjectIdentifier.init) ? track : $0.track }
    let now = tracks.reduce(0) { max($0, $1.latestTime) }
    let active = tracks.count {
      !$0.rests(at: now)
        || $0.travel >= GestureMetrics.joiningTravel
          && now - $0.landingTime < GestureMetrics.contentTouchDelay
    }
    return max(active, 1)
  }

  /// Whether something may be pinched or turned, which one finger may do while another rests.
  private var isPinched: Bool {
    for other in judged?.gestureRecognizers ?? []
    where other is UIPinchGestureRecognizer || other is UIRotationGestureRecognizer {
      if other.numberOfTouches > 1, other.state != .failed { return true }
    }
    return false
  }

  /// Whether a touch of an event is one of these, and still down.
  ///
  /// A recognizer that is tied to others may be reset long after its touches (C063), and retains
  /// the session until then.
  func include(_ event: UIEvent) -> Bool {
    for touch in event.allTouches ?? [] where touch.phase != .ended && touch.phase != .cancelled {
      // A touch that lands now may be an object that was used before.
      if let landing = landing(of: touch),
        touch.phase != .began || landing.track.landingTime == touch.timestamp
      {
        return true
      }
    }
    return false
  }

  /// Whether one of them landed at a time, in s: UIKit may use the object again.
  func include(_ touch: UITouch?, landedAt time: TimeInterval) -> Bool {
    guard let touch else { return false }
    return landings.contains {
      $0.touch == ObjectIdentifier(touch) && $0.track.landingTime == time
    }
  }

  /// Whether the touch that is judged is among these.
  func follows(_ touches: Set<UITouch>) -> Bool {
    guard let judged else { return false }
    // There are few, and hashing one costs more.
    for other in touches where other === judged { return true }
    return false
  }

  /// The innermost control under one of those that were judged which tracks its touch.
  var trackingControl: UIControl? {
    if let control = path.control, control.isTracking { return control }
    return earlier.lazy.compactMap(\.path.control).first(where: \.isTracking)
  }
}

extension TouchTrack {
  /// Starts with a touch that has landed; its start is in pt of a view.
  @MainActor
  init(of touch: UITouch, in view: UIView?) {
    self.init(
      start: touch.location(in: view), location: touch.location(in: nil), time: touch.timestamp)
  }

  /// Adds a sample of the touch; returns whether it is new.
  @MainActor
  fileprivate mutating func move(_ touch: UITouch) -> Bool {
    move(to: touch.location(in: nil), at: touch.timestamp)
  }
}
