import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// `UIScrollView.allowsPopGestureAtLeadingEdge`.
@MainActor @Suite struct YieldTests {
  private let wide = CGSize(width: 1950, height: 844)

  @Test func `at its leading edge a pager lets the pop go first and does not move`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    pager.allowsPopGestureAtLeadingEdge = true
    let watcher = OffsetWatcher(pager)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(watcher.offsets.isEmpty, "\(phone.story)")
  }

  @Test func `the property alone is the whole fix`() {
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

  @Test func `without the property the same drag belongs to the pager`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    let watcher = OffsetWatcher(pager)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(!watcher.offsets.isEmpty)
  }

  @Test(arguments: [CGFloat(0.6), 1, 390, 1560])
  func `away from its leading edge the pager scrolls and nothing pops`(offset: CGFloat) {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide, offset: CGPoint(x: offset, y: 0))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.swipeRight()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(pager.contentOffset.x < offset, "\(phone.story)")
    #expect(phone.decisions.map(\.rule) == ["contentAtLeadingEdge"])
  }

  @Test(arguments: [CGFloat(0), 0.5, -0.5, -20])
  func `half a point past the edge, and a bounce, count as resting there`(offset: CGFloat) {
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

  @Test func `at offset zero a pager with an inset has 16 pt to show and keeps the drag`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    pager.contentInset.left = 16
    pager.allowsPopGestureAtLeadingEdge = true

    phone.swipeRight()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(
      phone.decisions.first?.why == "pager rests 16 pt past its leading edge", "\(phone.story)")
  }

  @Test func `C242: read from right to left the leading edge is the largest offset`() {
    let phone = Phone(reading: .rightToLeft)
    let pager = phone.addScrollView(content: wide, offset: CGPoint(x: 1560, y: 0))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: -180, y: 4))
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(pager.contentOffset.x == 1560)
  }

  @Test(arguments: ReadingDirection.allCases)
  func `content narrower than its view is at its leading edge`(reading: ReadingDirection) {
    let phone = Phone(reading: reading)
    let scrollView = phone.addScrollView(content: CGSize(width: 200, height: 844))
    scrollView.alwaysBounceHorizontal = true
    scrollView.allowsPopGestureAtLeadingEdge = true

    phone.drag(
      from: CGPoint(x: 195, y: 422), by: CGPoint(x: reading.towardsTrailing(180), y: 4))
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a drag towards leading scrolls on at once`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    pager.allowsPopGestureAtLeadingEdge = true

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 300, y: 422)).move(to: CGPoint(x: 240, y: 422), over: 0.25))

    // 60 pt of travel less the hysteresis of 10 (M01): the wait has cost nothing.
    #expect(abs(pager.contentOffset.x - 50) < 0.001, "\(phone.story)")
  }

  @Test(arguments: [TimeInterval(0.1), 1.0])
  func `a vertical drag scrolls vertically at once, fast or slow`(duration: TimeInterval) {
    let phone = Phone()
    let canvas = phone.addScrollView(content: CGSize(width: 1950, height: 4000))
    canvas.allowsPopGestureAtLeadingEdge = true

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 195, y: 600))
        .move(to: CGPoint(x: 200, y: 540), over: duration))

    #expect(canvas.contentOffset.y > 49, "\(phone.story)")
    #expect(phone.depth == 2)
  }

  @Test func `turned off again, the pager keeps the drag`() {
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
  func `turned off under a finger, the drag still has one owner`(frame: Int) {
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

  @Test func `turning the property off takes no other role back`() {
    let phone = Phone()
    let carousel = phone.addScrollView(content: wide)
    phone.arbiter.register(carousel, as: .carousel)

    carousel.allowsPopGestureAtLeadingEdge = false
    phone.swipeRight()

    #expect(phone.decisions.first?.why?.hasPrefix("carousel yields within 44 pt") == true)
  }

  @Test func `a pager in a vertical list lets the pop go first, and the list scrolls`() {
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

  @Test func `of two nested pagers the one away from its edge keeps the drag`() {
    let phone = Phone()
    let outer = phone.addScrollView(content: wide, offset: CGPoint(x: 390, y: 0))
    let inner = phone.addScrollView(
      content: wide, in: outer, frame: CGRect(x: 390, y: 0, width: 390, height: 844))
    for pager in [outer, inner] { pager.allowsPopGestureAtLeadingEdge = true }

    phone.swipeRight()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(phone.decisions.first?.why == "pager rests 390 pt past its leading edge")
    #expect(outer.contentOffset.x < 390, "\(phone.story)")
  }
}

/// Writes down the offsets a scroll view goes through.
@MainActor
private final class OffsetWatcher: NSObject, UIScrollViewDelegate {
  private(set) var offsets: [CGPoint] = []

  init(_ scrollView: UIScrollView) {
    super.init()
    scrollView.delegate = self
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
}
