import Foundation
import UIKitShim

/// One touch sequence, from the first landing to the last lift, and everything that is known about
/// it.
///
/// The recognizers of an arbiter are adapters: they feed the session with touches and carry out
/// what its machines return. They retain it until they are reset; a touch that lands when no touch
/// of it is down starts another one. A session that no touch feeds explains what the rules would
/// say.
@MainActor
package final class GestureSession {
  weak var arbiter: GestureArbiter?
  weak var navigationController: UINavigationController?
  private weak var container: UIView?
  let direction: PopAttempt.LayoutDirection
  /// The touch that is judged: the first one to land.
  private(set) weak var touch: UITouch?
  private(set) var track: TouchTrack
  /// The regions under the touch.
  package let regions: TouchedRegions
  /// The registered views from the hit view up to the container and their regions, innermost first.
  package private(set) var contents: [TouchedContent]
  /// The innermost control under the touch that may follow the drag.
  private weak var control: UIControl?
  /// Whether a scroll view may pass the touch to the control late.
  private var isTouchDelayed = false
  private let policy: PopPolicy
  private let pushPolicy: PopPolicy
  /// The touches that are down, and when each landed, in s.
  private var landings: [(touch: ObjectIdentifier, time: TimeInterval)] = []
  var screenAnswer = PopAttempt.ScreenAnswer.notAsked
  /// What has answered; the answer counts for no other.
  weak var askedInterceptor: (any PopIntercepting)?
  /// What the navigation controller was doing when the screen was asked.
  var transitionWhenAsked: PopAttempt.Transition?
  var gates = PerGesture<PopGateMachine>()
  var deferral = DeferralMachine()
  /// A presented controller that left the content usable when the touch landed (C267).
  private(set) weak var usablePresentation: UIViewController?
  /// UIKit's recognizers and the driver's, as of the landing.
  var systemPops = PerGesture<WeakRecognizer>()
  var driverPops = PerGesture<WeakRecognizer>()
  /// The app's own, as of the landing.
  let appPops: [(gesture: NavigationGesture, recognizer: WeakRecognizer)]
  /// The attempt as of the last event, without what differs between gestures.
  var shared: PopAttempt?

  /// Starts with the first touch of a sequence.
  ///
  /// - Parameters:
  ///   - regions: The regions under the touch.
  ///   - motions: What scroll views were doing before the touch reached them.
  convenience init(
    _ arbiter: GestureArbiter, _ touch: UITouch, regions: TouchedRegions, motions: ContentMotions
  ) {
    self.init(
      arbiter, over: touch.view, motions: motions, regions: regions,
      track: TouchTrack(
        start: touch.location(in: arbiter.navigationController?.viewIfLoaded),
        location: touch.location(in: nil), time: touch.timestamp))
    self.touch = touch
  }

  /// Starts an explanation of a touch that would land at a point of the container.
  package convenience init(
    explaining arbiter: GestureArbiter, at point: CGPoint, over hitView: UIView?
  ) {
    self.init(
      arbiter, over: hitView, motions: [:], regions: arbiter.regions(under: hitView, at: point),
      track: TouchTrack(start: point, location: point, time: 0))
  }

  /// Starts a swipe on a trackpad with the pointer at a point of the container (C132).
  convenience init(
    _ arbiter: GestureArbiter, pointer: CGPoint, over hitView: UIView?,
    driverPop: UIGestureRecognizer?
  ) {
    self.init(
      arbiter, over: hitView, motions: [:], regions: arbiter.regions(under: hitView, at: pointer),
      track: TouchTrack(start: pointer, location: pointer, time: 0))
    driverPops = PerGesture()
    driverPops[.contentPop] = driverPop.map { WeakRecognizer($0) }
    control = nil
  }

  private init(
    _ arbiter: GestureArbiter, over hitView: UIView?, motions: ContentMotions,
    regions: TouchedRegions, track: TouchTrack
  ) {
    let navigationController = arbiter.navigationController
    let container = navigationController?.viewIfLoaded
    self.arbiter = arbiter
    self.navigationController = navigationController
    self.container = container
    self.track = track
    self.regions = regions
    direction = container?.layoutDirection ?? .leftToRight
    policy = arbiter.effectivePolicy
    pushPolicy = arbiter.pushPolicy
    // One on another screen, or beside the touch, has no part in the sequence.
    appPops = arbiter.appPops.filter { pop in
      pop.recognizer.recognizer?.view.map { hitView?.isDescendant(of: $0) ?? false } ?? false
    }
    contents = []
    for gesture in NavigationGesture.allCases {
      systemPops[gesture] = WeakRecognizer(arbiter.systemRecognizer(for: gesture))
      if arbiter.drives(gesture) {
        driverPops[gesture] = WeakRecognizer(arbiter.popController?[gesture])
      }
    }
    if let presented = navigationController?.presentedViewController, !presented.isInTransition {
      usablePresentation = presented
    }
    guard let hitView else { return }
    for view in hitView.ancestors(through: container) {
      if control != nil, let scrollView = view as? UIScrollView, scrollView.delaysContentTouches,
        scrollView.isScrollEnabled
      {
        isTouchDelayed = true
      }
      contents += regions.regions(of: view).map { TouchedContent($0.view, $0.registration) }
      guard let registration = regions.registration(of: view) else {
        if control == nil, let found = view as? UIControl, found.mayFollowDrags { control = found }
        continue
      }
      contents.append(
        TouchedContent(view, registration, motion: motions[ObjectIdentifier(view)]))
    }
  }

  /// The policy by which a gesture is judged in this sequence.
  package func policy(for gesture: NavigationGesture) -> PopPolicy {
    gesture.isPop ? policy : pushPolicy
  }

  /// The time of the latest sample of the touch, in s.
  var time: TimeInterval { track.latestTime }
}

