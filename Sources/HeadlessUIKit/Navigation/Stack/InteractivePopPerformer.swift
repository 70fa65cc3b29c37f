#if HEADLESS
import Foundation

/// A recognizer that moves the top screen off its stack, or a presented one away.
@MainActor
protocol InteractivePopPerformer: UIGestureRecognizer {
  /// How far the pop is, from 0 to 1, in a view that fills the screen.
  func fraction(in view: UIView) -> CGFloat
  /// Whether the pop completes when the touches lift now.
  func shouldFinish(in view: UIView) -> Bool
}
#endif
