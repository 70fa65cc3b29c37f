import Foundation
import UIKitShim

/// One touch sequence, from the first landing to the last lift, and everything that is known about
/// it.
///
/// The recognizers of an arbiter are adapters: they feed the session with touches, and carry out
/// what its machines return. They retain it until they are reset; a touch that lands when no touch
/// of it is down starts another one. A session that no touch feeds explains what the rules would
/// say.
@MainActor
package final class GestureSession {
  private weak var arbiter: GestureArbiter?
  private weak var navigationController: UINavigationController?
  private weak var container: UIView?
  private let direction: PopAttempt.LayoutDirection
  private let touches: SessionTouches
  /// The control that would track a touch that is only explained.
  private weak var control: UIControl?
  private let policy: PopPolicy
  private let pushPolicy: PopPolicy
  /// The recognizers behind the gates.
  package let pops: PopRecognizers
  /// The gates that have received a touch.
  private var gates: [Gate] = []
  private var deferral = DeferralMachine()
  /// A presented controller that left the content usable when the touch landed (C267).
  private weak var usablePresentation: UIViewController?
  /// Whether the screen refuses to be popped.
  private var question: ScreenQuestion
  /// Whether a driver's pan has left an event to UIKit's recognizer, which asks the app.
  private var hasWaitedForApp = false
  /// Whether the touches belong to a swipe on a trackpad.
  private var isSwipe = false
  /// The attempt as of the last event, without what differs between gestures.
  private var shared: PopAttempt?
  /// Whether content defers to the dismissal of a zoom, which is asked once.
  private lazy var defersToZoom = !path.deferringPans.isEmpty && zoomStandsIn
  /// The travel from which it waits for the dismissal, in pt.
  var waitsForZoomSince: CGFloat?

  /// Starts with the first touch of a sequence.
  convenience init(
    _ arbiter: GestureArbiter, _ touch: UITouch, over path: TouchedPath, _ pops: PopRecognizers,
    under policy: PopPolicy, sharing notifiedTouches: NotifiedTouches?
  ) {
    let track = TouchTrack(of: touch, in: arbiter.navigationController?.viewIfLoaded)
    self.init(
      arbiter, SessionTouches(touch, over: path, track), pops, policy, sharing: notifiedTouches)
  }

  /// Starts an explanation of a touch that would land at a point of the container, or of a swipe on
  /// a trackpad with the pointer there (C132).
  package convenience init(
    explaining arbiter: GestureArbiter, at point: CGPoint, over hitView: UIView?,
    _ pops: PopRecognizers? = nil
  ) {
    let pops = pops ?? arbiter.pops(under: hitView)
    let container = arbiter.navigationController?.viewIfLoaded
    let path = TouchedPath(
      under: hitView, at: container?.convert(point, to: nil) ?? point, for: pops)
    let track = TouchTrack(start: point, location: point, time: 0)
    self.init(arbiter, SessionTouches(over: path, track), pops, arbiter.effectivePolicy)
  }

  private init(
    _ arbiter: GestureArbiter, _ touches: SessionTouches, _ pops: PopRecognizers,
    _ policy: PopPolicy, sharing notifiedTouches: NotifiedTouches? = nil
  ) {
    self.arbiter = arbiter
    question = ScreenQuestion(sharing: notifiedTouches)
    (self.touches, self.pops) = (touches, pops)
    let path = touches.path
    let (stack, view) = (arbiter.navigationController, arbiter.navigationController?.viewIfLoaded)
    (navigationController, container) = (stack, view)
    direction = view?.layoutDirection ?? .leftToRight
    control = path.control
    self.policy = policy
    pushPolicy = arbiter.pushPolicy
    if let presented = navigationController?.presentedViewController, !presented.isInTransition {
      usablePresentation = presented
    }
  }

  private subscript(gesture: NavigationGesture) -> Gate? {
    for gate in gates where gate.machine.gesture == gesture { return gate }
    return nil
  }

  /// The policy by which a gesture is judged in this sequence.
  package func policy(for gesture: NavigationGesture) -> PopPolicy {
    gesture.isPop ? policy : pushPolicy
  }

  /// The touch that is judged.
  var touch: UITouch? { touches.judged }

  /// How it has moved.
  var track: TouchTrack { touches.track }

  /// What lies under it.
  private var path: TouchedPath { touches.path }

  /// The view that it has hit.
  package var hitView: UIView? { path.hitView }

  /// The registered views and regions under the touch, innermost first.
  package var contents: [TouchedContent] { path.contents }

  /// Which role counts for the views under the touch.
  package var roles: RoleLookup { path.roles }

  /// The time of the latest sample of the touch, in s.
  var time: TimeInterval { track.latestTime }
}