// MARK: - Touches

extension GestureSession {
  /// Adds touches that have landed; several recognizers may deliver the same ones.
  func touchesBegan(_ touches: Set<UITouch>) {
    for touch in touches where !landings.contains(where: { $0.touch == ObjectIdentifier(touch) }) {
      landings.append((ObjectIdentifier(touch), touch.timestamp))
      shared = nil
    }
  }

  /// Follows the touch that is judged; several recognizers may deliver the same sample.
  ///
  /// - Returns: Whether that touch is among these.
  @discardableResult
  func touchesMoved(_ touches: Set<UITouch>) -> Bool {
    guard let touch = judged(in: touches) else { return false }
    if track.move(to: touch.location(in: nil), at: touch.timestamp) { shared = nil }
    return true
  }

  /// Takes in where touches were lifted, and removes them: a touch that rested is slow.
  func touchesEnded(_ touches: Set<UITouch>) {
    touchesMoved(touches)
    landings.removeAll { landing in touches.contains { ObjectIdentifier($0) == landing.touch } }
    shared = nil
  }

  /// Whether an event belongs to the sequence: a touch of it is known, and still down.
  ///
  /// A recognizer that is tied to others may be reset long after its touches (C063), and retains
  /// the session until then.
  func includes(_ event: UIEvent) -> Bool {
    for touch in event.allTouches ?? [] where touch.phase != .ended && touch.phase != .cancelled {
      // A touch that lands now may be an object that was used before.
      for landing in landings where landing.touch == ObjectIdentifier(touch) {
        if touch.phase != .began || landing.time == touch.timestamp { return true }
      }
    }
    return false
  }

  /// Whether a touch of the sequence is down.
  var hasTouchDown: Bool { !landings.isEmpty }

  /// Whether the touch that is judged is among these.
  func follows(_ touches: Set<UITouch>) -> Bool { judged(in: touches) != nil }

  private func judged(in touches: Set<UITouch>) -> UITouch? {
    guard let touch else { return nil }
    for other in touches where other === touch { return other }
    return nil
  }
}

// MARK: - Attempts

extension GestureSession {
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
    attempt.performer = isPerformedBySystem(gesture) ? .uikit : .arbiter
    if attempt.performer == .arbiter, gesture != .edgePop, let trackingControl {
      attempt.contents.append(
        PopAttempt.Content(
          name: arbiter?.className(of: trackingControl) ?? "a control", demand: .claims(.content)))
    }
    for index in contents.indices {
      if let content = contents[index].content(
        for: gesture, attempt.zoomMovement, startingAt: track.start, in: container, direction)
      {
        attempt.contents.append(content)
      }
    }
    return attempt
  }

  /// The control that tracks the touch and may follow the drag: a driver's pan around it would
  /// cancel the tracking.
  var trackingControl: UIControl? {
    guard let control, touch == nil || control.isTracking else { return nil }
    return control
  }

  /// Whether a control may still receive the touch and track it: a scroll view around it passes a
  /// touch on late (C135).
  private var mayBeTrackedLate: Bool {
    isTouchDelayed && track.time < GestureMetrics.contentTouchDelay
  }

  private func makeSharedAttempt() -> PopAttempt? {
    guard let arbiter, let navigationController, let container else { return nil }
    let top = navigationController.topViewController
    var attempt = PopAttempt(
      start: track.start, translation: track.translation, velocity: track.velocity,
      time: track.time, container: container.bounds, layoutDirection: direction,
      stackDepth: navigationController.viewControllers.count,
      numberOfTouches: max(landings.count, 1), isEditing: top?.isEditing ?? false)
    attempt.verticalExtent = track.verticalExtent
    attempt.transition = transition
    attempt.isEnabled = arbiter.isEnabled
    attempt.suspensions = arbiter.activeSuspensions
    if let interceptor = navigationController.popInterceptorInUse {
      // A screen that was pushed under the touch has not been asked.
      if askedInterceptor !== interceptor { screenAnswer = .notAsked }
      attempt.screenAnswer = screenAnswer
    } else {
      attempt.screenAnswer = .agrees
    }
    return attempt
  }

  /// What the controller is doing; for a screen that refused, what it did before the question.
  ///
  /// An alert that appears meanwhile is the screen's answer, not a transition that was running.
  private var transition: PopAttempt.Transition {
    let now = transitionNow
    return screenAnswer == .refuses ? transitionWhenAsked ?? now : now
  }

  var transitionNow: PopAttempt.Transition {
    // A transition that a driver drives gives way to none of UIKit's pops.
    if arbiter?.popController?.transition?.isOver == false { return .running }
    return navigationController?.popTransitionState(besides: usablePresentation) ?? .idle
  }

  /// Whether a gesture of a driver could change the stack now.
  func driverMayChangeStack(by gesture: NavigationGesture) -> Bool {
    guard let navigationController,
      navigationController.popTransitionState(besides: usablePresentation) == .idle
    else { return false }
    return gesture.isPop
      ? navigationController.viewControllers.count > 1
      : navigationController.availablePushCandidate != nil
  }
}

