#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Which scroll view begins a drag, if any.
@MainActor @Suite struct ScrollBeginTests {
  @Test func `C149: content that fits does not scroll unless it always bounces`() {
    let stage = ScrollStage(height: 800)

    stage.screen.touch.down(200, 400).drag(0, -50).up()
    let statesWithoutBounce = stage.screen.timeline[.state].filter { $0.hasPrefix("scroll") }
    stage.screen.timeline.clear()
    stage.scrollView.alwaysBounceVertical = true
    stage.screen.touch.down(200, 400).move(0, -50).up()
    let actionsWithBounce = stage.screen.timeline[.action]
    stage.screen.timeline.clear()
    stage.scrollView.bounces = false
    stage.screen.touch.down(200, 400).move(0, -50).up()

    #expect(statesWithoutBounce == ["scroll failed, should not begin"])
    #expect(actionsWithBounce == ["scroll began", "scroll ended"])
    #expect(stage.screen.timeline[.action] == [], stage.screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.ScrollAxis.dominant, UIGestureRecognizer.State.failed),
    (.enabledOnly, .possible),
  ])
  func `C151: a drag along an axis that cannot scroll does not begin`(
    answer: UIKitBehavior.ScrollAxis, state: UIGestureRecognizer.State
  ) {
    let stage = ScrollStage(of: Screen(\.scrollAxis, answer))

    stage.screen.touch.down(200, 400).drag(60, 5)

    #expect(stage.scrollView.panGestureRecognizer.state == state, stage.screen.log)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `C151: if only enabled axes count, a drag begins after 10 pt along them`() {
    let stage = ScrollStage(of: Screen(\.scrollAxis, .enabledOnly))

    stage.screen.touch.down(200, 400).drag(60, -5).drag(0, -5)

    #expect(stage.screen.timeline[.action] == ["scroll began"], stage.screen.log)
  }

  @Test func `C152: a scroll view at its end begins and rubber-bands`() {
    let stage = ScrollStage()

    stage.screen.touch.down(200, 400).drag(0, 60)

    #expect(stage.scrollView.isDragging)
    #expect(stage.scrollView.contentOffset.y < -20)
  }

  @Test(arguments: [(-100.0, 0.0, ["inner began"]), (0.0, -100.0, ["scroll began"])])
  func `C153: nested perpendicular scroll views each scroll along their own axis`(
    dx: CGFloat, dy: CGFloat, actions: [String]
  ) {
    let stage = ScrollStage()
    addInner(in: stage, content: CGSize(width: 1200, height: 300))

    stage.screen.touch.down(200, 200).move(dx, dy)

    #expect(stage.screen.timeline[.action] == actions, stage.screen.log)
  }

  @Test func `C154: of two nested scroll views on one axis the inner scrolls first`() {
    let stage = ScrollStage()
    let inner = addInner(in: stage, content: CGSize(width: 400, height: 900))

    stage.screen.touch.down(200, 200).drag(0, -100)

    #expect(abs(inner.contentOffset.y - 90) < 0.17)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `C155: at the inner end a new drag scrolls the outer view, a running drag does not`() {
    let stage = ScrollStage()
    let inner = addInner(in: stage, content: CGSize(width: 400, height: 350))

    stage.screen.touch.down(200, 250).drag(0, -200).up().hold(3)
    let outerAfterFirst = stage.scrollView.contentOffset.y
    let innerAtRest = inner.contentOffset.y
    stage.screen.touch.down(200, 250).drag(0, -100)

    #expect(outerAfterFirst == 0)
    #expect(innerAtRest == 50)
    #expect(abs(stage.scrollView.contentOffset.y - 90) < 0.17, stage.screen.log)
    #expect(inner.contentOffset.y == 50)
  }

  @Test func `C156: a scroll view that does not transfer scrolling keeps the drag at its end`() {
    let stage = ScrollStage()
    let inner = addInner(in: stage, content: CGSize(width: 400, height: 350))
    inner.contentOffset.y = 50
    inner.transfersVerticalScrollingToParent = false

    stage.screen.touch.down(200, 250).drag(0, -100)

    #expect(inner.isDragging)
    #expect(inner.contentOffset.y > 50)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `C156: scrolling is not transferred to a parent at its own end`() {
    let stage = ScrollStage()
    let inner = addInner(in: stage, content: CGSize(width: 400, height: 350))

    stage.screen.touch.down(200, 100).drag(0, 100)

    #expect(inner.isDragging)
    #expect(!stage.scrollView.isDragging)
  }

  @Test(arguments: [true, false])
  func `C158: only the nearest ancestor scroll view counts, even if it is disabled`(
    isEnabled: Bool
  ) {
    let stage = ScrollStage()
    let middle = addInner(in: stage, content: CGSize(width: 400, height: 600))
    middle.isScrollEnabled = isEnabled
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    inner.contentSize = CGSize(width: 400, height: 250)
    inner.contentOffset.y = 50
    middle.addSubview(inner)

    stage.screen.touch.down(200, 150).drag(0, -100)

    #expect(middle.isDragging == isEnabled)
    #expect(inner.isDragging == !isEnabled)
    #expect(!stage.scrollView.isDragging)
  }

  @Test func `C157: transfer to the parent is decided when the drag begins`() {
    let stage = ScrollStage()
    let inner = addInner(in: stage, content: CGSize(width: 400, height: 350))
    inner.contentOffset.y = 50

    // The drag begins away from the end and reverses.
    stage.screen.touch.down(200, 150).drag(0, 20).drag(0, -100)

    #expect(inner.isDragging, stage.screen.log)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test(arguments: [
    (UIKitBehavior.TransferAndContentPop.ignoresTransfer, true), (.keepsTheDrag, false),
  ])
  func `C159: the behavior decides whether not transferring keeps out the content pop`(
    answer: UIKitBehavior.TransferAndContentPop, pops: Bool
  ) {
    var behavior = UIKitBehavior()
    behavior.scrollAtLeadingEdge = .yields
    behavior.transferAndContentPop = answer
    let stage = NavigationStage(Screen(behavior))
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    pager.contentSize = CGSize(width: 1600, height: 800)
    pager.transfersHorizontalScrollingToParent = false
    stage.navigation.topViewController?.view.addSubview(pager)

    stage.screen.touch.down(150, 400).drag(200, 0)

    #expect(pager.isDragging == !pops, stage.screen.log)
  }

  @Test func `C155: an offset within half a pixel of the end counts as the end`() {
    let stage = ScrollStage()
    let inner = addInner(in: stage, content: CGSize(width: 400, height: 350.1))
    inner.contentOffset.y = 50

    stage.screen.touch.down(200, 250).drag(0, -100)

    #expect(!inner.isDragging && stage.scrollView.isDragging, stage.screen.log)
  }

  /// Adds a scroll view of 400 × 300 pt at the top of the stage's scroll view.
  @discardableResult
  private func addInner(in stage: ScrollStage, content: CGSize) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    inner.contentSize = content
    stage.scrollView.addSubview(inner)
    stage.screen.watch(inner.panGestureRecognizer, as: "inner")
    return inner
  }
}
#endif
