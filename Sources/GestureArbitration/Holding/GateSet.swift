import Foundation
import UIKitShim

/// The recognizers on a window that serve one stack during a touch sequence.
@MainActor
final class GateSet: NSObject {
  /// The arbiter of the stack that is served; nil while there is none.
  private(set) weak var arbiter: GestureArbiter?
  private weak var gates: WindowGates?
  /// What lies under each touch, the first one first; none while the set serves no stack.
  private var paths: [TouchedPath] = []
  /// The recognizers behind the gates as of the landing; nil while the set serves no stack.
  private(set) var pops: PopRecognizers?
  /// The rules for pops as of the landing.
  private var policy: PopPolicy?
  /// The gates, each in front of its recognizers.
  private(set) lazy var popGates = [PopGate(.edgePop, in: self), PopGate(.contentPop, in: self)]
  /// What content waits for. Only the window retains it and ``trackpadGate``: their deallocation
  /// reports that other code has removed recognizers.
  private(set) weak var deferral: ScrollDeferralRecognizer?
  private(set) weak var trackpadGate: TrackpadGate?
  private var driver: DriverRecognizers?

  init(on gates: WindowGates) { self.gates = gates }

  /// The gates and the deferral.
  var gateRecognizers: [UIGestureRecognizer] {
    popGates + [deferral, trackpadGate].compactMap(\.self)
  }

  /// The recognizers of a driver, in a deterministic order.
  var driverRecognizers: [UIGestureRecognizer] { driver?.all ?? [] }

  /// The driver's recognizer for a gesture.
  func pan(for gesture: NavigationGesture) -> (any DriverPan)? {
    driver?.pans.first { $0.gesture == gesture }
  }

  /// Adds the gates and the deferral, unless they are there.
  func attach(to window: UIWindow) {
    let deferral = deferral ?? ScrollDeferralRecognizer(in: self)
    let trackpadGate = trackpadGate ?? TrackpadGate(in: self)
    (self.deferral, self.trackpadGate) = (deferral, trackpadGate)
    for recognizer in gateRecognizers where recognizer.view !== window {
      window.addGestureRecognizer(recognizer)
    }
  }

  /// Stops serving the stack of an arbiter that is removed, at any moment.
  func leave(_ arbiter: GestureArbiter) {
    guard self.arbiter === arbiter else { return }
    if isBusy { gates?.replace(self) } else { release() }
  }

  /// The sets on the window, in the order in which they serve the stacks below a pointer.
  var allSets: [GateSet] { gates?.sets ?? [] }

  /// Makes room for nested stacks, for the next touch or swipe.
  func makeRoom(for count: Int) { gates?.makeRoom(for: count) }

  /// Called when other code has disabled one of the gates.
  func gateWasDisabled() { gates?.restoreAtEndOfTurn() }

  /// Observes that a gate is deallocated, because other code has removed it from the window.
  func observeRemoval() -> DeallocationObserver {
    DeallocationObserver { [weak gates] in gates?.restoreAtEndOfTurn() }
  }

  /// Adds the recognizers of a driver, unless they are there.
  func addDriverRecognizers(to window: UIWindow) {
    guard driver == nil else { return }
    let gate = PopGate(.push, in: self)
    gate.isNeeded = arbiter?.popController != nil
    popGates.append(gate)
    window.addGestureRecognizer(gate)
    driver = DriverRecognizers(in: self)
    for recognizer in driverRecognizers { window.addGestureRecognizer(recognizer) }
  }

  /// Takes the set off its window, at any moment.
  func detach() {
    for recognizer in driverRecognizers {
      // Removed without an action (C068) it would leave a transition as it is; disabling cancels it
      // (C066).
      recognizer.isEnabled = false
    }
    release()
    for recognizer in gateRecognizers + driverRecognizers {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }
}

// MARK: - Serving

extension GateSet {
  /// Whether a touch sequence is under way.
  var isBusy: Bool {
    for gate in popGates where gate.isInUse { return true }
    for recognizer in driverRecognizers where recognizer.isInUse { return true }
    for recognizer in [deferral, trackpadGate] as [UIGestureRecognizer?] {
      if recognizer?.isInUse == true { return true }
    }
    return false
  }

  /// Serves no stack any more unless an event belongs to the touch sequence that is under way.
  func releaseUnlessBusy(with event: UIEvent) {
    if pops == nil || arbiter?.session?.includes(event) == true { return }
    // A recognizer that is tied to others may be reset long after its touches (C063).
    if isBusy { (paths, policy) = ([], nil) } else { release() }
  }