// MARK: - Gates

extension GestureSession {
  /// The machine of a gate; nil until the gate has received a touch.
  func gate(for gesture: NavigationGesture) -> PopGateMachine? { gates[gesture] }

  /// What became of an attempt; nil until its gate has received a touch.
  func outcome(of gesture: NavigationGesture) -> PopGateMachine.Outcome? { gates[gesture]?.outcome }

  /// When and where a gesture was allowed; nil unless it was.
  func allowance(of gesture: NavigationGesture) -> PopGateMachine.Allowance? {
    gates[gesture]?.allowance
  }

  /// Judges touches that a gate has received.
  func gateBegan(_ gesture: NavigationGesture) -> PopGateMachine.Action {
    if gates[gesture] == nil { gates[gesture] = PopGateMachine(policy: policy(for: gesture)) }
    guard let attempt = attempt(of: gesture) else { return .wait }
    return gates[gesture]?.touchesBegan(attempt, expectation(of: gesture), at: time) ?? .wait
  }

  /// Judges a move that a gate has received.
  func gateMoved(_ gesture: NavigationGesture) -> PopGateMachine.Action {
    let mayAllow = !mayBeTrackedLate || gesture == .edgePop || isPerformedBySystem(gesture)
    let action =
      gates[gesture]?.touchMoved(expectation(of: gesture), at: time, mayAllow: mayAllow) {
        attempt(of: gesture)
      } ?? .wait
    guard case .allow(var decision) = action, decision.attempt.isUncontested, isOnControl,
      !systemPopWouldBegin(gesture)
    else { return action }
    // UIKit leaves the drag to the control (C208): what it will not begin is reported so.
    decision.verdict = .refuse(.recognizerWouldNotBegin)
    return .allow(decision)
  }

  /// Judges a swipe on a trackpad that is about to begin, as if it went on as it has set out: a pan
  /// is asked once whether it may begin.
  ///
  /// - Parameters:
  ///   - way: Where it leads, of any length.
  ///   - velocity: In pt/s of the window.
  func swiped(by way: CGPoint, at velocity: CGPoint) -> PopGateMachine.Action {
    // As far as the screen is wide: farther than any rule of direction waits.
    let travel = max(container?.bounds.width ?? 0, 2 * GestureMetrics.turningTravel)
    let scale = travel / max(hypot(way.x, way.y), .ulpOfOne)
    let end = CGPoint(x: track.start.x + way.x * scale, y: track.start.y + way.y * scale)
    let speed = max(hypot(velocity.x, velocity.y), GestureMetrics.restingSpeed)
    track.move(to: end, at: travel / speed)
    shared = nil
    var machine = PopGateMachine(policy: policy)
    let action = attempt(of: .contentPop).map { machine.swiped($0, at: time) }
    gates[.contentPop] = machine
    return action ?? .hold
  }

  private var isOnControl: Bool {
    touch?.view?.firstAncestor(through: container) { $0 is UIControl } != nil
  }

  /// Ends the attempt of a gate whose last touch has ended.
  func gateEnded(_ gesture: NavigationGesture) -> PopGateMachine.Action {
    gates[gesture]?.touchesEnded(
      expectation(of: gesture), landedOn: touch?.view.flatMap { arbiter?.className(of: $0) }
    ) { attempt(of: gesture) } ?? .wait
  }

  /// Ends the part of a gate in the sequence: reset before the touches have ended (C062), it holds
  /// its gesture no longer, and content must not wait for it. A gesture that it has allowed may
  /// still begin: content waits for that one.
  func gateWasReset(_ gesture: NavigationGesture) {
    if gates[gesture]?.outcome != .allowed { gates[gesture]?.gateWasReset() }
  }

  /// Drops what was read from the arbiter: code that runs for a decision may change it.
  func decisionWasReported() { shared = nil }
}

// MARK: - Explaining

extension GestureSession {
  /// What each content asks of a gesture, innermost first; nil where it asks nothing.
  package func demands(on gesture: NavigationGesture) -> [PopAttempt.Content.Demand?] {
    guard let container else { return [] }
    return contents.indices.map { index in
      contents[index].content(for: gesture, nil, startingAt: track.start, in: container, direction)?
        .demand
    }
  }
}

/// What scroll views do without a touch, by view.
typealias ContentMotions = [ObjectIdentifier: PopAttempt.Content.Motion]
