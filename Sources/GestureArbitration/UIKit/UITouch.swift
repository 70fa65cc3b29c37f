import UIKitShim

extension UITouch {
  /// The window of the hit view, whose recognizers receive the touch.
  ///
  /// It differs from the window of the touch where a window in front returns a view of another one
  /// from `hitTest(_:with:)`.
  var windowOfView: UIWindow? { view?.window ?? window }

  /// Where the touch is, in pt of the window of the hit view.
  var place: CGPoint { location(in: windowOfView) }

  /// Takes recognizers that wait for one of the arbiter's out of the touch sequence (C066).
  func withdraw(where waits: (UIGestureRecognizer) -> Bool) {
    // What waits may read as if it had begun (C093).
    for other in gestureRecognizers ?? []
    where (other.state == .possible || other.state == .began) && waits(other) {
      other.leaveTouchSequence()
    }
  }
}
