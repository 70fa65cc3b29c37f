import Foundation
import HeadlessUIKit
import Testing

/// Which scroll view, if any, takes a drag.
@MainActor @Suite struct ScrollBeginTests {
  @Test func `C149: content that fits is not dragged, unless it always bounces`() {
    let stage = ScrollStage(height: 800)

    stage.screen.finger.down(200, 400).drag(0, -50).up()
    let fits = stage.screen.timeline[.state].filter { $0.hasPrefix("scroll") }
    stage.screen.timeline.clear()
    stage.scrollView.alwaysBounceVertical = true
    stage.screen.finger.down(200, 400).move(0, -50).up()
    let bounces = stage.screen.timeline[.action]
    stage.screen.timeline.clear()
    stage.scrollView.bounces = false
    stage.screen.finger.down(200, 400).move(0, -50).up()

    #expect(fits == ["scroll failed, should not begin"])
    #expect(bounces == ["scroll began", "scroll ended"])
    #expect(stage.screen.timeline[.action] == [], stage.screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.ScrollAxis.dominant, UIGestureRecognizer.State.failed),
    (.enabledOnly, .possible),
  ])
  func `C151: a drag along an axis in which nothing moves does not begin`(
    answer: UIKitBehavior.ScrollAxis, state: UIGestureRecognizer.State
  ) {
    let stage = ScrollStage(of: Screen(\.scrollAxis, answer))

    stage.screen.finger.down(200, 400).drag(60, 5)

    #expect(stage.scrollView.panGestureRecognizer.state == state, stage.screen.log)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `C151: where only enabled axes count, a drag begins when they have travelled 10 pt`() {
    let stage = ScrollStage(of: Screen(\.scrollAxis, .enabledOnly))

    stage.screen.finger.down(200, 400).drag(60, -5).drag(0, -5)

    #expect(stage.screen.timeline[.action] == ["scroll began"], stage.screen.log)
  }

  @Test func `C152: a scroll view at its end begins and rubber-bands`() {
    let stage = ScrollStage()

    stage.screen.finger.down(200, 400).drag(0, 60)

    #expect(stage.scrollView.isDragging)
    #expect(stage.scrollView.contentOffset.y < -20)
  }

  @Test(arguments: [(-100.0, 0.0, ["inner began"]), (0.0, -100.0, ["scroll began"])])
  func `C153: perpendicular scroll views each take their own axis`(
    dx: CGFloat, dy: CGFloat, actions: [String]
  ) {
    let stage = ScrollStage()
    let inner = nest(in: stage, content: CGSize(width: 1200, height: 300))
    inner.panGestureRecognizer.name = "inner"

    stage.screen.finger.down(200, 200).move(dx, dy)

    #expect(stage.screen.timeline[.action] == actions, stage.screen.log)
  }

  @Test func `C154: of two along the same axis the inner goes first`() {
    let stage = ScrollStage()
    let inner = nest(in: stage, content: CGSize(width: 400, height: 900))

    stage.screen.finger.down(200, 200).drag(0, -100)

    #expect(abs(inner.contentOffset.y - 90) < 0.17)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `C155: at its end a new drag goes to the outer, a running one never`() {
    let stage = ScrollStage()
    let inner = nest(in: stage, content: CGSize(width: 400, height: 350))

    stage.screen.finger.down(200, 250).drag(0, -200).up().hold(3)
    let outerAfterFirst = stage.scrollView.contentOffset.y
    let innerAtRest = inner.contentOffset.y
    stage.screen.finger.down(200, 250).drag(0, -100)

    #expect(outerAfterFirst == 0)
    #expect(innerAtRest == 50)
    #expect(abs(stage.scrollView.contentOffset.y - 90) < 0.17, stage.screen.log)
    #expect(inner.contentOffset.y == 50)
  }

  @Test func `C156: a scroll view that transfers nothing keeps the drag at its end`() {
    let stage = ScrollStage()
    let inner = nest(in: stage, content: CGSize(width: 400, height: 350))
    inner.contentOffset.y = 50
    inner.transfersVerticalScrollingToParent = false

    stage.screen.finger.down(200, 250).drag(0, -100)

    #expect(inner.isDragging)
    #expect(inner.contentOffset.y > 50)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `C156: nothing is transferred to a parent that is at its end itself`() {
    let stage = ScrollStage()
    let inner = nest(in: stage, content: CGSize(width: 400, height: 350))

    stage.screen.finger.down(200, 100).drag(0, 100)

    #expect(inner.isDragging)
    #expect(!stage.scrollView.isDragging)
  }

  @Test(arguments: [true, false])
  func `C158: only the nearest scroll view around counts, even one that is disabled`(
    isEnabled: Bool
  ) {
    let stage = ScrollStage()
    let middle = nest(in: stage, content: CGSize(width: 400, height: 600))
    middle.isScrollEnabled = isEnabled
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    inner.contentSize = CGSize(width: 400, height: 250)
    inner.contentOffset.y = 50
    middle.addSubview(inner)

    stage.screen.finger.down(200, 150).drag(0, -100)

    #expect(middle.isDragging == isEnabled)
    #expect(inner.isDragging == !isEnabled)
    #expect(!stage.scrollView.isDragging)
  }

  @Test func `C157: what goes to the parent is decided when the drag begins, not on the way`() {
    let stage = ScrollStage()
    let inner = nest(in: stage, content: CGSize(width: 400, height: 350))
    inner.contentOffset.y = 50

    // The drag begins away from the end, and turns round.
    stage.screen.finger.down(200, 150).drag(0, 20).drag(0, -100)

    #expect(inner.isDragging, stage.screen.log)
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test(arguments: [
    (UIKitBehavior.TransferAndContentPop.ignoresTransfer, true), (.keepsTheDrag, false),
  ])
  func `C159: whether what is not transferred is kept from the content pop is open`(
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

    stage.screen.finger.down(150, 400).drag(200, 0)

    #expect(pager.isDragging == !pops, stage.screen.log)
  }

  @Test func `C155: an end that is missed by less than half a pixel is the end`() {
    let stage = ScrollStage()
    let inner = nest(in: stage, content: CGSize(width: 400, height: 350.1))
    inner.contentOffset.y = 50

    stage.screen.finger.down(200, 250).drag(0, -100)

    #expect(!inner.isDragging && stage.scrollView.isDragging, stage.screen.log)
  }

  /// A scroll view of 400 × 300 pt at the top of the stage's.
  private func nest(in stage: ScrollStage, content: CGSize) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    inner.contentSize = content
    stage.scrollView.addSubview(inner)
    stage.screen.watch(inner.panGestureRecognizer, as: "inner")
    return inner
  }
}
