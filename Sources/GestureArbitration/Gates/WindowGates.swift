import Foundation
import UIKitShim

/// The gates on a window, which serve the stacks around each touch.
///
/// ``Installation`` puts them there. When a touch lands, the stacks around it are found on the way
/// from the hit view to the window, and a set of gates serves each of them until the touch has
/// ended: so a stack may be made, moved or shown at any time, and be of any class. A touch costs
/// what lies around it, and an idle turn of the run loop costs nothing.
@MainActor
final class WindowGates {
  private(set) weak var window: UIWindow?
  /// Whether something that is shown in the window needs them, while that is found out.
  var isNeeded = false
  fileprivate private(set) var sets: [GateSet] = []
  /// How many sets there will be at the end of the turn; 0 if none is to be added.
  private var wanted = 0
  /// The stacks in which something was configured.
  private var stacks: [WeakStack] = []
  private lazy var refusal = RefusalGate(in: self)
  /// The landings for which the sets were assigned last.
  private var landings: [(touch: ObjectIdentifier, time: TimeInterval)] = []

  /// What screens have answered about the touches.
  fileprivate let answers = ScreenAnswers()
  /// Whether the sets contain the recognizers of a driver.
  private var isDriving = false

  fileprivate init(on window: UIWindow) {
    self.window = window
    // Two fingers may land in two stacks.
    for index in 0..<2 { addSet(at: index) }
    window.addGestureRecognizer(refusal)
  }

  private func addSet(at index: Int) {
    guard let window else { return }
    let set = GateSet(on: self)
    sets.insert(set, at: index)
    set.attach(to: window)
    if isDriving { set.addDriverRecognizers(to: window) }
  }
}

// MARK: - Touches

extension WindowGates {
  /// Assigns the sets to the stacks around touches that are about to land in the window.
  ///
  /// Every recognizer of a set calls it when it is asked whether it receives an event, before any
  /// recognizer has the touches (C030): what they will stop still moves.
  func touchesWillBegin(with event: UIEvent) {
    guard let touches = event.allTouches, touches.contains(where: isNew) else { return }
    // A touch may be added to an event for which recognizers have answered already.
    if !touches.contains(where: isAssigned) {
      Installation.current.touchWillLand()
      landings = []
      for set in sets { set.releaseUnlessBusy(with: event) }
      if !refusal.isBusy { refusal.held = [] }
    }
    for touch in touches.inOrder where isNew(touch) {
      landings.append((ObjectIdentifier(touch), touch.timestamp))
      serveStacks(around: touch)
    }
  }

  /// Assigns sets to the stacks around a touch, first to those that have a screen to pop.
  ///
  /// Where no set is left the pops are refused, and the next touch finds more sets.
  private func serveStacks(around touch: UITouch) {
    let stacks = touch.view?.stacks(around: touch, at: touch.place, until: window) ?? []
    var (judged, refused) = (0, 0)
    for canMove in [true, false] {
      for (index, stack) in stacks.enumerated() where stack.canMove == canMove {
        guard let arbiter = stack.arbiter else { continue }
        judged += 1
        if let set = sets.first(where: { $0.arbiter === arbiter })
          ?? sets.first(where: { $0.arbiter == nil })
        {
          set.serve(arbiter, from: touch, around: Array(stacks[..<index]))
          // The app may have removed the arbiter meanwhile, and the set serves the next stack then.
          if set.arbiter === arbiter { stack.set = set }
        } else {
          refusal.held += arbiter.pops().behindGates.map(WeakRecognizer.init)
          refused += 1
        }
      }
    }
    // As many sets again for a touch in other stacks.
    var served = 0
    for set in sets where set.arbiter != nil { served += 1 }
    makeRoom(for: served + judged + refused)
  }

  /// Makes room for a stack that was configured, beside those that are shown with it.
  func expect(_ stack: UINavigationController) {
    if !stacks.contains(where: { $0.stack === stack }) {
      stacks.removeAll { $0.stack == nil }
      stacks.append(WeakStack(stack: stack))
    }
    var shown = 0
    for other in stacks where other.stack?.viewIfLoaded?.window === window { shown += 1 }
    makeRoom(for: shown + 1)
  }

  private struct WeakStack {
    private(set) weak var stack: UINavigationController?
  }

  /// Adds sets at the end of the turn: a recognizer that is added while a touch is bound would not
  /// receive it (C036).
  func makeRoom(for count: Int) {
    guard count > max(sets.count, wanted) else { return }
    wanted = count
    MainRunLoop.performAtEndOfTurn { [weak self] in
      guard let self else { return }
      if window != nil {
        for index in sets.count..<max(sets.count, wanted) { addSet(at: index) }
      }
      wanted = 0
    }
  }

