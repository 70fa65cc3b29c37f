#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Side menus and panels around a stack: a driver's pop goes first, and nothing else changes.
@MainActor @Suite struct PublicReportMenuTests {
  enum Menu: CaseIterable, Sendable { case pan, edgePan }

  private func pan(_ menu: Menu, from edge: UIRectEdge = .left) -> UIPanGestureRecognizer {
    guard menu == .edgePan else { return UIPanGestureRecognizer() }
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = edge
    return pan
  }

  @Test(arguments: ReportSetting.withDriver, Menu.allCases)
  func `at every pace, on the bar and below it, a pushed screen pops and the root opens the menu`(
    setting: ReportSetting, menu: Menu
  ) {
    for (leading, pace) in [(CGFloat(2), DragPace.slow), (2, .flick), (20, .normal), (195, .slow)] {
      for (depth, y) in [(1, CGFloat(400)), (2, 22), (2, 400)] {
        let phone = setting.phone(isPushed: depth == 2)
        let host = UIView(frame: StageMetrics.screen)
        let pan = pan(menu, from: setting.isMirrored ? .right : .left)
        host.addGestureRecognizer(pan)
        phone.embed(in: host, at: 0)
        phone.screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
          title: "‹", primaryAction: UIAction { _ in })
        phone.stage.rest()
        phone.stage.play(setting.script(pace, from: leading, y: y))
        phone.stage.rest()
        let opens = depth == 1 && (menu == .pan || leading <= 20)
        #expect(phone.depth == 1 && phone.hasWon(pan) == opens, "\(leading) \(phone.story)")
      }
    }
  }

  @Test(arguments: Menu.allCases, [false, true])
  func `on a pushed screen the stack pops, at its root the menu opens`(
    menu: Menu, hasOwnBackButton: Bool
  ) {
    for x in menu == .pan ? [CGFloat(3), 195] : [3] {
      everywhere { phone in
        let (host, pan) = (UIView(frame: StageMetrics.screen), pan(menu))
        host.addGestureRecognizer(pan)
        phone.embed(in: host, at: 0)
        if hasOwnBackButton {
          phone.screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "‹", primaryAction: UIAction { _ in })
        }
        phone.screen.allowsFullScreenPop = true
        phone.screen.popsWithoutBackButton = true

        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == 1 && !phone.hasWon(pan), "\(phone.story)")
        phone.swipeRight(from: x)
        #expect(phone.hasWon(pan), "\(phone.story)")
      }
    }
  }

  @Test(arguments: ReportSetting.all, Menu.allCases)
  func `a role on the view around a stack lets UIKit's pop go first, and adds nothing to a driver`(
    setting: ReportSetting, menu: Menu
  ) {
    for (leading, depth) in [(CGFloat(2), 2), (2, 1), (195, 2), (195, 1)] {
      let phone = setting.phone(isPushed: depth == 2)
      let host = UIView(frame: StageMetrics.screen)
      let pan = pan(menu, from: setting.isMirrored ? .right : .left)
      host.addGestureRecognizer(pan)
      phone.embed(in: host, at: 0)
      host.popGestureRole = .claims { _ in false }
      phone.stage.rest()
      phone.stage.play(setting.script(from: leading))
      phone.stage.rest()
      let pops = depth == 2 && (leading < 20 || setting.popsFromContent)
      #expect(phone.depth == (pops ? 1 : depth), "\(leading) \(phone.story)")
      let opens = !pops && (menu == .pan || leading < 20)
      #expect(phone.hasWon(pan) == opens, "\(leading) \(phone.story)")
    }
  }

  @Test(arguments: [
    CGPoint(x: 2, y: 180), CGPoint(x: -180, y: 5), CGPoint(x: 3, y: -180), CGPoint(x: 60, y: 160),
  ])
  func `a panel around a stack follows what pops nothing as early as without a driver (promise 8)`(
    way: CGPoint
  ) {
    everywhereWithoutArbiter { stage in
      stage.push(UIViewController())
      stage.swipeRight()
      let behavior = stage.engine.behavior
      let plain = beginning(of: way, under: behavior, driver: .uikitOnly)
      #expect(plain != nil, "\(way) \(stage.story)")
      #expect(beginning(of: way, under: behavior, driver: .arbiter) == plain, "\(way) \(behavior)")
    }
  }

  /// When a panel around a stack begins, in s since the landing; nil if it does not.
  private func beginning(
    of way: CGPoint, under behavior: UIKitBehavior, driver: PopDriver
  ) -> TimeInterval? {
    let stage = Stage(behavior: behavior)
    let (around, pan) = (UIViewController(), UIPanGestureRecognizer())
    around.view.addGestureRecognizer(pan)
    around.addChild(stage.navigation)
    stage.window.rootViewController = around
    around.view.addSubview(stage.navigation.view)
    stage.push(UIViewController())
    stage.navigation.gestureArbiter.driver = driver
    stage.rest()
    let start = stage.engine.clock.now
    var begun: TimeInterval?
    pan.onAction { [weak stage] in
      if $0.state == .began, let stage { begun = stage.engine.clock.now - start }
    }
    stage.play(.drag(from: CGPoint(x: 195, y: 422), by: way))
    stage.rest()
    return begun
  }

  /// A canvas of raw touches on a screen that a swipe leaves, and whether the swipe has the drag.
  private func play(
    _ role: PopGestureRole?, _ way: CGPoint, on phone: Phone
  ) -> (canvas: RawCanvas, isSwiped: Bool) {
    let (host, canvas) = (UIView(frame: StageMetrics.screen), RawCanvas(frame: StageMetrics.screen))
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    host.addGestureRecognizer(swipe)
    phone.embed(in: host, at: 0)
    phone.screen.view.addSubview(canvas)
    canvas.popGestureRole = role
    phone.stage.play(.drag(from: CGPoint(x: 195, y: 400), by: way))
    phone.stage.rest()
    return (canvas, phone.hasWon(swipe))
  }

  @Test(arguments: [CGPoint(x: 180, y: 4), CGPoint(x: -180, y: 4)])
  func `a stroke on a canvas swipes no tabs, and a drag that the canvas does not claim does`(
    way: CGPoint
  ) {
    everywhere { phone in
      let (canvas, isSwiped) = play(.map.forEnclosingPans, way, on: phone)
      #expect(!isSwiped && canvas.receivedWholeDrag, "\(phone.story)")
    }
    everywhere([.v16, .v18]) { phone in
      let role = PopGestureRole.claims(.verticalDrags).forEnclosingPans
      let plain = play(role, way, on: phone)
      #expect(plain.isSwiped, "\(phone.story)")
    }
  }

  @Test func `a stack with a driver pops from its content beside swipes between tabs`() {
    for setting in ReportSetting.withDriver where !setting.isMirrored {
      let phone = setting.phone()
      let (host, swipe) = (UIView(frame: StageMetrics.screen), UISwipeGestureRecognizer())
      host.addGestureRecognizer(swipe)
      phone.embed(in: host, at: 0)
      for (depth, isSwiped) in [(1, false), (1, true)] {
        phone.swipeRight()
        phone.stage.rest()
        #expect(phone.depth == depth && phone.hasWon(swipe) == isSwiped, "\(phone.story)")
      }
    }
  }

  @Test func `a role that does not defer leaves a menu's pan around a driven stack alone`() {
    for (role, waits) in [(PopGestureRole.simultaneous, false), (.claims { _ in false }, true)] {
      let phone = Phone(UIKitBehavior(version: .v18))
      let (host, pan) = (UIView(frame: StageMetrics.screen), pan(.pan))
      host.addGestureRecognizer(pan)
      phone.embed(in: host, at: 0)
      phone.arbiter.driver = .arbiter
      host.popGestureRole = role
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.hasWon(pan) == !waits && phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a menu's pan that recognizes beside every other one still does`() {
    let phone = Phone()
    let (host, pan, delegate) = (UIView(frame: StageMetrics.screen), pan(.pan), Simultaneous())
    pan.delegate = delegate
    host.addGestureRecognizer(pan)
    phone.embed(in: host, at: 0)
    phone.arbiter.driver = .arbiter

    phone.swipeRight()
    #expect(phone.hasWon(pan), "\(phone.story)")
  }
}

private final class Simultaneous: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
#endif
