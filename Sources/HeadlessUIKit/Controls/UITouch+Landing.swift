import Foundation

extension UITouch {
  /// Where the finger landed, in a view's coordinates or the window's; in pt.
  func landing(in view: UIView?) -> CGPoint {
    view?.convert(delivery.landing.point, from: nil) ?? delivery.landing.point
  }

  /// Whether the touch's view, or one around it inside another, keeps a drag from the content pop
  /// (C193).
  func isKeptFromContentPop(
    dragged direction: UISwipeGestureRecognizer.Direction, inside top: UIView
  ) -> Bool {
    var candidate = view
    while let current = candidate, current !== top {
      if current.keepsFromContentPop(self, dragged: direction) { return true }
      candidate = current.superview
    }
    return false
  }
}

/// The way of a finger from where it landed to where it is.
struct FingerStroke {
  /// Where it landed, in pt.
  let landing: CGPoint
  /// How far it has come since, in pt.
  let movement: CGPoint

  /// Whether it runs along the horizontal more than across it.
  var isHorizontal: Bool { abs(movement.x) > abs(movement.y) }
}

extension UIGestureRecognizer {
  /// The strokes of the recognizer's touches that belong to a view, in the view's coordinates.
  func strokes(in view: UIView) -> [FingerStroke] {
    tracked.filter { $0.view === view }.map { touch in
      let landing = touch.landing(in: view)
      return FingerStroke(landing: landing, movement: touch.location(in: view) - landing)
    }
  }

  /// Whether this is a tap with one finger, once.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
