#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Regions that give their role to a scroll view.
@MainActor @Suite struct RegionScrollingTests {
  private let wide = CGSize(width: 1950, height: 844)

  private func addRegion(
    _ role: PopGestureRole?, to view: UIView, frame: CGRect = StageMetrics.screen
  ) -> PopGestureRegion {
    let region = PopGestureRegion(frame: frame)
    region.popGestureRole = role
    view.insertSubview(region, at: 0)
    return region
  }

  @Test(arguments: [CGFloat(0), 390])
  func `the scroll view in a region defers to the pop at its leading edge`(offset: CGFloat) {
    everywhere { phone in
      let pager = phone.addScrollView(content: wide, offset: CGPoint(x: offset, y: 0))
      _ = addRegion(.pagingScrollView, to: phone.screen.view)

      phone.swipeRight()
      phone.stage.rest()

      if offset == 0 {
        phone.expectDeferral(of: pager)
      } else {
        phone.expectKept(by: pager.panGestureRecognizer)
      }
    }
  }

  @Test(arguments: [CGFloat(0), 390])
  func `of nested scroll views the outermost has the role, and those inside share it`(
    offset: CGFloat
  ) {
    let phone = Phone()
    let list = phone.addScrollView(content: CGSize(width: 390, height: 3000))
    let pager = phone.addScrollView(content: wide, in: list)
    let shelf = phone.addScrollView(content: wide, offset: CGPoint(x: offset, y: 0), in: pager)
    _ = addRegion(.pagingScrollView, to: phone.screen.view)

    let text = phone.arbiter.explanation(at: CGPoint(x: 195, y: 422))
    #expect(text.components(separatedBy: "scroll view in pager").count > 2, "\(text)")
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.hasWon(shelf.panGestureRecognizer) == (offset > 0), "\(phone.story)")
    #expect(phone.depth == (offset > 0 ? 2 : 1), "\(phone.story)")
    #expect(!phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
  }

  @Test func `a list in a region keeps its scrolls and lets a slanting drag pop`() {
    everywhere { phone in
      let list = phone.addScrollView(content: CGSize(width: 390, height: 3000))
      _ = addRegion(.pagingScrollView, to: phone.screen.view)

      phone.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 4, y: -200))
      phone.stage.rest()
      phone.expectKept(by: list.panGestureRecognizer)
    }
  }

  @Test func `a scroll view that is larger than the region does not have the role`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide)
    let small = CGRect(x: 95, y: 322, width: 200, height: 200)
    let region = addRegion(.pagingScrollView, to: phone.screen.view, frame: small)

    #expect(phone.arbiter.diagnose().contains { $0.contains("none lies in it") })
    pager.frame = small
    #expect(!phone.arbiter.diagnose().contains { $0.contains("none lies in it") })
    pager.frame = small.offsetBy(dx: 0, dy: -3)
    #expect(phone.arbiter.diagnose().contains { $0.contains("none lies in it") })
    region.removeFromSuperview()
  }

  @Test func `a scroll view may extend under bars beyond its region`() {
    let phone = Phone()
    phone.screen.additionalSafeAreaInsets = UIEdgeInsets(top: 100, left: 0, bottom: 80, right: 0)
    let pager = phone.addScrollView(content: wide)
    _ = addRegion(
      .pagingScrollView, to: phone.screen.view,
      frame: CGRect(x: 0, y: 100, width: 390, height: 664))

    phone.swipeRight()
    phone.stage.rest()
    phone.expectDeferral(of: pager)
  }

  @Test func `the role of the scroll view counts first, then that of the innermost region`() {
    let phone = Phone()
    let carousel = phone.addScrollView(
      content: CGSize(width: 39_000, height: 844), offset: CGPoint(x: 19_500, y: 0))
    let outer = addRegion(.pagingScrollView, to: phone.screen.view)
    func name(at x: CGFloat) -> String? {
      phone.swipeRight(from: x)
      phone.stage.rest()
      return phone.decisions.last?.reasonText
    }
    #expect(name(at: 195)?.hasPrefix("pager rests") == true)

    outer.addSubview(PopGestureRegion(frame: StageMetrics.screen))
    outer.subviews.first?.popGestureRole = .carousel
    #expect(name(at: 195)?.hasPrefix("carousel defers within 44 pt") == true)
    carousel.popGestureRole = .carousel(stripWidth: 10)
    #expect(name(at: 195)?.hasPrefix("carousel defers within 10 pt") == true)
  }

  @Test func `a region whose role was set to nil exempts its scroll view from the default`() {
    GestureArbiter.defaults.scrollViewRole = .pagingScrollView
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let phone = Phone()
    let pager = phone.addScrollView(content: wide, offset: CGPoint(x: 390, y: 0))
    _ = addRegion(nil, to: phone.screen.view)

    let text = phone.arbiter.explanation(at: CGPoint(x: 195, y: 422))
    #expect(text.contains("without a role"), "\(text)")
    #expect(phone.arbiter.unregisteredScrolling.count == 1)
    pager.popGestureRole = .pagingScrollView
    #expect(phone.arbiter.unregisteredScrolling.isEmpty)
  }

  @Test func `a region registers the scroll view in it for the whole diagnosis`() {
    let phone = Phone()
    _ = phone.addScrollView(content: wide)
    #expect(phone.arbiter.unregisteredScrolling.count == 1)

    let region = addRegion(.pagingScrollView, to: phone.screen.view)
    #expect(phone.arbiter.unregisteredScrolling.isEmpty)
    region.isHidden = true
    #expect(phone.arbiter.unregisteredScrolling.count == 1)
  }

  @Test(arguments: [true, false])
  func `the pager in a region defers where its owner says that it is on its first page`(
    isFirst: Bool
  ) {
    let phone = Phone()
    let pager = phone.addScrollView(content: wide, offset: CGPoint(x: 390, y: 0))
    _ = addRegion(.pageController(isAtFirstPage: { isFirst }), to: phone.screen.view)

    phone.swipeRight()
    phone.stage.rest()
    if isFirst {
      phone.expectDeferral(of: pager)
    } else {
      phone.expectKept(by: pager.panGestureRecognizer)
    }
  }
}
#endif