// MARK: - Touches

extension GestureSession {
  /// Adds touches that have landed; several recognizers may deliver the same ones.
  func touchesBegan(_ touches: Set<UITouch>, over paths: [TouchedPath]) {
    for touch in touches where self.touches.add(touch, over: paths, in: container) { shared = nil }
  }

  /// Follows the touches; several recognizers may deliver the same sample.
  ///
  /// - Returns: Whether it is a new one of the touch that is judged.
  @discardableResult
  func touchesMoved(_ touches: Set<UITouch>) -> Bool {
    var isNew = self.touches.moveJudged(touches)
    if touches.count > 1 || !follows(touches), judgesAnother(of: touches) { isNew = true }
    if isNew { shared = nil }
    return isNew
  }

  /// Judges another touch from now on if that drags instead; returns whether it does.
  private func judgesAnother(of touches: Set<UITouch>) -> Bool {
    // Once a push has begun, the screen that is on top then has none to push.
    let isDecided = gates.contains { gate in
      let gesture = gate.machine.gesture
      return gate.machine.outcome == .allowed
        && (mayStillBegin(gesture) || isDriverActive(in: gesture))
    }
    guard self.touches.moveOthers(touches, direction, mayChange: !isDecided) else { return false }
    for gate in gates where gate.machine.mayJudgeAnotherTouch {
      gate.machine = PopGateMachine(gate.machine.gesture, policy: gate.machine.policy)
    }
    return true
  }

  /// Whether a driver's recognizer moves the screen, even if the app has turned the gesture off since.
  private func isDriverActive(in gesture: NavigationGesture) -> Bool {
    pops.all(.driver).contains { $0.gesture == gesture && $0.recognizer.isActive }
  }

  /// Takes in where touches were lifted: one that rested is slow.
  func touchesEnded(_ touches: Set<UITouch>) {
    touchesMoved(touches)
    self.touches.end(touches)
    shared = nil
  }

  /// Whether an event belongs to the sequence: a touch of it is known, and still down.
  func includes(_ event: UIEvent) -> Bool { touches.include(event) }

  /// Whether a touch of the sequence is down.
  package var hasTouchDown: Bool { touches.isDown }

  /// Whether the touch that is judged is among these.
  func follows(_ touches: Set<UITouch>) -> Bool { self.touches.follows(touches) }
}

// MARK: - What is known

extension GestureSession {
  /// What is known of the drag now, for the machine of a gesture.
  private func facts(
    on gesture: NavigationGesture, _ pop: PopGateMachine.Pop, asksRules: Bool
  ) -> DragFacts {
    let isForControl = mayBeTrackedLate && gesture != .edgePop && !isPerformedBySystem(gesture)
    return DragFacts(
      track, direction, attempt: asksRules ? attempt(of: gesture) : nil, pop: pop,
      mayAllow: !isForControl && !path.inner.contains { $0.mayMove(as: gesture) },
      isJoined: gesture == .edgePop && touches.areSeveral)
  }

  /// What is known of the drag now, without what a rule examines.
  private var facts: DragFacts { DragFacts(track, direction) }

