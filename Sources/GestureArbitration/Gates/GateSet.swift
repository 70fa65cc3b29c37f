import Foundation
import UIKitShim

/// The recognizers on a window that serve one stack during a touch sequence.
@MainActor
final class GateSet: NSObject {
  /// The arbiter of the stack that is served; nil while there is none.
  private(set) weak var arbiter: GestureArbiter?
  private weak var gates: WindowGates?
  /// The regions under the touch.
  private(set) var regions = TouchedRegions()
  /// What scroll views were doing when the touch was about to reach them.
  private var motions: ContentMotions = [:]
  /// The place of the stack around a touch, the innermost first.
  let index: Int

  /// The gates, each in front of its recognizers.
  private(set) lazy var popGates = [PopGate(.edgePop, in: self), PopGate(.contentPop, in: self)]
  private(set) lazy var trackpadGate = TrackpadGate(in: self)
  private(set) lazy var deferral = ScrollDeferralRecognizer(in: self)
  private var pans: [any DriverPan] = []
  private var interruption: InterruptionRecognizer?
  /// Ends the connections of the pans with a transition that replaces the public one.
  private var disconnect: [@MainActor () -> Void] = []

  init(on gates: WindowGates, at index: Int) {
    self.gates = gates
    self.index = index
  }

  /// The gates and the deferral.
  var gateRecognizers: [UIGestureRecognizer] { popGates + [trackpadGate, deferral] }

  /// The recognizers of a driver, in a deterministic order.
  var driverRecognizers: [UIGestureRecognizer] { pans + [interruption].compactMap(\.self) }

  /// The driver's recognizer for a gesture.
  func pan(for gesture: NavigationGesture) -> (any DriverPan)? {
    pans.first { $0.gesture == gesture }
  }

  /// Adds the recognizers of a driver, unless they are there.
  func addDriverRecognizers(to window: UIWindow) {
    guard interruption == nil else { return }
    let gate = PopGate(.push, in: self)
    popGates.append(gate)
    window.addGestureRecognizer(gate)
    if hasScreenEdges { pans.append(EdgePanRecognizer(in: self)) }
    pans += [
      FullScreenPanRecognizer(.contentPop, in: self), FullScreenPanRecognizer(.push, in: self),
    ]
    for pan in pans {
      pan.allowedTouchTypes = Self.typesOfSwipes
      // Both recognizers are the arbiter's, so the static requirement goes with them (C087). A
      // dynamic one counts only while they recognize, and would let a gate that has failed be reset
      // too early (C062).
      for gate in popGates where gate.gesture == pan.gesture { pan.require(toFail: gate) }
      ActionObserver.observe(pan) { [weak pan] in
        if let pan { pan.popController?.handle(pan) }
      }
    }
    interruption = InterruptionRecognizer(in: self)
    for recognizer in driverRecognizers { window.addGestureRecognizer(recognizer) }
  }

  /// A stroke of a pencil is no swipe.
  private static let typesOfSwipes = [
    UITouch.TouchType.direct, .indirect, .indirectPointer,
  ].map { NSNumber(value: $0.rawValue) }

  /// Takes the set off its window, at any moment.
  func detach() {
    release()
    for recognizer in driverRecognizers {
      // Removed without an action (C068) it would leave UIKit's transition as it is; disabling
      // cancels it (C066).
      recognizer.isEnabled = false
    }
    for recognizer in gateRecognizers + driverRecognizers {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }
}

// MARK: - Serving

extension GateSet {
  /// Whether a touch sequence is under way.
  var isBusy: Bool {
    arbiter != nil
      && (arbiter?.session?.hasTouchDown == true
        || (gateRecognizers + driverRecognizers).contains {
          $0.state != .possible || $0.numberOfTouches > 0
        })
  }

  /// Serves the stack of an arbiter from the touch on that is about to land.
  ///
  /// It finds the regions under the touch, and records what scroll views do before it stops them.
  func serve(_ arbiter: GestureArbiter, from touch: UITouch) {
    self.arbiter = arbiter
    arbiter.gateSet = self
    let container = arbiter.navigationController?.viewIfLoaded
    regions = TouchedRegions(under: touch.view, at: touch.location(in: nil), through: container)
    noteMotions(under: touch)
    arbiter.prepare()
    guard let controller = arbiter.popController, disconnect.isEmpty else { return }
    disconnect = controller.connect(pans.filter(\.gesture.isPop))
  }

  /// Records what scroll views do that a touch is about to reach, the first one or another.
  func noteMotions(under touch: UITouch) {
    motions.removeAll()
    let container = arbiter?.navigationController?.viewIfLoaded
    _ = touch.view?.firstAncestor(through: container) { view in
      if let motion = (view as? UIScrollView)?.contentMotion {
        motions[ObjectIdentifier(view)] = motion
      }
      return false
    }
  }

  /// The session of a touch sequence, started by the first recognizer that receives a touch of it.
  func session(receiving touches: Set<UITouch>, with event: UIEvent) -> GestureSession? {
    guard let arbiter, let touch = touches.inOrder.first else { return nil }
    // The gates judge a landing at once, so the first recognizer that receives it reports it.
    arbiter.observer?.touchesDidLand(touches)
    let current = arbiter.session.flatMap { $0.includes(event) ? $0 : nil }
    let session = current ?? GestureSession(arbiter, touch, regions: regions, motions: motions)
    arbiter.session = session
    session.touchesBegan(touches)
    if current == nil { arbiter.validate(session) }
    return session
  }

  /// Has every gate judge touches that have moved, once.
  ///
  /// The first recognizer that receives them calls it, so it does not matter whether that is a gate
  /// or what waits for one.
  func touchesMoved(_ touches: Set<UITouch>) {
    guard let session = arbiter?.session, session.touchesMoved(touches) else { return }
    for gate in popGates { gate.judge(in: session) }
  }

  /// Called when the last touch of a gate has ended.
  ///
  /// A tap pushes screens, and under some defaults a screen asks at its back button although it has
  /// no setting.
  func touchesDidEnd() {
    guard let arbiter, GestureArbiter.defaults.interceptsBackButton else { return }
    MainRunLoop.performAtEndOfTurn { [weak arbiter] in arbiter?.prepare() }
  }

  /// Serves no stack until ``serve(_:from:)`` is called.
  func release() {
    arbiter = nil
    regions = TouchedRegions()
    for end in disconnect { end() }
    disconnect = []
  }

  /// Called before a recognizer receives an event; returns whether there is a stack to serve.
  ///
  /// A recognizer that received scrolling would stay possible, and hold what follows a trackpad.
  func touchesWillBegin(with event: UIEvent) -> Bool {
    guard event.type == .touches else { return false }
    gates?.touchesWillBegin(with: event)
    return arbiter != nil
  }
}

extension GateSet: UIGestureRecognizerDelegate {
  /// The set serves the touches in its stack.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { serves(touch) }

  /// Whether a touch is in the stack.
  func serves(_ touch: UITouch) -> Bool {
    guard let container = arbiter?.navigationController?.viewIfLoaded else { return false }
    return touch.view?.isDescendant(of: container) ?? false
  }
}
