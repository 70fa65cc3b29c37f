import Foundation

/// How far a gesture of hosted content has come, as touches tell; the same whoever follows the touches.
struct HostedGesture {
  /// What a touch makes of the gesture.
  enum Step { case waits, changes, ends, fails }

  let kind: HeadlessHostingView.Gesture
  /// How far the finger has gone from where it landed, in pt.
  private(set) var translation = CGPoint.zero
  private var start = CGPoint.zero
  private var isActive = false
  private var isOver = false

  init(_ kind: HeadlessHostingView.Gesture) { self.kind = kind }

  mutating func land(at point: CGPoint) -> Step {
    self = HostedGesture(kind)
    start = point
    return move(to: point)
  }

  mutating func move(to point: CGPoint) -> Step {
    guard !isOver else { return .waits }
    translation = point - start
    switch kind {
    case .tap: return translation.length > EngineMetrics.tapMovement ? finish(.fails) : .waits
    case .drag(let minimumDistance):
      if translation.length >= minimumDistance { isActive = true }
      return isActive ? .changes : .waits
    }
  }

  mutating func lift() -> Step { finish(isActive || kind == .tap ? .ends : .fails) }

  mutating func cancel() -> Step { finish(.fails) }

  private mutating func finish(_ step: Step) -> Step {
    guard !isOver else { return .waits }
    isOver = true
    return step
  }
}
