#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Appearance, interruption, styles, and what remains after a driver's transition.
@MainActor @Suite struct InteractiveTransitionTests {
  @Test(arguments: [SystemVersion.v16, .v18, .v26], [true, false])
  func `appearance callbacks are those of UIKit's own pop`(
    version: SystemVersion, finishes: Bool
  ) {
    var logs: [[String]] = []
    for isDriven in [false, true] {
      let phone = Phone(UIKitBehavior(version: version), isPushed: false)
      let log = AppearanceLog()
      let below = LoggingScreen("below", log)
      let top = LoggingScreen("top", log)
      phone.stage.push(below)
      phone.stage.push(top)
      log.lines = []
      if isDriven {
        phone.arbiter.driver = .arbiter
        top.popTransition = .system
      }

      phone.dragSlowly(from: 5, to: finishes ? 300 : 100)

      #expect(phone.depth == (finishes ? 2 : 3), "\(phone.story)")
      #expect(
        phone.stage.timeline.winners.contains { $0.isDriverRecognizer } == isDriven,
        "\(phone.story)")
      logs.append(log.lines)
    }
    #expect(logs[0] == logs[1])
    #expect(!logs[0].isEmpty)
  }

  @Test func `a screen that is finishing can be interrupted and dragged back`() {
    everywhere([.v16, .v26], except: [.touchDuringSlide]) { phone in
      phone.arbiter.driver = .arbiter
      phone.screen.popTransition = .system
      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 250, by: 10) { phone.touch(.moved, x) }
      phone.touch(.ended, 250)
      phone.stage.engine.clock.advance(by: 0.05)
      let released = phone.screen.view.frame.minX
      #expect(released > 185 && released < 390, "\(phone.story)")

      phone.touch(.began, 300)
      let interrupted = phone.screen.view.frame.minX
      for x in stride(from: 290.0, through: 100, by: -10) { phone.touch(.moved, x) }
      let dragged = phone.screen.view.frame.minX
      phone.touch(.ended, 100)
      phone.stage.rest()

      #expect(abs(dragged - max(0, interrupted - 200)) < 1e-6, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `where UIKit delivers no touch meanwhile, the pop finishes`() {
    var behavior = UIKitBehavior(version: .v16)
    behavior.touchDuringSlide = .isIgnored
    let phone = Phone(behavior)
    phone.arbiter.driver = .arbiter
    phone.touch(.began, 60)
    for x in stride(from: 70.0, through: 250, by: 10) { phone.touch(.moved, x) }
    phone.touch(.ended, 250)
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    phone.expectRest()
  }

  @Test func `a flick that ends before UIKit starts the transition pops`() {
    everywhere([.v16]) { phone in
      phone.arbiter.driver = .arbiter

      phone.touch(.began, 60)
      phone.touch(.moved, 80)
      phone.touch(.moved, 120)
      phone.touch(.ended, 120)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [(CGFloat(120), 1), (62, 2)], UIKitBehavior.DrivenStart.allCases)
  func `a touch that lifts in the instant in which the pan begins decides the pop`(
    end: (x: CGFloat, depth: Int), start: UIKitBehavior.DrivenStart
  ) {
    var behavior = UIKitBehavior(version: .v16)
    behavior.drivenStart = start
    let phone = Phone(behavior)
    phone.arbiter.driver = .arbiter
    phone.arbiter.policy.rules = [.allow("moved") { $0.hasMoved }]
    phone.touch(.began, 60)
    phone.touch(.moved, 61)

    // Both before UIKit starts the transition, if it does so in the next turn.
    let now = phone.stage.engine.clock.now + 1.0 / 120
    for phase in [UITouch.Phase.moved, .ended] {
      phone.stage.engine.send(
        [TouchSample(phase: phase, location: CGPoint(x: end.x, y: 400))], at: now)
    }
    phone.stage.rest()

    #expect(phone.stage.timeline.winners.contains { $0.isDriverRecognizer }, "\(phone.story)")
    #expect(phone.depth == end.depth, "\(phone.story)")
    phone.expectRest()
  }

  @Test(arguments: UIKitBehavior.DrivenStart.allCases)
  func `a screen is where the touch is as soon as UIKit has started the transition`(
    start: UIKitBehavior.DrivenStart
  ) {
    var behavior = UIKitBehavior(version: .v16)
    behavior.drivenStart = start
    let phone = Phone(behavior)
    phone.arbiter.driver = .arbiter
    phone.arbiter.policy.rules = [.allow("moved") { $0.hasMoved }]
    phone.touch(.began, 60)
    phone.touch(.moved, 61)
    phone.touch(.moved, 101)
    phone.stage.engine.clock.advance(by: 0.01)

    #expect(abs(phone.screen.view.frame.minX - 41) < 1e-6, "\(phone.story)")
  }

  @Test func `a screen that returns cannot be interrupted`() {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.arbiter.driver = .arbiter
    phone.touch(.began, 60)
    for x in stride(from: 70.0, through: 250, by: 10) { phone.touch(.moved, x) }
    for x in stride(from: 240.0, through: 200, by: -10) { phone.touch(.moved, x) }
    phone.touch(.ended, 200)
    phone.stage.engine.clock.advance(by: 0.05)
    let returning = phone.screen.view.frame.minX
    #expect(returning > 0 && phone.stage.navigation.transitionCoordinator != nil)

    phone.touch(.began, 100)
    for x in stride(from: 110.0, through: 300, by: 20) { phone.touch(.moved, x) }
    let moved = phone.screen.view.frame.minX
    phone.touch(.ended, 300)
    phone.stage.rest()

    #expect(moved < returning, "\(phone.story)")
    #expect(phone.depth == 2, "\(phone.story)")
    phone.expectRest()
  }

  @Test(arguments: [true, false])
  func `an app's own animation cannot be interrupted`(isInterruptible: Bool) {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.arbiter.driver = .arbiter
    let delegate = FadingDelegate()
    if isInterruptible { delegate.interruptible = InterruptibleFadeAnimator() }
    phone.stage.navigation.delegate = delegate
    phone.touch(.began, 60)
    for x in stride(from: 70.0, through: 250, by: 10) { phone.touch(.moved, x) }
    phone.touch(.ended, 250)
    #expect(phone.stage.navigation.transitionCoordinator != nil, "\(phone.story)")

    phone.touch(.began, 300)
    for x in stride(from: 290.0, through: 100, by: -10) { phone.touch(.moved, x) }
    phone.touch(.ended, 100)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `a popped screen is not retained, nor the controller, nor its arbiter`() {
    weak var popped: UIViewController?
    weak var arbiter: GestureArbiter?
    weak var navigation: UINavigationController?
    do {
      let phone = Phone(UIKitBehavior(version: .v16), isPushed: false)
      phone.arbiter.driver = .arbiter
      arbiter = phone.arbiter
      navigation = phone.stage.navigation
      let screen = UIViewController()
      popped = screen
      phone.stage.push(screen)
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      phone.stage.push(UIViewController())
      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 150, by: 10) { phone.touch(.moved, x) }
    }
    #expect(popped == nil)
    #expect(arbiter == nil)
    #expect(navigation == nil)
  }

  @Test func `views stay in their window while the screen moves`() {
    everywhere([.v16, .v26]) { phone in
      phone.arbiter.driver = .arbiter
      phone.screen.popTransition = .sideBySide
      let video = WindowCount()
      phone.screen.view.addSubview(video)
      let before = video.moves

      phone.dragSlowly(from: 20, to: 100)
      phone.dragSlowly(from: 20, to: 150)

      #expect(phone.depth == 2, "\(phone.story)")
      #expect(video.moves == before, "\(phone.story)")
    }
  }

  @Test(
    arguments: [
      (PopTransition.system, 0.3, 0.1, 0.2), (.cover, 0, 0, 0.2), (.sideBySide, 1, 0, 0),
    ])
  func `parallax, dimming and shadow are those of the transition`(
    style: PopTransition, parallax: CGFloat, dimming: CGFloat, shadow: Float
  ) {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.arbiter.driver = .arbiter
    phone.screen.popTransition = style
    phone.touch(.began, 100)
    for x in stride(from: 110.0, through: 220, by: 10) { phone.touch(.moved, x) }

    let left = 1 - phone.screen.view.frame.minX / 390
    let below = phone.stage.navigation.viewControllers.first?.view
    let between = (phone.screen.view.superview?.subviews ?? []).filter {
      $0 !== below && $0 !== phone.screen.view
    }
    #expect(left > 0.6 && left < 0.9, "\(phone.story)")
    #expect(abs((below?.frame.minX ?? 0) + 390 * parallax * left) < 1e-6)
    let dark = between.first { $0.layer.shadowOpacity == 0 }
    #expect(abs((dark?.alpha ?? 0) - dimming * left) < 1e-6)
    #expect((between.first { $0.layer.shadowOpacity > 0 }?.layer.shadowOpacity ?? 0) == shadow)
    phone.touch(.ended, 220)
    phone.stage.rest()
    phone.expectRest()
  }

  @Test func `values of a transition are clamped to 0 to 1`() {
    #expect(
      PopTransition(parallax: .nan, dimming: 2, shadow: -1)
        == PopTransition(parallax: 0, dimming: 1, shadow: 0))
    #expect(
      PopTransition(parallax: .infinity, dimming: -.infinity, shadow: .nan)
        == PopTransition(parallax: 1, dimming: 0, shadow: 0))
  }

  @Test func `a screen's own transition replaces UIKit's, for drags and for code`() {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      phone.screen.popTransition = .sideBySide
      let below = phone.stage.navigation.viewControllers.first?.view

      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      let places = (phone.screen.view.frame.minX, below?.frame.maxX ?? 0)
      phone.touch(.cancelled, 200)
      phone.stage.rest()
      #expect(places.0 > 50 && abs(places.0 - places.1) < 1e-6, "\(places)\n\(phone.story)")
      #expect(!phone.hasPopBegun, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")

      phone.arbiter.pop()
      phone.stage.engine.clock.advance(by: 0.1)
      let moving = (phone.screen.view.frame.minX, below?.frame.maxX ?? 0)
      phone.stage.rest()
      #expect(moving.0 > 20 && abs(moving.0 - moving.1) < 1e-6, "\(moving)\n\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }
}

/// A view that counts how often its window changes.
private final class WindowCount: UIView {
  private(set) var moves = 0

  override func didMoveToWindow() { moves += 1 }
}
#endif
