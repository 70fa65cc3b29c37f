import UIKitShim

extension UITouch {
  /// The window of the hit view, whose recognizers receive the touch.
  ///
  /// It differs from the window of the touch where a window in front returns a view of another one
  /// from `hitTest(_:with:)`.
  var windowOfView: UIWindow? { view?.window ?? window }

  /// Where the touch is, in pt of the window of the hit view.
  var place: CGPoint { location(in: windowOfView) }

  /// The recognizers of the touch that wait for one of the arbiter's and have not begun.
  func waiting(where waits: (UIGestureRecognizer) -> Bool) -> [UIGestureRecognizer] {
    // What waits may read as if it had begun (C093).
    (gestureRecognizers ?? []).filter {
      ($0.state == .possible || $0.state == .began) && waits($0)
    }
  }
}
