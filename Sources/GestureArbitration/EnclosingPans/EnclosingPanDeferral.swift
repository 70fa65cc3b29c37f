import Foundation
import UIKitShim

/// Makes content defer to the pans on its ancestors: the content's own pans wait for this recognizer
/// to fail.
///
/// Content with a claim on some drags defers with all others.
///
/// It fails, and lets the content go, as soon as no pan around it will follow the drag. It
/// recognizes, and stops the content, when one has begun or is certain to. It holds none of the
/// other pans.
///
/// The decision is its machine's (``EnclosingPanDeferralMachine``).
@MainActor
final class EnclosingPanDeferral: EnclosingPanRecognizer {
  private var machine: EnclosingPanDeferralMachine?

  init(of content: UIView) {
    super.init(of: content, which: .defers, named: RecognizerNames.enclosingPanDeferral)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard machine != nil || competitor != nil, let registration else { return state = .failed }
    let role = registration.role
    let isClaim = !role.claimedDrags.isEmpty
    // What the content does not want it leaves with every finger.
    judge(touches.inOrder)
    guard machine == nil, let touch = touches.inOrder.first else { return }
    var machine = EnclosingPanDeferralMachine(
      name: registration.name, drags: role.deferredDrags, in: layoutDirection)
    // A claim depends on the direction alone.
    let sides: [CGFloat] = isClaim ? [] : [1, -1]
    let isNeeded =
      touch.gestureRecognizers?.contains(where: shouldBeRequiredToFail) ?? false
      && mayClaim(touch, registration.role)
    // The app's closure may have changed the role, and so taken the recognizer away.
    guard view != nil else { return }
    let action = machine.touchBegan(
      isNeeded ? pans(towards: .zero) : .none,
      objections: sides.map { objection(towards: CGPoint(x: $0, y: 0)) })
    self.machine = machine
    perform(action)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, machine != nil else { return }
    let translation = meanTranslation
    let pans = pans(towards: translation)
    let action = machine?.touchMoved(by: translation, pans) ?? .wait
    guard action == .askContent else { return perform(action) }
    let objection =
      revealsOwn(towards: translation)
      ? PopReason(moving: translation) : objection(towards: translation)
    // The app's closure may have changed the role, and so taken the recognizer away.
    guard view != nil else { return }
    perform(machine?.contentAnswered(objection) ?? .wait)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func reset() {
    super.reset()
    machine = nil
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let competitor, let pan = otherGestureRecognizer as? UIPanGestureRecognizer,
      let role = registration?.role, !role.deferredDrags.isEmpty
    else { return false }
    return role.claimedDrags.isEmpty
      ? isOfContent(pan) : isOwn(pan, of: competitor, claiming: role)
  }

  /// Whether the condition of a claim holds for a touch that lands; true without one.
  private func mayClaim(_ touch: UITouch, _ role: PopGestureRole) -> Bool {
    guard let content else { return false }
    return role.mayClaim(
      PopGestureRole.Drag(
        view: content, location: touch.location(in: content), gesture: .contentPop))
  }

  /// Whether a pan uses what a claiming view claims, and more.
  ///
  /// A scroll view that cannot scroll the one way claims for what is in it, such as rows; one that
  /// cannot scroll the other begins with no such drag (C151).
  private func isOwn(
    _ pan: UIPanGestureRecognizer, of competitor: UIView, claiming role: PopGestureRole
  ) -> Bool {
    guard !(pan is any ArbitrationRecognizer), !pan.mayDismissZoom, panAround(pan) == nil,
      roles.content(of: pan, through: nil)?.view === competitor
    else { return false }
    let control = pan.view?.firstAncestor(through: competitor) {
      $0 is UIControl && SystemClasses.isSystem($0)
    }
    // How UIKit's controls follow a finger is their own business.
    if control != nil { return false }
    guard let scrollView = pan.view as? UIScrollView, scrollView.panGestureRecognizer === pan
    else { return true }
    return scrollView.scrolls(along: role.claimedDrags)
      && scrollView.scrolls(along: role.deferredDrags)
  }

  /// Whether a scroll view of content with a claim has something to reveal in a direction: it keeps
  /// the drag, as a zoomed photo does that claims drags up and down.
  private func revealsOwn(towards translation: CGPoint) -> Bool {
    guard !defersWithAllDrags, let competitor, let role = registration?.role else { return false }
    return judged?.gestureRecognizers?.contains { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer,
        let scrollView = pan.view as? UIScrollView, isOwn(pan, of: competitor, claiming: role)
      else { return false }
      return scrollView.reveals(by: translation)
    } ?? false
  }

  private func perform(_ action: EnclosingPanDeferralMachine.Action) {
    switch action {
    case .wait, .askContent: return
    case .allow(let reason):
      if state == .possible { state = .failed }
      if defersWithAllDrags { report(allows: false, reason) }
    case .stop(let reason):
      guard state == .possible else { return }
      state = .began
      // What waits may exclude the pan that it defers to meanwhile (C094).
      judged?.waiting(where: shouldBeRequiredToFail).forEach { $0.leaveTouchSequence() }
      // The gate of a claim reports what it lets begin.
      if defersWithAllDrags || registration?.role.isForEnclosingPans != true {
        report(allows: true, reason)
      }
    }
  }

  /// Whether the content has no claim on any drag.
  private var defersWithAllDrags: Bool { registration?.role.claimedDrags.isEmpty == true }
}

// MARK: - The pans around it

extension EnclosingPanDeferral {
  /// What can be expected of the pans around the content for a drag this way; zero for any.
  private func pans(towards translation: CGPoint) -> EnclosingPanDeferralMachine.Pans {
    (judged?.gestureRecognizers ?? []).reduce(.none) { most, recognizer in
      guard let pan = panAround(recognizer), pan.isEnabled,
        pan.minimumNumberOfTouches <= max(touchCount, 1)
      else {
        return most
      }
      let expectation = expectation(of: pan, towards: translation)
      return max(most, expectation > .possible && isHeldElsewhere(pan) ? .possible : expectation)
    }
  }

