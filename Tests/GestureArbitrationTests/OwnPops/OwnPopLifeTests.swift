import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Appearance, interruption, and what is left when a pop of the arbiter's own is over.
@MainActor @Suite struct OwnPopLifeTests {
  @Test(arguments: [SystemVersion.iOS16, .iOS18, .iOS26], [true, false])
  func `screens appear and disappear as they do in UIKit's own pop`(
    version: SystemVersion, finishes: Bool
  ) {
    var logs: [[String]] = []
    for own in [false, true] {
      let phone = Phone(UIKitBehavior(version: version), isPushed: false)
      let log = AppearanceLog()
      let below = LoggedScreen("below", log)
      let top = LoggedScreen("top", log)
      phone.stage.push(below)
      phone.stage.push(top)
      log.lines = []
      if own {
        phone.arbiter.driver = .publicTransition
        top.popTransition = .system
      }

      phone.dragSlowly(from: 5, to: finishes ? 300 : 100)

      #expect(phone.depth == (finishes ? 2 : 3), "\(phone.story)")
      #expect(phone.stage.timeline.winners.contains { $0.isOwnPop } == own, "\(phone.story)")
      logs.append(log.lines)
    }
    #expect(logs[0] == logs[1])
    #expect(!logs[0].isEmpty)
  }

  @Test func `a screen that slides away is caught, dragged back, and stays`() {
    everywhere([.iOS16, .iOS26], except: [.touchDuringSlide]) { phone in
      phone.arbiter.driver = .publicTransition
      phone.screen.popTransition = .system
      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 250, by: 10) { phone.touch(.moved, x) }
      phone.touch(.ended, 250)
      phone.stage.engine.clock.advance(by: 0.05)
      let thrown = phone.screen.view.frame.minX
      #expect(thrown > 185 && thrown < 390, "\(phone.story)")

      phone.touch(.began, 300)
      let caught = phone.screen.view.frame.minX
      for x in stride(from: 290.0, through: 100, by: -10) { phone.touch(.moved, x) }
      let dragged = phone.screen.view.frame.minX
      phone.touch(.ended, 100)
      phone.stage.rest()

      #expect(abs(dragged - max(0, caught - 200)) < 1e-6, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `where no touch comes through meanwhile, the screen goes as it was thrown`() {
    var behavior = UIKitBehavior(version: .iOS16)
    behavior.touchDuringSlide = .isIgnored
    let phone = Phone(behavior)
    phone.arbiter.driver = .publicTransition
    phone.touch(.began, 60)
    for x in stride(from: 70.0, through: 250, by: 10) { phone.touch(.moved, x) }
    phone.touch(.ended, 250)
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    phone.expectRest()
  }

  @Test func `a flick that is over before UIKit has started the transition pops`() {
    everywhere([.iOS16]) { phone in
      phone.arbiter.driver = .publicTransition

      phone.touch(.began, 60)
      phone.touch(.moved, 80)
      phone.touch(.moved, 120)
      phone.touch(.ended, 120)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a screen that was popped is let go, and so are the stage and its arbiter`() {
    weak var popped: UIViewController?
    weak var arbiter: GestureArbiter?
    weak var navigation: UINavigationController?
    do {
      let phone = Phone(UIKitBehavior(version: .iOS16), isPushed: false)
      phone.arbiter.driver = .publicTransition
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

  @Test func `live views move: what plays in a screen stays in its window from the first event on`()
  {
    everywhere([.iOS16, .iOS26]) { phone in
      phone.arbiter.driver = .publicTransition
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
      (ScreenTransition.system, 0.3, 0.1, 0.2), (.cover, 0, 0, 0.2), (.sideBySide, 1, 0, 0),
    ])
  func `the screen below comes out of the dark, slower, under a shadow, as the transition says`(
    looks: ScreenTransition, parallax: CGFloat, dimming: CGFloat, shadow: Float
  ) {
    let phone = Phone(UIKitBehavior(version: .iOS18))
    phone.arbiter.driver = .publicTransition
    phone.screen.popTransition = looks
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

  @Test func `a transition is made of shares`() {
    var looks = ScreenTransition(parallax: .nan, dimming: 2, shadow: -1)
    #expect(looks == ScreenTransition(parallax: 0, dimming: 1, shadow: 0))
    looks.parallax = .infinity
    looks.dimming = -.infinity
    looks.shadow = .nan
    #expect(looks == ScreenTransition(parallax: 1, dimming: 0, shadow: 0))
  }

  @Test func `a screen's own transition is chosen over UIKit's, for drags and for code`() {
    everywhere { phone in
      phone.arbiter.driver = .publicTransition
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

/// A view that counts how often it came into or left a window.
private final class WindowCount: UIView {
  private(set) var moves = 0

  override func didMoveToWindow() { moves += 1 }
}
