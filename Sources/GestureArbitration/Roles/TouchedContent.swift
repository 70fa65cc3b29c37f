import UIKitShim

/// A registered view or region under a touch, found once when the touch lands.
@MainActor
package final class TouchedContent {
  package private(set) weak var view: UIView?
  package let registration: PopGestureRegistration
  /// What the content was doing when the touch landed; the touch itself may stop it.
  private let motion: PopAttempt.Content.Motion
  private let claim: Claim?
  /// The scroll view with which content with a claim scrolls sideways, if that has no role of its own.
  private weak var scrollView: UIScrollView?

  /// - Parameters:
  ///   - motion: What the content was doing before the touch reached it.
  ///   - scrollView: The innermost in it that scrolls sideways and has no role of its own.
  init(
    _ view: UIView, _ registration: PopGestureRegistration,
    motion: PopAttempt.Content.Motion? = nil, around scrollView: UIScrollView? = nil
  ) {
    self.scrollView = scrollView
    self.view = view
    self.registration = registration
    claim = Claim(of: registration.role)
    self.motion = motion ?? .resting
  }

  /// The content as the rules see it under a drag; nil if it asks nothing of the gesture.
  ///
  /// - Parameters:
  ///   - movement: The movement of a zoom dismissal; nil for other gestures.
  ///   - start: Where the touch landed, in pt of the container.
  ///   - translation: How far it has moved, in pt.
  ///   - direction: The layout direction of the container, which a pop follows (C241).
  @inline(never)
  func content(
    for gesture: NavigationGesture, _ movement: ZoomMovement?, startingAt start: CGPoint,
    _ translation: CGPoint, in container: UIView, _ direction: PopAttempt.LayoutDirection
  ) -> PopAttempt.Content? {
    guard let view else { return nil }
    // Only a condition of the app's looks at it.
    func drag() -> PopGestureRole.Drag {
      PopGestureRole.Drag(
        view: view, location: container.convert(start, to: view), gesture: gesture,
        direction: DragDirections(known: translation, in: direction))
    }
    let role = registration.role
    var scrollView = view as? UIScrollView
    if case .claims = role.kind { scrollView = self.scrollView ?? scrollView }
    let isClaimed = claim?.includes(gesture, drag) ?? true
    let demand =
      if let movement {
        role.demand(onZoom: movement, of: scrollView, in: direction, drag, isClaimed: isClaimed)
      } else {
        role.demand(on: gesture, of: scrollView, in: direction, drag, isClaimed: isClaimed)
      }
    guard let demand else { return nil }
    return PopAttempt.Content(name: registration.name, demand: demand, motion: motion)
  }
}
