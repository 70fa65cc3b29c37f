#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct WebViewTests {
  typealias Swipe = UIKitBehavior.WebContentSwipe

  @Test func `C185: a web view has swipe recognizers only while it allows navigation gestures`() {
    let web = HeadlessWebView(frame: .zero)

    #expect(web.gestureRecognizers?.isEmpty ?? true)

    web.allowsBackForwardNavigationGestures = true
    web.allowsBackForwardNavigationGestures = true

    #expect(web.gestureRecognizers?.count == 2)

    web.allowsBackForwardNavigationGestures = false

    #expect(web.gestureRecognizers?.isEmpty ?? true)
  }

  @Test(arguments: SystemVersion.allCases, Swipe.allCases)
  func `C185: a swipe from the left edge goes back and one from the right edge forward`(
    version: SystemVersion, answer: Swipe
  ) {
    let (screen, web) = makeScreen(answer, version)

    screen.touch.down(2, 400).drag(300, 0).hold(1).up()

    #expect(web.url == address(0), screen.log)

    screen.touch.down(398, 400).drag(-300, 0).hold(1).up()

    #expect(web.url == address(1), screen.log)

    screen.touch.down(398, 400).drag(-300, 0).hold(1).up()

    #expect(web.url == address(1), screen.log)
  }

  @Test(arguments: [(100.0, false), (210, true), (300, true)])
  func `C185: a slow swipe goes back once it passes the middle`(travel: CGFloat, goesBack: Bool) {
    let (screen, web) = makeScreen(.isOff, .v26)

    screen.touch.down(2, 400).drag(travel + 10, 0, steps: 120).up()

    #expect((web.url == address(0)) == goesBack, screen.log)
  }

  @Test func `C185: a reversed swipe does not go back`() {
    let (screen, web) = makeScreen(.isOff, .v26)

    screen.touch.down(2, 400).drag(300, 0).drag(-60, 0, steps: 5).up()

    #expect(web.url == address(1), screen.log)
  }

  @Test(arguments: SystemVersion.allCases, Swipe.allCases)
  func `C185: from iOS 26 the behavior decides whether a swipe away from the edge goes back`(
    version: SystemVersion, answer: Swipe
  ) {
    let (screen, web) = makeScreen(answer, version)

    let goesBack = version >= .v26 && answer == .defersToThePage

    screen.touch.down(80, 400).drag(250, 0).up()

    #expect((web.url == address(0)) == goesBack, screen.log)
  }

  @Test(arguments: UIKitBehavior.DeliveryOrder.allCases, [1, 2, 3])
  func `C185: a scroller inside the page wins over the content swipe`(
    order: UIKitBehavior.DeliveryOrder, seed: UInt64
  ) throws {
    let screen = Screen(\.deliveryOrder, order, seed: seed)
    let web = addWebView(to: screen)
    let frame = CGRect(x: 0, y: 300, width: 400, height: 200)
    web.headlessAddScroller(frame: frame, contentSize: CGSize(width: 900, height: 200))
    let scroller = try #require(scrollers(in: web.scrollView).first)
    scroller.contentOffset.x = 300

    screen.touch.down(80, 400).drag(200, 0).up()

    #expect(web.url == address(1), screen.log)
    #expect(scroller.contentOffset.x < 300, screen.log)

    screen.wait(3)
    screen.touch.down(80, 100).drag(250, 0).up()

    #expect(web.url == address(0), screen.log)
  }

  @Test func `C185: a swipe recognizes simultaneously only with taps`() {
    let (screen, web) = makeScreen(.isOff, .v26)
    web.allowsBackForwardNavigationGestures = true
    let others: [UIGestureRecognizer] = [
      UIPanGestureRecognizer(), UILongPressGestureRecognizer(), UIPinchGestureRecognizer(),
      UISwipeGestureRecognizer(), UIScreenEdgePanGestureRecognizer(), UITapGestureRecognizer(),
    ]

    for swipe in web.gestureRecognizers ?? [] {
      for other in others {
        let isShared = swipe.delegate?.gestureRecognizer(
          swipe, shouldRecognizeSimultaneouslyWith: other)
        #expect(isShared == (other is UITapGestureRecognizer), screen.log)
      }
    }
  }

  @Test(arguments: [(1, "AB"), (0, "A")])
  func `C185: a web view that can go back wins over the edge pop`(
    pages: Int, stack: String
  ) {
    let stage = NavigationStage()
    let web = HeadlessWebView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    for page in 0...pages { web.load(address(page)) }
    web.allowsBackForwardNavigationGestures = true
    stage.navigation.topViewController?.view.addSubview(web)

    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)

    #expect(stage.stack == stack, stage.screen.log)
    #expect(!web.canGoBack)
  }

  @Test func `C186: scrollers inside the page are nested views with their own pans`() throws {
    let (screen, web) = makeScreen(.defersToThePage, .v26)
    web.scrollView.contentSize = CGSize(width: 400, height: 2000)
    let frame = CGRect(x: 50, y: 300, width: 300, height: 200)
    web.headlessAddScroller(frame: frame, contentSize: CGSize(width: 300, height: 900))
    let scroller = try #require(scrollers(in: web.scrollView).first)

    screen.touch.down(200, 400).drag(0, -80).hold(1).up()

    #expect(scroller.contentOffset.y > 0 && web.scrollView.contentOffset.y == 0, screen.log)
    #expect(scroller.panGestureRecognizer !== web.scrollView.panGestureRecognizer)
    #expect(!web.subviews.contains(scroller))

    screen.touch.down(200, 150).drag(0, -80).hold(1).up()

    #expect(web.scrollView.contentOffset.y > 0, screen.log)
  }

  @Test(arguments: UIKitBehavior.WebBlocking.allCases, [true, false])
  func `C103: the behavior decides whether a failed delaying recognizer blocks a click`(
    answer: UIKitBehavior.WebBlocking, delays: Bool
  ) {
    let screen = Screen(\.webBlocking, answer)
    let web = addWebView(to: screen)
    let foreign = screen.add(UISwipeGestureRecognizer(), "foreign")
    foreign.delaysTouchesBegan = delays
    let isBlocked = delays && answer != .readAnew

    screen.touch.tap(200, 400)
    screen.wait(1)

    #expect(web.headlessClicks == (isBlocked ? 0 : 1), screen.log)

    foreign.isEnabled = false
    screen.touch.tap(200, 400)

    #expect(web.headlessClicks == (isBlocked ? 1 : 2), screen.log)
  }

  @Test func `goBack and goForward without history do nothing, and load drops the forward list`() {
    let web = HeadlessWebView(frame: .zero)

    web.goBack()
    web.goForward()

    #expect(web.url == nil && !web.canGoBack && !web.canGoForward)

    for page in 0...2 { web.load(address(page)) }
    web.goBack()
    web.goBack()

    #expect(web.url == address(0) && web.canGoForward)

    web.load(address(3))

    #expect(web.url == address(3) && web.canGoBack && !web.canGoForward)
  }

  private func makeScreen(_ answer: Swipe, _ version: SystemVersion) -> (Screen, HeadlessWebView) {
    var behavior = UIKitBehavior(version: version)
    behavior.webContentSwipe = answer
    let screen = Screen(behavior)
    return (screen, addWebView(to: screen))
  }

  /// A web view that has visited two pages.
  private func addWebView(to screen: Screen) -> HeadlessWebView {
    let web = HeadlessWebView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    web.allowsBackForwardNavigationGestures = true
    for page in 0...1 { web.load(address(page)) }
    screen.window.addSubview(web)
    return web
  }

  private func scrollers(in view: UIView) -> [UIScrollView] {
    view.subviews.flatMap { ($0 as? UIScrollView).map { [$0] } ?? scrollers(in: $0) }
  }

  private func address(_ page: Int) -> URL { URL(fileURLWithPath: "/\(page)") }
}
#endif
