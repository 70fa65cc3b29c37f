import UIKitShim

extension GestureArbiter {
  /// Sees and says what cannot work where a finger lands.
  func lookAround(under view: UIView?) {
    noteNeighbours()
    checkCandidate()
    var view = view
    while let current = view {
      check(current)
      view = current === navigationController?.viewIfLoaded ? nil : current.superview
    }
  }

  /// Reports a candidate that no drag can bring in.
  private func checkCandidate() {
    guard driver == .uikitOnly, navigationController?.topViewController?.pushCandidate != nil else {
      return
    }
    report(
      ArbiterIssue(
        fact: "A push candidate is set, and nothing pushes it.",
        remedy: """
          Set navigationController.gestureArbiter.driver to .publicTransition: UIKit itself has no \
          push by a drag.
          """))
  }

  /// Reports a scroll view that was to yield and cannot scroll sideways.
  private func check(_ content: UIView) {
    guard let registered = content.registeredContent, registered.role.needsScrollView,
      let scrollView = content as? UIScrollView, !scrollView.scrollsSideways,
      scrollView.contentSize.width > 0
    else { return }
    report(
      ArbiterIssue(
        fact: "The \(registered.name) yields to the pop and cannot scroll sideways itself.",
        remedy: """
          Nothing needs to yield there. Register the scroll view that pages, or set its contentSize and \
          isScrollEnabled.
          """))
  }
}
