import Foundation
import UIKitShim

/// Judges swipes with two fingers on a trackpad, which carry no touches (C132, C254), and moves the
/// screen with them where only a driver pops.
///
/// A ``PopGate`` is fed by touches and never sees such a swipe. This pan accepts nothing else. Pops
/// that follow the trackpad wait for it: it fails to let them begin, and begins to refuse them, or
/// to pop itself. A swipe counts as a content pop wherever the pointer is; pushes do not follow it.
@MainActor
final class TrackpadGate: UIPanGestureRecognizer, DriverPan, UIGestureRecognizerDelegate {
  let gesture = NavigationGesture.contentPop
  var session: GestureSession?
  var popController: InteractivePopController? { arbiter?.popController }
  private(set) weak var gateSet: GateSet?
  /// The arbiter of the stack below the pointer; nil until it is located.
  private weak var located: GestureArbiter?
  private var isLocated = false
  /// The stacks inside that one below the pointer.
  private var inner: [TouchedStack] = []
  /// The recognizers of that stack.
  private var pops: PopRecognizers?
  /// The pops of stacks for which there is no gate: the first gate keeps them from beginning.
  private var leftOver: [UIGestureRecognizer] = []
  /// Whether the pan begins with this swipe; nil until that is judged.
  private var begins: Bool?
  /// Whether another pop begins with it; nil until that is asked.
  private var systemBegins: Bool?
  /// UIKit's pops of stacks around that one which nothing judges: they wait for those inside.
  private var around: [UIGestureRecognizer] = []
  /// The event of the swipe, without which some views take part in no hit test.
  private weak var swipe: UIEvent?
  /// Whether a screen was notified of the swipe.
  private(set) var hasNotified = false
  /// Whether the pan pops, instead of keeping others from it.
  private(set) var isPopping = false

  private let removal: DeallocationObserver

  init(in set: GateSet) {
    removal = set.observeRemoval()
    gateSet = set
    super.init(target: nil, action: nil)
    name = RecognizerNames.trackpadGate
    allowedScrollTypesMask = .all
    allowedTouchTypes = []
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    delegate = self
    ActionObserver.observe(self) { [weak self] in
      if let self, isPopping { popController?.handle(self) }
    }
  }

  override var isEnabled: Bool {
    didSet { if !isEnabled { gateSet?.gateWasDisabled() } }
  }

