#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Screen-edge pans: where they begin and when they fail.
@MainActor @Suite struct EdgePanTests {
  @Test(arguments: [
    (UIRectEdge.left, 2.0, 400.0, 30.0, 0.0), (.right, 398, 400, -30, 0), (.top, 200, 2, 0, 30),
    (.bottom, 200, 798, 0, -30),
  ])
  func `C116: a touch that enters over the edge begins an edge pan`(
    edge: UIRectEdge, x: CGFloat, y: CGFloat, dx: CGFloat, dy: CGFloat
  ) {
    let (screen, pan) = stage(edges: edge)

    screen.touch.down(x, y).move(dx, dy)

    #expect(pan.state == .began, screen.log)
    #expect(pan.translation(in: nil) == CGPoint(x: dx * 2 / 3, y: dy * 2 / 3))
  }

  @Test func `C116: a touch that moves outwards does not begin an edge pan`() {
    let (screen, pan) = stage()

    screen.touch.down(20, 100).move(-20, 0)

    #expect(pan.state == .possible, screen.log)
  }

  @Test func `C117: only a touch marked as coming from the edge begins an edge pan`() {
    let (screen, _) = stage()

    screen.touch.down(0.5, 100, edges: []).drag(60, 0).up()
    let statesOfUnmarked = screen.timeline[.state]
    screen.timeline.clear()
    screen.touch.down(200, 100, edges: .left).move(60, 0)

    #expect(statesOfUnmarked == ["pan failed"])
    #expect(screen.timeline[.state] == ["pan began"], screen.log)
  }

  @Test(arguments: [(20.0, ["pan began"]), (20.5, [])])
  func `C118: a touch within 20 pt of the edge is marked by default`(
    x: Double, actions: [String]
  ) {
    let (screen, _) = stage()

    screen.touch.down(x, 100).move(60, 0)

    #expect(screen.timeline[.action] == actions, screen.log)
  }

  @Test func `C119: a diagonal drag begins an edge pan`() {
    let (screen, pan) = stage()

    screen.touch.down(2, 100).move(30, 30)

    #expect(pan.state == .began, screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.EdgeTravel.ordinary, UIGestureRecognizer.State.possible), (.tiny, .began),
  ])
  func `C120: the behavior decides the travel at which an edge pan begins`(
    answer: UIKitBehavior.EdgeTravel, state: UIGestureRecognizer.State
  ) {
    let screen = Screen(\.edgeTravel, answer)
    let pan = screen.add(UIScreenEdgePanGestureRecognizer(), "pan")
    pan.edges = .left

    screen.touch.down(2, 100).move(2, 0)

    #expect(pan.state == state)
  }

  @Test func `C121: an unmarked touch fails an edge pan at touch-down`() {
    let (screen, pan) = stage()

    screen.touch.down(200, 100)

    #expect(pan.state == .failed)
  }

  @Test func `C121: a touch along the edge fails an edge pan before an ordinary pan begins`() {
    let (screen, pan) = stage()

    screen.touch.down(2, 100).drag(0, 9, steps: 9)

    #expect(pan.state == .failed, screen.log)
  }

  @Test func `C121: a scroll view that waits for an edge pan scrolls along the edge`() {
    let (screen, pan) = stage()
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    screen.window.addSubview(scrollView)
    scrollView.panGestureRecognizer.require(toFail: pan)

    screen.touch.down(2, 400).drag(0, -100)

    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 90), screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.PopDirection.mostlyInwards, 11.0, 16.0, UIGestureRecognizer.State.possible),
    (.inwardsAtAll, 11, 16, .began), (.inwardsFromTheStart, 11, 16, .failed),
  ])
  func `C119: the behavior decides which movement begins an edge pan`(
    answer: UIKitBehavior.PopDirection, dx: CGFloat, dy: CGFloat, state: UIGestureRecognizer.State
  ) {
    let screen = Screen(\.popDirection, answer)
    let pan = screen.add(UIScreenEdgePanGestureRecognizer(), "pan")
    pan.edges = .left

    screen.touch.down(2, 100).move(dx, dy)

    #expect(pan.state == state, screen.log)
  }

  @Test func `C109: a second touch does not cancel an edge pan that has begun`() {
    let (screen, pan) = stage()
    screen.touch.down(2, 100).move(30, 0)

    screen.touch(1).down(200, 300)
    screen.touch.move(5, 0)

    #expect(pan.state == .changed, screen.log)
  }

  private func stage(
    edges: UIRectEdge = .left
  ) -> (Screen, UIScreenEdgePanGestureRecognizer) {
    let screen = Screen()
    let pan = screen.add(UIScreenEdgePanGestureRecognizer(), "pan")
    pan.edges = edges
    return (screen, pan)
  }
}
#endif
