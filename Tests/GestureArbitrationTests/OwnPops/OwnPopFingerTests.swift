import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// One finger holds a screen; what others do, and what becomes of the recognizer, does not let it go.
@MainActor @Suite struct OwnPopFingerTests {
  @Test(arguments: StackOperation.allCases)
  func `a second finger does not let a screen go`(operation: StackOperation) {
    everywhere([.iOS16, .iOS26], except: [.surplusFinger]) { phone in
      let next = phone.bindNext()
      phone.screen.popTransition = .system
      phone.screen.view.addSubview(UISlider(frame: CGRect(x: 20, y: 600, width: 350, height: 44)))
      let sign: CGFloat = operation == .pop ? 1 : -1
      phone.touch(.began, 195)
      for way in stride(from: 10.0, through: 60, by: 10) { phone.touch(.moved, 195 + sign * way) }

      phone.touchBeside(.began)
      phone.touch(.moved, 195 + sign * 100)
      phone.touchBeside(.ended)
      for way in stride(from: 110.0, through: 180, by: 10) { phone.touch(.moved, 195 + sign * way) }
      phone.touch(.ended, 195 + sign * 180)
      phone.stage.rest()

      let top = phone.stage.navigation.topViewController
      #expect(operation == .push ? top === next : phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a screen that was caught is held by the finger that caught it`() {
    let phone = Phone(UIKitBehavior(version: .iOS16))
    phone.throwScreen()
    phone.touch(.began, 300)
    for x in stride(from: 290.0, through: 150, by: -10) { phone.touch(.moved, x) }
    let place = phone.screen.view.frame.minX

    phone.touchBeside(.began)
    phone.touchBeside(.ended)
    #expect(phone.screen.view.frame.minX == place, "\(phone.story)")
    phone.touch(.moved, 140)
    #expect(abs(phone.screen.view.frame.minX - (place - 10)) < 1e-6, "\(phone.story)")
    phone.touch(.ended, 100)
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
    phone.expectRest()
  }

  @Test func `a screen is caught where it shows`() {
    let phone = Phone(UIKitBehavior(version: .iOS16))
    phone.throwScreen()
    let shown = phone.screen.view.frame.minX
    phone.touch(.began, 300)
    let caught = phone.screen.view.frame.minX
    phone.touch(.moved, 295)
    let moved = phone.screen.view.frame.minX

    #expect(shown > 190 && caught >= shown && caught < 390, "\(shown) \(caught)")
    #expect(abs(caught - moved - 5) < 1e-6, "\(caught) \(moved)")
  }

  @Test func `a tap on a screen that slides lets it go on as it was thrown`() {
    everywhere([.iOS16], except: [.touchDuringSlide]) { phone in
      phone.throwScreen(to: 150)

      phone.touch(.began, 300)
      phone.touch(.ended, 301)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a recognizer that other code takes off its view lets its screen go back`() {
    everywhere([.iOS16]) { phone in
      phone.arbiter.driver = .publicTransition
      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 250, by: 10) { phone.touch(.moved, x) }

      for recognizer in phone.stage.gates() where recognizer.isOwnPop {
        recognizer.view?.removeGestureRecognizer(recognizer)
      }
      phone.touch(.ended, 250)
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a device that is turned under the finger keeps 1 pt for 1 pt`() {
    let phone = Phone(UIKitBehavior(version: .iOS16))
    phone.arbiter.driver = .publicTransition
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

  @Test func `the edge is the edge's over any control`() {
    everywhere([.iOS16, .iOS26]) { phone in
      phone.arbiter.driver = .publicTransition
      phone.stage.navigation.isNavigationBarHidden = true
      phone.screen.view.addSubview(UIControl(frame: StageMetrics.screen))

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a recognizer that is disabled where there is no back button is UIKit's refusal`() {
    everywhere([.iOS16, .iOS26]) { phone in
      phone.arbiter.driver = .publicTransition
      phone.stage.navigation.isNavigationBarHidden = true
      phone.stage.navigation.interactivePopGestureRecognizer?.isEnabled = false

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: ReadingDirection.allCases, StackOperation.allCases)
  func `a screen follows the finger 1 to 1 in either direction, going and coming`(
    reading: ReadingDirection, operation: StackOperation
  ) {
    let phone = Phone(UIKitBehavior(version: .iOS18), reading: reading)
    let next = phone.bindNext()
    let isRightward = (operation == .pop) == (reading == .leftToRight)
    let sign: CGFloat = isRightward ? 1 : -1
    let moving = operation == .pop ? phone.screen : next
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
  /// Throws the screen on top out with a flick, and lets a moment pass.
  fileprivate func throwScreen(to x: CGFloat = 250) {
    arbiter.driver = .publicTransition
    screen.popTransition = .system
    touch(.began, 60)
    for x in stride(from: 70, through: x, by: 10) { touch(.moved, x) }
    touch(.ended, x)
    stage.engine.clock.advance(by: 0.05)
  }

  /// What another finger does on a slider at the bottom.
  fileprivate func touchBeside(_ phase: UITouch.Phase) {
    stage.engine.send(
      [TouchSample(finger: 7, phase: phase, location: CGPoint(x: 100, y: 620))],
      at: stage.engine.clock.now + 0.001)
  }
}
