#if HEADLESS
/// A hosted gesture as UIKit sees it: a recognizer of a private class, with a name (C101).
@MainActor
final class HostedGestureRecognizer: UIGestureRecognizer {
  private var gesture: HostedGesture
  private let onChanged: @MainActor (CGPoint) -> Void
  private let onEnded: @MainActor (CGPoint) -> Void

  init(
    _ kind: HeadlessHostingView.Gesture, onChanged: @escaping @MainActor (CGPoint) -> Void,
    onEnded: @escaping @MainActor (CGPoint) -> Void
  ) {
    gesture = HostedGesture(kind)
    self.onChanged = onChanged
    self.onEnded = onEnded
    super.init(target: nil, action: nil)
    allowedPressTypes = []
    observeActions { [weak self] _ in self?.stateDidChange() }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    (view as? HeadlessHostingView)?.sharesGestureEnvironment ?? true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == touches.count, let touch = touches.foremost else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    apply(gesture.touchBegan(at: touch.point))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !tracked.isEmpty { apply(gesture.touchMoved(to: tracked[0].point)) }
  }

  override func touchesEnded(_: Set<UITouch>, with _: UIEvent) { apply(gesture.touchEnded()) }

  override func touchesCancelled(_: Set<UITouch>, with _: UIEvent) { state = .cancelled }

  /// Handles a touch of the view outside UIKit's environment; returns whether the gesture
  /// recognized.
  func trackIndependently(_ update: (inout HostedGesture) -> HostedGesture.Effect) -> Bool {
    switch update(&gesture) {
    case .change: onChanged(gesture.translation)
    case .end: onEnded(gesture.translation)
    case .none, .fail: return false
    }
    return true
  }

  private func apply(_ effect: HostedGesture.Effect) {
    switch effect {
    case .none: break
    case .change: state = ownState == .possible ? .began : .changed
    case .end: state = .ended
    case .fail: state = .failed
    }
  }

  private func stateDidChange() {
    switch state {
    case .began, .changed: onChanged(gesture.translation)
    case .ended: onEnded(gesture.translation)
    default: break
    }
  }
}

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