  /// Whether a touch lands in the window for which the sets were not assigned.
  private func isNew(_ touch: UITouch) -> Bool {
    touch.phase == .began && !isAssigned(touch) && touch.windowOfView === window
  }

  /// Whether a touch lands for which the sets were assigned.
  private func isAssigned(_ touch: UITouch) -> Bool {
    guard touch.phase == .began else { return false }
    for landing in landings where landing.touch == ObjectIdentifier(touch) {
      return landing.time == touch.timestamp
    }
    return false
  }

  /// The set that serves the next stack, unless it is still busy.
  var firstSet: GateSet? { sets.first }

  /// Whether a recognizer is one of the gates, or of a driver.
  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    sets.contains { set in
      (set.gateRecognizers + set.driverRecognizers).contains { $0 === recognizer }
    } || recognizer === refusal
  }
}

// MARK: - Windows

extension UIWindow {
  /// The gates on the window; nil if there are none.
  private(set) var gates: WindowGates? {
    get { AssociatedValue.get(WindowGates.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }

  /// Puts gates on the window, unless they are there.
  ///
  /// - Parameter drives: Whether they need the recognizers of a driver.
  func addGates(drives: Bool) {
    if gates == nil { gates = WindowGates(on: self) }
    if drives { gates?.addDriverRecognizers() }
  }

  /// Removes the gates, at any moment.
  func removeGates() {
    gates?.detach()
    gates = nil
  }
}

extension WindowGates {
  /// Adds the recognizers of a driver to every set, unless they are there.
  fileprivate func addDriverRecognizers() {
    guard let window, !isDriving else { return }
    isDriving = true
    for set in sets { set.addDriverRecognizers(to: window) }
  }

  fileprivate func detach() {
    window?.removeGestureRecognizer(refusal)
    for set in sets { set.detach() }
  }

  /// Puts another set in the place of one that is in the middle of a touch sequence.
  func replace(_ set: GateSet) {
    guard let index = sets.firstIndex(where: { $0 === set }) else { return }
    sets.remove(at: index).detach()
    addSet(at: index)
  }

  /// Puts back at the end of the turn what other code has removed from the window or disabled, as
  /// apps do with all recognizers of a window that delay touches.
  func restoreAtEndOfTurn() {
    MainRunLoop.performAtEndOfTurn { [weak self] in self?.restore() }
  }

  /// Puts it back now.
  func restore() {
    guard let window else { return }
    if refusal.view !== window { window.addGestureRecognizer(refusal) }
    refusal.isEnabled = true
    for set in sets {
      set.attach(to: window)
      for recognizer in set.driverRecognizers where recognizer.view !== window {
        window.addGestureRecognizer(recognizer)
      }
      for recognizer in set.gateRecognizers + set.driverRecognizers where !recognizer.isEnabled {
        recognizer.isEnabled = true
      }
    }
  }
}

// MARK: - The gates of one stack

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
  /// The gates, each in front of its recognizers.
  private(set) lazy var popGates = [PopGate(.edgePop, in: self), PopGate(.contentPop, in: self)]
  /// What content waits for. Only the window retains it and ``trackpadGate``: their deallocation
  /// reports that other code has removed recognizers.
  private(set) weak var deferral: ScrollDeferralRecognizer?
  private(set) weak var trackpadGate: TrackpadGate?
  private var pans: [any DriverPan] = []
  private var interruption: InterruptionRecognizer?
  /// Ends the connections of the pans with a transition that replaces the public one.
  private var disconnect: [@MainActor () -> Void] = []

  init(on gates: WindowGates) { self.gates = gates }

  /// The gates and the deferral.
  var gateRecognizers: [UIGestureRecognizer] {
    popGates + [deferral, trackpadGate].compactMap(\.self)
  }

  /// The recognizers of a driver, in a deterministic order.
  var driverRecognizers: [UIGestureRecognizer] { pans + [interruption].compactMap(\.self) }

  /// The driver's recognizer for a gesture.
  func pan(for gesture: NavigationGesture) -> (any DriverPan)? {
    pans.first { $0.gesture == gesture }
  }

  /// Adds the gates and the deferral, unless they are there.
  fileprivate func attach(to window: UIWindow) {
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
  fileprivate func addDriverRecognizers(to window: UIWindow) {
    guard interruption == nil else { return }
    let gate = PopGate(.push, in: self)
    gate.isNeeded = arbiter?.popController != nil
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
  private var isBusy: Bool {
    for gate in popGates where gate.isInUse { return true }
    for pan in pans where pan.isInUse { return true }
    for recognizer in [deferral, trackpadGate, interruption] as [UIGestureRecognizer?] {
      if recognizer?.isInUse == true { return true }
    }
    return false
  }

  /// Serves no stack any more unless an event belongs to the touch sequence that is under way.
  func releaseUnlessBusy(with event: UIEvent) {
    if arbiter?.session?.includes(event) == true { return }
    // A recognizer that is tied to others may be reset long after its touches (C063).
    if isBusy { paths = [] } else { release() }
  }

  /// Serves the stack of an arbiter from a touch on that is about to land, the first one or another.
  ///
  /// - Parameter inner: The stacks inside it around the touch.
  func serve(_ arbiter: GestureArbiter, from touch: UITouch, around inner: [TouchedStack]) {
    if let pops, !paths.isEmpty {
      let path = TouchedPath(under: touch, around: inner, for: pops)
      paths.append(path)
      deferral?.held += path.deferringPans
      return
    }
    self.arbiter = arbiter
    arbiter.gateSet = self
    arbiter.prepare()
    // What is reported to the app there may have it remove the arbiter.
    guard self.arbiter === arbiter else { return }
    let pops = arbiter.pops(under: touch.view)
    let path = TouchedPath(under: touch, around: inner, for: pops)
    (self.pops, paths) = (pops, [path])
    deferral?.held = path.deferringPans
    // Only a driver pushes.
    for gate in popGates { gate.isNeeded = gate.gesture != .push || arbiter.popController != nil }
    guard let controller = arbiter.popController, disconnect.isEmpty else { return }
    disconnect = controller.connect(pans.filter(\.gesture.isPop))
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
    let session = GestureSession(arbiter, touch, over: path, pops, sharing: gates?.answers)
    arbiter.session = session
    session.touchesBegan(touches, over: paths)
    arbiter.validate(session)
    return session
  }

  /// Has every gate judge touches that have moved, once.
  ///
  /// The first recognizer that receives them calls it, so it does not matter whether that is a gate
  /// or what waits for one.
  func touchesMoved(_ touches: Set<UITouch>) {
    // The nearest one that is served has those inside it judge first.
    for path in paths { path.inner.last(where: \.isServed)?.touchesMoved(touches) }
    guard let session = arbiter?.session, session.touchesMoved(touches) else { return }
    for gate in popGates { gate.judge(in: session) }
  }

  /// The recognizers of a stack: those of the landing in a touch that the set serves, else those of
  /// now.
  func pops(of arbiter: GestureArbiter) -> PopRecognizers {
    let isServed = self.arbiter === arbiter && !paths.isEmpty
    return isServed ? pops ?? arbiter.pops() : arbiter.pops()
  }

  /// Called when a recognizer has left a touch sequence: with the last one goes what lies under it.
  func recognizerWasReset() {
    if arbiter?.session == nil { paths = [] }
  }

  /// Serves no stack until ``serve(_:from:around:)`` is called.
  func release() {
    if arbiter?.gateSet === self { arbiter?.gateSet = nil }
    arbiter = nil
    paths = []
    pops = nil
    deferral?.held = []
    for end in disconnect { end() }
    disconnect = []
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
      let regions = pan.session?.regions ?? paths.first?.regions
    else { return false }
    return arbiter?.popController?.isSimultaneous(with: otherGestureRecognizer, among: regions)
      ?? false
  }
}

/// A recognizer of a set of gates: it receives the touches in the stack that the set serves, and
/// makes other recognizers wait for it to fail.
///
/// The relation is dynamic and on this class, so that nothing is left behind when a role or the
/// arbiter is taken away (C214); `require(toFail:)` could never be taken back (C087). It never
/// cancels or delays a touch, prevents nothing but what it holds, and is never prevented.
@MainActor
class GateRecognizer: UIGestureRecognizer {
  private(set) weak var gateSet: GateSet?
  /// What waits for it in a touch sequence, found when the first touch lands; what a ``PopGate`` holds
  /// stands in ``GateSet/pops``.
  var held: [WeakRecognizer] = []
  /// Whether it has a part in a touch sequence.
  fileprivate(set) var isNeeded = true

  init(in set: GateSet?, named name: String) {
    gateSet = set
    super.init(target: nil, action: nil)
    self.name = name
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    delegate = set
  }

  /// The arbiter of the stack that is served; nil while there is none.
  var arbiter: GestureArbiter? { gateSet?.arbiter }

  /// Whether another recognizer waits for it.
  func holds(_ other: UIGestureRecognizer) -> Bool {
    for waiting in held where waiting.recognizer === other { return true }
    return false
  }

  override var isEnabled: Bool {
    didSet { if !isEnabled { gateSet?.gateWasDisabled() } }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    gateSet?.touchesWillBegin(with: event) == true && isNeeded && super.shouldReceive(event)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    holds(otherGestureRecognizer)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    holds(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

extension UIGestureRecognizer {
  /// Whether it has a part in a touch sequence.
  fileprivate var isInUse: Bool { state != .possible || numberOfTouches > 0 }
}
