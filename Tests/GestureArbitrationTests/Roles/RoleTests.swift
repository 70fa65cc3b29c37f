#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The roles for carousels and maps, and how a view is registered.
@MainActor @Suite struct RoleTests {
  @Test(arguments: [(CGFloat(30), 1), (44, 1), (45, 2), (195, 2)])
  func `a carousel defers in its strip only`(x: CGFloat, depth: Int) {
    let phone = Phone()
    let carousel = phone.addScrollView(
      content: CGSize(width: 39_000, height: 844), offset: CGPoint(x: 19_500, y: 0))
    phone.arbiter.register(carousel, as: .carousel)

    phone.swipeRight(from: x)
    phone.stage.rest()

    #expect(phone.depth == depth, "\(phone.story)")
    #expect((carousel.contentOffset.x == 19_500) == (depth == 1), "\(phone.story)")
  }

  @Test func `a carousel defers in a strip of the given width`() {
    let phone = Phone()
    let carousel = phone.addScrollView(
      content: CGSize(width: 39_000, height: 844), offset: CGPoint(x: 19_500, y: 0))
    phone.arbiter.register(carousel, as: .carousel(stripWidth: 100))

    phone.swipeRight(from: 99)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a map receives the whole drag`() {
    let phone = Phone()
    let map = RawCanvas(frame: StageMetrics.screen)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map)

    phone.swipeRight()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(map.receivedWholeDrag, "\(phone.story)")
  }

  @Test func `the edge swipe pops over a map`() {
    let phone = Phone()
    let map = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map)

    phone.swipeRight(from: 6)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test(arguments: SystemVersion.allCases)
  func `the edge swipe pops over a map with a pan recognizer`(version: SystemVersion) {
    let phone = Phone(UIKitBehavior(version: version))
    let map = UIView(frame: StageMetrics.screen)
    let pan = UIPanGestureRecognizer()
    map.addGestureRecognizer(pan)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map)

    phone.swipeRight(from: 195)
    phone.stage.rest()
    #expect(phone.depth == 2, "\(phone.story)")
    #expect(phone.stage.timeline.winners.contains { $0 === pan }, "\(phone.story)")
    phone.swipeRight(from: 6)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a map that is dragged vertically from the edge scrolls without delay`() {
    let phone = Phone()
    let map = phone.addScrollView(content: CGSize(width: 4000, height: 4000))
    phone.arbiter.register(map, as: .map)

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 6, y: 600)).move(to: CGPoint(x: 8, y: 540), over: 0.5))

    #expect(map.contentOffset.y > 49, "\(phone.story)")
  }

  @Test(arguments: [PopGestureRole.pagingScrollView, .carousel])
  func `a scroll view that cannot scroll keeps no pop from beginning`(role: PopGestureRole) {
    let phone = Phone()
    let still = phone.addScrollView(
      content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 390, y: 0))
    still.isScrollEnabled = false
    phone.arbiter.register(still, as: role)
    let fitting = phone.addScrollView(
      content: CGSize(width: 390, height: 844), in: still,
      frame: CGRect(x: 390, y: 0, width: 390, height: 844))
    phone.arbiter.register(fitting, as: role)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test(arguments: [CGFloat.nan, -10])
  func `a strip with a negative width, or none, has no width`(width: CGFloat) {
    let phone = Phone()
    let carousel = phone.addScrollView(
      content: CGSize(width: 39_000, height: 844), offset: CGPoint(x: 19_500, y: 0))
    phone.arbiter.register(carousel, as: .carousel(stripWidth: width))

    phone.swipeRight(from: 30)

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(
      phone.decisions.first?.reasonText
        == "carousel defers within 0 pt of the leading edge, not at 30 pt")
  }

  @Test func `a view has the role that was set last`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    phone.arbiter.register(pager, as: .map)
    phone.arbiter.register(pager, as: .map)
    phone.arbiter.register(pager, as: .pagingScrollView)

    phone.swipeRight()
    phone.stage.rest()

    #expect(pager.allowsPopGestureAtLeadingEdge)
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a view whose role is set to nil does not compete`() {
    let phone = Phone()
    let map = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map)

    map.popGestureRole = nil
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `decisions name a view as it was registered`() {
    let phone = Phone()
    let map = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map, named: "harbour map")

    phone.swipeRight()

    #expect(
      phone.decisions.map(\.description) == [
        "content pop refused at (195, 422) by contentAtLeadingEdge: harbour map claims the drags "
          + "that start in it"
      ])
  }

  @Test(.ofDebugBuilds)
  func `a role that needs a scroll view is refused for other views, and reported once`() {
    let phone = Phone()
    let view = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(view)

    phone.arbiter.register(view, as: .carousel)
    phone.arbiter.register(view, as: .carousel)
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.issues.count == 1)
    #expect(phone.issues.first?.fact.contains("UIView cannot have the role carousel") == true)
    #expect(
      phone.issues.first?.description.contains("\n\nGive the role to its UIScrollView") == true)
    #expect(phone.depth == 1, "\(phone.story)")
  }
}
#endif
