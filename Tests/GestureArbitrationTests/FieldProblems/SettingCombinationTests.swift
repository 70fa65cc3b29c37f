#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Settings that articles combine: areas, bars, buttons, and recognizers that an app turns off.
@MainActor @Suite struct SettingCombinationTests {
  @Test(arguments: [CGFloat(6), 195])
  func `a content pop that may start nowhere leaves the edge swipe`(x: CGFloat) {
    everywhere {
      $0.arbiter.driver = .arbiter
      $0.screen.popPolicy = PopPolicy(start: .leading(0))

      $0.swipeRight(from: x)
      $0.stage.rest()

      #expect($0.depth == (x == 6 ? 1 : 2), "\($0.story)")
    }
  }

  @Test func `an edge pop that may start nowhere is refused, and says where it started`() {
    everywhere {
      $0.arbiter.driver = .arbiter
      $0.screen.popPolicy = PopPolicy(start: .leading(0), edgeStart: .leading(0))

      $0.swipeRight(from: 6)
      $0.stage.rest()

      #expect($0.depth == 2, "\($0.story)")
      #expect($0.decisions.contains { $0.refusal?.code == "startsOutsideArea" }, "\($0.story)")
    }
  }

  @Test func `a bar per screen under a hidden navigation bar slides with its screen`() {
    everywhere {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 47, width: 390, height: 44))
      $0.screen.view.addSubview(bar)
      $0.stage.navigation.isNavigationBarHidden = true
      $0.arbiter.driver = .arbiter

      $0.touch(.began, 100)
      for x in stride(from: CGFloat(108), through: 260, by: 8) { $0.touch(.moved, x) }
      let (screen, moved) = ($0.frame(of: $0.screen.view), $0.frame(of: bar))
      #expect(screen.minX > 100 && moved.minX == screen.minX, "\($0.story)")
      $0.touch(.ended, $0.touchX)
      $0.stage.rest()

