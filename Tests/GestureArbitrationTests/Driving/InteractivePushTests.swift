#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A drag from trailing to leading pushes the candidate of the top screen.
@MainActor @Suite struct InteractivePushTests {
  @Test func `a drag to the left pushes the candidate, and one to the right pops it`() {
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

  @Test func `at the root a drag to the left pushes the candidate`() {
    let phone = Phone(isPushed: false)
    phone.stage.navigation.topViewController?.pushCandidate = { UIViewController() }

    phone.swipeLeft()
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
  }

  @Test func `a driver that uses UIKit's transition for pops pushes by the public one`() {
    let phone = Phone()
    phone.arbiter.driver = PopDriver("test") { _, _ in {} }
    phone.screen.pushCandidate = { UIViewController() }

    phone.swipeLeft()
    phone.stage.rest()

    #expect(phone.depth == 3, "\(phone.story)")
  }

  @Test
  func `the pushed screen follows the touch, and returns if released early`() {
    everywhere([.v16, .v26], except: [.drivenStart]) { phone in
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

  @Test func `from right to left a drag to the right pushes`() {
    everywhere([.v16, .v26], layoutDirection: .rightToLeft) { phone in
      let next = phone.bindNext()

      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === next, "\(phone.story)")
    }
  }

  @Test(arguments: [0, 780, 1560])
  func `a pager defers to a push at its trailing edge only`(offset: CGFloat) {
    everywhere([.v16, .v26]) { phone in
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
          phone.decisions.last { $0.attempt.gesture == .push }?.refusal
            == .contentAwayFromEdge(
              name: "pager", distance: 1560 - offset, edge: .trailing),
          "\(phone.story)")
      }
    }
  }

  @Test func `without a candidate no decision is made, and content keeps its drags`() {
    everywhere([.v16, .v26]) { phone in
      phone.arbiter.driver = .arbiter
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 1560, y: 0))
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeLeft()
      phone.stage.rest()

      #expect(!phone.decisions.contains { $0.attempt.gesture == .push }, "\(phone.story)")
      #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
      #expect(phone.depth == 2)
    }
  }

  @Test func `a candidate with a driver isn't an issue`() {
    let phone = Phone(UIKitBehavior(version: .v26))
    let next = phone.bindNext()

    phone.swipeLeft()
    phone.stage.rest()

    #expect(phone.stage.navigation.topViewController === next, "\(phone.story)")
    #expect(phone.issues.isEmpty)
  }

  @Test func `disabling UIKit's pop does not disable a push`() {
    let phone = Phone(UIKitBehavior(version: .v26))
    let next = phone.bindNext()
    phone.stage.navigation.interactivePopGestureRecognizer?.isEnabled = false

    phone.swipeLeft()
    phone.stage.rest()

    #expect(phone.stage.navigation.topViewController === next, "\(phone.story)")
  }

  @Test func `a push moves the screens as the transition of the pushed screen`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    let next = phone.bindNext()
    next.popTransition = .cover
    phone.screen.popTransition = .sideBySide

    phone.touch(.began, 300)
    for x in stride(from: 290.0, through: 150, by: -10) { phone.touch(.moved, x) }

    #expect(next.view.frame.minX < 300, "\(phone.story)")
    #expect(phone.screen.view.frame.minX == 0, "\(phone.story)")
  }

  @Test func `a suspension, a policy and a claim refuse a push`() {
    everywhere([.v16, .v26]) { phone in
      let next = phone.bindNext()
      let pause = phone.arbiter.suspend(.content, for: next, because: "test")
      phone.swipeLeft()
      pause.end()
      phone.arbiter.pushPolicy = PopPolicy(start: .leading(50), rules: PopPolicy.standardRules)
      phone.swipeLeft()
      phone.arbiter.pushPolicy = .standard
      let (view, _) = phone.addPannedView()
      view.popGestureRole = .claims(.horizontalDrags)
      phone.swipeLeft()
      view.removeFromSuperview()
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(
        phone.decisions.filter { $0.attempt.gesture == .push }.map(\.rule)
          == ["notSuspended", "startsInsideArea", "contentAtLeadingEdge"], "\(phone.story)")
    }
  }

  @Test func `a candidate is pushed without any other line, and pops stay UIKit's`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.screen.pushCandidate = { UIViewController() }

    phone.swipeRight()
    phone.stage.rest()
    #expect(phone.depth == 2, "\(phone.story)")

    phone.swipeLeft()
    phone.stage.rest()
    #expect(phone.depth == 3, "\(phone.story)")
    #expect(phone.issues == [])
  }

  @Test(arguments: Unusable.allCases)
  func `a candidate that is in use, or is a navigation controller, is not pushed, and reported`(
    kind: Unusable
  ) {
    everywhere([.v16, .v26]) { phone in
      let elsewhere = UINavigationController(rootViewController: UIViewController())
      let contained = elsewhere.viewControllers[0]
      phone.screen.pushCandidate = { [unowned phone] in
        switch kind {
        case .ownScreen: phone.screen
        case .ownStack: phone.stage.navigation
        case .stack: UINavigationController()
        case .contained: contained
        }
      }
      for _ in 0..<2 {
        phone.swipeLeft()
        phone.stage.rest()
      }

      #expect(phone.depth == 2 && elsewhere.viewControllers.count == 1, "\(phone.story)")
      let reported = phone.issues.filter { $0.contains("The push candidate is not pushed: the ") }
      #expect(reported.count == (RuntimeWarning.isDebugBuild ? 1 : 0), "\(phone.issues)")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  enum Unusable: CaseIterable { case ownScreen, ownStack, stack, contained }

  @Test func `a candidate is made once for each drag that pushes, and kept by none`() {
    everywhere([.v16, .v26]) { phone in
      var made = 0
      weak var latest: UIViewController?
      phone.screen.pushCandidate = {
        let comments = UIViewController()
        (made, latest) = (made + 1, comments)
        return comments
      }
      phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 0, y: -150))
      phone.stage.rest()
      #expect(made == 0 && phone.issues.isEmpty, "\(phone.story)")

      // Released where it began, a push is cancelled.
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 300, y: 422))
          .move(to: CGPoint(x: 250, y: 422), over: 0.1)
          .move(to: CGPoint(x: 300, y: 422), over: 0.3).hold(for: 0.2).up())
      phone.stage.rest()
      #expect(made == 1 && phone.depth == 2 && latest == nil, "\(phone.story)")

      phone.swipeLeft()
      phone.stage.rest()
      #expect(made == 2 && phone.stage.navigation.topViewController === latest, "\(phone.story)")
      phone.stage.navigation.popViewController(animated: false)
      phone.stage.rest()
      #expect(latest == nil)
    }
  }
}
#endif
