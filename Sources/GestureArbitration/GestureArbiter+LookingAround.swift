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
    report(.candidateWithoutDriver)
  }

  /// Reports a scroll view that was to yield and cannot scroll sideways.
  private func check(_ content: UIView) {
    if let issue = ArbiterIssue.cannotScrollSideways(content) { report(issue) }
  }
}

extension ArbiterIssue {
  /// A push candidate waits for a driver.
  static let candidateWithoutDriver = ArbiterIssue(
    fact: "A push candidate is set, and nothing pushes it.",
    remedy: """
      Set navigationController.gestureArbiter.driver to .publicTransition: UIKit itself has no \
      push by a drag.
      """)

  /// A registered scroll view was to yield and has content that cannot scroll sideways; nil if it can, or
  /// has no content yet.
  @MainActor
  static func cannotScrollSideways(_ content: UIView) -> ArbiterIssue? {
    guard let registered = content.registeredContent, registered.role.needsScrollView,
      let scrollView = content as? UIScrollView, !scrollView.scrollsSideways,
      scrollView.contentSize.width > 0
    else { return nil }
    return ArbiterIssue(
      fact: "The \(registered.name) yields to the pop and cannot scroll sideways itself.",
      remedy: """
        Nothing needs to yield there. Register the scroll view that pages, or set its contentSize and \
        isScrollEnabled.
        """)
  }
}
