#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Swipes, trackpad, back button, VoiceOver and code read the same state.
@MainActor @Suite struct PopTriggerTests {
  @Test(arguments: PopTrigger.allCases.filter { $0 != .zoom }, [true, false])
  func `one line holds for every trigger, and one that refuses is told once`(
    trigger: PopTrigger, agrees: Bool
  ) {
    everywhere(withTouch: trigger.hasTouch) { phone in
      let screen = InterceptingScreen { _ in agrees }
      phone.stage.push(screen)
      phone.arbiter.driver = .arbiter

      phone.pop(by: trigger)
      phone.stage.rest()

      #expect(screen.attempts == (agrees ? [] : [trigger]), "\(phone.story)")
      #expect(phone.depth == (agrees ? 2 : 3), "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: PopTrigger.allCases.filter { $0 != .zoom })
  func `a trigger can be left out by name`(trigger: PopTrigger) {
    everywhere(withTouch: trigger.hasTouch) { phone in
      let screen = InterceptingScreen { $0 == trigger }
      phone.stage.push(screen)
      phone.arbiter.driver = .arbiter

      phone.pop(by: trigger)
      phone.stage.rest()

      #expect(screen.attempts.isEmpty && phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `a screen that is pushed turns after its setting refuses its back button`() {
    everywhere(withTouch: true) { phone in
      _ = phone.arbiter
      let screen = InterceptingScreen { _ in false }
      phone.stage.rest()

      phone.stage.push(screen)
      phone.pop(by: .backButton)
      phone.stage.rest()

      #expect(screen.attempts == [.backButton], "\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")
    }
  }

  @Test func `the back button is UIKit's own whenever the screen agrees`() {
    everywhere(withTouch: false) { phone in
      let screen = InterceptingScreen { _ in true }
      phone.stage.push(screen)
      var items: [Bool] = []
      for agrees in [true, false, true, false] {
        screen.answer = { _ in agrees }
        phone.stage.rest()
        items.append(screen.navigationItem.backAction == nil)
      }
      #expect(items == [true, false, true, false], "\(phone.story)")

      phone.stage.navigation.setViewControllers([screen], animated: false)
      phone.stage.rest()
      #expect(screen.navigationItem.backAction == nil, "at the root")
    }
  }

  @Test func `C257: VoiceOver's escape is refused without a further line from iOS 17 on`() {
    for version in SystemVersion.allCases where version >= .v18 {
      for isBar in [true, false] {
        let phone = Phone(UIKitBehavior(version: version))
        let screen = InterceptingScreen { _ in false }
        phone.stage.push(screen)
        phone.stage.rest()
        let focused = isBar ? phone.stage.navigation.navigationBar : screen.view

        #expect(focused?.headlessPerformEscape() == true)
        phone.stage.rest()
        #expect(screen.attempts == [.escape] && phone.depth == 3, "\(phone.story)")

        screen.answer = { _ in true }
        #expect(focused?.headlessPerformEscape() == true)
        phone.stage.rest()
        #expect(screen.attempts == [.escape] && phone.depth == 2, "\(phone.story)")
      }
    }
  }

  /// Where what intercepts a screen is.
  enum Place: CaseIterable {
    case child, childThatComesLater, navigationController

    @MainActor func put(_ judge: InterceptingScreen, into screen: UIViewController, _ phone: Phone)
    {
      func add() {
        screen.addChild(judge)
        screen.view.addSubview(judge.view)
        judge.didMove(toParent: screen)
      }
      switch self {
      case .child:
        add()
        phone.stage.push(screen)
      case .childThatComesLater:
        phone.stage.push(screen)
        add()
      case .navigationController:
        phone.stage.navigation.popInterceptor = judge
        phone.stage.push(screen)
      }
      phone.stage.rest()
    }
  }

  @Test(arguments: Place.allCases)
  func `C260: the back button asks what the swipes ask, wherever it is`(place: Place) {
    for version in SystemVersion.allCases {
      let phone = Phone(UIKitBehavior(version: version))
      let judge = InterceptingScreen { _ in false }
      phone.keep(judge)
      place.put(judge, into: UIViewController(), phone)

      phone.pop(by: .backButton)
      phone.stage.rest()

      #expect(judge.attempts == [.backButton], "\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")
    }
  }

  /// A screen with the override that the documentation shows.
  private final class EscapableScreen: UIViewController {
    override func accessibilityPerformEscape() -> Bool {
      navigationController?.gestureArbiter.performEscape() ?? false
    }
  }

  @Test(arguments: [true, false])
  func `C257: with the documented override VoiceOver's escape asks on every release`(
    agrees: Bool
  ) {
    for version in SystemVersion.allCases {
      let phone = Phone(UIKitBehavior(version: version))
      let judge = InterceptingScreen { _ in agrees }
      let screen = EscapableScreen()
      screen.popInterceptor = judge
      phone.stage.push(screen)

      #expect(screen.view.headlessPerformEscape())
      phone.stage.rest()

      #expect(judge.attempts == (agrees ? [] : [.escape]), "\(phone.story)")
      #expect(phone.depth == (agrees ? 2 : 3), "\(phone.story)")
    }
  }

  @Test func `the answers for a swipe and the back button may differ`() {
    everywhere { phone in
      let screen = InterceptingScreen { !$0.isSwipe }
      phone.stage.push(screen)
      phone.arbiter.driver = .arbiter

      phone.pop(by: .edgeSwipe)
      phone.stage.rest()
      #expect(phone.depth == 3, "\(phone.story)")

      phone.pop(by: .backButton)
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test(arguments: PopTrigger.allCases.filter { $0 != .zoom })
  func `after a notice that presents an alert, a confirmed pop does not ask`(
    trigger: PopTrigger
  ) {
    everywhere(withTouch: trigger.hasTouch) { phone in
      let alert = UIViewController()
      alert.modalPresentationStyle = .fullScreen
      let screen = InterceptingScreen { _ in false }
      screen.reaction = { [weak navigation = phone.stage.navigation] in
        navigation?.present(alert, animated: true)
      }
      phone.stage.push(screen)
      phone.arbiter.driver = .arbiter

      phone.pop(by: trigger)
      phone.stage.rest()
      #expect(phone.stage.navigation.presentedViewController === alert, "\(phone.story)")
      alert.dismiss(animated: true)
      #expect(phone.arbiter.pop(confirmed: true), "\(phone.story)")
      phone.stage.rest()

      #expect(screen.attempts == [trigger], "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectRest()
      if trigger.isSwipe {
        let refusals = phone.decisions.compactMap(\.refusal)
        #expect(refusals.contains(.screenRefused), "\(phone.story)")
        #expect(!refusals.contains(.underPresentation), "\(phone.story)")
        #expect(!refusals.contains(.transitionRunning), "\(phone.story)")
      }
    }
  }

  @Test func `the bar delegate's question asks the screen in every UIKit`() {
    for version in SystemVersion.allCases {
      for answer in UIKitBehavior.PopAsksBar.allCases {
        var behavior = UIKitBehavior(version: version)
        behavior.popAsksBar = answer
        let stage = Stage(behavior: behavior, navigation: AskingNavigation())
        let screen = InterceptingScreen { _ in false }
        stage.push(screen)

        stage.play(TouchScript().down(at: CGPoint(x: 20, y: 20)).hold(for: 0.05).up())
        stage.rest()
        #expect(screen.attempts == [.backButton], "\(stage.story)")
        #expect(stage.depth == 2, "\(stage.story)")

        stage.navigation.gestureArbiter.pop(confirmed: true)
        stage.rest()
        #expect(screen.attempts == [.backButton], "\(stage.story)")
        #expect(stage.depth == 1, "\(stage.story)")
      }
    }
  }

  @Test func `popViewController does not ask`() {
    everywhere(withTouch: false) { phone in
      let screen = InterceptingScreen { _ in false }
      phone.stage.push(screen)

      phone.stage.navigation.popViewController(animated: true)
      phone.stage.rest()

      #expect(screen.attempts.isEmpty)
      #expect(phone.depth == 2)
    }
  }

  @Test func `a pop to a given screen asks the top screen only`() {
    everywhere(withTouch: false) { phone in
      let (between, top) = (InterceptingScreen { _ in false }, InterceptingScreen { _ in true })
      phone.stage.push(between)
      phone.stage.push(top)

      #expect(phone.arbiter.pop(to: phone.screen))
      phone.stage.rest()

      #expect(between.attempts.isEmpty)
      #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")
      #expect(!phone.arbiter.pop(to: top))
      #expect(!phone.arbiter.pop(to: phone.screen))
    }
  }

  @Test func `a pop by code during a cancellation asks and pops the screen that returns`() {
    everywhere([.v16, .v26]) { phone in
      let screen = InterceptingScreen { $0 == .code || $0.isSwipe }
      phone.stage.push(screen)
      phone.arbiter.driver = .arbiter
      screen.popTransition = .system
      phone.stage.play(
        TouchScript().down(at: CGPoint(x: 100, y: 400)).move(to: CGPoint(x: 160, y: 400), over: 1)
          .hold(for: 0.2).up())

      #expect(phone.arbiter.pop(), "\(phone.story)")
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")
      #expect(screen.attempts.isEmpty)
      phone.expectRest()
    }
  }

  @Test func `a pop by code during a drag finishes the pop of the drag`() {
    everywhere([.v16, .v26]) { phone in
      let screen = InterceptingScreen { _ in true }
      phone.stage.push(screen)
      phone.arbiter.driver = .arbiter
      screen.popTransition = .system
      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }

      #expect(phone.arbiter.pop(confirmed: true), "\(phone.story)")
      phone.touch(.ended, 110)
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a pop to a lower screen continues after the pop of the drag has finished`() {
    everywhere([.v16, .v26]) { phone in
      phone.arbiter.driver = .arbiter
      for _ in 0..<2 {
        let screen = UIViewController()
        screen.popTransition = .system
        phone.stage.push(screen)
      }
      phone.touch(.began, 100)
      for x in stride(from: 110.0, through: 200, by: 10) { phone.touch(.moved, x) }

      #expect(phone.arbiter.pop(to: phone.screen), "\(phone.story)")
      phone.touch(.ended, 110)
      phone.stage.rest()

      #expect(phone.stage.navigation.topViewController === phone.screen, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [false, true])
  func `a pop by code during an interactive push waits for its end`(
    finishes: Bool
  ) {
    everywhere([.v16, .v26]) { phone in
      let next = phone.bindNext()
      phone.touch(.began, 350)
      for x in stride(from: 340.0, through: 150, by: -10) { phone.touch(.moved, x) }

      #expect(phone.arbiter.pop(confirmed: true), "\(phone.story)")
      if !finishes {
        for x in stride(from: 160.0, through: 340, by: 10) { phone.touch(.moved, x) }
      }
      phone.touch(.ended, finishes ? 150 : 340)
      phone.stage.rest()

      // The screen to pop is popped, or covered by the pushed one.
      let top = phone.stage.navigation.topViewController
      #expect(finishes ? top === next : phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test
  func `of several pops during one dismissal the first one pops, and only its screen`() {
    let phone = Phone(UIKitBehavior(version: .v18))
    phone.stage.push(UIViewController())
    let alert = UIViewController()
    alert.modalPresentationStyle = .fullScreen
    phone.stage.navigation.present(alert, animated: false)
    alert.dismiss(animated: true)

    #expect(phone.arbiter.pop(confirmed: true))
    #expect(phone.arbiter.pop(confirmed: true))
    phone.stage.rest()
    #expect(phone.depth == 2, "\(phone.story)")

    phone.stage.navigation.present(alert, animated: false)
    alert.dismiss(animated: true)
    #expect(phone.arbiter.pop(confirmed: true))
    let late = InterceptingScreen { _ in false }
    phone.stage.navigation.pushViewController(late, animated: false)
    phone.stage.rest()
    #expect(phone.stage.navigation.topViewController === late, "\(phone.story)")
  }

  @Test func `C255: a double tap on the back button of screens that agree is UIKit's`() {
    everywhere { phone in
      let alone = Stage(behavior: phone.behavior)
      alone.push(UIViewController())
      for _ in 0..<2 {
        phone.stage.push(InterceptingScreen { _ in true })
        alone.push(UIViewController())
      }
      let tap = TouchScript().down(at: CGPoint(x: 20, y: 20)).hold(for: 0.05).up()
      for stage in [phone.stage, alone] {
        for _ in 0..<2 { stage.play(tap) }
        stage.rest()
      }

      #expect(phone.depth == alone.depth, "\(phone.story)")
    }
  }

  @Test func `a pop at the root returns false`() {
    let phone = Phone(isPushed: false)

    #expect(!phone.arbiter.pop())
    #expect(!phone.arbiter.pop(confirmed: true))
    #expect(phone.depth == 1)
  }

  @Test func `VoiceOver's escape at the root is left to others`() {
    let phone = Phone(isPushed: false)

    #expect(!phone.arbiter.performEscape())
  }

  @Test func `no screen is told of a pop that would change nothing`() {
    let phone = Phone(isPushed: false)
    let judge = InterceptingScreen { _ in false }
    phone.stage.navigation.popInterceptor = judge
    #expect(!phone.arbiter.pop())

    let top = UIViewController()
    phone.stage.push(top)
    #expect(!phone.arbiter.pop(to: top))
    #expect(!phone.arbiter.pop(to: UIViewController()))

    phone.stage.rest()
    #expect(judge.attempts.isEmpty && phone.depth == 2)
  }

  @Test(arguments: [false, true])
  func `a pop that is not animated leaves the controller's delegate alone`(hasWindow: Bool) {
    let phone = Phone()
    phone.screen.popTransition = .cover
    let navigation = phone.stage.navigation
    if !hasWindow { phone.stage.window.rootViewController = nil }

    #expect(phone.arbiter.pop(animated: !hasWindow))

    #expect(navigation.delegate == nil && phone.depth == 1)
  }

  @Test func `the bar delegate's question about a pop that is under way asks no screen`() {
    let navigation = OverridingNavigation()
    let phone = Phone(navigation: navigation)
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)

    phone.arbiter.pop(confirmed: true)
    phone.stage.rest()

    #expect(screen.attempts.isEmpty && phone.depth == 2, "\(phone.story)")
  }

  @Test func `the bar delegate's question is answered with that of the screen`() throws {
    let phone = Phone()
    let screen = InterceptingScreen { _ in true }
    phone.stage.push(screen)
    #expect(phone.arbiter.shouldPop(screen.navigationItem))
    screen.answer = { _ in false }
    #expect(phone.arbiter.shouldPop(phone.screen.navigationItem), "the item of another screen")
    #expect(!phone.arbiter.shouldPop(screen.navigationItem))
    phone.stage.rest()
    #expect(screen.attempts == [.backButton])
  }

  @Test(arguments: [1, 2])
  func `C260: in a collapsed split view the button that pops the detail's stack is refused`(
    depth: Int
  ) {
    everywhere(isPushed: false) { phone in
      let (split, detail) = (UISplitViewController(style: .doubleColumn), UINavigationController())
      let screen = InterceptingScreen { _ in false }
      let below = depth == 1 ? [] : [UIViewController()]
      detail.setViewControllers(below + [screen], animated: false)
      phone.stage.window.rootViewController = nil
      split.setViewController(phone.stage.navigation, for: .primary)
      split.setViewController(detail, for: .secondary)
      phone.stage.window.rootViewController = split
      split.show(.secondary)
      phone.stage.rest()

      phone.pop(by: .backButton)
      phone.stage.rest()
      #expect(screen.attempts == [.backButton], "\(phone.story)")
      #expect(detail.viewControllers.count == depth && phone.depth == 2, "\(phone.story)")

      screen.answer = { _ in true }
      phone.stage.rest()
      phone.pop(by: .backButton)
      phone.stage.rest()
      #expect(detail.viewControllers.count + phone.depth == depth + 1, "\(phone.story)")
    }
  }

  @Test func `setting an interceptor asks nothing, and a screen is asked once its view is loaded`()
  {
    let phone = Phone()
    var isReady = false
    let screen = InterceptingScreen { _ in
      #expect(isReady)
      return false
    }
    phone.stage.navigation.pushViewController(screen, animated: false)
    screen.popInterceptor = screen
    isReady = true
    phone.stage.rest()
    #expect(screen.navigationItem.backAction != nil)
  }

  @Test func `a screen that moves to a stack whose arbiter was removed has its own button again`() {
    let phone = Phone()
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)
    phone.stage.rest()
    let other = UINavigationController(rootViewController: UIViewController())
    other.gestureArbiter.remove()
    phone.stage.navigation.popViewController(animated: false)
    other.pushViewController(screen, animated: false)
    phone.stage.window.rootViewController = other
    phone.stage.rest()

    #expect(screen.navigationItem.backAction == nil)
  }

  @Test func `C257: removing the arbiter leaves what an app has set for the escape gesture`() {
    let phone = Phone()
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)
    phone.stage.rest()
    let view = phone.stage.navigation.view
    view?.accessibilityPerformEscapeBlock = { true }
    phone.arbiter.remove()
    phone.stage.rest()

    #expect(view?.accessibilityPerformEscapeBlock?() == true)
  }

  @Test func `C257: a no under a removed arbiter puts nothing on the stack's view`() {
    let phone = Phone()
    phone.arbiter.remove()
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)
    phone.stage.rest()

    #expect(phone.stage.navigation.view.accessibilityPerformEscapeBlock == nil)
    #expect(screen.navigationItem.backAction == nil)
  }

  @Test func `removing the arbiter leaves a back action that has replaced its own`() {
    let phone = Phone()
    let screen = InterceptingScreen { _ in false }
    phone.stage.push(screen)
    phone.stage.rest()
    let own = UIAction { _ in }
    screen.navigationItem.backAction = own

    phone.arbiter.remove()

    #expect(screen.navigationItem.backAction === own)
  }

  @Test func `taking an interceptor away brings no arbiter along`() {
    let stage = Stage(behavior: UIKitBehavior())
    let screen = UIViewController()
    stage.push(screen)

    screen.popInterceptor = nil
    stage.swipeRight(from: 6)

    #expect(stage.depth == 1, "\(stage.story)")
    #expect(stage.navigation.existingGestureArbiter == nil)
  }

  @Test func `a back action of the app's counts again once the screen agrees`() {
    let phone = Phone()
    let screen = InterceptingScreen { _ in false }
    let own = UIAction { _ in }
    screen.navigationItem.backAction = own
    phone.stage.push(screen)
    phone.stage.rest()
    #expect(screen.navigationItem.backAction?.identifier == .popIntercepting)

    screen.answer = { _ in true }
    phone.stage.rest()
    #expect(screen.navigationItem.backAction === own)

    screen.answer = { _ in false }
    phone.stage.rest()
    screen.popInterceptor = nil
    phone.stage.rest()
    #expect(screen.navigationItem.backAction === own)
  }
}

/// A controller that asks before each pop, as some releases' bars do.
private final class OverridingNavigation: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    guard let item = topViewController?.navigationItem, gestureArbiter.shouldPop(item) else {
      return nil
    }
    return super.popViewController(animated: animated)
  }
}

/// A controller that forwards its bar's question to the arbiter.
private final class AskingNavigation: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    gestureArbiter.shouldPop(item)
  }
}
#endif