  /// The event has no location yet, so every swipe is received where something is configured.
  /// Which stack it concerns, if any, is known once the pointer is: see ``arbiter``.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    forget()
    swipe = event
    return event.type == .scroll && super.shouldReceive(event)
      && (view as? UIWindow).map(Installation.current.concerns) == true
  }

  /// The arbiter of the stack below the pointer, found when it is first asked for.
  private var arbiter: GestureArbiter? {
    if isLocated { return located }
    guard let view else { return nil }
    isLocated = true
    let point = location(in: view)
    let hitView = view.hitTest(point, with: swipe)
    let stacks = hitView?.stacks(around: nil, at: point, until: view) ?? []
    let sets = gateSet?.allSets ?? []
    var (count, settings): (Int, ScreenSettings?) = (0, nil)
    for (index, (stack, found)) in stacks.enumerated() {
      guard let arbiter = stack.arbiter, stack.canMove else { continue }
      if count < sets.count {
        stack.set = sets[count]
        if sets[count] === gateSet {
          (located, inner, settings) = (arbiter, stacks[..<index].map(\.stack), found)
          around = stacks[index...].filter { $0.stack.arbiter == nil }.flatMap(\.stack.trackpadPops)
        }
      } else if sets.first === gateSet {
        leftOver += arbiter.pops().behindGates.filter(\.followsTrackpad)
      }
      count += 1
    }
    gateSet?.makeRoom(for: count + 1)
    // A touch that is down goes on with its own set.
    if located?.gateSet?.arbiter !== located { located?.gateSet = gateSet }
    located?.prepare(settings)
    located?.observer?.swipeWillBegin()
    pops = located.map {
      PopRecognizers(
        of: $0.navigationController, judgedBy: $0, under: hitView, swipingWith: self, settings)
    }
    return located
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let begins { return begins }
    var begins = judge()
    if begins, !isPopping, !around.isEmpty {
      // What waits around pops although this stack does not.
      begins = false
      leftOver += trackpadPops
    }
    self.begins = begins
    for pop in leftOver { pop.leaveTouchSequence() }
    return begins
  }

  /// Whether the stack will move with this swipe, by UIKit or a driver.
  var movesStack: Bool {
    _ = gestureRecognizerShouldBegin(self)
    return session != nil && (isPopping || begins == false && systemPopWouldBegin)
  }

  /// Whether UIKit's recognizer or the app's would begin with the swipe, which is asked once.
  ///
  /// A delegate of the app's that UIKit will ask itself is taken to agree: if it does not, nothing pops.
  private var systemPopWouldBegin: Bool {
    let wouldBegin =
      systemBegins
      ?? trackpadPops.contains { pop in
        pops?.decidingDelegate(of: gesture) === pop.delegate && pop.hasAppDelegate
          || pop.isAllowedToBegin(with: nil)
      }
    systemBegins = wouldBegin
    return wouldBegin
  }

  /// UIKit's and the app's recognizers that follow a trackpad.
  private var trackpadPops: [UIGestureRecognizer] {
    pops?.behindGates.filter(\.followsTrackpad) ?? []
  }

  private func judge() -> Bool {
    guard let arbiter, let pops, let view = arbiter.navigationController?.viewIfLoaded else {
      return false
    }
    let pointer = location(in: view)
    let hitView = view.hitTest(pointer, with: swipe)
    arbiter.observer?.swipeDidMove(over: hitView)
    // What waits for a gate that holds and moves nothing must not wait until the swipe ends.
    guard arbiter.drivesTrackpad || !trackpadPops.isEmpty else { return false }
    let session = GestureSession(explaining: arbiter, at: pointer, over: hitView, pops)
    self.session = session
    let isPreceded = inner.contains(where: \.movesWithTrackpad)
    let action = session.swiped(
      by: swipeTranslation, at: velocity(in: nil), refusing: isPreceded ? .innerStackMoves : nil)
    switch action {
    case .allow(let decision):
      let wins = pops.recognizer(of: gesture, by: .driver) === self
      let precedes = popController?.precedesSystemPops ?? false
      isPopping = wins && (precedes || !systemPopWouldBegin)
      if isPopping, isTaken(over: hitView) {
        isPopping = false
        return true
      }
      session.withdrawContent()
      report(decision, in: session)
      // The app may have removed the arbiter, or its driver.
      if popController == nil { isPopping = false }
      return isPopping
    case .refuse(let decision):
      report(decision, in: session)
      // The inner one of two stacks tells, as a touch does (C260).
      // If other content follows the swipe, such as a carousel without a role, it isn't an attempt.
      let isDrivers = pops.recognizer(of: gesture, by: .driver) === self
      let wouldPop = isDrivers || session.isUnderOwnBackAction || systemPopWouldBegin
      if decision.isRefusedByScreen, wouldPop, !isTaken(over: hitView) {
        hasNotified = true
        if !inner.contains(where: \.hasNotifiedOfSwipe) { session.notifyScreen(of: gesture) }
      }
      return true
    case .abandon: return false
    case .wait, .hold, .leaveToScreen: return true
    }
  }

  override func reset() {
    super.reset()
    popController?.recognizerWasReset(self)
    session = nil
    isPopping = false
    forget()
  }

  /// Drops what was found for the last swipe.
  private func forget() {
    (isLocated, located, begins, hasNotified) = (false, nil, nil, false)
    systemBegins = nil
    (inner, leftOver, around, pops) = ([], [], [], nil)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    holds(otherGestureRecognizer)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPopping
      ? super.canPrevent(preventedGestureRecognizer) : holds(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPopping && super.canBePrevented(by: preventingGestureRecognizer)
  }

  private func holds(_ other: UIGestureRecognizer) -> Bool {
    // What is left over is known once the stack is located.
    arbiter != nil && pops?.isBehindGate(other) == true || leftOver.contains(other)
      || around.contains(other)
  }

  /// Whether something else in the content follows the swipe: a scroll view without a role, an
  /// inner stack, or a pan that has begun.
  private func isTaken(over hitView: UIView?) -> Bool {
    for view in hitView?.ancestors(through: arbiter?.navigationController?.viewIfLoaded) ?? [] {
      if let scrollView = view as? UIScrollView, scrollView.scrollsHorizontally,
        session?.roles.role(of: view) == nil
      {
        return true
      }
      if let inner = view.next as? UINavigationController, inner !== arbiter?.navigationController,
        inner.viewControllers.count > 1
      {
        return true
      }
      for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? []
      where pan !== self && pan.isActive && !pan.allowedScrollTypesMask.isEmpty {
        if !pan.performsNavigationGesture(around: view) { return true }
      }
    }
    return false
  }

  /// Where the swipe leads: UIKit may reset the translation when a pan begins (C105).
  private var swipeTranslation: CGPoint {
    let translation = translation(in: nil)
    return translation == .zero ? velocity(in: nil) : translation
  }

  private func report(_ decision: PopDecision, in session: GestureSession) {
    // The session's time is that of an imagined touch.
    arbiter?.observer?.arbiterDidDecide(
      decision, under: session.policy(for: gesture), at: RunningSystem.uptime(of: view))
    arbiter?.report(decision)
  }
}

// MARK: - Moving a driver's transition

extension TrackpadGate {
  var dragTranslation: CGPoint { translation(in: nil) }
  var dragTranslationBefore: CGPoint { .zero }
  var liftVelocity: CGPoint { velocity(in: nil) }
}

extension UIGestureRecognizer {
  /// Whether it is a pan that receives swipes on a trackpad.
  var followsTrackpad: Bool {
    guard isEnabled, let pan = self as? UIPanGestureRecognizer else { return false }
    return !pan.allowedScrollTypesMask.isEmpty
  }
}

extension GestureArbiter {
  /// Whether a driver pops with a trackpad.
  var drivesTrackpad: Bool {
    drives(.contentPop) && popController.map { !$0.replacesTransition } ?? false
  }
}
