import Foundation

/// The movement with which a zoom dismissal begins (C235, C253).
package enum ZoomMovement: Sendable {
  /// A drag down.
  case down
  /// A drag from leading to trailing.
  case sideways
  /// Two touches that come closer.
  case pinch

  /// The movement of an attempt: UIKit says where it goes, not which of its recognizers follows it.
  ///
  /// A touch that rests is judged by its translation.
  init(numberOfTouches: Int, velocity: CGPoint, translation: CGPoint) {
    let heading = velocity == .zero ? translation : velocity
    self =
      if numberOfTouches > 1 { .pinch } else if abs(heading.x) > abs(heading.y) {
        .sideways
      } else { .down }
  }
}

extension PopAttempt {
  /// The movement of a zoom dismissal; nil for other gestures.
  package var zoomMovement: ZoomMovement? {
    guard gesture == .zoom else { return nil }
    return ZoomMovement(
      numberOfTouches: numberOfTouches, velocity: velocity, translation: translation)
  }

  /// The edge at which content must rest to defer to the gesture.
  package var edgeOfContent: Edge { zoomMovement == .down ? .top : originEdge }
}
