import Foundation
import UIKitShim

/// Holds the pans on the ancestors of a view that claims drags until the direction has decided: it
/// fails to let them begin, and begins to refuse them.
///
/// It sits on the view whose role holds for every ancestor. The relation is dynamic and on this
/// class, so nothing is left behind when it is removed (C214). It never cancels, delays or prevents
/// anything but the pans that it holds, and is never prevented. The pops have gates of their own;
/// of these it prevents one that has not begun with a vertical drag that the view claims.
///
/// The decision is its machine's (``AncestorGateMachine``).
@MainActor
final class AncestorGate: UIGestureRecognizer {
  private var machine: AncestorGateMachine?
  private weak var judged: UITouch?
  /// Where the touch landed, in pt of the window, which does not move with a sheet (C112).
  private var start = CGPoint.zero
  private var drag: PopGestureRole.Drag?
  private var touchCount = 0
  /// Whether the gate refuses a vertical drag.
  private var claimsVerticalDrag = false
  /// The scroll views around the view that moved when the touch was about to reach them.
  private var moving: [UIScrollView] = []

  init() {
    super.init(target: nil, action: nil)
    name = RecognizerNames.ancestorGate
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// Called before any recognizer receives the touch, while what it will stop still moves (C030,
  /// C170).
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard event.type == .touches else { return false }
    if touchCount == 0 {
      moving =
        view?.superview?.ancestors(through: nil).compactMap { $0 as? UIScrollView }
        .filter { $0.contentMotion != .resting } ?? []
    }
    return super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touchCount += touches.count
    guard let view, let registration = view.popGestureRegistration else {
      state = .failed
      return
    }
    if machine == nil, let touch = touches.inOrder.first {
      judged = touch
      start = touch.location(in: nil)
      drag = PopGestureRole.Drag(
        view: view, location: touch.location(in: view), gesture: .contentPop)
      machine = AncestorGateMachine(
        name: registration.name, axes: registration.role.claimedAxes,
        isCatch: moving.contains { mayHold($0, registration.role) })
    }
    // The app's closure may change the role, and so take the gate away.
    let mayClaim = drag.map(registration.role.mayClaim) ?? false
    perform(machine?.touchesBegan(count: touchCount, mayClaim: mayClaim))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let judged, touches.contains(judged), var machine,
      let registration = view?.popGestureRegistration
    else { return }
    let location = judged.location(in: nil)
    let translation = CGPoint(x: location.x - start.x, y: location.y - start.y)
    let action = machine.touchMoved(by: translation) {
      drag.flatMap { registration.role.reasonToClaim($0, named: registration.name) }
    }
    // The app's closure may have changed the role, and so taken the gate away.
    guard view != nil else { return }
    self.machine = machine
    claimsVerticalDrag = DragAxes(of: translation) == .vertical
    perform(action)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    end(touches) { perform(machine?.touchesEnded()) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func reset() {
    super.reset()
    machine = nil
    judged = nil
    drag = nil
    touchCount = 0
    claimsVerticalDrag = false
    moving = []
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    holds(otherGestureRecognizer)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard preventedGestureRecognizer.state == .possible else { return false }
    if holds(preventedGestureRecognizer) { return true }
    // An edge pop is judged before the drag has a direction, and may begin with a steep one (C119).
    return claimsVerticalDrag
      && view.map(preventedGestureRecognizer.performsNavigationGesture) ?? false
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether a recognizer is a pan on an ancestor that a drag of the view's may concern.
  ///
  /// A pan of several touches is none: one of them may rest in the view.
  private func holds(_ other: UIGestureRecognizer) -> Bool {
    guard let view, let role = view.popGestureRegistration?.role,
      let pan = other as? UIPanGestureRecognizer, pan.isAncestorsPan(of: view),
      pan.numberOfTouches <= 1
    else { return false }
    guard let scrollView = pan.view as? UIScrollView, moving.contains(where: { $0 === scrollView })
    else { return role.mayClaim(from: pan) }
    return mayHold(scrollView, role)
  }

  /// Whether content that the touch has stopped may follow a drag that the view claims; otherwise
  /// it is caught without waiting.
  private func mayHold(_ scrollView: UIScrollView, _ role: PopGestureRole) -> Bool {
    let axes = role.claimedAxes
    return axes.contains(.horizontal) && scrollView.scrollsHorizontally
      || axes.contains(.vertical) && scrollView.scrollsVertically
  }

  private func perform(_ action: AncestorGateMachine.Action?) {
    switch action {
    case .wait, nil: return
    case .letGo(let reason):
      if state == .possible { state = .failed }
      report(allows: true, reason)
    case .refuse(let reason):
      withdrawPansUnlessHitViewLetsBegin()
      state = .began
      report(allows: false, reason)
    }
  }

  /// Takes the pans out of the touch sequence if the hit view would not let the gate begin: it
  /// would fail instead of refusing, and let them go.
  ///
  /// Whether UIKit asks the view about a recognizer that cancels no touches is open (C084).
  private func withdrawPansUnlessHitViewLetsBegin() {
    guard let judged, judged.view?.gestureRecognizerShouldBegin(self) == false else { return }
    for pan in judged.gestureRecognizers ?? []
    where (pan.state == .possible || pan.state == .began) && holds(pan) {
      pan.leaveTouchSequence()
    }
  }

  private func end(_ touches: Set<UITouch>, _ judge: () -> Void = {}) {
    touchCount -= touches.count
    guard touchCount <= 0 else { return }
    judge()
    state = isActive ? .ended : .failed
  }

  private func report(allows: Bool, _ reason: PopReason) {
    view?.traceAncestorDecision(allows: allows, reason, for: judged)
  }
}
