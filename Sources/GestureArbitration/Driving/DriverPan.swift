import Foundation
import UIKitShim

/// A pan of a driver that pops or pushes where UIKit does not.
///
/// Like every pop it waits for its gate, and receives no movement before. It begins in the event in
/// which the gate allows the gesture, whichever of the two receives the event first. Where UIKit's
/// recognizer or one without a role may begin too, the pan begins in the event after the one in
/// which they could: what competes for the drag has begun by then, and has prevented the pan.
@MainActor
protocol DriverPan: UIPanGestureRecognizer {
  var gesture: NavigationGesture { get }
  var session: GestureSession? { get set }
  var popController: InteractivePopController? { get }
  var gateSet: GateSet? { get }
  /// How far the drag has moved, in pt of the window.
  var dragTranslation: CGPoint { get }
  /// How far it had moved in the event before, in pt of the window.
  var dragTranslationBefore: CGPoint { get }
  /// How fast it was when it ended, in pt/s of the window.
  var liftVelocity: CGPoint { get }
}

extension DriverPan {
  var dragTranslation: CGPoint { session?.track.translation ?? .zero }
  var dragTranslationBefore: CGPoint { session?.track.previousTranslation ?? .zero }
  var liftVelocity: CGPoint { session?.track.velocity ?? .zero }

  var popController: InteractivePopController? { gateSet?.arbiter?.popController }

  /// Whether a driver serves the stack around the touch.
  fileprivate func isOfUse(for event: UIEvent) -> Bool {
    gateSet?.touchesWillBegin(with: event) == true && popController != nil
  }

  /// Joins the session, and fails if the first touch is of no use to the gesture.
  fileprivate func join(_ touches: Set<UITouch>, with event: UIEvent) {
    guard session == nil,
      let joined = gateSet?.session(receiving: touches, with: event)
    else { return }
    session = joined
    // What waits for a pan that drives nothing on this screen must not wait until the touch lifts.
    if !joined.follows(touches) || !joined.isInUse(self, for: gesture) { state = .failed }
  }

  /// Feeds the session; returns whether the pan itself may see the movement.
  fileprivate func maySeeMove(_ touches: Set<UITouch>) -> Bool {
    gateSet?.touchesMoved(touches)
    if state != .possible { return true }
    switch session?.driverMoved(self, by: gesture) {
    case .begin: return true
    case .fail: state = .failed
    case .wait, nil: break
    }
    return false
  }

  /// Ends with the touch that is judged: a thumb that rests holds no screen halfway, and begins no
  /// pop that was allowed to another finger.
  fileprivate func letGo(of touches: Set<UITouch>, as end: UIGestureRecognizer.State) {
    guard let session, session.follows(touches) else { return }
    if isActive {
      state = end
    } else if state == .possible, session.outcome(of: gesture) == .allowed {
      state = .failed
    }
  }

  /// Whether another recognizer waits for the pan.
  fileprivate func isRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    popController.map { $0.precedes(other, for: gesture) || isInside(other) } ?? false
  }

  /// Whether a recognizer lies on or around the stack, and follows drags.
  ///
  /// On the window the pan would lose every tie to it (C075), though the stack is inside. A pan around
  /// the stack defers like content; one on it and a swipe are rivals, for which the pan waits
  /// (``DriverPanMachine``); taps and the like follow no drag; UIKit's own delay touches or serve the
  /// system.
  private func isInside(_ other: UIGestureRecognizer) -> Bool {
    guard let stack = gateSet?.arbiter?.navigationController?.viewIfLoaded, let view = other.view,
      stack.isDescendant(of: view), !(other is any ArbitrationRecognizer)
    else { return false }
    switch other {
    case is UIPanGestureRecognizer, is UISwipeGestureRecognizer, is UITapGestureRecognizer,
      is UILongPressGestureRecognizer, is UIPinchGestureRecognizer, is UIRotationGestureRecognizer,
      is UIHoverGestureRecognizer:
      return false
    default:
      return !SystemClasses.isSystemBesidesSwiftUI(other) && mayPrevent(other)
    }
  }

  /// Whether a pan around the stack defers to the pop, as it loses to UIKit's own, which lies deeper.
  func isDeferredTo(by pan: UIPanGestureRecognizer, around stack: UIView) -> Bool {
    guard gesture.isPop else { return false }
    if let scrollView = pan.view as? UIScrollView, scrollView.panGestureRecognizer === pan {
      return scrollView.scrollsHorizontally && mayPrevent(pan)
    }
    // UIKit adds those of classes of its own, such as a sheet's.
    let isPlain =
      type(of: pan) == UIPanGestureRecognizer.self
      || type(of: pan) == ScreenEdgePanGestureRecognizer.self
    return (isPlain || !SystemClasses.isSystemBesidesSwiftUI(pan))
      && !pan.performsNavigationGesture(around: stack) && mayPrevent(pan)
  }

  /// Whether the pan prevents a recognizer: one that recognizes beside it, that nothing prevents, or
  /// for which it waits keeps its drags.
  private func mayPrevent(_ other: UIGestureRecognizer) -> Bool {
    other.canBePrevented(by: self) && !other.shouldBeRequiredToFail(by: self)
      && !delegatesRequireFailure(of: other)
      && (other.delegate?.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:))?(other, self)
        != true
  }

  /// Leaves the session. A pan that is reset without an end, as when it is removed from its view
  /// (C068), has let go of its screen.
  fileprivate func leave() {
    popController?.recognizerWasReset(self)
    session = nil
    gateSet?.recognizerWasReset()
  }
}

