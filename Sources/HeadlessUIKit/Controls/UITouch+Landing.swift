#if HEADLESS
extension UITouch {
  /// Returns where the touch began, in pt, in the view's coordinates or the window's for nil.
  func landing(in view: UIView?) -> CGPoint {
    view?.convert(delivery.landing.point, from: nil) ?? delivery.landing.point
  }

  /// Returns whether a view under the touch protects a drag in a direction from the content pop
  /// (C193).
  ///
  /// Asks the hit view and its superviews up to, but not including, `top`.
  func isProtectedFromContentPop(
    dragged direction: UISwipeGestureRecognizer.Direction, inside top: UIView
  ) -> Bool {
    var candidate = view
    while let current = candidate, current !== top {
      if current.protectsFromContentPop(self, dragged: direction) { return true }
      candidate = current.superview
    }
    return false
  }
}

/// The movement of a touch since it began.
struct TouchMovement {
  /// Where the touch began, in pt.
  let landing: CGPoint
  /// The displacement since then, in pt.
  let translation: CGPoint

  /// Whether the movement is more horizontal than vertical.
  var isHorizontal: Bool { abs(translation.x) > abs(translation.y) }
}

extension UIGestureRecognizer {
  /// Returns the movements of the recognizer's touches in a view, in that view's coordinates.
  ///
  /// Only touches whose hit view is that view are included.
  func touchMovements(in view: UIView) -> [TouchMovement] {
    tracked.filter { $0.view === view }.map { touch in
      let landing = touch.landing(in: view)
      return TouchMovement(landing: landing, translation: touch.location(in: view) - landing)
    }
  }

  /// Whether the recognizer requires one tap with one touch.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
#endif
