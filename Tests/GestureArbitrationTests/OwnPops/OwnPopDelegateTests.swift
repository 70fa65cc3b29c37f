import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A navigation delegate that was there before goes on getting every call, and its animators win.
@MainActor @Suite struct OwnPopDelegateTests {
  @Test func `the delegate hears of a pop what it hears of UIKit's`() {
    var told: Set<[String]> = []
    for own in [false, true] {
      let phone = Phone(UIKitBehavior(version: .iOS18))
      phone.stage.navigation.viewControllers.first?.title = "root"
      phone.screen.title = "screen"
      let log = ShowLog()
      phone.stage.navigation.delegate = log
      if own { phone.arbiter.driver = .publicTransition }

      phone.dragSlowly(from: own ? 100 : 5, to: own ? 200 : 100)
      phone.swipeRight(from: own ? 195 : 5)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(phone.stage.navigation.delegate === log)
      told.insert(log.lines)
    }
    #expect(told.count == 1, "\(told)")
    #expect(told.first?.suffix(2) == ["will root", "did root"])
  }

  @Test func `an animator of the delegate's own is driven in place of the slide`() {
    everywhere { phone in
      let delegate = FadingDelegate()
      phone.keep(delegate)
      phone.stage.navigation.delegate = delegate
      phone.arbiter.driver = .publicTransition

      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 250, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      let alpha = phone.screen.view.alpha
      let place = phone.screen.view.frame.minX
      phone.touch(.ended, 250)
      phone.stage.rest()

      #expect(alpha < 0.9 && alpha > 0.3, "\(phone.story)")
      #expect(place == 0, "\(phone.story)")
      #expect(delegate.animator.runs == 1, "\(phone.story)")
      #expect(phone.stage.navigation.delegate === delegate)
      phone.expectRest()
    }
  }

  @Test func `a driver of the delegate's own is driven too`() {
    everywhere([.iOS16, .iOS18]) { phone in
      let delegate = DrivingDelegate()
      phone.keep(delegate)
      phone.stage.navigation.delegate = delegate
      phone.arbiter.driver = .publicTransition

      phone.swipeRight()
      phone.stage.rest()

      #expect(delegate.isAsked, "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `the delegate has its place back as soon as UIKit has asked what animates`() {
    everywhere { phone in
      let log = ShowLog()
      phone.keep(log)
      phone.stage.navigation.delegate = log
      phone.screen.popTransition = .system
      phone.arbiter.driver = .publicTransition

      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      #expect(phone.stage.navigation.transitionCoordinator?.isInteractive == true, "\(phone.story)")
      #expect(phone.stage.navigation.delegate === log, "\(phone.story)")
      phone.touch(.cancelled, 200)
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")

      phone.arbiter.pop()
      phone.stage.engine.clock.advance(by: 0.001)
      #expect(phone.stage.navigation.delegate === log, "\(phone.story)")
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a delegate that is set under the finger stays`() {
    everywhere([.iOS16]) { phone in
      phone.arbiter.driver = .publicTransition
      let late = ShowLog()
      phone.keep(late)

      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 300, by: 10) { phone.touch(.moved, x) }
      phone.stage.navigation.delegate = late
      phone.touch(.ended, 300)
      phone.stage.rest()

      #expect(phone.stage.navigation.delegate === late)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a push in the middle of the pop completes it, and is animated by the delegate`() {
    everywhere([.iOS16, .iOS26]) { phone in
      let log = ShowLog()
      phone.keep(log)
      phone.stage.navigation.delegate = log
      phone.stage.navigation.isNavigationBarHidden = true
      phone.arbiter.driver = .publicTransition
      let next = UIViewController()
      next.title = "next"

      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.navigation.pushViewController(next, animated: true)
      for x in stride(from: 210.0, through: 300, by: 10) { phone.touch(.moved, x) }
      phone.touch(.ended, 300)
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === next, "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(phone.stage.navigation.delegate === log)
      #expect(log.lines.last == "did next", "\(log.lines)")
      phone.expectRest()
    }
  }
}

/// A delegate with an animator, and something that UIKit's swipes may drive (C201).
private final class DrivingDelegate: ShowLog {
  private let animator = FadeAnimator()
  private let driver = UIPercentDrivenInteractiveTransition()
  private(set) var isAsked = false

  override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? animator : nil }

  override func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    isAsked = true
    return driver
  }
}
