#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What a screen says is a state, and it is told once of a drag that it has refused.
@MainActor @Suite struct PopInterceptingTests {
  @Test(arguments: [CGFloat(6), 195], [true, false])
  func `a screen that refuses stays and is told once per drag`(x: CGFloat, isFlick: Bool) {
    everywhere { phone in
      let screen = InterceptingScreen { _ in false }
      phone.stage.push(screen)
      for _ in 0..<2 {
        if isFlick {
          phone.stage.play(
            TouchScript().down(at: CGPoint(x: x, y: 400))
              .move(to: CGPoint(x: x + 60, y: 400), over: 0.03, rate: 60).up())
        } else {
          phone.swipeRight(from: x)
        }
        phone.stage.rest()
      }
      let isPop = x == 6 || phone.hasContentPop
      #expect(screen.attempts.count == (isPop ? 2 : 0), "\(screen.attempts)\n\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")

      screen.answer = { _ in true }
      phone.swipeRight(from: x)
      phone.stage.rest()
      #expect(screen.attempts.count == (isPop ? 2 : 0), "\(screen.attempts)\n\(phone.story)")
      #expect(phone.depth == (isPop ? 2 : 3), "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 195], [CGFloat(3), 8, 20])
  func `promise 8: a screen that agrees moves in the same event as one that nobody asks`(
    x: CGFloat, step: CGFloat
  ) {
    for isDriven in [true, false] {
      everywhere(under: .each) { phone in
        expectSameBeginning(phone, x, step, isDriven: isDriven)
      }
    }
  }

  private func expectSameBeginning(_ phone: Phone, _ x: CGFloat, _ step: CGFloat, isDriven: Bool) {
    func beginning(_ phone: Phone, _ screen: UIViewController) -> CGFloat? {
      if isDriven { phone.arbiter.driver = .arbiter }
      phone.stage.push(screen)
      phone.touch(.began, x)
      var travel: CGFloat = 0
      while travel < 100 {
        travel += step
        phone.touch(.moved, x + travel)
        if phone.stage.navigation.transitionCoordinator != nil { return travel }
      }
      return nil
    }
    let plain = Phone(phone.behavior)
    // Both have an arbiter.
    _ = plain.arbiter
    let expected = beginning(plain, UIViewController())
    let screen = InterceptingScreen { _ in true }

    #expect(beginning(phone, screen) == expected, "\(phone.story)")
    #expect(screen.attempts.isEmpty, "\(phone.story)")
  }

  @Test(arguments: [CGFloat(6), 195], [true, false])
  func `a screen that removes the arbiter as it is told stays`(x: CGFloat, isDriven: Bool) {
    everywhere { phone in
      if isDriven { phone.arbiter.driver = .arbiter }
      let screen = InterceptingScreen { _ in false }
      screen.reaction = { [weak arbiter = phone.arbiter] in arbiter?.remove() }
      phone.stage.push(screen)
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
    let screen = InterceptingScreen { _ in false }
    screen.reaction = { [weak arbiter = phone.arbiter] in arbiter?.remove() }
    phone.stage.navigation.pushViewController(screen, animated: true)
    phone.stage.engine.clock.advance(by: 0.1)
    phone.swipeRight()
    phone.stage.rest()

    #expect(screen.attempts == [.contentSwipe] && phone.depth == 3, "\(phone.story)")
  }

  @Test(arguments: [true, false])
  func `a screen of two stacks that removes their arbiters as it is told stays`(asksAnew: Bool) {
    for version in SystemVersion.allCases {
      let (stage, inner) = (Stage(iOS: version), UINavigationController())
      let host = UIViewController()
      let stacks = [stage.navigation, inner]
      let screen = InterceptingScreen { _ in false }
      screen.reaction = {
        for stack in stacks {
          stack.gestureArbiter.remove()
          if asksAnew { stack.gestureArbiter.onDecision = { _ in } }
        }
      }
      inner.setViewControllers([UIViewController(), screen], animated: false)
      host.addChild(inner)
      inner.view.frame = StageMetrics.screen
      host.view.addSubview(inner.view)
      stage.push(host)
      for stack in stacks { stack.gestureArbiter.onDecision = { _ in } }
      stage.rest()

      stage.swipeRight(from: 3)
      stage.rest()

      #expect(stacks.map(\.viewControllers.count) == [2, 2], "\(stage.story)")
      #expect(screen.attempts == [.edgeSwipe], "\(stage.story)")
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

  @Test func `a screen is not told of a drag that another rule refuses, or that isn't a pop`() {
    everywhere { phone in
      let screen = InterceptingScreen { _ in false }
      phone.stage.push(screen)
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 300), offset: CGPoint(x: 390, y: 0), in: screen.view,
        frame: CGRect(x: 0, y: 300, width: 390, height: 300))
      pager.popGestureRole = .pagingScrollView(keepsEdgeSwipes: true)
      // Wherever the rule stands in the policy, the screen is asked last.
      phone.arbiter.policy.rules.insert(.asksScreen, at: 0)

      phone.swipeRight()
      phone.swipeRight(from: 6)
      phone.drag(from: CGPoint(x: 195, y: 100), by: CGPoint(x: 2, y: 180))
      phone.drag(from: CGPoint(x: 195, y: 100), by: CGPoint(x: -150, y: 2))
      phone.stage.play(TouchScript().down(at: CGPoint(x: 6, y: 100)).hold(for: 0.1).up())
      phone.arbiter.suspend(for: screen, because: "test")
      phone.drag(from: CGPoint(x: 6, y: 100), by: CGPoint(x: 180, y: 2))
      phone.stage.rest()

      #expect(screen.attempts.isEmpty, "\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")
    }
  }

  @Test func `screens below the top have no say`() {
    everywhere { phone in
      let below = InterceptingScreen { _ in false }
      phone.stage.push(below)
      phone.stage.push(UIViewController())

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(below.attempts.isEmpty, "\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")
    }
  }

  @Test(arguments: [true, false], PopTrigger.allCases.filter { $0 != .zoom })
  func `of a screen, its child and its stack each has to agree`(
    childRefuses: Bool, trigger: PopTrigger
  ) {
    everywhere([.v26], withTouch: trigger.hasTouch) { phone in
      let (screen, child) = (
        InterceptingScreen { _ in childRefuses }, InterceptingScreen { _ in !childRefuses }
      )
      screen.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen)
      let stackwide = InterceptingScreen { _ in true }
      phone.stage.navigation.popInterceptor = stackwide
      phone.stage.push(screen)
      phone.arbiter.driver = .arbiter
      phone.stage.rest()

      phone.pop(by: trigger)
      phone.stage.rest()

      #expect(phone.depth == 3, "\(phone.story)")
      #expect(child.attempts == (childRefuses ? [trigger] : []), "\(phone.story)")
      #expect(screen.attempts == (childRefuses ? [] : [trigger]), "\(phone.story)")
    }
  }

  enum Move: CaseIterable { case pops, popsSlowly, pushes, confirms }

  @Test(arguments: Move.allCases, [CGFloat(6), 195])
  func `a drag whose screen pops or pushes as it is told pops no other one`(move: Move, x: CGFloat)
  {
    for isDriven in [true, false] {
      everywhere(under: .each) { phone in
        if isDriven { phone.arbiter.driver = .arbiter }
        let screen = InterceptingScreen { _ in false }
        screen.reaction = { [weak stack = phone.stage.navigation] in
          switch move {
          case .pops: _ = stack?.popViewController(animated: false)
          case .popsSlowly: _ = stack?.popViewController(animated: true)
          case .pushes: stack?.pushViewController(UIViewController(), animated: false)
          case .confirms: stack?.gestureArbiter.pop(confirmed: true, animated: false)
          }
        }
        phone.stage.push(screen)
        // The touch of a view that leaves its window is cancelled (C022); that of this one goes on.
        phone.stage.navigation.view.addSubview(UIView(frame: StageMetrics.screen))
        phone.swipeRight(from: x)
        phone.stage.rest()

        let isPop = x == 6 || phone.hasContentPop || isDriven
        #expect(screen.attempts.count == (isPop ? 1 : 0), "\(phone.story)")
        #expect(phone.depth == (!isPop ? 3 : move == .pushes ? 4 : 2), "\(phone.story)")
      }
    }
  }

  @Test(arguments: SystemVersion.allCases, [true, false])
  func `a drag whose inner screen pops itself as it is told pops no outer one`(
    version: SystemVersion, isDriven: Bool
  ) {
    let (stage, inner, host) = (Stage(iOS: version), UINavigationController(), UIViewController())
    let screen = InterceptingScreen { _ in false }
    screen.reaction = { [weak inner] in inner?.popViewController(animated: false) }
    inner.setViewControllers([UIViewController(), screen], animated: false)
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

    #expect(screen.attempts.count == 1, "\(stage.story)")
    #expect(inner.viewControllers.count == 1 && stage.depth == 2, "\(stage.story)")
  }

  @Test func `a screen may change its mind during a drag, until it is told`() {
    everywhere([.v26], under: .each) { phone in
      let screen = InterceptingScreen { _ in false }
      phone.stage.push(screen)
      phone.touch(.began, 150)
      phone.touch(.moved, 155)
      screen.answer = { _ in true }
      for x in stride(from: 165.0, through: 380, by: 10) { phone.touch(.moved, x) }
      phone.touch(.ended, 380)
      phone.stage.rest()

      #expect(screen.attempts.isEmpty && phone.depth == 2, "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 150])
  func `a screen that changes its mind before a driver moves it stays`(x: CGFloat) {
    everywhere([.v16, .v18], under: .each) { phone in
      phone.arbiter.driver = .arbiter
      phone.screen.popTransition = .system
      let screen = InterceptingScreen { _ in true }
      phone.screen.popInterceptor = screen
      phone.touch(.began, x)
      phone.touch(.moved, x + 4)
      screen.answer = { _ in false }
      for way in stride(from: CGFloat(8), through: 200, by: 8) { phone.touch(.moved, x + way) }
      phone.touch(.ended, x + 200)
      phone.stage.rest()

      #expect(phone.depth == 2 && screen.attempts.count == 1, "\(screen.attempts) \(phone.story)")
    }
  }

  @Test func `a screen that refuses to be popped still pushes its candidate`() {
    everywhere { phone in
      let next = phone.bindNext()
      let screen = InterceptingScreen { _ in false }
      phone.screen.popInterceptor = screen
      phone.swipeLeft()
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === next, "\(phone.story)")
      #expect(screen.attempts.isEmpty, "\(phone.story)")
    }
  }

  @Test func `under a policy without asksScreen a driver pops a screen that refuses`() {
    everywhere([.v16, .v18]) { phone in
      phone.arbiter.driver = .arbiter
      let screen = InterceptingScreen { _ in false }
      phone.stage.push(screen)
      screen.popPolicy = PopPolicy(rules: [.movesTowardsTrailing])
      phone.swipeRight()
      phone.stage.rest()

      #expect(phone.depth == 2 && screen.attempts.isEmpty, "\(phone.story)")
    }
  }

  @Test func `a drag that the system cancels before its pop is due tells nothing`() {
    everywhere { phone in
      let screen = InterceptingScreen { _ in false }
      phone.stage.push(screen)
      phone.touch(.began, 6)
      phone.touch(.moved, 30)
      phone.touch(.cancelled, 30)
      phone.stage.rest()

      #expect(screen.attempts.isEmpty && phone.depth == 3, "\(phone.story)")
    }
  }

  @Test func `C254: a swipe on a trackpad over an ordinary carousel tells nothing`() {
    everywhere([.v26], under: .each) { phone in
      let screen = InterceptingScreen { _ in false }
      phone.stage.push(screen)
      _ = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), offset: CGPoint(x: 780, y: 0), in: screen.view)
      phone.stage.swipeOnTrackpad()

      #expect(screen.attempts.isEmpty && phone.depth == 3, "\(phone.story)")
    }
  }

  @Test(arguments: SideEffect.allCases, [CGFloat(6), 195])
  func `the stack stays consistent whatever the screen does when it is told`(
    effect: SideEffect, x: CGFloat
  ) {
    everywhere(under: .each) { phone in
      let screen = InterceptingScreen { _ in false }
      screen.reaction = { [weak screen] in
        if let screen { effect.perform(on: phone, screen) }
      }
      phone.stage.push(screen)

      phone.swipeRight(from: x)
      phone.stage.rest()

      #expect(screen.attempts.count <= 1, "\(phone.story)")
      if effect == .presents {
        #expect(!phone.hasPopBegun, "\(phone.story)")
        screen.dismiss(animated: false)
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

/// What a screen does when it is told.
enum SideEffect: CaseIterable {
  case presents, popsItself, pushes, removesArbiter, suspends, changesPolicy

  @MainActor
  fileprivate func perform(on phone: Phone, _ screen: UIViewController) {
    switch self {
    case .presents: screen.present(UIViewController(), animated: true)
    case .popsItself: phone.stage.navigation.popViewController(animated: true)
    case .pushes: phone.stage.push(UIViewController())
    case .removesArbiter: phone.arbiter.remove()
    // The suspension ends at once: nothing else retains its owner.
    case .suspends: phone.arbiter.suspend(for: UIViewController(), because: "test")
    case .changesPolicy: screen.popPolicy = .disabled
    }
  }
}
#endif