  /// Describes the touch as an attempt of a gesture, as of now; nil once the controller is gone.
  ///
  /// - Parameter velocity: The velocity that UIKit gives, in pt/s; nil for that of the touch.
  package func attempt(
    of gesture: NavigationGesture, hasMoved: Bool = true, velocity: CGPoint? = nil
  ) -> PopAttempt? {
    guard var attempt = shared ?? makeSharedAttempt(), let container else { return nil }
    shared = attempt
    attempt.hasMoved = hasMoved
    attempt.gesture = gesture
    if let velocity { attempt.velocity = velocity }
    attempt.isRefusedByScreen = isRefusedByScreen(gesture)
    attempt.performer = isPerformedBySystem(gesture) ? .uikit : .arbiter
    if attempt.performer == .arbiter, gesture != .edgePop, let follower = follower(of: gesture) {
      attempt.contents.append(
        PopAttempt.Content(
          name: follower is UIControl
            ? arbiter?.className(of: follower) ?? "a control" : "hosted SwiftUI content",
          demand: .claims(.content)))
    }
    for (path, start) in [(path, track.start)] + touches.earlier {
      for touched in path.contents {
        if let content = touched.content(
          for: gesture, attempt.zoomMovement, startingAt: start, attempt.translation, in: container,
          direction)
        {
          attempt.contents.append(content)
        }
      }
    }
    return attempt
  }

  private func makeSharedAttempt() -> PopAttempt? {
    guard let arbiter, let navigationController, let container else { return nil }
    var attempt = PopAttempt(
      start: track.start, translation: track.translation, velocity: track.velocity,
      time: track.time, container: container.bounds, layoutDirection: direction,
      stackDepth: navigationController.viewControllers.count,
      numberOfTouches: touches.count,
      isEditing: navigationController.topViewController?.isEditing ?? false)
    attempt.verticalExtent = track.verticalExtent
    attempt.isEnabled = arbiter.allowsPopGestures
    let settings = navigationController.screenSettings
    attempt.suspensions = arbiter.suspensions(beside: settings)
    attempt.transition = transition
    question.read(settings)
    return attempt
  }

  /// What the controller is doing.
  private var transition: PopAttempt.Transition {
    // A transition that a driver drives gives way to none of UIKit's pops.
    if arbiter?.popController?.transition?.isOver == false { return .running }
    return navigationController?.popTransitionState(besides: usablePresentation) ?? .idle
  }

  /// Whether no transition moves the stack, and nothing is presented over it.
  var isStackIdle: Bool {
    navigationController?.popTransitionState(besides: usablePresentation) == .idle
  }

  /// The control that tracks the touch and may follow the drag: a driver's pan around it would
  /// cancel the tracking.
  private var trackingControl: UIControl? {
    touches.isFelt ? touches.trackingControl : control
  }

  /// What may follow the drag although no recognizer says so.
  private func follower(of gesture: NavigationGesture) -> UIView? {
    trackingControl ?? (gesture.isPop && !isSwipe ? path.hostedContent : nil)
  }

  /// Whether a control may still receive the touch and track it: a scroll view around it passes a
  /// touch on late (C135).
  private var mayBeTrackedLate: Bool {
    path.isTouchDelayed && track.time < GestureMetrics.contentTouchDelay
  }

  /// What each content asks of a gesture, innermost first; nil where it asks nothing.
  package func demands(on gesture: NavigationGesture) -> [PopAttempt.Content.Demand?] {
    guard let container else { return [] }
    return path.contents.map {
      $0.content(for: gesture, nil, startingAt: track.start, .zero, in: container, direction)?
        .demand
    }
  }

  /// Content that would defer to the drag if a pop began with it, and there is none.
  var contentWithoutPop: String? {
    guard pops.recognizers(of: .contentPop).isEmpty, facts.lies(towards: .contentPop),
      let attempt = attempt(of: .contentPop), attempt.stackDepth > 1,
      attempt.distanceFromOriginEdge > GestureMetrics.edgeWidth,
      policy.decision(on: attempt).refusal == nil
    else { return nil }
    return attempt.contents.first(where: \.defers)?.name
  }

  /// Drops what was read from the arbiter: code that runs for a decision may change it.
  func decisionWasReported() { shared = nil }
}

