import Foundation
import UIKitShim

/// Holds the pans on the ancestors of a view that keeps drags until the direction has decided: it
/// fails to let them begin, and begins to refuse them.
///
/// Content that defers keeps those for which it has something to reveal, also from a pan that
/// recognizes beside its own.
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
    guard let content, competitor != nil, let registration else { return state = .failed }
    let isFirst = machine == nil
    judge(touches.inOrder)
    if isFirst, let judged {
      landing = judged.location(in: content)
      machine = EnclosingPanGateMachine(
        name: registration.name, drags: registration.role.keptDrags, in: layoutDirection,
        isCatch: moving.contains { $0.scrolls(along: registration.role.keptDrags) })
    }
    // A condition is asked about the first touch. It may change the role, and so take the gate away.
    guard isFirst else { return }
    let mayClaim =
      defers
      ? [1, -1].contains { reasonToKeep(towards: CGPoint(x: $0, y: 0)) != nil }
      : registration.role.mayClaim(drag(in: content))
    perform(machine?.touchBegan(mayClaim: mayClaim))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let translation = translation(among: touches) else { return }
    let action = machine?.touchMoved(by: translation)
    guard action == .askContent else { return perform(action) }
    guard let content, let registration else { return }
    let reason =
      defers
      ? reasonToKeep(towards: translation)
      : registration.role.reasonToClaim(
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

  /// Whether a recognizer is a pan or a swipe on an ancestor that a drag of the view's may concern.
  ///
  /// One that follows a touch outside the view as well is none: the touch in it may rest.
  private func holds(_ other: UIGestureRecognizer) -> Bool {
    guard let role = registration?.role,
      other is UIPanGestureRecognizer || other is UISwipeGestureRecognizer,
      isAround(other), other.numberOfTouches <= max(touchCount, 1)
    else { return false }
    guard let scrollView = moving.first(where: { $0.panGestureRecognizer === other })
    else { return role.mayKeep(from: other, in: layoutDirection) }
    // Content that the touch has stopped, and that follows no drag of the view's, is caught at once.
    return scrollView.scrolls(along: role.keptDrags)
  }

  /// Whether the content defers, and claims no drag whatever it rests at.
  private var defers: Bool { registration?.role.claimedDrags.isEmpty == true }

  /// What content that defers has to reveal in a direction; nil if nothing.
  private func reasonToKeep(towards translation: CGPoint) -> PopReason? {
    guard let objection = objection(towards: translation), let name = registration?.name,
      objection != .notClaimed(name: name),
      // An owner's closures say nothing of whether its pages can be turned.
      judged?.gestureRecognizers?.contains(where: {
        ($0 as? UIPanGestureRecognizer).map(isOfContent) == true
          && ($0.view as? UIScrollView)?.scrollsHorizontally == true
      }) == true
    else { return nil }
    return objection
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
      // What content that defers decides its other recognizer reports.
      if !defers { report(allows: true, reason) }
    case .refuse(let reason):
      withdraw(judged?.waiting(where: holds) ?? [], unlessLetBeginBy: judged?.view)
      state = .began
      if !defers { report(allows: false, reason) }
    }
  }
}
