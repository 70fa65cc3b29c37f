#if HEADLESS
/// The pan of a scroll view.
@MainActor
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  @BackReference var scrollView: UIScrollView?
  private var fixed = FixedDelegate()
  private var steps = DragSteps()

  /// Sets the only delegate that the pan accepts.
  func fixDelegate(_ delegate: ScrollGestureDelegate) {
    fixed = FixedDelegate(delegate)
    super.delegate = delegate
  }

  /// The scroll view (C160). Setting another delegate traps, as in UIKit (C161).
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { fixed.visible }
    set { fixed.require(newValue, of: "pan") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if ownState == .possible, tracked.count <= minimumNumberOfTouches {
      steps = DragSteps(startingAt: event.timestamp, travel)
    }
    scrollView?.touchLanded()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    steps.append(travel, at: event.timestamp)
  }

  override func scrollBegan(over pointer: CGPoint, at time: TimeInterval) {
    super.scrollBegan(over: pointer, at: time)
    steps = DragSteps(startingAt: time, travel)
  }

  override func scrolled(by movement: CGPoint, at time: TimeInterval) {
    super.scrolled(by: movement, at: time)
    steps.append(travel, at: time)
  }

  override func reset() {
    super.reset()
    steps = DragSteps()
    scrollView?.touchSequenceEnded()
  }

  /// Sets the translation and scrolls with it, so that an app can hold one coordinate (C165).
  override func setTranslation(_ translation: CGPoint, in view: UIView?) {
    super.setTranslation(translation, in: view)
    steps.forget()
    scrollView?.updateDrag()
  }

  /// Returns the weighted mean of the last steps in a view's coordinates, in pt/s (C264); zero if
  /// the touch had rested before it lifted (C114).
  func velocityAtLift(_ weights: DragSteps.Weights, in view: UIView?) -> CGPoint {
    guard !hasRested else { return .zero }
    let velocity = steps.velocity(weights)
    return view.map { $0.convertFromWindow(velocity) - $0.convertFromWindow(.zero) } ?? velocity
  }

  /// Whether a touch is down that drags the content or may still do so (C134).
  var isTracking: Bool { numberOfTouches > 0 && !ownState.isTerminal }

  override func attempt() -> Attempt {
    guard let scrollView else { return super.attempt() }
    // A touch that has stopped decelerating content drags with little or no hysteresis (C170).
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

  /// The hysteresis, which a scroll view's first translation always omits (C105, M01).
  ///
  /// ``UIKitBehavior/firstTranslation`` concerns other pans only.
  override var firstZero: TranslationZero { .known(hysteresisOfTravel) }
}

/// The pinch of a scroll view.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// Called when the pinch is reset.
  var onReset: () -> Void = {}
  private var fixed = FixedDelegate()

  /// Sets the only delegate that the pinch accepts.
  func fixDelegate(_ delegate: ScrollGestureDelegate) {
    fixed = FixedDelegate(delegate)
    super.delegate = delegate
  }

  /// The scroll view (C160). Setting another delegate traps, as in UIKit (C161).
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { fixed.visible }
    set { fixed.require(newValue, of: "pinch") }
  }

  override func reset() {
    super.reset()
    onReset()
  }
}
#endif
