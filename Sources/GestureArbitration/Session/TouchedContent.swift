import UIKitShim

/// A registered view or region under a touch, found once when the touch lands.
@MainActor
package struct TouchedContent {
  package private(set) weak var view: UIView?
  package let registration: PopGestureRegistration
  /// What the content was doing when the touch landed; the touch itself may stop it.
  private let motion: PopAttempt.Content.Motion
  /// The answers of a claim's condition, which is asked once per touch sequence and gesture.
  private var claims: [NavigationGesture: Bool] = [:]

  /// Takes a snapshot; `motion` is what the content was doing before the touch reached it.
  init(
    _ view: UIView, _ registration: PopGestureRegistration, motion: PopAttempt.Content.Motion? = nil
  ) {
    self.view = view
    self.registration = registration
    self.motion = motion ?? (view as? UIScrollView)?.contentMotion ?? .resting
  }

  /// The content as the rules see it under a drag; nil if it asks nothing of the gesture.
  ///
  /// - Parameters:
  ///   - movement: The movement of a zoom dismissal; nil for other gestures.
  ///   - start: Where the touch landed, in pt of the container.
  ///   - direction: The layout direction of the container, which a pop follows (C241).
  mutating func content(
    for gesture: NavigationGesture, _ movement: ZoomMovement?, startingAt start: CGPoint,
    in container: UIView,
    _ direction: PopAttempt.LayoutDirection
  ) -> PopAttempt.Content? {
    guard let view else { return nil }
    func drag() -> PopGestureRole.Drag {
      PopGestureRole.Drag(
        view: view, location: container.convert(start, to: view), gesture: gesture)
    }
    var answer = claims[gesture]
    func isClaimed(_ drags: PopGestureRole.Drags) -> Bool {
      if let answer { return answer }
      let asked = drags.contains(drag())
      answer = asked
      return asked
    }
    let (role, scrollView) = (registration.role, view as? UIScrollView)
    let demand =
      if let movement {
        role.demand(
          onZoom: movement, of: scrollView, in: direction, drag: drag, isClaimed: isClaimed)
      } else {
        role.demand(
          on: gesture, of: scrollView, in: direction, drag: drag, isClaimed: isClaimed)
      }
    if let answer { claims[gesture] = answer }
    return demand.map {
      PopAttempt.Content(name: registration.name, demand: $0, motion: motion)
    }
  }
}

/// A role as it is stored with the view that has it, so that registering a view retains nothing.
@MainActor
package struct PopGestureRegistration {
  /// How often a view's role has changed in this process.
  package static var changes = 0

  package let role: PopGestureRole
  package let name: String
}

/// A recognizer that is not retained: its view retains the gates, and they the session.
struct WeakRecognizer {
  private(set) weak var recognizer: UIGestureRecognizer?

  init(_ recognizer: UIGestureRecognizer?) { self.recognizer = recognizer }
}
