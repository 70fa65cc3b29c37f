#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import SystemPopTransition
import Testing

/// Pops by a driver, where UIKit offers none or refuses it.
@MainActor @Suite struct DriverPopTests {
  @Test func `C255: no pop of UIKit's completes a transition that a driver moves to its end`() {
    let phone = Phone()
    phone.arbiter.driver = .arbiter
    phone.stage.navigation.isNavigationBarHidden = true
    phone.stage.push(UIViewController())
    phone.touch(.began, 100)
    for x in stride(from: 120.0, through: 300, by: 20) { phone.touch(.moved, x) }
    phone.touch(.ended, 300)

    let decisions = phone.arbiter.explain(CGPoint(x: 195, y: 422)).decisions

    #expect(decisions.contains { $0.refusal == .transitionRunning }, "\(decisions)")
  }

  @Test(arguments: [false, true], [false, true])
  func `an edge pop stays UIKit's under a driver, unless UIKit refuses it or would ignore a style`(
    hidesBar: Bool, hasTransition: Bool
  ) {
    let phone = Phone()
    phone.arbiter.driver = .arbiter
    phone.stage.navigation.isNavigationBarHidden = hidesBar
    if hasTransition { phone.screen.popTransition = .cover }

    phone.swipeRight(from: 6)
    phone.stage.rest()

    let edge = phone.decisions.first { $0.attempt.gesture == .edgePop }
    let isPerformedBySystem = !hidesBar && !hasTransition
    #expect(edge?.attempt.performer == (isPerformedBySystem ? .uikit : .arbiter), "\(phone.story)")
    #expect(phone.hasPopBegun == isPerformedBySystem, "\(phone.story)")
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `with a driver a drag from the middle pops on every iOS`() {
    everywhere { phone in
      phone.arbiter.driver = .arbiter

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
      #expect(phone.hasPopBegun == phone.hasContentPop, "\(phone.story)")
    }
  }

  @Test func `without a driver a drag from the middle does not pop before iOS 26`() {
    everywhere([.v16, .v18]) { phone in
      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test(arguments: UIKitRefusal.allCases)
  func `right to left, the driver pops from the right edge where UIKit refuses`(
    refusal: UIKitRefusal
  ) {
    everywhere(layoutDirection: .rightToLeft) { phone in
      phone.arbiter.driver = .arbiter
      refusal.happen(on: phone)

      phone.drag(from: CGPoint(x: 384, y: 422), by: CGPoint(x: -180, y: 4))
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: UIKitRefusal.allCases, [CGFloat(6), 195])
  func `where UIKit refuses, the driver pops, and never both`(
    refusal: UIKitRefusal, x: CGFloat
  ) {
    everywhere(under: .each) { phone in
      phone.arbiter.driver = .arbiter
      refusal.happen(on: phone)

      phone.swipeRight(from: x)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
      let driven = phone.stage.timeline.winners.filter { $0.isDriverRecognizer }.count
      #expect(driven + (phone.hasPopBegun ? 1 : 0) == 1, "\(phone.story)")
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `the screen moves 1 pt for each point of the touch, from the first event on`(
    version: SystemVersion
  ) {
    for x in [100, 4.0] {
      let phone = Phone(UIKitBehavior(version: version))
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true
      var places: [(touch: CGFloat, screen: CGFloat)] = []

      phone.touch(.began, x)
      for step in 1...60 {
        let way = CGFloat(step) * 3.7
        phone.touch(.moved, x + (step < 40 ? way : 3.7 * 80 - way))
        places.append((phone.touchX, phone.screen.view.frame.minX))
      }

      guard let began = places.firstIndex(where: { $0.screen > 0 }), began > 0, began < 10 else {
        Issue.record("\(phone.story)")
        return
      }
      for (before, after) in zip(places[(began - 1)...], places[began...]) {
        #expect(
          abs((after.screen - before.screen) - (after.touch - before.touch)) < 1e-9,
          "\(before) \(after)")
      }
    }
  }

  @Test func `a slow touch finishes past the middle and cancels before it`() {
    everywhere([.v16, .v26]) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true
      phone.dragSlowly(from: 20, to: 190)
      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectRest()

      phone.dragSlowly(from: 20, to: 260)
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a flick back cancels wherever the screen is`() {
    everywhere([.v16]) { phone in
      phone.arbiter.driver = .arbiter

      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 20, y: 400)).move(to: CGPoint(x: 330, y: 400), over: 0.3)
          .move(to: CGPoint(x: 270, y: 400), over: 0.06).up())
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `vertical and leftward drags, the root, a policy and a suspension do not pop`() {
    everywhere { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true
      phone.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 30, y: 200))
      phone.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: -150, y: 3))
      phone.screen.popPolicy = .disabled
      phone.swipeRight()
      phone.screen.popPolicy = .edgeOnly
      phone.swipeRight()
      let pause = phone.arbiter.suspend(for: phone.screen, because: "test")
      phone.swipeRight(from: 6)
      pause.end()
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")

      phone.stage.navigation.popToRootViewController(animated: false)
      phone.swipeRight()
      phone.swipeRight(from: 6)
      phone.stage.push(phone.screen)
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `from right to left the screen follows the touch to the left`() {
    everywhere([.v16, .v26], layoutDirection: .rightToLeft) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true

      phone.touch(.began, 300)
      for x in stride(from: 290.0, through: 200, by: -10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.01)
      let place = phone.screen.view.frame.minX
      phone.touch(.ended, 200)
      phone.stage.rest()

      #expect(place < -60, "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `disabling UIKit's recognizer disables the driver's`() {
    everywhere([.v16, .v26]) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
      phone.stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
      phone.screen.popPolicy = phone.hasContentPop ? nil : .edgeOnly

      phone.swipeRight(from: 6)
      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `removing the arbiter during a drag cancels the pop and leaves nothing behind`() {
    everywhere([.v16]) { phone in
      let delegate = DelegateLog()
      phone.stage.navigation.delegate = delegate
      phone.arbiter.driver = .arbiter
      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 300, by: 10) { phone.touch(.moved, x) }
      #expect(phone.stage.navigation.transitionCoordinator != nil, "\(phone.story)")

      phone.arbiter.remove()
      phone.touch(.ended, 300)
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      #expect(phone.stage.navigation.delegate === delegate)
      #expect(phone.stage.gates().isEmpty)
      phone.expectRest()
    }
  }

  @Test(.ofDebugBuilds)
  func `where UIKit's transition is unavailable the public one is used, and reported`() {
    let phone = Phone(UIKitBehavior(version: .v16))

    phone.arbiter.driver = .systemTransition
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
    #expect(
      phone.issues.map(\.fact) == [
        "UIKit's own transition is unavailable on this system; the public one is used."
      ])
  }
}

/// What makes UIKit refuse a pop (C200, C201).
enum UIKitRefusal: String, CaseIterable {
  case hiddenBar, hiddenBackButton, customLeftItem, customAnimator, backAction

  /// Makes UIKit refuse the pop of a screen: the phone's own if it is nil.
  @MainActor
  func happen(on phone: Phone, to screen: UIViewController? = nil) {
    let navigation = phone.stage.navigation
    let screen = screen ?? phone.screen
    switch self {
    case .hiddenBar: navigation.isNavigationBarHidden = true
    case .hiddenBackButton: screen.navigationItem.hidesBackButton = true
    case .customLeftItem:
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Back", style: .plain, target: nil, action: nil)
    case .customAnimator:
      let delegate = FadingDelegate()
      phone.keep(delegate)
      navigation.delegate = delegate
    case .backAction: screen.navigationItem.backAction = UIAction { _ in }
    }
  }
}
#endif