// MARK: - Gates

extension GestureSession {
  /// The machine of a gate; nil until the gate has received a touch.
  func gate(for gesture: NavigationGesture) -> PopGateMachine? { self[gesture]?.machine }

  /// What became of an attempt; nil until its gate has received a touch.
  func outcome(of gesture: NavigationGesture) -> PopGateMachine.Outcome? {
    self[gesture]?.machine.outcome
  }

  /// Judges touches that a gate has received.
  func gateBegan(_ gesture: NavigationGesture) -> PopGateMachine.Action {
    let gate = self[gesture] ?? addGate(for: gesture)
    let facts = facts(
      on: gesture, pops.expectation(of: gesture, from: touch),
      asksRules: gate.machine.latest == nil)
    return decide(gesture) { $0.touchesBegan(facts) }
  }

  private func addGate(for gesture: NavigationGesture) -> Gate {
    let gate = Gate(PopGateMachine(gesture, policy: policy(for: gesture)))
    gates.append(gate)
    return gate
  }

  /// Has the machine of a gate decide, as a copy: a rule of the app's may do anything meanwhile, such
  /// as remove the arbiter, which resets the gate.
  @inline(never)
  private func decide(
    _ gesture: NavigationGesture, _ body: (inout PopGateMachine) -> PopGateMachine.Action
  ) -> PopGateMachine.Action {
    guard let gate = self[gesture] else { return .wait }
    var machine = gate.machine
    let outcome = machine.outcome
    var action = body(&machine)
    if case .allow = action, let reason = pops.refusal(of: gesture, with: touch, isDue: false) {
      action = machine.refuse(reason)
    }
    guard gate.machine.outcome == outcome else { return .wait }
    gate.machine = machine
    return action
  }

  /// Judges a move that a gate has received.
  func gateMoved(_ gesture: NavigationGesture) -> PopGateMachine.Action {
    guard let gate = self[gesture]?.machine, gate.isUndecided else { return .wait }
    if gate.outcome == .pending, path.inner.contains(where: { $0.hasBegun(as: gesture) }) {
      return decide(gesture) { $0.refuse(.innerStackMoves) }
    }
    let pop = pops.expectation(of: gesture, from: touch)
    if pop == .failed, track.travel >= GestureMetrics.decisionTravel {
      arbiter?.validateDeferral(self)
    }
    let facts = facts(on: gesture, pop, asksRules: gate.asksRules(aboutMoveOf: pop))
    let action = decide(gesture) { $0.touchMoved(facts) }
    guard case .allow(var decision) = action else { return action }
    let system = pops.recognizer(of: gesture, by: .uikit)
    if decision.attempt.performer == .uikit, system?.hasAppDelegate == false,
      navigationController?.keepsPopFromBeginning(gesture) == true
    {
      decision.verdict = .refuse(.backButtonMissing)
      return .allow(decision)
    }
    guard decision.attempt.isUncontested, path.isOnControl else { return action }
    if let system,
      system.hasAppDelegate || path.isDecidedByApp
        || system.isAllowedToBegin(with: touch)
    {
      return action
    }
    // UIKit leaves the drag to the control (C208): what it will not begin is reported so.
    decision.verdict = .refuse(.recognizerWouldNotBegin)
    return .allow(decision)
  }

  /// Ends the attempt of a gate whose last touch has ended.
  func gateEnded(_ gesture: NavigationGesture) -> PopGateMachine.Action {
    guard let gate = self[gesture]?.machine, gate.isUndecided else { return .wait }
    let pop = pops.expectation(of: gesture, from: touch)
    let asksRules = gate.asksRules(aboutEndOf: pop)
    let landed = asksRules ? touch?.view.flatMap { arbiter?.className(of: $0) } : nil
    let facts = facts(on: gesture, pop, asksRules: asksRules)
    let action = decide(gesture) { $0.touchesEnded(facts, landedOn: landed) }
    guard case .leaveToScreen = action else { return action }
    // What was cancelled wasn't an attempt.
    let isLeft = touch?.phase == .cancelled ? .wait : screenRefuses(gesture)
    // The edge pop tells the screen; no gesture may begin late (C092).
    if case .wait = isLeft { return decide(gesture) { $0.refuse(.endedUndecided) } }
    return isLeft
  }

