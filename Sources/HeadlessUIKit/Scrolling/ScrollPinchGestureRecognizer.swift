import Foundation

/// The pinch of a scroll view.
@MainActor
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  /// Runs when the sequence is over, whatever became of it.
  var onReset: () -> Void = {}
  private var fixed = FixedDelegate()

  /// Sets the one delegate the pinch accepts.
  func fixDelegate(_ delegate: any UIGestureRecognizerDelegate) {
    fixed = FixedDelegate(delegate)
    self.delegate = delegate
  }

  /// Traps on any delegate but the scroll view's own, as UIKit does (C161).
  override var delegate: (any UIGestureRecognizerDelegate)? {
    didSet { fixed.check(delegate, of: "pinch") }
  }

  override func reset() {
    super.reset()
    onReset()
  }
}
