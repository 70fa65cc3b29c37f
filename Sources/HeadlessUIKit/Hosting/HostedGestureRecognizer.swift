import Foundation

/// A gesture of hosted content as UIKit sees it: of no class that it knows, with a name (C101).
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
    observeActions { [weak self] _ in self?.acted() }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    (view as? HeadlessHostingView)?.sharesEnvironment ?? true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == touches.count, let touch = touches.foremost else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    apply(gesture.land(at: touch.point))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !tracked.isEmpty { apply(gesture.move(to: tracked[0].point)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    apply(gesture.lift())
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  /// Follows a touch of the view, outside of UIKit's environment; returns whether the gesture is
  /// recognized.
  func followAlone(_ change: (inout HostedGesture) -> HostedGesture.Step) -> Bool {
    switch change(&gesture) {
    case .changes: onChanged(gesture.translation)
    case .ends: onEnded(gesture.translation)
    case .waits, .fails: return false
    }
    return true
  }

  private func apply(_ step: HostedGesture.Step) {
    switch step {
    case .waits: break
    case .changes: state = ownState == .possible ? .began : .changed
    case .ends: state = .ended
    case .fails: state = .failed
    }
  }

  private func acted() {
    switch state {
    case .began, .changed: onChanged(gesture.translation)
    case .ended: onEnded(gesture.translation)
    default: break
    }
  }
}
