#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A drag asks the top screen last, and at most once.
@MainActor @Suite struct PopInterceptingTests {
  @Test(arguments: [CGFloat(6), 195], [true, false])
  func `a screen is asked once per drag`(x: CGFloat, agrees: Bool) {
    everywhere { phone in
      let asked = InterceptingScreen { _ in false }
      phone.stage.push(asked)
      phone.swipeRight(from: x)
      phone.stage.rest()
      asked.answer = { _ in agrees }
      phone.swipeRight(from: x)
      phone.stage.rest()

      let isPop = x == 6 || phone.hasContentPop
      #expect(asked.triggers.count == (isPop ? 2 : 0), "\(asked.triggers)\n\(phone.story)")
      #expect(phone.depth == (isPop && agrees ? 2 : 3), "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 195], [true, false])
  func `a screen that removes the arbiter as it refuses stays`(x: CGFloat, isDriven: Bool) {
    everywhere { phone in
      if isDriven { phone.arbiter.driver = .arbiter }
      let asked = InterceptingScreen { [weak arbiter = phone.arbiter] _ in
        arbiter?.remove()
        return false
      }
      phone.stage.push(asked)
      phone.swipeRight(from: x)
      phone.stage.rest()

      #expect(phone.depth == 3, "\(phone.story)")
      // The next drag is UIKit's alone.
      phone.arbiter.remove()
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `a screen that removes the arbiter as it refuses during a slide stays`() {
    let phone = Phone()
    let asked = InterceptingScreen { [weak arbiter = phone.arbiter] _ in
      arbiter?.remove()
      return false
    }
    phone.stage.navigation.pushViewController(asked, animated: true)
    phone.stage.engine.clock.advance(by: 0.1)
    phone.swipeRight()
    phone.stage.rest()

    #expect(asked.triggers == [.contentSwipe] && phone.depth == 3, "\(phone.story)")
  }

  @Test(arguments: [true, false])
  func `a screen of two stacks that removes their arbiters as it refuses stays`(asksAnew: Bool) {
    for version in SystemVersion.allCases {
      let (stage, inner) = (Stage(iOS: version), UINavigationController())
      let host = UIViewController()
      let stacks = [stage.navigation, inner]
      let asked = InterceptingScreen { _ in
        for stack in stacks {
          stack.gestureArbiter.remove()
          if asksAnew { _ = stack.gestureArbiter }
        }
        return false
      }
      inner.setViewControllers([UIViewController(), asked], animated: false)
      host.addChild(inner)
      inner.view.frame = StageMetrics.screen
      host.view.addSubview(inner.view)
      stage.push(host)
      for stack in stacks { _ = stack.gestureArbiter }
      stage.rest()

      stage.swipeRight(from: 3)
      stage.rest()

      #expect(stacks.map(\.viewControllers.count) == [2, 2], "\(stage.story)")
    }
  }

  @Test(arguments: PopAttempt.LayoutDirection.allCases, SystemVersion.allCases)
  func `a screen that agrees loses no drag at 45° that UIKit pops`(
    direction: PopAttempt.LayoutDirection, version: SystemVersion
  ) {
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    for start in [CGFloat(6), 150] {
      let x = direction == .leftToRight ? start : 390 - start
      func pops(_ configure: (Phone) -> Void) -> Bool {
        let phone = Phone(UIKitBehavior(version: version), layoutDirection: direction)
        configure(phone)
        phone.drag(from: CGPoint(x: x, y: 200), by: CGPoint(x: 240 * sign, y: 240))
        phone.stage.rest()
        return phone.depth == 1
      }
      let agreeing = InterceptingScreen { _ in true }
      #expect(pops { $0.arbiter.remove() } == pops { $0.screen.popInterceptor = agreeing })
    }
  }

  @Test func `a screen is not asked about a drag that another rule refuses`() {
    everywhere { phone in
      let asked = InterceptingScreen { _ in true }
      phone.stage.push(asked)
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 300), offset: CGPoint(x: 390, y: 0), in: asked.view,
        frame: CGRect(x: 0, y: 300, width: 390, height: 300))
      pager.popGestureRole = .pagingScrollView(keepsEdgeSwipes: true)
      // Wherever the rule stands in the policy, the screen is asked last.
      phone.arbiter.policy.rules.insert(.asksScreen, at: 0)

      phone.swipeRight()
      phone.swipeRight(from: 6)
      phone.drag(from: CGPoint(x: 195, y: 100), by: CGPoint(x: 2, y: 180))
      phone.drag(from: CGPoint(x: 195, y: 100), by: CGPoint(x: -150, y: 2))
      phone.stage.play(TouchScript().down(at: CGPoint(x: 6, y: 100)).hold(for: 0.1).up())
      phone.arbiter.suspend(for: asked, because: "test")
      phone.drag(from: CGPoint(x: 6, y: 100), by: CGPoint(x: 180, y: 2))
      phone.stage.rest()

      #expect(asked.triggers.isEmpty, "\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")
    }
  }

  @Test func `screens below the top are not asked`() {
    everywhere { phone in
      let below = InterceptingScreen { _ in false }
      phone.stage.push(below)
      phone.stage.push(UIViewController())

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(below.triggers.isEmpty, "\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")
    }
  }

  enum Move: CaseIterable { case pops, popsSlowly, pushes, confirms }

  @Test(arguments: Move.allCases, [CGFloat(6), 195])
  func `a drag whose screen pops or pushes as it answers pops no other one`(move: Move, x: CGFloat)
  {
    for (agrees, isDriven) in [(true, true), (true, false), (false, true), (false, false)] {
      everywhere(under: .each) { phone in
        if isDriven { phone.arbiter.driver = .arbiter }
        let asked = InterceptingScreen { [weak stack = phone.stage.navigation] _ in
          switch move {
          case .pops: _ = stack?.popViewController(animated: false)
          case .popsSlowly: _ = stack?.popViewController(animated: true)
          case .pushes: stack?.pushViewController(UIViewController(), animated: false)
          case .confirms: stack?.gestureArbiter.pop(confirmed: true, animated: false)
          }
          return agrees
        }
        phone.stage.push(asked)
        // The touch of a view that leaves its window is cancelled (C022); that of this one goes on.
        phone.stage.navigation.view.addSubview(UIView(frame: StageMetrics.screen))
        phone.swipeRight(from: x)
        phone.stage.rest()

        let isPop = x == 6 || phone.hasContentPop || isDriven
        #expect(asked.triggers.count == (isPop ? 1 : 0), "\(phone.story)")
        #expect(phone.depth == (!isPop ? 3 : move == .pushes ? 4 : 2), "\(phone.story)")
      }
    }
  }

  @Test(arguments: [true, false], SystemVersion.allCases)
  func `a drag whose inner screen pops itself as it answers pops no outer one`(
    agrees: Bool, version: SystemVersion
  ) {
    for isDriven in [true, false] {
      let (stage, inner, host) = (Stage(iOS: version), UINavigationController(), UIViewController())
      let asked = InterceptingScreen { [weak inner] _ in
        inner?.popViewController(animated: false)
        return agrees
      }
      inner.setViewControllers([UIViewController(), asked], animated: false)
      host.addChild(inner)
      inner.view.frame = StageMetrics.screen
      host.view.addSubview(inner.view)
      inner.view.addSubview(UIView(frame: StageMetrics.screen))
      stage.push(host)
      for stack in [stage.navigation, inner] {
        stack.gestureArbiter.driver = isDriven ? .arbiter : .uikitOnly
      }
      stage.rest()

      stage.swipeRight(from: 3)
      stage.rest()

      #expect(asked.triggers.count == 1, "\(stage.story)")
      #expect(inner.viewControllers.count == 1 && stage.depth == 2, "\(stage.story)")
    }
  }

  @Test func `a screen that pops by code as it answers the bar is asked once`() {
    let phone = Phone()
    let asked = InterceptingScreen { [weak arbiter = phone.arbiter] _ in
      arbiter?.pop() == true
    }
    phone.stage.push(asked)

    #expect(!phone.arbiter.shouldPop(asked.navigationItem))

    #expect(asked.triggers == [.backButton] && phone.depth == 3)
  }

  @Test(arguments: SideEffect.allCases, [CGFloat(6), 195])
  func `the stack stays consistent whatever the screen does when it is asked`(
    effect: SideEffect, x: CGFloat
  ) {
    everywhere(under: .each) { phone in
      let asked = InterceptingScreen { _ in true }
      asked.answer = { [weak asked] _ in
        guard let asked else { return false }
        return effect.perform(on: phone, asked)
      }
      phone.stage.push(asked)

      phone.swipeRight(from: x)
      phone.stage.rest()

      #expect(asked.triggers.count <= 1, "\(phone.story)")
      if effect == .presents {
        #expect(!phone.hasPopBegun, "\(phone.story)")
        asked.dismiss(animated: false)
      }
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
      for recognizer in phone.stage.navigation.view.gestureRecognizers ?? [] {
        #expect(recognizer.state == .possible, "\(phone.story)")
      }
      // The next drag works.
      phone.stage.navigation.setViewControllers(
        [UIViewController(), UIViewController()], animated: false)
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }
}

/// What a screen does when it is asked.
enum SideEffect: CaseIterable {
  case presents, popsItself, pushes, removesArbiter, suspends, changesPolicy

  @MainActor
  fileprivate func perform(on phone: Phone, _ screen: UIViewController) -> Bool {
    switch self {
    case .presents:
      screen.present(UIViewController(), animated: true)
      return false
    case .popsItself:
      phone.stage.navigation.popViewController(animated: true)
      return false
    case .pushes:
      phone.stage.push(UIViewController())
      return false
    case .removesArbiter:
      phone.arbiter.remove()
      return true
    case .suspends:
      // The suspension ends at once: nothing else retains its owner.
      phone.arbiter.suspend(for: UIViewController(), because: "test")
      return true
    case .changesPolicy:
      screen.popPolicy = .disabled
      return true
    }
  }
}
#endif
