#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the guide for an app, a stack and a screen.
@MainActor
private enum Settings {
  static func setUpApp() {
    GestureArbiter.defaults.allowsFullScreenPop = true
    GestureArbiter.defaults.popsWithoutBackButton = true
  }

  static func setUpEdgeOnlyApp() {
    GestureArbiter.defaults.allowsFullScreenPop = true
    GestureArbiter.defaults.popsWithoutBackButton = true
    GestureArbiter.defaults.policy = .edgeOnly
  }

  static func closeApp() {
    GestureArbiter.defaults.policy = .disabled
  }

  static func leaveToUIKit(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.driver = .uikitOnly
  }

  static func close(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.allowsPopGestures = false
  }

  static func close(_ screen: UIViewController) {
    screen.popPolicy = .disabled
  }

  static func widen(_ screen: UIViewController) {
    screen.popPolicy = .standard
  }

  static func narrow(_ screen: UIViewController) {
    screen.popPolicy = .edgeOnly
  }

  static func limit(_ screen: UIViewController) {
    screen.popPolicy = PopPolicy(start: .leading(60))
  }

  static func limitToEdge(_ screen: UIViewController) {
    screen.popPolicy = PopPolicy(start: .leading(0))
  }

  static func box(_ screen: UIViewController) {
    screen.popPolicy = PopPolicy(start: .box(start: 0, end: 200, top: 100, bottom: 600))
  }
}

/// The settings of other libraries for an app, a stack or a screen, and what replaces them.
@MainActor @Suite struct MigrationSettingTests {
  nonisolated private static let distances: [CGFloat] = [6, 195]

