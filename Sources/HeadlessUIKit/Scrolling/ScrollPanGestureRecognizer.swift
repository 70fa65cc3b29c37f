import Foundation

/// The pan of a scroll view.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  private var fixed = FixedDelegate()

  /// Sets who answers for the scroll view, the one delegate that the pan accepts.
  func fixDelegate(_ standIn: ScrollGestureDelegate) {
    fixed = FixedDelegate(standIn)
    super.delegate = standIn
  }

  /// The scroll view (C160); traps on any other delegate, as UIKit does (C161).
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { fixed.shown }
    set { fixed.check(newValue, of: "pan") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    scrollView?.fingerLanded()
  }

  override func reset() {
    super.reset()
    scrollView?.fingersForgotten()
  }

  /// Moves the content along: one coordinate of a drag can be held so (C165).
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
    scrollView?.follow()
  }

  /// Whether a finger is down that drags the content or still may (C134).
  var isTracking: Bool { numberOfTouches > 0 && !ownState.isTerminal }

  override func attempt() -> Attempt {
    guard let scrollView else { return super.attempt() }
    // A finger that has caught moving content drags on with little or no hysteresis (C170).
    if scrollView.isCaught, travel != .zero, system?.questions.catchingDrag == .atOnce,
      scrollView.panShouldBegin()
    {
      return .begin(.known(.zero))
    }
    guard reaches(travel) else { return .wait }
    let movable = CGPoint(
      x: scrollView.canMove(along: .horizontal) ? travel.x : 0,
      y: scrollView.canMove(along: .vertical) ? travel.y : 0)
    return reaches(movable) || questions.scrollAxis != .enabledOnly
      ? .begin(firstZero) : .wait
  }

  /// A scroll view's first translation leaves out 10 pt, whatever other pans do (C105, M01).
  override var firstZero: TranslationZero { .known(hysteresisOfTravel) }
}

/// Stands between a scroll view and its recognizers: in UIKit the scroll view itself is the delegate, though
/// it does not say so publicly (C162).
@MainActor
final class ScrollGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  weak var scrollView: UIScrollView?

  /// A subclass that conforms itself answers instead (C163).
  var subclass: (any UIGestureRecognizerDelegate)? {
    scrollView as? any UIGestureRecognizerDelegate
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    scrollView?.gestureRecognizerShouldBegin(gestureRecognizer) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    // Two fingers drag and pinch the same content.
    if let scrollView,
      other === scrollView.panGestureRecognizer
        || other === scrollView.pinchGestureRecognizer
    {
      return true
    }
    return subclass?.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other)
      ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    subclass?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: other) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    subclass?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: other) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    subclass?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool {
    subclass?.gestureRecognizer(gestureRecognizer, shouldReceive: press) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    subclass?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
  }
}
