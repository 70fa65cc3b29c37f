import Foundation
import UIKitShim

/// Holds the pans on the ancestors of a view that claims drags until the direction has decided: it
/// fails to let them begin, and begins to refuse them.
///
/// It prevents nothing but the pans that it holds, and pops that have not begun with a vertical
/// drag that the view claims: the pan of a list around the view, which it holds, would prevent them
/// too. Otherwise the pops have other gates.
///
/// The decision is its machine's (``EnclosingPanGateMachine``).
@MainActor
final class EnclosingPanGate: EnclosingPanRecognizer {
  private var machine: EnclosingPanGateMachine?
  /// Where the judged touch landed, in pt of the content.
  private var landing = CGPoint.zero
  private var touchCount = 0
  /// Whether the drag is a vertical one that the view claims.
  private var claimsVerticalDrag = false
  /// The scroll views around the view that moved when the touch was about to reach them.
  private var moving: [UIScrollView] = []

  init(of content: UIView) {
    super.init(of: content, which: .claims, named: RecognizerNames.enclosingPanGate)
  }

  override func touchWillBegin(_ touch: UITouch) {
    super.touchWillBegin(touch)
    moving =
      content?.superview?.ancestors(through: nil).compactMap { $0 as? UIScrollView }
      .filter { $0.contentMotion != .resting } ?? []
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touchCount += touches.count
    guard let content, competitor != nil, let registration else { return state = .failed }
    if machine == nil, let touch = touches.inOrder.first {
      judge(touch)
      landing = touch.location(in: content)
      machine = EnclosingPanGateMachine(
        name: registration.name, drags: registration.role.claimedDrags, in: layoutDirection,
        isCatch: moving.contains { mayHold($0, registration.role) })
    }
    // The app's closure may change the role, and so take the gate away.
    // A condition is asked about the first touch; several are not claimed.
    let mayClaim = touchCount > 1 || registration.role.mayClaim(drag(in: content))
    perform(machine?.touchesBegan(count: touchCount, mayClaim: mayClaim))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let translation = translation(among: touches) else { return }
    let action = machine?.touchMoved(by: translation)
    guard action == .askContent else { return perform(action) }
    guard let content, let registration else { return }
    let reason = registration.role.reasonToClaim(
      drag(in: content, moved: translation), named: registration.name)
    // The app's closure may have changed the role, and so taken the gate away.
    guard view != nil else { return }
    claimsVerticalDrag = reason != nil && abs(translation.x) <= abs(translation.y)
    perform(machine?.contentAnswered(reason))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.count >= touchCount { perform(machine?.touchesEnded()) }
    end(touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func reset() {
    super.reset()
    machine = nil
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
      && content.map(preventedGestureRecognizer.performsNavigationGesture) ?? false
  }

  /// Whether a recognizer is a pan on an ancestor that a drag of the view's may concern.
  ///
  /// One that follows several touches is none: one of them may rest in the view.
  private func holds(_ other: UIGestureRecognizer) -> Bool {
    guard let role = registration?.role, let pan = panAround(other), pan.numberOfTouches <= 1
    else { return false }
    guard let scrollView = pan.view as? UIScrollView, moving.contains(where: { $0 === scrollView })
    else { return role.mayClaim(from: pan, in: layoutDirection) }
    return mayHold(scrollView, role)
  }

  /// Whether content that the touch has stopped may follow a drag that the view claims; otherwise
  /// it is caught without waiting.
  private func mayHold(_ scrollView: UIScrollView, _ role: PopGestureRole) -> Bool {
    scrollView.scrolls(along: role.claimedDrags)
  }

  private func drag(in content: UIView, moved translation: CGPoint? = nil) -> PopGestureRole.Drag {
    PopGestureRole.Drag(
      view: content, location: landing, gesture: .contentPop,
      direction: translation.flatMap { DragDirections(known: $0, in: layoutDirection) })
  }

  private func perform(_ action: EnclosingPanGateMachine.Action?) {
    switch action {
    case .wait, .askContent, nil: return
    case .allow(let reason):
      if state == .possible { state = .failed }
      report(allows: true, reason)
    case .refuse(let reason):
      withdraw(judged?.waiting(where: holds) ?? [], unlessLetBeginBy: judged?.view)
      state = .began
      report(allows: false, reason)
    }
  }

  private func end(_ touches: Set<UITouch>) {
    touchCount -= touches.count
    if touchCount <= 0 { state = isActive ? .ended : .failed }
  }
}