/// A driver's pan in the content: the full-screen pop, or the push.
@MainActor
final class FullScreenPanRecognizer: UIPanGestureRecognizer, DriverPan {
  let gesture: NavigationGesture
  var session: GestureSession?
  private(set) weak var gateSet: GateSet?

  init(_ gesture: NavigationGesture, in set: GateSet) {
    self.gesture = gesture
    gateSet = set
    super.init(target: nil, action: nil)
    name = RecognizerNames.pan(of: gesture)
    // While a thumb rests, a tap beside it ends for its view at once (C047).
    delaysTouchesEnded = false
    delegate = set
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    isOfUse(for: event) && super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    join(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard maySeeMove(touches) else { return }
    super.touchesMoved(touches, with: event)
    // What a pan does with a touch that it first sees halfway is UIKit's own business (C104).
    if state == .possible { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    session?.touchesEnded(touches)
    super.touchesEnded(touches, with: event)
    letGo(of: touches, as: .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    session?.touchesEnded(touches)
    super.touchesCancelled(touches, with: event)
    letGo(of: touches, as: .cancelled)
  }

  override func reset() {
    super.reset()
    leave()
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isRequiredToFail(by: otherGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canBePrevented(by: preventingGestureRecognizer)
      && !(popController?.isHeld(preventingGestureRecognizer, in: session) ?? false)
  }
}

/// A driver's pan over the leading edge.
@MainActor
final class EdgePanRecognizer: ScreenEdgePanGestureRecognizer, DriverPan {
  let gesture = NavigationGesture.edgePop
  var session: GestureSession?
  private(set) weak var gateSet: GateSet?

  init(in set: GateSet) {
    gateSet = set
    super.init(target: nil, action: nil)
    name = RecognizerNames.pan(of: .edgePop)
    maximumNumberOfTouches = 1
    delegate = set
    edges = .left
  }

  /// Called before it receives a touch: the leading edge is that of the stack.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard isOfUse(for: event) else { return false }
    if let edge = popController?.leadingEdge, edges != edge { edges = edge }
    return super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    join(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard maySeeMove(touches) else { return }
    // The gate has judged the drag, and the session measures it. Of the class only the mark of the
    // landing counts (C116, C117): it may fail for a movement along the edge (C121), and what it
    // makes of a lift without movement is nobody's promise.
    switch state {
    case .possible: state = .began
    case .began, .changed: state = .changed
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    end(touches, with: event, as: .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    end(touches, with: event, as: .cancelled)
  }

  private func end(
    _ touches: Set<UITouch>, with event: UIEvent, as end: UIGestureRecognizer.State
  ) {
    session?.touchesEnded(touches)
    letGo(of: touches, as: end)
    let isLast = event.touches(for: self)?.allSatisfy { touches.contains($0) } ?? true
    if isLast, state == .possible || isActive { state = isActive ? end : .failed }
  }

  override func reset() {
    super.reset()
    leave()
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    isRequiredToFail(by: otherGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    super.canBePrevented(by: preventingGestureRecognizer)
      && !(popController?.isHeld(preventingGestureRecognizer, in: session) ?? false)
  }
}
