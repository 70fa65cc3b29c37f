import Foundation
import UIKitShim

/// The finger that a recognizer of the arbiter's own follows, and how it has moved.
///
/// The recognizer's own location is the middle of all its fingers, and jumps as they come and go.
@MainActor
struct FollowedFinger {
  private weak var touch: UITouch?
  private var track: FingerTrack?
  /// How far the finger had come before the last move.
  private(set) var translationBefore = CGPoint.zero

  /// Follows the first of the fingers that land, unless there is one already; returns it then.
  mutating func land(_ touches: Set<UITouch>) -> UITouch? {
    guard track == nil, let first = touches.inOrder.first else { return nil }
    touch = first
    let point = first.location(in: nil)
    track = FingerTrack(start: point, point: point, time: first.timestamp)
    return first
  }

  /// Takes note of a move, or of the place where the finger was lifted: one that has rested is slow.
  mutating func move(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch), let track else { return }
    translationBefore = track.translation
    self.track?.move(to: touch.location(in: nil), at: touch.timestamp)
  }

  /// How far the finger has come since it landed, in pt of the window.
  var translation: CGPoint { track?.translation ?? .zero }

  /// How fast the finger moves, in pt/s.
  var velocity: CGPoint { track?.velocity ?? .zero }

  /// The distance from where the finger landed, in pt.
  var travel: CGFloat { track?.travel ?? 0 }
}