  /// Serves the stack of an arbiter from a touch on that is about to land, the first one or another.
  ///
  /// - Parameters:
  ///   - inner: The stacks inside it around the touch.
  ///   - settings: What its screens say.
  func serve(
    _ arbiter: GestureArbiter, from touch: UITouch, around inner: [TouchedStack],
    _ settings: ScreenSettings
  ) {
    if let pops, !paths.isEmpty {
      let path = TouchedPath(under: touch, around: inner, for: pops)
      paths.append(path)
      deferral?.held += path.deferringPans
      return
    }
    self.arbiter = arbiter
    arbiter.gateSet = self
    arbiter.prepare(settings)
    // What is reported to the app there may have it remove the arbiter.
    guard self.arbiter === arbiter else { return }
    let pops = arbiter.pops(under: touch.view, settings)
    policy = settings.policy ?? arbiter.policy
    let path = TouchedPath(under: touch, around: inner, for: pops)
    (self.pops, paths) = (pops, [path])
    deferral?.held = path.deferringPans
    // Only a driver pushes.
    for gate in popGates { gate.isNeeded = gate.gesture != .push || arbiter.popController != nil }
    if let controller = arbiter.popController { driver?.connect(with: controller) }
  }

  /// The session of a touch sequence, started by the first recognizer that receives a touch of it.
  func session(receiving touches: Set<UITouch>, with event: UIEvent) -> GestureSession? {
    guard let arbiter else { return nil }
    // The gates judge a landing at once, so the first recognizer that receives it reports it.
    arbiter.observer?.touchesDidLand(touches)
    if let session = arbiter.session, session.includes(event) {
      session.touchesBegan(touches, over: paths)
      return session
    }
    guard let touch = touches.inOrder.first else { return nil }
    // A recognizer that is reset late (C063) may have dropped the path of the latest touch.
    let pops = pops ?? arbiter.pops(under: touch.view)
    self.pops = pops
    let path = paths.last { $0.touch === touch } ?? TouchedPath(under: touch, for: pops)
    let session = GestureSession(
      arbiter, touch, over: path, pops, under: policy ?? arbiter.effectivePolicy,
      sharing: gates?.notifiedTouches)
    arbiter.session = session
    session.touchesBegan(touches, over: paths)
    arbiter.validate(session)
    return session
  }

  /// The recognizers of a stack: those of the landing in a touch that the set serves, else those of
  /// now.
  func pops(of arbiter: GestureArbiter) -> PopRecognizers {
    let isServed = self.arbiter === arbiter && !paths.isEmpty
    return isServed ? pops ?? arbiter.pops() : arbiter.pops()
  }

  /// Called when a recognizer has left a touch sequence: with the last one goes what lies under it.
  func recognizerWasReset() {
    if arbiter?.session == nil { (paths, policy) = ([], nil) }
    Installation.current.recognizerWasReset()
  }

  /// Serves no stack until ``serve(_:from:around:_:)`` is called.
  func release() {
    if arbiter?.gateSet === self { arbiter?.gateSet = nil }
    arbiter = nil
    paths = []
    (pops, policy) = (nil, nil)
    deferral?.held = []
    driver?.disconnect()
  }

  /// Called before a recognizer receives an event; returns whether there is a stack to serve.
  ///
  /// A recognizer that received scrolling would stay possible, and hold what follows a trackpad.
  func touchesWillBegin(with event: UIEvent) -> Bool {
    guard event.type == .touches else { return false }
    gates?.touchesWillBegin(with: event)
    return arbiter != nil && !paths.isEmpty
  }
}

// MARK: - Carrying out

extension GateSet {
  /// Has a gate judge touches that have landed.
  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent, on gate: PopGate) {
    if gate.postponesBeginning, let session = gate.session { begin(gate, in: session) }
    guard let session = session(receiving: touches, with: event) else { return }
    gate.session = session
    switch session.outcome(of: gate.gesture) {
    case .pending, .abandoned, nil: perform(session.gateBegan(gate.gesture), by: gate, in: session)
    // The gate was reset in the middle of the sequence (C062), which is decided.
    case .allowed: gate.state = .failed
    case .refused: refuse(by: gate, in: session)
    }
  }

  /// Has every gate judge touches that have moved, once.
  ///
  /// The first recognizer that receives them calls it, so it does not matter whether that is a gate
  /// or what waits for one.
  func touchesMoved(_ touches: Set<UITouch>) {
    // The nearest one that is served has those inside it judge first.
    for path in paths { path.inner.last(where: \.isServed)?.touchesMoved(touches) }
    guard let session = arbiter?.session, session.touchesMoved(touches) else { return }
    for gate in popGates
    where gate.session === session && (gate.state == .possible || gate.isActive) {
      if gate.postponesBeginning { begin(gate, in: session) }
      perform(session.gateMoved(gate.gesture), by: gate, in: session)
    }
  }