  @Test(arguments: distances)
  func `one line for the app lets every stack pop from anywhere`(x: CGFloat) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhereWithoutArbiter { stage in
      Settings.setUpApp()
      let screen = UIViewController()
      screen.navigationItem.hidesBackButton = true
      stage.push(screen)

      stage.swipeRight(from: x)

      #expect(stage.depth == 1, "\(stage.story)")
      #expect(stage.timeline.winners.contains { $0.isDriverRecognizer }, "\(stage.story)")
      #expect(stage.navigation.delegate == nil)
      let other = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = other
      other.pushViewController(UIViewController(), animated: false)
      stage.swipeRight(from: x)
      #expect(other.viewControllers.count == 1, "\(stage.story)")
    }
  }

  @Test func `UIKit's own swipe stays under the line for the app`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhere { phone in
      Settings.setUpApp()

      phone.expectSwipePops(from: 6)

      #expect(phone.hasPopBegun, "\(phone.story)")
      #expect(!phone.stage.timeline.winners.contains { $0.isDriverRecognizer }, "\(phone.story)")
    }
  }

  @Test func `UIKit's back button stays under the line for the app, and pops`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhere { phone in
      Settings.setUpApp()
      #expect(phone.screen.navigationItem.leftBarButtonItems == nil)
      #expect(phone.screen.navigationItem.backAction == nil)

      phone.tap(20, 20)

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: distances)
  func `no screen is wrapped: the stack contains what the app pushes`(x: CGFloat) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhere { phone in
      Settings.setUpApp()
      let screens = [UIViewController(), UIViewController()]
      for screen in screens {
        phone.stage.navigation.pushViewController(screen, animated: true)
        phone.stage.rest()
      }

      #expect(phone.stage.navigation.viewControllers.suffix(2) == screens)
      #expect(screens[1].navigationController === phone.stage.navigation)
      #expect(screens[1].parent === phone.stage.navigation)
      phone.expectSwipePops(from: x, to: 3)
      #expect(phone.top === screens[0] && screens[1].parent == nil, "\(phone.story)")
    }
  }

  @Test(arguments: distances)
  func `only the edge pops in the app, and one screen adds the full screen`(x: CGFloat) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhere { phone in
      Settings.setUpEdgeOnlyApp()
      let wide = UIViewController()
      Settings.widen(wide)
      phone.stage.push(wide)

      phone.expectSwipePops(from: x, to: 2)
      if x == 6 { phone.expectSwipePops(from: x) } else { phone.expectSwipeStays(from: x) }
    }
  }

  @Test(arguments: distances)
  func `swipes are off in the whole app`(x: CGFloat) {
    everywhere { phone in
      defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
      Settings.setUpApp()
      phone.expectSwipePops(from: x)
      phone.stage.push(phone.screen)
      Settings.closeApp()

      phone.expectSwipeStays(from: x)
    }
  }

  @Test(arguments: distances)
  func `swipes are off in one stack`(x: CGFloat) {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      phone.screen.pushCandidate = { UIViewController() }
      Settings.close(phone.stage.navigation)
      phone.expectSwipeStays(from: x)
      phone.swipeLeft()
      phone.stage.rest()
      #expect(phone.pushesBegun == 0 && phone.depth == 2, "\(phone.story)")

      phone.arbiter.allowsPopGestures = true
      phone.expectSwipePops(from: x)
    }
  }

  @Test(arguments: distances)
  func `one stack is left to UIKit`(x: CGFloat) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhere { phone in
      Settings.setUpApp()
      Settings.leaveToUIKit(phone.stage.navigation)

      if x == 6 || phone.hasContentPop {
        phone.expectSwipePops(from: x)
      } else {
        phone.expectSwipeStays(from: x)
      }
      #expect(!phone.stage.timeline.winners.contains { $0.isDriverRecognizer }, "\(phone.story)")
    }
  }

  @Test(arguments: distances)
  func `swipes are off on one screen only`(x: CGFloat) {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      let closed = UIViewController()
      Settings.close(closed)
      phone.stage.push(closed)

      phone.expectSwipeStays(from: x, at: 3)
      phone.stage.swipeOnTrackpad()
      #expect(phone.depth == 3, "\(phone.story)")
      phone.arbiter.pop()
      phone.stage.rest()
      phone.expectSwipePops(from: x)

      let open = UIViewController()
      open.navigationItem.hidesBackButton = true
      phone.stage.push(open)
      phone.stage.swipeOnTrackpad()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: distances)
  func `one screen pops from its edge only`(x: CGFloat) {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      Settings.narrow(phone.screen)

      if x == 6 { phone.expectSwipePops(from: x) } else { phone.expectSwipeStays(from: x) }
    }
  }

  @Test(arguments: [CGFloat(6), 60, 61, 195], [false, true])
  func `one screen pops within a range, and a range of 0 leaves the edge`(
    x: CGFloat, isZero: Bool
  ) {
    for layoutDirection in [PopAttempt.LayoutDirection.leftToRight, .rightToLeft] {
      everywhere(layoutDirection: layoutDirection) { phone in
        phone.arbiter.driver = .arbiter
        if isZero { Settings.limitToEdge(phone.screen) } else { Settings.limit(phone.screen) }

        if x == 6 || x <= 60 && !isZero {
          phone.expectSwipePops(from: x)
        } else {
          phone.expectSwipeStays(from: x)
        }
      }
    }
  }

  @Test(arguments: [
    (CGPoint(x: 100, y: 422), true), (CGPoint(x: 200, y: 110), true),
    (CGPoint(x: 201, y: 422), false), (CGPoint(x: 100, y: 99), false),
    (CGPoint(x: 100, y: 601), false), (CGPoint(x: 6, y: 700), true),
  ])
  func `one screen pops within a box`(start: CGPoint, pops: Bool) {
    for layoutDirection in [PopAttempt.LayoutDirection.leftToRight, .rightToLeft] {
      everywhere(layoutDirection: layoutDirection) { phone in
        phone.arbiter.driver = .arbiter
        Settings.box(phone.screen)

        let isMirrored = layoutDirection == .rightToLeft
        phone.drag(
          from: CGPoint(x: isMirrored ? 390 - start.x : start.x, y: start.y),
          by: CGPoint(x: isMirrored ? -180 : 180, y: 4))
        phone.stage.rest()

        #expect(phone.depth == (pops ? 1 : 2), "\(phone.story)")
      }
    }
  }
}
#endif
