import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// `register(_:as:)` for carousel and map.
@MainActor @Suite struct RoleTests {
  @Test(arguments: [(CGFloat(30), 1), (44, 1), (45, 2), (195, 2)])
  func `a carousel yields in its strip and nowhere else`(x: CGFloat, depth: Int) {
    let phone = Phone()
    let carousel = phone.addScrollView(
      content: CGSize(width: 39_000, height: 844), offset: CGPoint(x: 19_500, y: 0))
    phone.arbiter.register(carousel, as: .carousel)

    phone.swipeRight(from: x)
    phone.stage.rest()

    #expect(phone.depth == depth, "\(phone.story)")
    #expect((carousel.contentOffset.x == 19_500) == (depth == 1), "\(phone.story)")
  }

  @Test func `a carousel may have a strip of its own`() {
    let phone = Phone()
    let carousel = phone.addScrollView(
      content: CGSize(width: 39_000, height: 844), offset: CGPoint(x: 19_500, y: 0))
    phone.arbiter.register(carousel, as: .carousel(strip: 100))

    phone.swipeRight(from: 99)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a map keeps the drags that begin in it`() {
    let phone = Phone()
    let map = TouchLog(frame: StageMetrics.screen)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map)

    phone.swipeRight()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(map.phases.last == "ended", "\(phone.story)")
    #expect(!map.phases.contains("cancelled"))
  }

  @Test func `the edge swipe still pops a map`() {
    let phone = Phone()
    let map = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map)

    phone.swipeRight(from: 6)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test(arguments: SystemVersion.allCases)
  func `the edge swipe pops a map that is dragged with a recognizer`(version: SystemVersion) {
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

  @Test func `a map that is dragged down from the edge follows at once`() {
    let phone = Phone()
    let map = phone.addScrollView(content: CGSize(width: 4000, height: 4000))
    phone.arbiter.register(map, as: .map)

    phone.stage.play(
      TouchScript().down(at: CGPoint(x: 6, y: 600)).move(to: CGPoint(x: 8, y: 540), over: 0.5))

    #expect(map.contentOffset.y > 49, "\(phone.story)")
  }

  @Test(arguments: [ContentRole.pagingScrollView, .carousel])
  func `a scroll view that cannot use the drag refuses nothing`(role: ContentRole) {
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
  func `a strip of no width is no strip`(width: CGFloat) {
    let phone = Phone()
    let carousel = phone.addScrollView(
      content: CGSize(width: 39_000, height: 844), offset: CGPoint(x: 19_500, y: 0))
    phone.arbiter.register(carousel, as: .carousel(strip: width))

    phone.swipeRight(from: 30)

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(
      phone.decisions.first?.why == "carousel yields within 0 pt of the leading edge, not at 30 pt")
  }

  @Test func `a view keeps the last role it was given`() {
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

  @Test func `a view that was unregistered is as it was`() {
    let phone = Phone()
    let map = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map)

    phone.arbiter.unregister(map)
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `decisions call a view by the name it was registered with`() {
    let phone = Phone()
    let map = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(map)
    phone.arbiter.register(map, as: .map, named: "harbour map")

    phone.swipeRight()

    #expect(
      phone.decisions.map(\.description) == [
        "content pop refused at (195, 422): contentAtLeadingEdge — harbour map claims the drags "
          + "that begin in it"
      ])
  }

  @Test func `a view that cannot have a role is reported once, with the remedy`() {
    let phone = Phone()
    let view = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(view)

    phone.arbiter.register(view, as: .carousel)
    phone.arbiter.register(view, as: .carousel)
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.issues.count == 1)
    #expect(phone.issues.first?.fact.contains("UIView was registered as a carousel") == true)
    #expect(phone.issues.first?.description.contains("\n\nRegister its UIScrollView") == true)
    #expect(phone.depth == 1, "\(phone.story)")
  }
}

/// A view that writes down which touch callbacks it got.
@MainActor
private final class TouchLog: UIView {
  private(set) var phases: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("cancelled")
  }
}