  /// Ends the attempt of a gate whose last touch has ended.
  func touchesEnded(on gate: PopGate) {
    if let session = gate.session {
      perform(session.gateEnded(gate.gesture), by: gate, in: session)
    }
  }

  private func perform(
    _ action: PopGateMachine.Action, by gate: PopGate, in session: GestureSession
  ) {
    // What the app does when it is asked may have removed the arbiter, and so reset the gate.
    guard gate.session === session else { return }
    switch action {
    case .wait: reportWait(of: gate, in: session)
    case .leaveToScreen: perform(session.screenRefuses(gate.gesture), by: gate, in: session)
    // Content is let go with the first move, when every gate has judged the landing.
    case .hold: begin(gate, in: session)
    case .allow(let decision):
      if gate.state == .possible { gate.state = .failed }
      conclude(in: session)
      report(decision, in: session)
    case .refuse(let decision):
      if decision.isRefusedByScreen { session.notifyScreen(of: gate.gesture) }
      refuse(by: gate, in: session)
      report(decision, in: session)
    case .abandon(let decision):
      // The gate neither begins nor fails: a pop that has failed may be reset while other touches
      // are down (C062), and one may receive its touch late (C024).
      conclude(in: session)
      if let decision { report(decision, in: session) }
    }
  }

  private func refuse(by gate: PopGate, in session: GestureSession) {
    begin(gate, in: session)
    conclude(in: session)
  }

  /// Has a gate begin, so that the recognizers that it holds fail. If the hit view refuses the gate,
  /// its pops leave the touch sequence instead.
  ///
  /// A recognizer that waits for the gate fails with it (C086), as one does whose delegate requires
  /// everything outside its view to fail. While there is one, the gate holds its pop by staying
  /// possible, and begins only once the touch has moved where the gesture leads: no pop begins
  /// before (C192).
  private func begin(_ gate: PopGate, in session: GestureSession) {
    guard gate.state == .possible else { return }
    // A driver's pan fails by itself, and what waits for the gate must not fail with it.
    guard session.pops.hasPopOfOthers(gate.gesture) else {
      let isRefused = session.outcome(of: gate.gesture) == .refused
      gate.postponesBeginning = !isRefused
      if isRefused { gate.state = .failed }
      return
    }
    // A pop may follow another touch than the one that is judged.
    if gate.touchCount <= 1, !session.leadsTowards(gate.gesture) {
      let isAwaited = gate.postponesBeginning || hasForeignWaiters(gate, in: session)
      if isAwaited { return gate.postponesBeginning = gate.session === session }
    }
    gate.postponesBeginning = false
    // During a transition UIKit's own delegate refuses, and disabling may leave it stuck (C203).
    gate.withdraw(
      session.isStackIdle ? session.pops.recognizers(of: gate.gesture) : [],
      unlessLetBeginBy: session.touch?.view)
    // What the app does when its delegates and views are asked may have reset the gate.
    if gate.session === session { gate.state = .began }
  }

  /// Whether a recognizer of the touch that is not the arbiter's or held by it waits for a gate to
  /// fail (C088).
  private func hasForeignWaiters(_ gate: PopGate, in session: GestureSession) -> Bool {
    for other in session.touch?.gestureRecognizers ?? [] where !gate.holds(other) && other !== gate
    {
      guard other.shouldRequireFailure(of: gate) || other.delegatesRequireFailure(of: gate) else {
        continue
      }
      if session.pops.gesture(of: other) == nil { return true }
    }
    return false
  }

  private func conclude(in session: GestureSession) {
    deferral?.perform(session.gateConcluded(), in: session)
  }

  private func report(_ decision: PopDecision, in session: GestureSession) {
    arbiter?.report(decision, in: session)
    session.decisionWasReported()
  }

  private func reportWait(of gate: PopGate, in session: GestureSession) {
    guard let observer = arbiter?.observer, let machine = session.gate(for: gate.gesture),
      machine.outcome == .pending, let latest = machine.latest
    else { return }
    observer.gateDidWait(
      with: latest, on: gate.gesture, under: machine.policy, at: session.time)
  }
}

extension GateSet: UIGestureRecognizerDelegate {
  /// The set serves the touches in its stack.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let container = arbiter?.navigationController?.viewIfLoaded else { return false }
    return touch.view?.isDescendant(of: container) ?? false
  }

  /// A view may have the role ``PopGestureRole/simultaneous`` towards a driver's pan.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let pan = gestureRecognizer as? any DriverPan,
      let roles = pan.session?.roles ?? paths.first?.roles
    else { return false }
    return arbiter?.popController?.isSimultaneous(with: otherGestureRecognizer, among: roles)
      ?? false
  }
}
