#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// One touch moves a screen, whatever happens to other touches and to the recognizer.
@MainActor @Suite struct DriverTouchTests {
  @Test(arguments: [NavigationGesture.contentPop, .push])
  func `a second touch does not release the screen`(operation: NavigationGesture) {
    everywhere([.v16, .v26], except: [.surplusTouch]) { phone in
      let next = phone.bindNext()
      phone.screen.popTransition = .system
      phone.screen.view.addSubview(UISlider(frame: CGRect(x: 20, y: 600, width: 350, height: 44)))
      let sign: CGFloat = operation.isPop ? 1 : -1
      phone.touch(.began, 195)
      for way in stride(from: 10.0, through: 60, by: 10) { phone.touch(.moved, 195 + sign * way) }

      phone.touchSlider(.began)
      phone.touch(.moved, 195 + sign * 100)
      phone.touchSlider(.ended)
      for way in stride(from: 110.0, through: 180, by: 10) { phone.touch(.moved, 195 + sign * way) }
      phone.touch(.ended, 195 + sign * 180)
      phone.stage.rest()

      let top = phone.stage.navigation.topViewController
      #expect(operation == .push ? top === next : phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `an interrupted screen follows the touch that interrupted it`() {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.flickScreen()
    phone.touch(.began, 300)
    for x in stride(from: 290.0, through: 150, by: -10) { phone.touch(.moved, x) }
    let place = phone.screen.view.frame.minX

    phone.touchSlider(.began)
    phone.touchSlider(.ended)
    #expect(phone.screen.view.frame.minX == place, "\(phone.story)")
    phone.touch(.moved, 140)
    #expect(abs(phone.screen.view.frame.minX - (place - 10)) < 1e-6, "\(phone.story)")
    phone.touch(.ended, 100)
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
    phone.expectRest()
  }

  @Test func `a touch interrupts a screen while another one rests`() {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.screen.popTransition = .system
    phone.arbiter.driver = .arbiter
    phone.touch(.began, 100)
    for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }
    phone.touchSlider(.began)
    phone.touch(.ended, 200)
    #expect(phone.stage.navigation.transitionCoordinator != nil, "\(phone.story)")

    phone.touch(.began, 300)
    let place = phone.screen.view.frame.minX
    phone.touch(.moved, 290)

    #expect(abs(phone.screen.view.frame.minX - (place - 10)) < 1e-6, "\(phone.story)")
    phone.touch(.ended, 290)
    phone.touchSlider(.ended)
    phone.stage.rest()
    phone.expectRest()
  }

  @Test func `where an app disables every edge pan, a driver's full-screen pan pops`() {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.arbiter.driver = .arbiter
    for recognizer in phone.arbiter.driverRecognizers
    where recognizer is UIScreenEdgePanGestureRecognizer && recognizer.isDriverRecognizer {
      recognizer.isEnabled = false
    }

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(phone.decisions.map(\.attempt.gesture) == [.contentPop], "\(phone.story)")
  }

  @Test func `an interrupted screen stays where it is visible`() {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.flickScreen()
    let shown = phone.screen.view.frame.minX
    phone.touch(.began, 300)
    let interrupted = phone.screen.view.frame.minX
    phone.touch(.moved, 295)
    let moved = phone.screen.view.frame.minX

    #expect(shown > 190 && interrupted >= shown && interrupted < 390, "\(shown) \(interrupted)")
    #expect(abs(interrupted - moved - 5) < 1e-6, "\(interrupted) \(moved)")
  }