  /// Ends the part of a gate in the sequence: reset before the touches have ended (C062), it holds
  /// its gesture no longer, and content must not wait for it. A gesture that it has allowed may
  /// still begin: content waits for that one.
  func gateWasReset(_ gesture: NavigationGesture) {
    if self[gesture]?.machine.isUndecided == true { self[gesture]?.machine.gateWasReset() }
  }

  /// Judges a swipe on a trackpad that is about to begin, as if it went on as it has set out: a pan
  /// is asked once whether it may begin.
  ///
  /// - Parameters:
  ///   - way: Where it leads, of any length.
  ///   - velocity: In pt/s of the window.
  ///   - reason: Why it is refused besides the rules; nil if nothing else refuses it.
  func swiped(
    by way: CGPoint, at velocity: CGPoint, refusing reason: PopReason?
  ) -> PopGateMachine.Action {
    control = nil
    isSwipe = true
    // As far as the screen is wide: farther than any rule of direction waits.
    let travel = max(container?.bounds.width ?? 0, 2 * GestureMetrics.turningTravel)
    let scale = travel / max(hypot(way.x, way.y), .ulpOfOne)
    let end = CGPoint(x: track.start.x + way.x * scale, y: track.start.y + way.y * scale)
    let speed = max(hypot(velocity.x, velocity.y), GestureMetrics.restingSpeed)
    touches.track.move(to: end, at: travel / speed)
    shared = nil
    gates = []
    _ = addGate(for: .contentPop)
    let facts = facts(on: .contentPop, .possible, asksRules: true)
    return decide(.contentPop) { $0.swiped(facts, refusing: reason) }
  }

  /// Whether the touch has moved at all in the direction of a gesture.
  func leadsTowards(_ gesture: NavigationGesture) -> Bool {
    facts.leadsRightwards(gesture) ? track.translation.x > 0 : track.translation.x < 0
  }
}

// MARK: - Refusals of the screen

extension GestureSession {
  /// Whether the screen refuses a gesture, or was notified of one with these touches.
  private func isRefusedByScreen(_ gesture: NavigationGesture) -> Bool {
    gesture != .push && (question.wasNotified(of: touches) || refuser(of: gesture) != nil)
  }

  /// What refuses a gesture for the screen; nil if nothing does.
  package func refuser(of gesture: NavigationGesture) -> (any PopIntercepting)? {
    question.isOpen ? question.refuser(of: trigger(of: gesture)) : nil
  }

  /// While the edge pop may begin, a content pop has its trigger.
  private func trigger(of gesture: NavigationGesture) -> PopTrigger {
    if isSwipe { return .trackpadSwipe }
    return PopTrigger(gesture == .contentPop && mayStillBegin(.edgePop) ? .edgePop : gesture)
  }

  /// Refuses a gesture that nothing but the screen keeps from beginning in this event.
  ///
  /// The edge pop decides first, so that a sequence notifies once: while its gate is undecided the
  /// content pop waits.
  func screenRefuses(_ gesture: NavigationGesture) -> PopGateMachine.Action {
    if gesture == .contentPop, mayStillBegin(.edgePop) { return .wait }
    // Once it was notified nothing more is to be found out.
    let isAttempt = question.wasNotified(of: touches) || wouldBegin(gesture)
    let reason = isAttempt ? PopReason.screenRefused : .recognizerWouldNotBegin
    return decide(gesture) { $0.refuse(reason) }
  }

  /// Notifies the screen that it has refused a gesture, once per sequence.
  func notifyScreen(of gesture: NavigationGesture) {
    question.notify(of: trigger(of: gesture), with: touches)
  }
}

// MARK: - Content that defers

