import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A screen that is bound to another is brought in by a drag from trailing to leading.
@MainActor @Suite struct InteractivePushTests {
  @Test func `a drag to the left pushes the candidate, and one to the right pops it again`() {
    everywhere { phone in
      let next = phone.bindNext()

      phone.swipeLeft()
      phone.stage.rest()
      #expect(phone.stage.navigation.topViewController === next, "\(phone.story)")
      phone.expectRest()

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")

      phone.swipeLeft()
      phone.stage.rest()
      #expect(phone.stage.navigation.topViewController === next, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test
  func `the screen that comes follows the finger, and goes back if let go early`() {
    everywhere([.iOS16, .iOS26], except: [.drivenStart]) { phone in
      let next = phone.bindNext()
      phone.touch(.began, 350)
      for x in stride(from: 340.0, through: 280, by: -10) { phone.touch(.moved, x) }
      let first = next.view.frame.minX
      phone.touch(.moved, 260)
      let second = next.view.frame.minX
      for _ in 0..<30 { phone.touch(.moved, 260) }
      phone.touch(.ended, 260)
      phone.stage.rest()

      #expect(first < 390 && abs(first - second - 20) < 1e-6, "\(first) \(second)\n\(phone.story)")
      #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")
      #expect(next.parent == nil)
      phone.expectRest()
    }
  }

  @Test func `from right to left it is the drag to the right that pushes`() {
    everywhere([.iOS16, .iOS26], reading: .rightToLeft) { phone in
      let next = phone.bindNext()

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === next, "\(phone.story)")
    }
  }

  @Test(arguments: [0, 780, 1560])
  func `a pager that yields gives way at its trailing edge only`(offset: CGFloat) {
    everywhere([.iOS16, .iOS26]) { phone in
      let next = phone.bindNext()
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: offset, y: 0))
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeLeft()
      phone.stage.rest()

      let pushes = offset == 1560
      #expect((phone.stage.navigation.topViewController === next) == pushes, "\(phone.story)")
      #expect(phone.hasWon(pager.panGestureRecognizer) != pushes, "\(phone.story)")
      if !pushes {
        #expect(
          phone.decisions.last { $0.attempt.operation == .push }?.refusal
            == .contentBeforeTrailingEdge(name: "pager", distance: 1560 - offset),
          "\(phone.story)")
      }
    }
  }

  @Test func `without a candidate nothing is asked, and content keeps its drags`() {
    everywhere([.iOS16, .iOS26]) { phone in
      phone.arbiter.driver = .publicTransition
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 1560, y: 0))
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeLeft()
      phone.stage.rest()

      #expect(!phone.decisions.contains { $0.attempt.operation == .push }, "\(phone.story)")
      #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
      #expect(phone.depth == 2)
    }
  }

  @Test func `a suspension, a policy, a claim and a presented screen keep the candidate out`() {
    everywhere([.iOS16, .iOS26]) { phone in
      let next = phone.bindNext()
      let pause = phone.arbiter.suspend(.content, for: next, because: "test")
      phone.swipeLeft()
      pause.end()
      phone.arbiter.pushPolicy = PopPolicy(start: .leading(50), rules: PopPolicy.pushRules)
      phone.swipeLeft()
      phone.arbiter.pushPolicy = .push
      let (view, _) = phone.addPannedView()
      view.popGestureClaim = .horizontalDrags
      phone.swipeLeft()
      view.removeFromSuperview()
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(
        phone.decisions.filter { $0.attempt.operation == .push }.map(\.rule)
          == ["notSuspended", "startsInsidePushArea", "contentAtTrailingEdge"], "\(phone.story)")
    }
  }

  @Test func `a candidate without a driver is told of, once`() {
    let phone = Phone()
    phone.screen.pushCandidate = UIViewController()

    phone.swipeLeft()
    phone.swipeLeft()
    phone.stage.rest()

    #expect(phone.depth == 2)
    #expect(phone.issues.map(\.fact) == ["A push candidate is set, and nothing pushes it."])
  }

  @Test func `a candidate that is on the stack already, or a stack itself, is left alone`() {
    let phone = Phone(UIKitBehavior(version: .iOS16))
    phone.arbiter.driver = .publicTransition
    let elsewhere = UINavigationController(rootViewController: UIViewController())
    let contained = elsewhere.viewControllers.last
    for candidate in [phone.screen, phone.stage.navigation, UINavigationController(), contained] {
      phone.screen.pushCandidate = candidate
      phone.swipeLeft()
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
    }
    phone.screen.pushCandidate = nil
    #expect(elsewhere.viewControllers.count == 1)
  }
}

extension Phone {
  /// Binds a screen to the one on top.
  func bindNext() -> UIViewController {
    arbiter.driver = .publicTransition
    let next = UIViewController()
    screen.pushCandidate = next
    return next
  }

  /// Drags from the middle of the screen to the left.
  func swipeLeft(from x: CGFloat = 300) {
    drag(from: CGPoint(x: x, y: 422), by: CGPoint(x: -180, y: 4))
  }
}