  /// Whether the gate of other content holds a pan, and may refuse it the drag.
  private func isHeldElsewhere(_ pan: UIPanGestureRecognizer) -> Bool {
    judged?.gestureRecognizers?.contains {
      guard let gate = $0 as? EnclosingPanGate, gate.state == .possible else { return false }
      return gate.content !== content && gate.shouldBeRequiredToFail(by: pan)
    } ?? false
  }

  private func expectation(
    of pan: UIPanGestureRecognizer, towards translation: CGPoint
  ) -> EnclosingPanDeferralMachine.Pans {
    switch pan.state {
    case .possible: break
    case .began, .changed: return .begun
    default: return .none
    }
    guard let scrollView = pan.view as? UIScrollView, scrollView.panGestureRecognizer === pan else {
      return .possible
    }
    guard let drags = registration?.role.deferredDrags, scrollView.scrolls(along: drags) else {
      return .none
    }
    let direction = DragDirections(of: translation, in: layoutDirection)
    guard translation != .zero, drags.contains(direction) else { return .possible }
    guard scrollView.scrolls(along: direction) else { return .none }
    // A scroll view that knows its end only by its offset is one that its owner has not registered.
    let registration = roles.content(of: pan, through: scrollView.superview)?.registration
    if case .defersAtBoundary(let isFirst, let isLast) = registration?.role.kind,
      direction.isSubset(of: .horizontalDrags)
    {
      return (gesture(towards: translation.x) == .push ? isLast() : isFirst()) ? .none : .revealing
    }
    guard scrollView.distanceRevealed(by: translation) > GestureMetrics.restTolerance else {
      return direction.isSubset(of: .verticalDrags) && scrollView.bouncesUpAndDown
        ? .possible : .none
    }
    return SystemClasses.isDecidedByApp(scrollView) ? .possible : .revealing
  }
}