extension GestureSession {
  /// Takes the pans of content that defers out of a swipe on a trackpad (C066).
  func withdrawContent() {
    for pan in path.deferringPans { pan.recognizer?.leaveTouchSequence() }
  }

  /// Decides about content once a gate has concluded: it need not wait for the next event.
  func gateConcluded() -> DeferralMachine.Action {
    switch status {
    // The drag was meant for the pop: once the screen was notified, content does not scroll.
    case .refused: question.wasNotified(of: touches) ? .stop : defersToZoom ? .wait : .allow
    case .undecided: .wait
    case .allowed, .begun: isCertainToBegin ? .stop : .wait
    }
  }

  /// Decides whether content still defers after a move.
  func deferralMoved() -> DeferralMachine.Action {
    let status = status
    if status == .refused, defersToZoom { return deferralToZoom(facts) }
    // A held recognizer may read as if it had begun (C093).
    if isCertainToBegin { return .stop }
    let expected = NavigationGesture.allCases.filter(mayStillBegin)
    return deferral.touchMoved(
      facts, status, expecting: expected, isList: hasList, isCaught: path.catchesList)
  }

  /// Whether a gesture begins in this event unless content is in its way.
  ///
  /// Content that is stopped now, and not when the gesture has begun, need not wait in the event in
  /// which its own pan would begin, and excludes no pop in it (C094). A driver's pan that is due
  /// begins wherever the drag has turned since it was allowed; a pop of UIKit's or the app's may
  /// find it too steep (C119).
  private var isCertainToBegin: Bool {
    guard !path.contents.isEmpty else { return false }
    for gate in gates where gate.machine.outcome == .allowed {
      let (gate, gesture) = (gate.machine, gate.machine.gesture)
      let pan = pops.recognizer(of: gesture, by: .driver)
      if let pan, pan.mayBegin(with: touch), driverMayMove(by: gesture),
        DriverPanMachine.isDue(gate, rivals(of: gesture), facts),
        decisionForDriver(gate).map({ $0.allows || $0.isRefusedByScreen }) != false
      {
        return true
      }
      if track.travel >= GestureMetrics.decisionTravel, pan == nil || gate.wasLeftToUIKit,
        movesAsExpected, wouldBegin(gesture, asksApp: false)
      {
        return true
      }
    }
    return false
  }

  /// Whether the touch moves so flat that no pop recognizer can find it too steep, where an open or
  /// allowed gesture leads.
  private var movesAsExpected: Bool {
    let facts = facts
    for gesture in NavigationGesture.allCases
    where facts.moves(towards: gesture, axisRatio: GestureMetrics.maximumSlope)
      && mayStillBegin(gesture)
    {
      return true
    }
    return false
  }

  /// What content that defers can expect.
  private var status: PopStatus {
    var best = PopStatus.refused
    for gate in gates {
      var place = 0
      while let pop = pops.next(&place, of: gate.machine.gesture) {
        guard pop.receives(touch) else { continue }
        best = max(best, PopStatus(of: pop.state, behind: gate.machine.outcome))
      }
    }
    return best
  }

  /// Whether content that defers scrolls vertically: it can begin with any drag that it waits for.
  private var hasList: Bool {
    for content in path.contents {
      guard let scrollView = content.view as? UIScrollView else { continue }
      if path.defers(scrollView.panGestureRecognizer), scrollView.scrollsVertically { return true }
    }
    return false
  }
}

// MARK: - What may begin

extension GestureSession {
  /// Whether a gesture that moves the stack the same way may still begin, or has.
  func mayMove(as gesture: NavigationGesture) -> Bool {
    NavigationGesture.allCases.contains {
      $0.isPop == gesture.isPop && mayStillBegin($0) && isLetBegin($0)
    }
  }

  /// Whether UIKit's delegate agrees as well, once the rules do: not where the bar is hidden, for
  /// instance.
  private func isLetBegin(_ gesture: NavigationGesture) -> Bool {
    outcome(of: gesture) != .allowed || isUnderOwnBackAction
      || pops.recognizers(of: gesture).contains(where: \.isLetBeginByUIKit)
  }

