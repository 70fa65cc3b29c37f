import Foundation
import UIKitShim

/// The recognizers of a driver, and the transition that they move.
@MainActor
final class InteractivePopController {
  private(set) weak var arbiter: GestureArbiter?
  /// The transition that a touch holds, or that runs to its end.
  private(set) var transition: InteractiveTransition?
  private var pans: [NavigationGesture: any DriverPan] = [:]
  private lazy var interruption = InterruptionRecognizer(of: self)
  /// Whether another transition than the public one moves pops.
  private(set) var replacesTransition = false

  /// Creates the recognizers; ``attach(to:)`` adds them to a view.
  init(for arbiter: GestureArbiter, driver: PopDriver) {
    self.arbiter = arbiter
    pans = [
      .contentPop: FullScreenPanRecognizer(.contentPop, of: self),
      .push: FullScreenPanRecognizer(.push, of: self),
    ]
    if hasScreenEdges { pans[.edgePop] = EdgePanRecognizer(of: self) }
    for pan in pans.values { pan.allowedTouchTypes = Self.typesOfSwipes }
    for pan in pans.values where !(pan.gesture.isPop && connect(pan, by: driver.replacement)) {
      ActionObserver.observe(pan) { [weak self, weak pan] in
        if let self, let pan { self.handle(pan) }
      }
    }
  }

  /// A stroke of a pencil is no swipe.
  private static let typesOfSwipes = [
    UITouch.TouchType.direct, .indirect, .indirectPointer,
  ].map { NSNumber(value: $0.rawValue) }

  private func connect(_ pan: any DriverPan, by replacement: PopDriver.Replacement?) -> Bool {
    guard let replacement, let navigationController,
      replacement.connect(navigationController, pan)
    else { return false }
    replacesTransition = true
    return true
  }

  /// The recognizer for a gesture.
  subscript(gesture: NavigationGesture) -> UIGestureRecognizer? { pans[gesture] }

  /// The recognizers in a deterministic order.
  var recognizers: [UIGestureRecognizer] {
    NavigationGesture.allCases.compactMap { pans[$0] } + [interruption]
  }

  func attach(to view: UIView) {
    for recognizer in recognizers { view.addGestureRecognizer(recognizer) }
  }

  /// Removes the recognizers; a screen that a touch holds returns to where it came from.
  func detach() {
    transition?.release(cancelled: true)
    for recognizer in recognizers {
      // Removed without an action (C068) it would leave UIKit's transition as it is; disabling
      // cancels it (C066).
      recognizer.isEnabled = false
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  /// The edge over which a touch of an edge pop enters.
  var leadingEdge: UIRectEdge {
    navigationController?.viewIfLoaded?.layoutDirection == .rightToLeft ? .right : .left
  }

  private var navigationController: UINavigationController? { arbiter?.navigationController }
}

// MARK: - Beginning

extension InteractivePopController {
  /// Whether a pan may see the movement of its touch, and begin.
  func mayMove(_ pan: any DriverPan) -> Bool {
    if pan.state != .possible { return true }
    guard let session = pan.session else { return false }
    // It may have been turned off since the touch landed.
    guard session.driverPop(for: pan.gesture) === pan else {
      pan.state = .failed
      return false
    }
    guard let allowance = session.allowance(of: pan.gesture) else { return false }
    // The stack may have changed since the gate allowed the gesture; a transition that runs goes
    // first. A policy may have no rule that leaves a drag to the control that tracks it.
    guard session.driverMayMove(by: pan.gesture) else {
      pan.state = .failed
      return false
    }
    // What was held may have begun since, and prevents the pan then; or it may only read so (C093).
    guard
      precedesSystemPops || session.time <= allowance.time
        || !session.popHasBegun(for: pan.gesture)
    else { return false }
    // The gate has not judged the direction: it left that to UIKit's recognizer.
    if session.wasLeftToUIKit(pan.gesture), !session.liesTowardsTrailing,
      session.track.travel >= GestureMetrics.wanderingTravel
    {
      pan.state = .failed
      return false
    }
    return session.driverPopIsDue(pan.gesture)
  }

  /// Whether a recognizer recognizes simultaneously with a driver's gesture: that of a view whose
  /// role is ``PopGestureRole/simultaneous``.
  func isSimultaneous(with recognizer: UIGestureRecognizer) -> Bool {
    let content = recognizer.view?.enclosingContent(in: navigationController?.viewIfLoaded)
    return content?.effectivePopGestureRegistration?.role.isSimultaneous ?? false
  }

  /// Whether a recognizer cannot have begun, because it waits for the arbiter: it prevents no pan
  /// of the driver's meanwhile (C094).
  func isHeld(_ other: UIGestureRecognizer, in session: GestureSession?) -> Bool {
    guard let arbiter, let session else { return false }
    let deferral = arbiter.deferral
    if deferral.state == .possible, deferral.shouldBeRequiredToFail(by: other) { return true }
    guard let gesture = arbiter.gesture(of: other), arbiter.holds(other, for: gesture) else {
      return false
    }
    return session.allowance(of: gesture).map { session.time <= $0.time } ?? true
  }

  /// Whether UIKit's or an app's recognizer waits for the driver's for a gesture.
  ///
  /// With a custom transition both do. A drag from the edge belongs to the edge pop: an app's pan
  /// in the content waits for that one on every screen, since both would begin in the event in
  /// which the content pop is allowed.
  func precedes(_ other: UIGestureRecognizer, for gesture: NavigationGesture) -> Bool {
    guard gesture.isPop, let arbiter else { return false }
    if let pop = arbiter.appPops.first(where: { $0.recognizer.recognizer === other }) {
      return precedesSystemPops || (gesture == .edgePop && pop.gesture == .contentPop)
    }
    return precedesSystemPops && other === arbiter.systemRecognizer(for: gesture)
  }

  /// Whether the top screen has a custom transition, which UIKit's recognizers would ignore.
  var precedesSystemPops: Bool {
    !replacesTransition && navigationController?.topViewController?.popTransition != nil
  }
}

// MARK: - Moving

extension InteractivePopController {
  /// Returns a screen that a recognizer still holds when it is reset.
  func recognizerWasReset(_ pan: any DriverPan) {
    transition(movedBy: pan)?.release(cancelled: true)
  }

  /// Moves the transition with a pan that has sent an action.
  func handle(_ pan: any DriverPan) {
    switch pan.state {
    case .began:
      begin(pan)
      move(pan)
    case .changed: move(pan)
    case .ended:
      transition(movedBy: pan)?.release(at: pan.liftVelocity)
    // The reset may come late, with that of a gate that holds its gesture (C063).
    case .cancelled: recognizerWasReset(pan)
    default: break
    }
  }

  private func begin(_ pan: any DriverPan) {
    guard let navigationController,
      pan.session?.driverMayChangeStack(by: pan.gesture) == true
    else { return }
    transition = InteractiveTransition(
      operation(of: pan), of: navigationController,
      from: pan.dragTranslationBefore, by: pan)
  }

  private func operation(of pan: any DriverPan) -> InteractiveTransition.Operation {
    guard pan.gesture == .push, let screen = navigationController?.availablePushCandidate else {
      return .pop
    }
    return .push(screen)
  }

  private func move(_ pan: any DriverPan) {
    transition(movedBy: pan)?.move(to: pan.dragTranslation)
  }

  private func transition(movedBy recognizer: UIGestureRecognizer) -> InteractiveTransition? {
    transition?.recognizer === recognizer ? transition : nil
  }
}
