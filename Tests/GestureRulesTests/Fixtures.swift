import Foundation
import GestureRules

/// The smallest step beside a boundary: exact in binary next to every coordinate of a screen.
let step: CGFloat = 1 / 1024

/// What no measurement should be.
let nonFinite: [CGFloat] = [.nan, .infinity, -.infinity]

extension PopAttempt {
  /// An attempt whose finger landed so far from the leading edge of a phone, in pt.
  static func starting(
    _ distance: CGFloat, fromLeadingEdgeOf direction: ReadingDirection,
    source: PopSource = .content, over contents: [AttemptContent] = []
  ) -> PopAttempt {
    let x = direction == .leftToRight ? distance : 390 - distance
    return PopAttempt(
      source: source, start: CGPoint(x: x, y: 340), readingDirection: direction, contents: contents)
  }

  /// An attempt whose finger has moved so far towards the trailing edge and down, in pt, and goes on the
  /// same way so fast, in pt/s, unless it heads elsewhere.
  static func moving(
    _ trailing: CGFloat, down: CGFloat = 0, speed: CGFloat = 600, heading: CGPoint? = nil,
    in direction: ReadingDirection = .leftToRight, source: PopSource = .content
  ) -> PopAttempt {
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    let travel = hypot(trailing, down)
    let onwards =
      travel > 0 && travel.isFinite
      ? CGPoint(x: trailing / travel * speed, y: down / travel * speed) : CGPoint(x: speed, y: 0)
    let velocity = heading ?? onwards
    return PopAttempt(
      phase: .moved, source: source, start: CGPoint(x: 195, y: 340),
      translation: CGPoint(x: sign * trailing, y: down),
      velocity: CGPoint(x: sign * velocity.x, y: velocity.y), readingDirection: direction)
  }
}
