#if HEADLESS
/// The edge pop or content pop recognizer of a navigation controller.
///
/// Both derive from the edge pan and use the leading edge of the layout direction (C194, C241).
@MainActor
final class NavigationPopRecognizer: UIScreenEdgePanGestureRecognizer {
  enum Area { case edge, content }

  let area: Area
  @BackReference var navigation: UINavigationController?

  init(area: Area, navigation: UINavigationController) {
    self.area = area
    self.navigation = navigation
    super.init(target: nil, action: nil)
    // The names observed on iOS 26, for traces only (C040).
    name =
      area == .edge ? "UINavigationController.edgeSwipe" : "UINavigationController.contentSwipe"
  }

  /// What UIKit's recognizer follows is open (C254); an app may set it.
  override var allowedScrollTypesMask: UIScrollTypeMask {
    get { chosenScrollTypes ?? (followsTrackpad ? .continuous : []) }
    set { chosenScrollTypes = newValue }
  }

  private var chosenScrollTypes: UIScrollTypeMask?

  private var followsTrackpad: Bool {
    guard let questions = navigation?.questions else { return false }
    return area == (questions.version >= .v26 ? .content : .edge)
      && questions.trackpadPop == .follows
  }

  override func scrollBegan(over pointer: CGPoint, at time: TimeInterval) {
    updateEdge()
    super.scrollBegan(over: pointer, at: time)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    updateEdge()
    if tracked.count > 1, questions.secondTouchOfPop == .isIgnored {
      for touch in touches where touch !== tracked[0] { ignore(touch, for: event) }
    }
    super.touchesBegan(touches, with: event)
  }

  override func accepts(_ touch: UITouch) -> Bool { area == .content || super.accepts(touch) }

  override var mayBeginEarly: Bool { area == .edge }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    guard area == .content, let questions = system?.questions else { return false }
    if other === navigation?.edgePop { return questions.contentPopAndEdge == .waits }
    return other.isHorizontalScrollPan && questions.contentPopOverScrolling == .waitsForScrolling
  }

  /// Returns whether the system marked the touch as coming from this recognizer's edge.
  func isMarkedForEdge(_ touch: UITouch) -> Bool {
    updateEdge()
    return super.accepts(touch)
  }

  /// Returns whether content under a touch competes for the pop's drag direction (C193).
  func isOverCompetitor(_ touch: UITouch) -> Bool {
    guard let view = navigation?.view else { return false }
    updateEdge()
    return touch.isProtectedFromContentPop(dragged: edges == .right ? .left : .right, inside: view)
  }

  /// Returns whether a touch is over a scroll view that can scroll horizontally.
  static func isOverHorizontalScrolling(_ touch: UITouch) -> Bool {
    touch.view?.innermostScrollView(along: .horizontal, through: nil) != nil
  }

  private func updateEdge() {
    edges = navigation?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}

extension NavigationPopRecognizer: InteractivePopPerformer {
  func fraction(in view: UIView) -> CGFloat {
    let width = view.bounds.width
    return width > 0 ? max(0, towardsTrailing(translation(in: view).x)) / width : 0
  }

  func shouldFinish(in view: UIView) -> Bool {
    let velocity = towardsTrailing(velocityAtLift(in: view).x)
    if abs(velocity) >= EngineMetrics.popSpeed { return velocity > 0 }
    return fraction(in: view) >= EngineMetrics.popProgress
  }

  private func towardsTrailing(_ x: CGFloat) -> CGFloat {
    navigation?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -x : x
  }
}

extension UIGestureRecognizer {
  /// Whether this is the pan of a scroll view that can scroll horizontally.
  fileprivate var isHorizontalScrollPan: Bool {
    guard let pan = self as? ScrollPanGestureRecognizer, let scrollView = pan.scrollView else {
      return false
    }
    return scrollView.canMove(along: .horizontal)
  }
}
#endif
