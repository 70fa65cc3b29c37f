import Foundation
import UIKitShim

/// The recognizers of a driver, and the transition that they move.
@MainActor
final class InteractivePopController {
  private(set) weak var arbiter: GestureArbiter?
  /// The transition that a touch holds, or that runs to its end.
  private(set) var transition: InteractiveTransition?
  /// Whether another transition than the public one moves pops.
  private(set) var replacesTransition = false
  private let driver: PopDriver

  init(for arbiter: GestureArbiter, driver: PopDriver) {
    self.arbiter = arbiter
    self.driver = driver
    guard let connect = driver.connect, let navigationController else { return }
    if let disconnect = connect(navigationController, UIPanGestureRecognizer()) {
      disconnect()
      replacesTransition = true
    } else {
      arbiter.report(.systemTransitionUnavailable)
    }
  }

  /// Connects the pans of a set with a transition that replaces the public one; returns what ends
  /// the connections.
  func connect(_ pans: [any DriverPan]) -> [@MainActor () -> Void] {
    var ends: [@MainActor () -> Void] = []
    guard replacesTransition, let connect = driver.connect, let navigationController else {
      return ends
    }
    for pan in pans {
      guard let end = connect(navigationController, pan) else { continue }
      // What UIKit's handler reads is measured at the centroid, which a thumb would hold back (C110).
      let limit = pan.maximumNumberOfTouches
      pan.maximumNumberOfTouches = 1
      ends.append { [weak pan] in
        end()
        pan?.maximumNumberOfTouches = limit
      }
    }
    return ends
  }

  /// The recognizer for a gesture.
  subscript(gesture: NavigationGesture) -> UIGestureRecognizer? {
    arbiter?.nextGateSet?.pan(for: gesture)
  }

  /// Whether a screen is on its way, under a touch or after it.
  var isMovingScreen: Bool {
    if let transition, !transition.isOver,
      transition.isHeld || navigationController?.transitionCoordinator != nil
    {
      return true
    }
    return arbiter?.gateSet?.driverRecognizers.contains(where: \.isActive) == true
  }

  /// Ends a drag; a screen that a touch holds returns to where it came from.
  func detach() {
    transition?.release(cancelled: true)
    for recognizer in arbiter?.gateSet?.driverRecognizers ?? [] where recognizer.isEnabled {
      // UIKit's own transition ends with the recognizer that moves it (C066).
      recognizer.leaveTouchSequence()
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
  /// Whether a recognizer recognizes simultaneously with a driver's gesture: that of a view whose
  /// role is ``PopGestureRole/simultaneous``.
  func isSimultaneous(
    with recognizer: UIGestureRecognizer, among roles: RoleLookup
  ) -> Bool {
    let content = roles.content(of: recognizer, through: navigationController?.viewIfLoaded)
    return content?.registration.role.isSimultaneous ?? false
  }

  /// Whether a recognizer cannot have begun, because it waits for the arbiter: it prevents no pan
  /// of the driver's meanwhile (C094).
  func isHeld(_ other: UIGestureRecognizer, in session: GestureSession?) -> Bool {
    guard let arbiter, let session else { return false }
    if let deferral = arbiter.gateSet?.deferral, deferral.state == .possible, deferral.holds(other)
    {
      return true
    }
    // It may be one of a stack around this one.
    for set in arbiter.gateSet?.allSets ?? [] {
      for gate in set.popGates where gate.holds(other) {
        let judging = set === arbiter.gateSet ? session : set.arbiter?.session
        return judging?.gate(for: gate.gesture)?.allowance.map { session.time <= $0.time } ?? true
      }
    }
    return false
  }

  /// Whether UIKit's or an app's recognizer waits for the driver's for a gesture.
  ///
  /// With a custom transition both do. A drag from the edge belongs to the edge pop: an app's pan
  /// in the content waits for that one on every screen, since both would begin in the event in
  /// which the content pop is allowed.
  func precedes(_ other: UIGestureRecognizer, for gesture: NavigationGesture) -> Bool {
    guard gesture.isPop, let arbiter else { return false }
    let pops = arbiter.gateSet?.pops(of: arbiter) ?? arbiter.pops()
    if let registered = pops.all(.app).first(where: { $0.recognizer === other }) {
      return precedesSystemPops || (gesture == .edgePop && registered.gesture == .contentPop)
    }
    return precedesSystemPops && pops.recognizer(of: gesture, by: .driver) != nil
      && other === pops.recognizer(of: gesture, by: .uikit)
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
    if replacesTransition, pan.gesture.isPop { return }
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
      pan.session?.driverMayChangeStack(by: pan.gesture) == true,
      let operation = operation(of: pan),
      // The app may have changed the stack, or presented something, as it made a screen.
      pan.session?.driverMayChangeStack(by: pan.gesture) == true
    else { return }
    transition = InteractiveTransition(
      operation, of: navigationController, from: pan.dragTranslationBefore, by: pan)
    transition?.start()
  }

  /// What a pan does to the stack; nil if there is nothing that it could push.
  private func operation(of pan: any DriverPan) -> InteractiveTransition.Operation? {
    guard pan.gesture == .push else { return .pop }
    guard let screen = navigationController?.topViewController?.pushCandidate?() else { return nil }
    guard screen.parent == nil, screen.presentingViewController == nil,
      !(screen is UINavigationController || screen is UISplitViewController)
    else {
      arbiter?.report(.unusableCandidate(screen))
      return nil
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
