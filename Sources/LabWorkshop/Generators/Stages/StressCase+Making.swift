#if HEADLESS
import Foundation
import HeadlessUIKit

extension StressCase.Kind {
  /// Makes a recognizer of the kind.
  @MainActor
  func make(
    _ description: StressCase.Recognizer, on stage: StressStage
  ) -> UIGestureRecognizer {
    switch self {
    case .tap(let taps, let touches):
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = touches
      return tap
    case .press: return UILongPressGestureRecognizer()
    case .pan(let touches):
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = touches
      return pan
    case .edgePan:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = [.left]
      return pan
    case .swipe: return UISwipeGestureRecognizer()
    case .pinch: return UIPinchGestureRecognizer()
    case .custom(let manner):
      return StressRecognizer(description, manner: manner, stage: stage)
    }
  }
}

extension StressCase.Turn {
  /// The transform.
  var transform: CGAffineTransform {
    switch self {
    case .none: .identity
    case .rotated: CGAffineTransform(rotationAngle: 0.5)
    case .scaled: CGAffineTransform(scaleX: 0.7, y: 1.2)
    case .shifted: CGAffineTransform(translationX: 30, y: -20)
    }
  }
}

extension UIScrollView {
  /// Returns the offset at a share of the range on both axes.
  func offset(at share: CGFloat) -> CGPoint {
    let (low, high) = (lowestOffset, highestOffset)
    return CGPoint(x: low.x + (high.x - low.x) * share, y: low.y + (high.y - low.y) * share)
  }

  /// The smallest offset at which content rests.
  var lowestOffset: CGPoint {
    CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
  }

  /// The largest offset at which content rests.
  var highestOffset: CGPoint {
    let (inset, low) = (adjustedContentInset, lowestOffset)
    return CGPoint(
      x: max(low.x, contentSize.width + inset.right - bounds.width),
      y: max(low.y, contentSize.height + inset.bottom - bounds.height))
  }
}
#endif
