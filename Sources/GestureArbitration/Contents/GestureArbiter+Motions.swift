import UIKitShim

extension GestureArbiter {
  /// Takes note of the registered contents that still move under a finger that is about to land; it
  /// may stop them, and whether a swipe after a fling may pop is a rule's to say.
  func noteMotions(in event: UIEvent) {
    var view = event.allTouches?.inOrder.first { $0.phase == .began }?.view
    motions = [:]
    while let current = view {
      if let scrollView = current as? UIScrollView, scrollView.motion != .resting,
        scrollView.registeredContent != nil
      {
        motions[ObjectIdentifier(current)] = scrollView.motion
      }
      view = current === navigationController?.viewIfLoaded ? nil : current.superview
    }
  }
}
