import Foundation

/// The pinch of a scroll view.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// Runs when the sequence is over, whatever became of it.
  var onReset: () -> Void = {}
  private var fixed = FixedDelegate()

  /// Sets who answers for the scroll view, the one delegate that the pinch accepts.
  func fixDelegate(_ standIn: ScrollGestureDelegate) {
    fixed = FixedDelegate(standIn)
    super.delegate = standIn
  }

  /// The scroll view (C160); traps on any other delegate, as UIKit does (C161).
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { fixed.shown }
    set { fixed.check(newValue, of: "pinch") }
  }

  override func reset() {
    super.reset()
    onReset()
  }
}
