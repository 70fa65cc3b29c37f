#if HEADLESS
import GestureArbitration
import GestureArbitrationUI
import GestureLab
import HeadlessUIKit
import Testing

/// The modifiers of a screen, through the views that they put behind the content.
@MainActor @Suite struct ScreenModifierTests {
  @Test func `interactivePopDisabled leaves every drag to the content`() {
    // UIKit itself may leave a drag at the leading edge to its pop, which is disabled.
    everywhere(isPushed: false, except: [.scrollAtLeadingEdge]) { phone in
      let screen = phone.pushHostedScreen()
      let scrollView = phone.addScrollView(
        content: CGSize(width: 1950, height: 844), in: screen.view)
      scrollView.allowsPopGestureAtLeadingEdge = true
      let view = screen.add(.interactivePopDisabled(true))

      for x in [CGFloat(6), 195] {
        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == 2, "\(phone.story)")
        #expect(!phone.hasPopBegun, "\(phone.story)")
      }
      #expect(phone.hasWon(scrollView.panGestureRecognizer), "\(phone.story)")
      view.update(.interactivePopDisabled(false), nesting: 0)
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `an inner modifier counts before an outer one, whichever came first`() {
    let phone = Phone(isPushed: false)
    let screen = phone.pushHostedScreen()
    screen.add(.interactivePopDisabled(true), nesting: 1)
    let inner = screen.add(.interactivePopDisabled(false), nesting: 2)
    screen.add(.interactivePopDisabled(true), nesting: 0)
    #expect(screen.contentSettings?.isInteractivePopDisabled == false)

    inner.superview?.removeFromSuperview()
    #expect(screen.contentSettings?.isInteractivePopDisabled == true)
    inner.update(.interactivePopDisabled(false), nesting: 2)
    #expect(screen.contentSettings?.isInteractivePopDisabled == true, "it is in no window")
  }

  @Test func `a policy counts before that of the controller, and leaves it as it was`() {
    let phone = Phone(isPushed: false)
    let screen = phone.pushHostedScreen()
    screen.popPolicy = .standard
    let view = screen.add(.policy(.disabled))
    phone.swipeRight()
    phone.stage.rest()
    #expect(phone.depth == 2, "\(phone.story)")
    #expect(screen.popPolicy != nil)

    view.update(.policy(nil), nesting: 0)
    phone.swipeRight()
    phone.stage.rest()
    #expect(phone.depth == 1, "\(phone.story)")
  }

  @Test func `onPopAttempt refuses and tells of swipes, back button, escape and pop by code`() {
    everywhere(isPushed: false) { phone in
      let log = AttemptLog()
      let screen = phone.pushHostedScreen()
      let view = screen.add(log.setting(refuses: true))

      phone.swipeRight(from: 6)
      phone.stage.rest()
      phone.swipeRight()
      phone.stage.rest()
      phone.pop(by: .backButton)
      phone.stage.rest()
      view.performEscape()
      phone.arbiter.pop()
      phone.stage.rest()
      let swipes: [PopTrigger] = phone.hasContentPop ? [.edgeSwipe, .contentSwipe] : [.edgeSwipe]
      #expect(log.attempts == swipes + [.backButton, .escape, .code], "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      view.update(log.setting(refuses: false), nesting: 0)
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `an update replaces what onPopAttempt says, and tells no screen twice in a drag`() {
    let phone = Phone(isPushed: false)
    let (first, second) = (AttemptLog(), AttemptLog())
    let screen = phone.pushHostedScreen()
    let view = screen.add(first.setting(refuses: true))
    view.update(second.setting(refuses: true), nesting: 0)

    phone.touch(.began, 6)
    for x in stride(from: CGFloat(12), through: 200, by: 6) {
      phone.touch(.moved, x)
      view.update(second.setting(refuses: true), nesting: 0)
    }
    phone.touch(.ended, 200)
    phone.stage.rest()
    #expect(first.attempts == [])
    #expect(second.attempts == [.edgeSwipe], "\(phone.story)")
  }

  @Test func `of several onPopAttempt each has to agree`() {
    let phone = Phone(isPushed: false)
    let (outer, inner) = (AttemptLog(), AttemptLog())
    let screen = phone.pushHostedScreen()
    screen.add(outer.setting(refuses: true), nesting: 0)
    screen.add(inner.setting(refuses: false), nesting: 1)

    phone.swipeRight(from: 6)
    phone.stage.rest()

    #expect(outer.attempts == [.edgeSwipe] && inner.attempts == [], "\(phone.story)")
    #expect(phone.depth == 2, "\(phone.story)")
  }

  @Test func `the back action goes with onPopAttempt`() {
    let phone = Phone(isPushed: false)
    let screen = phone.pushHostedScreen()
    let view = screen.add(.attempt(refusing: [.backButton]) { _ in })
    phone.stage.rest()
    #expect(screen.navigationItem.backAction != nil)

    view.detach()
    phone.stage.rest()
    #expect(screen.navigationItem.backAction == nil)
    #expect(screen.contentSettings == nil)
  }

  @Test(arguments: [true, false])
  func `fullScreenPop pops by drag on every release, with a hidden back button too`(
    isEnabled: Bool
  ) {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      screen.navigationItem.hidesBackButton = true
      screen.add(.fullScreenPop(isEnabled), nesting: 1)
      screen.add(.fullScreenPop(!isEnabled), nesting: 0)

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == (isEnabled ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `the driver of fullScreenPop does not move another screen`() {
    let phone = Phone(UIKitBehavior(version: .v18), isPushed: false)
    phone.stage.push(UIViewController())
    phone.pushHostedScreen().add(.fullScreenPop(true))

    for depth in [2, 2] {
      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == depth, "\(phone.story)")
    }
  }

  @Test func `every onPopDecision of the screen receives its decisions, and of no other screen`() {
    let phone = Phone(isPushed: false)
    let log = DecisionLog()
    let below = phone.pushHostedScreen()
    below.add(.decision { log.names.append("below \($0.attempt.gesture)") })
    let screen = phone.pushHostedScreen()
    screen.add(.decision { log.names.append("outer \($0.attempt.gesture)") }, nesting: 0)
    screen.add(.decision { log.names.append("inner \($0.attempt.gesture)") }, nesting: 1)

    phone.swipeRight()
    phone.stage.rest()
    #expect(log.names == ["inner content pop", "outer content pop"], "\(phone.story)")
  }

  @Test func `a screen in another container counts while it is visible`() {
    let phone = Phone(isPushed: false)
    let container = UIViewController()
    let (first, second) = (HostedScreen(), HostedScreen())
    for child in [first, second] { container.addChild(child) }
    container.view.addSubview(first.view)
    phone.stage.push(container)
    first.add(.interactivePopDisabled(true))
    second.add(.interactivePopDisabled(false))
    #expect(phone.arbiter.activeSuspensions.count == 1)

    first.view.removeFromSuperview()
    container.view.addSubview(second.view)
    #expect(first.contentSettings == nil)
    #expect(phone.arbiter.activeSuspensions.isEmpty)
  }

  @Test func `a screen brings the arbiter along, before and after it is pushed`() {
    for isPushedFirst in [true, false] {
      let stage = Stage()
      let screen = HostedScreen()
      if !isPushedFirst { screen.add(.interactivePopDisabled(true)) }
      stage.push(screen)
      if isPushedFirst { screen.add(.interactivePopDisabled(true)) }

      stage.drag(.right, from: CGPoint(x: 4, y: 400))
      stage.rest()
      #expect(stage.navigation.viewControllers.count == 2)
      screen.view.subviews.forEach { $0.removeFromSuperview() }
      stage.drag(.right, from: CGPoint(x: 4, y: 400))
      stage.rest()
      #expect(stage.navigation.viewControllers.count == 1)
    }
  }

  @Test func `neither a view nor its screen is retained`() {
    let phone = Phone(isPushed: false)
    weak var screen: HostedScreen?
    weak var view: ModifierView?
    do {
      let pushed = phone.pushHostedScreen()
      view = pushed.add(.attempt(refusing: []) { _ in })
      screen = pushed
    }
    phone.stage.navigation.popViewController(animated: false)
    phone.drag(from: CGPoint(x: 10, y: 422), by: CGPoint(x: 0, y: 1))

    #expect(screen == nil)
    #expect(view == nil)
  }
}

/// The attempts that a closure was told of.
@MainActor
private final class AttemptLog {
  private(set) var attempts: [PopTrigger] = []

  func setting(refuses: Bool) -> ScreenSetting {
    .attempt(refusing: refuses ? Set(PopTrigger.allCases) : []) { self.attempts.append($0) }
  }
}

@MainActor
private final class DecisionLog {
  var names: [String] = []
}
#endif
