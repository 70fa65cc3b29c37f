#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the article: the bar's delegate asks about every back button of a stack.
final class DelegatedNavigation: UINavigationController, UINavigationBarDelegate {
  func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    gestureArbiter.shouldPop(item)
  }
}

/// The lines of the article: a screen that only the back button has to ask.
class ButtonOnlyScreen: UIViewController, PopIntercepting {
  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
  }

  func allowsPop(by trigger: PopTrigger) -> Bool {
    trigger != .backButton || mayLeave()
  }

  func mayLeave() -> Bool { true }
}

/// The same for swipes.
class SwipeOnlyScreen: UIViewController, PopIntercepting {
  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
  }

  func allowsPop(by trigger: PopTrigger) -> Bool {
    trigger == .backButton || mayLeave()
  }

  func mayLeave() -> Bool { true }
}

/// The lines of the article for an app.
@MainActor
private enum Scope {
  static func setUp(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.driver = .arbiter
  }

  static func setUp(
    _ navigationController: UINavigationController, appQuestion: any PopIntercepting
  ) {
    navigationController.popInterceptor = appQuestion
  }

  static func close(_ screen: UIViewController) {
    screen.popPolicy = .disabled
  }
}

/// Which back buttons and swipes ask, and which screens they ask.
@MainActor @Suite struct FieldSystemScopeTests {
  @Test func `every back button of the app asks the screens that have an interceptor`() {
    everywhere { phone in
      let asked = InterceptingScreen { _ in false }
      phone.stage.push(asked)
      phone.stage.rest()

      phone.tap(20, 20)
      #expect(asked.attempts == [.backButton] && phone.depth == 3, "\(phone.story)")
      asked.answer = { _ in true }
      phone.stage.rest()
      phone.tap(20, 20)
      #expect(phone.depth == 2, "\(phone.story)")
      // The screen below has none.
      phone.tap(20, 20)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `one interceptor holds for every screen of a stack`(trigger: PopTrigger) {
    everywhere { phone in
      Scope.setUp(phone.stage.navigation)
      let question = AppQuestion()
      Scope.setUp(phone.stage.navigation, appQuestion: question)
      phone.stage.push(UIViewController())
      phone.stage.rest()

      phone.pop(by: trigger)
      phone.stage.rest()
      #expect(question.attempts == [trigger] && phone.depth == 3, "\(phone.story)")

      question.agrees = true
      phone.stage.rest()
      phone.pop(by: trigger)
      phone.stage.rest()
      phone.pop(by: trigger)
      phone.stage.rest()
      #expect(question.attempts == [trigger], "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `the bar's delegate asks without a setting of the screen`() {
    everywhere(navigation: DelegatedNavigation()) { phone in
      let asked = InterceptingScreen { $0 != .backButton }
      phone.stage.push(asked)
      phone.stage.rest()

      phone.tap(20, 20)
      #expect(asked.attempts == [.backButton] && phone.depth == 3, "\(phone.story)")
      asked.answer = { _ in true }
      phone.tap(20, 20)
      #expect(phone.depth == 2, "\(phone.story)")
      // The screen below has no interceptor.
      phone.tap(20, 20)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `only the back button is refused, and swipes pop`(trigger: PopTrigger) {
    everywhere { phone in
      Scope.setUp(phone.stage.navigation)
      let screen = ClosedToTheButton()
      phone.stage.push(screen)
      phone.stage.rest()

      phone.pop(by: trigger)
      phone.stage.rest()

      let isButton = trigger == .backButton
      #expect(phone.depth == (isButton ? 3 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `only swipes are refused, and the back button pops`(trigger: PopTrigger) {
    everywhere { phone in
      Scope.setUp(phone.stage.navigation)
      let screen = ClosedToSwipes()
      phone.stage.push(screen)
      phone.stage.rest()

      phone.pop(by: trigger)
      phone.stage.rest()

      let isButton = trigger == .backButton
      #expect(phone.depth == (isButton ? 2 : 3), "\(phone.story)")
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `only swipes are off, nothing is asked, and the back button pops`(trigger: PopTrigger) {
    everywhere { phone in
      Scope.setUp(phone.stage.navigation)
      Scope.close(phone.screen)

      phone.pop(by: trigger)
      phone.stage.rest()

      #expect(phone.depth == (trigger == .backButton ? 1 : 2), "\(phone.story)")
    }
  }
}

/// A question of the app about every screen.
@MainActor
private final class AppQuestion: PopIntercepting {
  var agrees = false
  private(set) var attempts: [PopTrigger] = []

  func allowsPop(by trigger: PopTrigger) -> Bool { agrees }

  func didAttemptPop(by trigger: PopTrigger) { attempts.append(trigger) }
}

private final class ClosedToTheButton: ButtonOnlyScreen {
  override func mayLeave() -> Bool { false }
}

private final class ClosedToSwipes: SwipeOnlyScreen {
  override func mayLeave() -> Bool { false }
}
#endif
