#if HEADLESS
import GestureArbitration
import GestureArbitrationUI
import GestureLab
import HeadlessUIKit
import Testing

/// Open threads of 2024 to 2026 about packages for SwiftUI and panels, by repository and number.
@MainActor @Suite struct FieldThreadTests {
  @Test func `Transmission 25: the edge swipe pops over a map in a pushed screen`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let map = HeadlessMapView(frame: StageMetrics.screen)
      screen.view.addSubview(map)
      screen.add(.map)

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 2 && map.displacement.x > 100, "\(phone.story)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  /// The scroll view of a web view has a further pan since iOS 17.4.
  @Test func `Transmission 38: the edge swipe pops over a web page that scrolls`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let page = phone.addScrollView(
        content: CGSize(width: 390, height: 5000), in: screen.view)
      let further = UIPanGestureRecognizer()
      page.addGestureRecognizer(further)
      screen.add(.claims(.horizontalDrags))

      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      #expect(!phone.hasWon(page.panGestureRecognizer) && !phone.hasWon(further), "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(0), 390])
  func `react-native-screens 3512: content pops at its leading edge and scrolls elsewhere`(
    offset: CGFloat
  ) {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: offset, y: 0),
        in: screen.view)
      screen.add(.pagingScrollView)

      phone.swipeRight()
      phone.stage.rest()
      if offset == 0 {
        phone.expectDeferral(of: pager)
      } else {
        phone.expectKept(by: pager.panGestureRecognizer)
      }
    }
  }

  @Test func `custom animator: with fullScreenPop a swipe pops under a delegate's animator`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      screen.add(.fullScreenPop(true))
      UIKitRefusal.customAnimator.happen(on: phone, to: screen)

      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `explanation: on a phone the text names the modifier that claims a drag, and why`() {
    let phone = Phone(isPushed: false)
    let screen = phone.pushHostedScreen()
    let frame = CGRect(x: 40, y: 300, width: 300, height: 200)
    screen.add(.claims(.horizontalDrags), named: "balance chart", frame: frame)
    screen.add(.interactivePopDisabled(false))

    let text = phone.arbiter.explanation(at: CGPoint(x: 195, y: 400))
    #expect(text.contains("refuses: balance chart claims the drags that start in it"), "\(text)")
    #expect(!phone.arbiter.explanation(at: CGPoint(x: 195, y: 700)).contains("balance chart"))
  }

  @Test func `SwiftUIPager 342: a horizontal scroll view away from its edge does not pop`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 780, y: 0), in: screen.view)
      screen.add(.pagingScrollView)
      for x in [CGFloat(195), 100] {
        phone.swipeRight(from: x)
        phone.stage.rest()
        phone.expectKept(by: pager.panGestureRecognizer)
        pager.contentOffset.x = 780
      }
    }
  }
}
#endif