  /// Whether such a gesture has begun.
  func hasBegun(as gesture: NavigationGesture) -> Bool {
    NavigationGesture.allCases.contains { other in
      other.isPop == gesture.isPop && outcome(of: other) == .allowed
        && pops.recognizers(of: other).contains { $0.isActive && $0.receives(touch) }
    }
  }

  /// Whether a gesture may still begin behind its gate.
  private func mayStillBegin(_ gesture: NavigationGesture) -> Bool {
    self[gesture]?.machine.isOpen == true && pops.expectation(of: gesture, from: touch) == .possible
  }

  /// Whether UIKit's recognizer, which has begin rules of its own, performs a gesture.
  ///
  /// A driver's pan comes second to UIKit's, and keeps to rules of its own as well.
  private func isPerformedBySystem(_ gesture: NavigationGesture) -> Bool {
    if pops.recognizers(of: gesture, by: .app).contains(where: \.isEnabled) { return false }
    if pops.recognizer(of: gesture, by: .driver) == nil { return true }
    guard let pop = pops.recognizer(of: gesture, by: .uikit) else { return false }
    return mayPerform(pop) && arbiter?.popController?.precedesSystemPops == false
      && navigationController?.isBackButtonMissing == false
      && (gesture == .edgePop || isContentPop(pop))
  }

  /// Whether UIKit's recognizer may begin with the touch that is judged: it may follow another one.
  private func mayPerform(_ pop: UIGestureRecognizer) -> Bool {
    guard pop.isEnabled, pop.mayBegin(with: touch) else { return false }
    return touches.isAlone || touch?.gestureRecognizers?.contains { $0 === pop } ?? true
  }

  /// Whether a drag is UIKit's content pop: its delegate leaves one to a control (C208).
  private func isContentPop(_ pop: UIGestureRecognizer) -> Bool {
    !path.isOnControl || pop.hasAppDelegate
  }

  /// Whether a gesture would begin at once if its gate let it.
  ///
  /// - Parameter asksApp: Whether a delegate or a view of the app's is asked by hand; one that is not
  ///   is taken to refuse.
  private func wouldBegin(_ gesture: NavigationGesture, asksApp: Bool = true) -> Bool {
    // A driver's pan lets UIKit's recognizer take its time.
    if pops.recognizer(of: gesture, by: .driver)?.mayBegin(with: touch) == true,
      driverMayMove(by: gesture), !isPerformedBySystem(gesture)
    {
      return true
    }
    let asksSystem = !isUnderOwnBackAction
    if !asksApp, path.isDecidedByApp { return false }
    return pops.recognizers(of: gesture).contains {
      !($0 is any DriverPan) && (asksApp || !$0.hasAppDelegate)
        && $0.isAllowedToBegin(with: touch, asksSystem: asksSystem)
    }
  }

  /// Whether UIKit may refuse a pop only because of the arbiter's back action (C237).
  var isUnderOwnBackAction: Bool {
    let item = navigationController?.topViewController?.navigationItem
    return item?.backAction?.identifier == .popIntercepting && !path.isOnControl
      && navigationController?.delegate?.navigationController(_:animationControllerFor:from:to:)
        == nil
  }
}

// MARK: - A driver

extension GestureSession {
  /// Whether a driver's pan has something to move.
  func isInUse(_ pan: UIGestureRecognizer, for gesture: NavigationGesture) -> Bool {
    pops.recognizer(of: gesture, by: .driver) === pan
      && (gesture != .push || navigationController?.hasPushCandidate == true)
  }

