#if HEADLESS
import Foundation

/// The recognition state of a hosted gesture, independent of how its touches are delivered.
struct HostedGesture {
  /// The effect of a touch event on the gesture.
  enum Effect { case none, change, end, fail }

  let kind: HeadlessHostingView.Gesture
  /// The translation of the touch since it began, in pt.
  private(set) var translation = CGPoint.zero
  private var startLocation = CGPoint.zero
  private var isActive = false
  private var isFinished = false

  init(_ kind: HeadlessHostingView.Gesture) { self.kind = kind }

  mutating func touchBegan(at point: CGPoint) -> Effect {
    self = HostedGesture(kind)
    startLocation = point
    return touchMoved(to: point)
  }

  mutating func touchMoved(to point: CGPoint) -> Effect {
    guard !isFinished else { return .none }
    translation = point - startLocation
    switch kind {
    case .tap: return translation.length > EngineMetrics.tapMovement ? finish(.fail) : .none
    case .drag(let minimumDistance):
      if translation.length >= minimumDistance { isActive = true }
      return isActive ? .change : .none
    }
  }

  mutating func touchEnded() -> Effect { finish(isActive || kind == .tap ? .end : .fail) }

  mutating func touchCancelled() -> Effect { finish(.fail) }

  private mutating func finish(_ effect: Effect) -> Effect {
    guard !isFinished else { return .none }
    isFinished = true
    return effect
  }
}
#endif
