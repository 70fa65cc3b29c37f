#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// `UIScrollView.allowsPopGestureAtLeadingEdge`.
@MainActor @Suite struct DeferralTests {
  private let wide = CGSize(width: 1950, height: 844)

  @Test func `a pager at its leading edge defers to the pop and does not scroll`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    pager.allowsPopGestureAtLeadingEdge = true
    let recorder = OffsetRecorder(pager)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(recorder.offsets.isEmpty, "\(phone.story)")
  }

  @Test func `setting the property is enough`() {
    let stage = Stage()
    let screen = UIViewController()
    stage.push(screen)
    let pager = UIScrollView(frame: StageMetrics.screen)
    pager.contentSize = wide
    screen.view.addSubview(pager)

    pager.allowsPopGestureAtLeadingEdge = true
    stage.play(.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 180, y: 4)))
    stage.rest()

    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `without the property the pager scrolls`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    let recorder = OffsetRecorder(pager)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(!recorder.offsets.isEmpty)
  }

  @Test(arguments: [CGFloat(0.6), 1, 390, 1560])
  func `a pager away from its leading edge scrolls`(offset: CGFloat) {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide, offset: CGPoint(x: offset, y: 0))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.swipeRight()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(pager.contentOffset.x < offset, "\(phone.story)")
    #expect(phone.decisions.map(\.rule) == ["contentAtLeadingEdge"])
  }

  @Test(arguments: [CGFloat(0), 0.5, -0.5, -20])
  func `within half a point of the edge, or bouncing beyond it, a pager defers`(offset: CGFloat) {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide, offset: CGPoint(x: offset, y: 0))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `an inset moves the leading edge`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide, offset: CGPoint(x: -16, y: 0))
    pager.contentInset.left = 16
    pager.allowsPopGestureAtLeadingEdge = true

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a pager with an inset scrolls at offset 0, 16 pt past its leading edge`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    pager.contentInset.left = 16
    pager.allowsPopGestureAtLeadingEdge = true

    phone.swipeRight()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(
      phone.decisions.first?.reasonText == "pager rests 16 pt past its leading edge",
      "\(phone.story)")
  }

  @Test func `C242: the leading edge is the largest offset from right to left`() {
    let phone = Phone(layoutDirection: .rightToLeft)
    let pager = phone.addScrollView(content: wide, offset: CGPoint(x: 1560, y: 0))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: -180, y: 4))
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(pager.contentOffset.x == 1560)
  }

  @Test(arguments: PopAttempt.LayoutDirection.allCases)
  func `content narrower than its view is at its leading edge`(
    layoutDirection: PopAttempt.LayoutDirection
  ) {
    let phone = Phone(layoutDirection: layoutDirection)
    let scrollView = phone.addScrollView(content: CGSize(width: 200, height: 844))
    scrollView.alwaysBounceHorizontal = true
    scrollView.allowsPopGestureAtLeadingEdge = true

    phone.drag(
      from: CGPoint(x: 195, y: 422), by: CGPoint(x: layoutDirection.towardsTrailing(180), y: 4))
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a drag towards leading scrolls without delay`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    pager.allowsPopGestureAtLeadingEdge = true

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 300, y: 422)).move(to: CGPoint(x: 240, y: 422), over: 0.25))

    // 60 pt of travel less the hysteresis of 10 pt (M01): the deferral costs no distance.
    #expect(abs(pager.contentOffset.x - 50) < 0.001, "\(phone.story)")
  }

  @Test(arguments: [TimeInterval(0.1), 1.0])
  func `a vertical drag scrolls without delay, fast or slow`(duration: TimeInterval) {
    let phone = Phone()
    let canvas = phone.addScrollView(content: CGSize(width: 1950, height: 4000))
    canvas.allowsPopGestureAtLeadingEdge = true

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 195, y: 600))
        .move(to: CGPoint(x: 200, y: 540), over: duration))

    #expect(canvas.contentOffset.y > 49, "\(phone.story)")
    #expect(phone.depth == 2)
  }

  @Test func `a pager whose property is turned off again scrolls`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    pager.allowsPopGestureAtLeadingEdge = true
    pager.allowsPopGestureAtLeadingEdge = false

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(!pager.allowsPopGestureAtLeadingEdge)
  }

  @Test(arguments: [1, 3, 6])
  func `a drag during which the property is turned off has one owner`(frame: Int) {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    pager.allowsPopGestureAtLeadingEdge = true

    phone.play(.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 180, y: 4))) { step in
      if step == frame { pager.allowsPopGestureAtLeadingEdge = false }
    }
    phone.stage.rest()

    let scrolled = phone.stage.timeline.winners.contains { $0 === pager.panGestureRecognizer }
    #expect((phone.depth == 1) != scrolled, "\(phone.story)")
  }

  @Test func `turning the property off keeps any other role`() {
    let phone = Phone()
    let carousel = phone.addScrollView(content: wide)
    phone.arbiter.register(carousel, as: .carousel)

    carousel.allowsPopGestureAtLeadingEdge = false
    phone.swipeRight()

    #expect(phone.decisions.first?.reasonText?.hasPrefix("carousel defers within 44 pt") == true)
  }

  @Test func `a pager in a vertical list defers to the pop, and the list scrolls`() {
    let phone = Phone()
    let list = phone.addScrollView(content: CGSize(width: 390, height: 4000))
    let row = phone.addScrollView(
      content: CGSize(width: 1600, height: 200), in: list,
      frame: CGRect(x: 0, y: 350, width: 390, height: 200))
    row.allowsPopGestureAtLeadingEdge = true

    phone.drag(from: CGPoint(x: 195, y: 450), by: CGPoint(x: 3, y: -100))
    #expect(list.contentOffset.y > 85, "\(phone.story)")
    phone.stage.rest()
    row.frame.origin.y = list.contentOffset.y + 350
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `of two nested pagers the one away from its edge scrolls`() {
    let phone = Phone()
    let outer = phone.addScrollView(content: wide, offset: CGPoint(x: 390, y: 0))
    let inner = phone.addScrollView(
      content: wide, in: outer, frame: CGRect(x: 390, y: 0, width: 390, height: 844))
    for pager in [outer, inner] { pager.allowsPopGestureAtLeadingEdge = true }

    phone.swipeRight()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(phone.decisions.first?.reasonText == "pager rests 390 pt past its leading edge")
    #expect(outer.contentOffset.x < 390, "\(phone.story)")
  }
}

/// Records the offsets of a scroll view.
@MainActor
private final class OffsetRecorder: NSObject, UIScrollViewDelegate {
  private(set) var offsets: [CGPoint] = []

  init(_ scrollView: UIScrollView) {
    super.init()
    scrollView.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
}
#endif