  /// Decides whether a driver's pan that is not active begins in this event.
  func driverMoved(
    _ pan: UIGestureRecognizer, by gesture: NavigationGesture
  ) -> DriverPanMachine.Action {
    // It may have been turned off since the touch landed.
    guard pops.recognizer(of: gesture, by: .driver) === pan else { return .fail }
    guard let gate = self[gesture]?.machine, gate.allowance != nil else {
      return outcome(of: gesture) == .refused ? .fail : .wait
    }
    let action = DriverPanMachine.touchMoved(
      gate, mayMove: driverMayMove(by: gesture), rivals(of: gesture), facts)
    guard case .begin = action else { return action }
    if let decision = decisionForDriver(gate), !decision.isRefusedByScreen {
      if case .undecided = decision.verdict { return .wait }
      if decision.refusal != nil { return .fail }
    }
    // The answer of the screen may have changed since the gate allowed the gesture.
    let asksScreen = gate.policy.rules.contains { $0.name == PopRule.asksScreen.name }
    if asksScreen, isRefusedByScreen(gesture) {
      notifyScreen(of: gesture)
      return .fail
    }
    // UIKit's recognizer may begin in this event, and ask the app itself.
    if !hasWaitedForApp, pops.mayAskApp(about: gesture, from: touch) {
      hasWaitedForApp = true
      return .wait
    }
    return pops.refusal(of: gesture, with: touch, isDue: true) == nil ? .begin : .fail
  }

  /// What the rules say of a drag whose direction its gate has left to UIKit's recognizer, once that
  /// has not begun; nil where the gate has judged it.
  private func decisionForDriver(_ gate: PopGateMachine) -> PopDecision? {
    guard gate.wasLeftToUIKit, var attempt = attempt(of: gate.gesture) else { return nil }
    attempt.performer = .arbiter
    return gate.policy.decision(on: attempt)
  }

  /// Whether a gesture of a driver could change the stack now.
  func driverMayChangeStack(by gesture: NavigationGesture) -> Bool {
    guard let navigationController, isStackIdle else { return false }
    return gesture.isPop
      ? navigationController.viewControllers.count > 1
      : navigationController.hasPushCandidate
  }

  /// Whether it could, and nothing under the touch follows it.
  private func driverMayMove(by gesture: NavigationGesture) -> Bool {
    driverMayChangeStack(by: gesture) && (gesture == .edgePop || follower(of: gesture) == nil)
  }

  /// What else may take a drag that is a driver's, or has.
  private func rivals(of gesture: NavigationGesture) -> DriverPanMachine.Rivals {
    var rivals = DriverPanMachine.Rivals()
    rivals.edgePop = gesture == .contentPop && mayStillBegin(.edgePop)
    rivals.others = gesture != .edgePop && isContested
    if arbiter?.popController?.precedesSystemPops == true { return rivals }
    for pop in pops.recognizers(of: gesture) where !(pop is any DriverPan) {
      if pop.mayBegin(with: touch) { rivals.pop = true }
      if pop.isActive { rivals.hasBegun = true }
    }
    return rivals
  }

  /// Whether a recognizer may take the drag that neither belongs to the arbiter nor waits for it.
  ///
  /// Only pans and swipes move with a drag, and a scroll view only along its content (C151).
  private var isContested: Bool {
    for other in touch?.gestureRecognizers ?? [] where other.state != .failed {
      guard other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer,
        !(other is any DriverPan), pops.gesture(of: other) == nil, !path.defers(other)
      else { continue }
      guard let scrollView = other.view as? UIScrollView, scrollView.panGestureRecognizer === other
      else { return true }
      if scrollView.scrollsHorizontally { return true }
    }
    return false
  }
}

/// Holds the machine of a gate, which is large, in place.
@MainActor
private final class Gate {
  var machine: PopGateMachine

  init(_ machine: PopGateMachine) { self.machine = machine }
}

extension PopStatus {
  /// What content can expect of a recognizer that receives the touch, behind a gate.
  fileprivate init(of pop: UIGestureRecognizer.State, behind outcome: PopGateMachine.Outcome) {
    // What a held recognizer reads is unspecified: possible, or the state that it waits to enter
    // (C093).
    self =
      switch (outcome, pop) {
      case (.abandoned, _), (.refused, _), (_, .failed), (_, .cancelled): .refused
      case (.pending, _): .undecided
      case (.allowed, .possible): .allowed
      case (.allowed, _): .begun
      }
  }
}
