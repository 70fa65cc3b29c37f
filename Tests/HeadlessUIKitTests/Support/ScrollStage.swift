#if HEADLESS
import Foundation
import HeadlessUIKit

/// A full-screen scroll view that records its delegate calls.
@MainActor
final class ScrollStage: NSObject, UIScrollViewDelegate {
  let screen: Screen
  let scrollView: UIScrollView
  /// Replaces the target offset in `scrollViewWillEndDragging`.
  var retarget: (CGPoint) -> CGPoint = { $0 }
  private(set) var calls: [String] = []
  private(set) var endVelocity: CGPoint?
  private(set) var target: CGPoint?

  init(_ screen: Screen, content: CGSize, size: CGSize = CGSize(width: 400, height: 800)) {
    self.screen = screen
    scrollView = UIScrollView(frame: CGRect(origin: .zero, size: size))
    super.init()
    scrollView.contentSize = content
    scrollView.delegate = self
    screen.window.addSubview(scrollView)
    screen.watch(scrollView.panGestureRecognizer, as: "scroll")
  }

  convenience init(height: CGFloat = 40_000, of screen: Screen = Screen()) {
    self.init(screen, content: CGSize(width: 400, height: height))
  }

  /// The calls without consecutive duplicates.
  var distinctCalls: [String] {
    calls.enumerated().filter { $0.offset == 0 || calls[$0.offset - 1] != $0.element }
      .map(\.element)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("didScroll") }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("willBeginDragging at \(scrollView.contentOffset.y)")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    endVelocity = velocity
    target = targetContentOffset.pointee
    targetContentOffset.pointee = retarget(targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging, decelerates: \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("didEndScrollingAnimation")
  }
}
#endif