  @Test func `a tap on a screen that is finishing lets it finish`() {
    everywhere([.v16], except: [.touchDuringSlide]) { phone in
      phone.flickScreen(to: 150)

      phone.touch(.began, 300)
      phone.touch(.ended, 301)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [true, false])
  func `a screen finishes when the touch that interrupted it is lost`(isCancelled: Bool) {
    everywhere([.v16], except: [.touchDuringSlide]) { phone in
      phone.flickScreen()
      phone.touch(.began, 300)
      phone.touch(.moved, 290)

      if isCancelled {
        phone.touch(.cancelled, 290)
      } else {
        let held = phone.stage.gates().first { $0.name == "GestureArbiter.interruption" }
        held?.view?.removeGestureRecognizer(held ?? UIGestureRecognizer())
        phone.touch(.ended, 290)
      }
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `a second touch in the content does not take over the screen`(start: CGFloat) {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.arbiter.driver = .arbiter
    phone.screen.popTransition = .system
    phone.touch(.began, start)
    for way in stride(from: 10.0, through: 180, by: 10) { phone.touch(.moved, start + way) }
    phone.touchSlider(.began)

    phone.touch(.ended, start + 180)
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    phone.touchSlider(.ended)
    phone.expectRest()
  }

  @Test
  func `C062: a touch that joins a drag does not release the screen if recognizers are reset`() {
    var behavior = UIKitBehavior(version: .v16)
    behavior.resetTime = .immediatelyIfUnlinked
    let phone = Phone(behavior)
    phone.arbiter.driver = .arbiter
    phone.touch(.began, 60)
    for x in stride(from: 70.0, through: 160, by: 10) { phone.touch(.moved, x) }
    let place = phone.screen.view.frame.minX

    phone.touchSlider(.began)
    phone.touch(.moved, 170)

    #expect(place > 0)
    #expect(abs(phone.screen.view.frame.minX - (place + 10)) < 1e-6, "\(phone.story)")
  }

  @Test func `removing the recognizer from its view during a drag cancels the pop`() {
    everywhere([.v16]) { phone in
      phone.arbiter.driver = .arbiter
      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 250, by: 10) { phone.touch(.moved, x) }

      for recognizer in phone.stage.gates() where recognizer.isDriverRecognizer {
        recognizer.view?.removeGestureRecognizer(recognizer)
      }
      phone.touch(.ended, 250)
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `after a rotation during a drag the screen still moves 1 pt for 1 pt`() {
    let phone = Phone(UIKitBehavior(version: .v16))
    phone.arbiter.driver = .arbiter
    phone.touch(.began, 60)
    for x in stride(from: 70.0, through: 160, by: 10) { phone.touch(.moved, x) }
    phone.stage.window.frame = CGRect(x: 0, y: 0, width: 844, height: 390)
    phone.stage.engine.clock.advance(by: 0.02)

    let before = phone.screen.view.frame.minX
    phone.touch(.moved, 180)
    #expect(abs(phone.screen.view.frame.minX - before - 20) < 1e-6, "\(phone.story)")
    phone.touch(.ended, 180)
    phone.stage.rest()

    phone.expectRest()
  }

  @Test func `an edge swipe pops over any control`() {
    everywhere([.v16, .v26]) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true
      phone.screen.view.addSubview(UIControl(frame: StageMetrics.screen))

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `where there is no back button a disabled recognizer does not disable the driver's`() {
    everywhere([.v16, .v26]) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true
      phone.stage.navigation.interactivePopGestureRecognizer?.isEnabled = false

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: PopAttempt.LayoutDirection.allCases, [NavigationGesture.contentPop, .push])
  func `a pop and a push follow the touch 1 to 1 in either layout direction`(
    layoutDirection: PopAttempt.LayoutDirection, operation: NavigationGesture
  ) {
    let phone = Phone(UIKitBehavior(version: .v18), layoutDirection: layoutDirection)
    let next = phone.bindNext()
    let isRightward = (operation.isPop) == (layoutDirection == .leftToRight)
    let sign: CGFloat = isRightward ? 1 : -1
    let moving = operation.isPop ? phone.screen : next
    var places: [CGFloat] = []

    phone.touch(.began, 195)
    for step in 1...40 {
      phone.touch(.moved, 195 + sign * 3.3 * CGFloat(step))
      if phone.stage.navigation.transitionCoordinator != nil {
        places.append(moving.view.frame.minX)
      }
    }

    #expect(places.count > 30, "\(phone.story)")
    for (before, after) in zip(places, places.dropFirst()) {
      #expect(abs(after - before - sign * 3.3) < 1e-9, "\(before) \(after)")
    }
  }
}

extension Phone {
  /// Pops the top screen with a flick, and lets 0.05 s pass.
  fileprivate func flickScreen(to x: CGFloat = 250) {
    arbiter.driver = .arbiter
    screen.popTransition = .system
    touch(.began, 60)
    for x in stride(from: 70, through: x, by: 10) { touch(.moved, x) }
    touch(.ended, x)
    stage.engine.clock.advance(by: 0.05)
  }

  /// One event of another touch, on a slider at the bottom.
  fileprivate func touchSlider(_ phase: UITouch.Phase) {
    stage.engine.send(
      [TouchSample(touch: 7, phase: phase, location: CGPoint(x: 100, y: 620))],
      at: stage.engine.clock.now + 0.001)
  }
}
#endif