      #expect($0.depth == 1, "\($0.story)")
    }
  }

  @Test(arguments: [CGFloat(0), 10])
  func `a back button receives taps exactly as far as its reach`(reach: CGFloat) {
    everywhere {
      let button = PopBackButton(frame: CGRect(x: 40, y: 200, width: 60, height: 30))
      button.reach = NSDirectionalEdgeInsets(
        top: reach, leading: reach, bottom: reach, trailing: reach)
      $0.screen.view.addSubview(button)

      for outside in [
        CGPoint(x: 39 - reach, y: 215), CGPoint(x: 101 + reach, y: 215),
        CGPoint(x: 70, y: 199 - reach), CGPoint(x: 70, y: 231 + reach),
      ] {
        $0.tap(outside.x, outside.y)
        $0.stage.rest()
        #expect($0.depth == 2, "\(outside) \($0.story)")
      }
      $0.tap(99.5 + reach, 229.5 + reach)
      $0.stage.rest()
      #expect($0.depth == 1, "\($0.story)")
    }
  }

  @Test(arguments: [PopTrigger.backButton, .edgeSwipe])
  func `a screen intercepts only the back button, or only the swipe`(intercepted: PopTrigger) {
    everywhere {
      let screen = InterceptingScreen { $0 != intercepted }
      $0.arbiter.driver = .arbiter
      $0.stage.push(screen)

      $0.swipeRight(from: 6)
      $0.stage.rest()
      #expect($0.depth == (intercepted == .edgeSwipe ? 3 : 2), "\($0.story)")
      if $0.depth == 2 { $0.stage.push(screen) }
      $0.pop(by: .backButton)
      $0.stage.rest()
      #expect($0.depth == (intercepted == .backButton ? 3 : 2), "\($0.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `a swipe on the navigation bar pops as one below it does`(x: CGFloat) {
    everywhere {
      $0.arbiter.driver = .arbiter
      let bar = $0.frame(of: $0.stage.navigation.navigationBar)

      $0.drag(from: CGPoint(x: x, y: bar.midY), by: CGPoint(x: 180, y: 3))
      $0.stage.rest()

      #expect($0.depth == 1, "\($0.story)")
      $0.expectRest()
    }
  }

  @Test(arguments: [CGFloat(6), 195], [PopDriver.uikitOnly, .arbiter])
  func `on iOS 26 the content pop remains where an app turns UIKit's edge recognizer off`(
    x: CGFloat, driver: PopDriver
  ) {
    everywhere([.v26]) {
      $0.arbiter.driver = driver
      $0.stage.navigation.interactivePopGestureRecognizer?.isEnabled = false

      $0.swipeRight(from: x)
      $0.stage.rest()

      #expect($0.depth == 1, "\($0.story)")
      #expect(
        $0.decisions.filter(\.allows).map(\.attempt.gesture) == [.contentPop], "\($0.story)")
    }
  }

  @Test func `without the app's driver a bound push remains, and content pops no longer`() {
    everywhere([.v16, .v18]) {
      let next = $0.bindNext()
      $0.swipeLeft()
      $0.stage.rest()
      #expect($0.stage.navigation.topViewController === next, "\($0.story)")
      $0.swipeRight()
      $0.stage.rest()
      #expect($0.depth == 2, "\($0.story)")

      $0.arbiter.driver = .uikitOnly
      $0.swipeRight()
      $0.stage.rest()
      #expect($0.depth == 2, "\($0.story)")
      $0.swipeLeft()
      $0.stage.rest()
      #expect($0.stage.navigation.topViewController === next, "\($0.story)")
    }
  }

  @Test func `the policy and the interceptor of a navigation controller count for all its screens`()
  {
    everywhere {
      let judge = InterceptingScreen { _ in false }
      $0.stage.navigation.popInterceptor = judge
      $0.swipeRight(from: 6)
      $0.stage.rest()
      #expect($0.depth == 2 && judge.attempts == [.edgeSwipe], "\($0.story)")

      $0.stage.navigation.popInterceptor = nil
      $0.stage.navigation.popPolicy = .disabled
      $0.swipeRight(from: 6)
      $0.stage.rest()
      #expect($0.depth == 2, "\($0.story)")

      $0.screen.popPolicy = .standard
      $0.swipeRight(from: 6)
      $0.stage.rest()
      #expect($0.depth == 1, "\($0.story)")
    }
  }

  @Test(arguments: [true, false])
  func `one switch keeps every gesture from popping, whatever a screen says`(isOfApp: Bool) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhere {
      GestureArbiter.defaults.allowsPopGestures = !isOfApp
      if !isOfApp { $0.arbiter.allowsPopGestures = false }
      $0.screen.popPolicy = PopPolicy(rules: [.allow("always") { _ in true }])
      ($0.screen.allowsFullScreenPop, $0.screen.popsWithoutBackButton) = (true, true)
      for x in [CGFloat(6), 195] { $0.swipeRight(from: x) }
      $0.stage.swipeOnTrackpad()
      $0.stage.rest()
      #expect($0.depth == 2, "\($0.story)")

      // The stack's own line is the nearer one.
      $0.arbiter.allowsPopGestures = true
      $0.swipeRight(from: 6)
      $0.stage.rest()
      #expect($0.depth == 1, "\($0.story)")
    }
  }

  @Test func `after a screen has refused a bezel swipe the page below does not turn`() {
    everywhere {
      let pager = $0.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 780, y: 0))
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true
      let judge = InterceptingScreen { _ in false }
      $0.screen.popInterceptor = judge

      $0.swipeRight(from: 6)
      $0.stage.rest()

      #expect($0.depth == 2, "\($0.story)")
      #expect(judge.attempts.isEmpty || pager.contentOffset.x == 780, "\($0.story)")
    }
  }

  @Test(arguments: [2, 0.5], [UIKitBehavior.HeldExclusion.excludes, .excludesNone])
  func `C094: a slow bezel swipe pops over any page, whatever a held recognizer excludes`(
    step: CGFloat, exclusion: UIKitBehavior.HeldExclusion
  ) {
    for version in SystemVersion.allCases {
      var behavior = UIKitBehavior(version: version)
      behavior.heldExclusion = exclusion
      let phone = Phone(behavior)
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 780, y: 0))
      pager.allowsPopGestureAtLeadingEdge = true

      phone.touch(.began, 6)
      for x in stride(from: 6 + step, through: 260, by: step) { phone.touch(.moved, x) }
      phone.touch(.ended, phone.touchX)
      phone.stage.rest()

      #expect(phone.depth == 1 && pager.contentOffset.x == 780, "\(phone.story)")
    }
  }
}
#endif
