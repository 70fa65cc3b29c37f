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

/// The lines of the article: a screen that only one kind of trigger asks.
class ButtonOnlyScreen: UIViewController, PopIntercepting {
  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
    interceptsBackButton = true
  }

  func shouldPop(by trigger: PopTrigger) -> Bool {
    trigger != .backButton || mayLeave()
  }

  func mayLeave() -> Bool { true }
}

/// The same for swipes, which ask without a further line.
class SwipeOnlyScreen: UIViewController, PopIntercepting {
  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
  }

  func shouldPop(by trigger: PopTrigger) -> Bool { mayLeave() }

  func mayLeave() -> Bool { true }
}

/// The lines of the article for an app.
@MainActor
private enum Scope {
  static func setUp(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.driver = .arbiter
  }

  static func setUpApp() {
    GestureArbiter.defaults.interceptsBackButton = true
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
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhere { phone in
      Scope.setUpApp()
      let asked = InterceptingScreen { _ in false }
      asked.popInterceptor = asked
      phone.stage.push(asked)
      phone.stage.rest()

      phone.tap(20, 20)
      #expect(asked.triggers == [.backButton] && phone.depth == 3, "\(phone.story)")
      asked.answer = { _ in true }
      phone.tap(20, 20)
      #expect(phone.depth == 2, "\(phone.story)")
      // The screen below has none.
      phone.tap(20, 20)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `one interceptor is asked about every screen that has none`(trigger: PopTrigger) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhere { phone in
      Scope.setUpApp()
      Scope.setUp(phone.stage.navigation)
      let question = AppQuestion()
      Scope.setUp(phone.stage.navigation, appQuestion: question)
      phone.stage.push(UIViewController())
      phone.stage.rest()

      phone.pop(by: trigger)
      phone.stage.rest()
      #expect(question.triggers == [trigger] && phone.depth == 3, "\(phone.story)")

      question.agrees = true
      phone.pop(by: trigger)
      phone.stage.rest()
      phone.pop(by: trigger)
      phone.stage.rest()
      #expect(question.triggers == [trigger, trigger, trigger], "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `the bar's delegate asks without a setting of the screen`() {
    everywhere(navigation: DelegatedNavigation()) { phone in
      let asked = InterceptingScreen { $0 != .backButton }
      phone.stage.push(asked)
      phone.stage.rest()

      phone.tap(20, 20)
      #expect(asked.triggers == [.backButton] && phone.depth == 3, "\(phone.story)")
      asked.answer = { _ in true }
      phone.tap(20, 20)
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(asked.navigationItem.backAction == nil)
      // The screen below has no interceptor.
      phone.tap(20, 20)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `only the back button asks, and swipes pop`(trigger: PopTrigger) {
    everywhere { phone in
      Scope.setUp(phone.stage.navigation)
      let screen = ClosedToTheButton()
      phone.stage.push(screen)
      phone.stage.rest()

      phone.pop(by: trigger)
      phone.stage.rest()

      let isButton = trigger == .backButton
      #expect(phone.depth == (isButton ? 3 : 2), "\(phone.story)")
      #expect(screen.questions == (isButton ? 1 : 0), "\(phone.story)")
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `only swipes ask, and the back button pops`(trigger: PopTrigger) {
    everywhere { phone in
      Scope.setUp(phone.stage.navigation)
      let screen = ClosedToSwipes()
      phone.stage.push(screen)
      phone.stage.rest()

      phone.pop(by: trigger)
      phone.stage.rest()

      let isButton = trigger == .backButton
      #expect(phone.depth == (isButton ? 2 : 3), "\(phone.story)")
      #expect(screen.questions == (isButton ? 0 : 1), "\(phone.story)")
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
  private(set) var triggers: [PopTrigger] = []

  func shouldPop(by trigger: PopTrigger) -> Bool {
    triggers.append(trigger)
    return agrees
  }
}

private final class ClosedToTheButton: ButtonOnlyScreen {
  private(set) var questions = 0

  override func mayLeave() -> Bool {
    questions += 1
    return false
  }
}

private final class ClosedToSwipes: SwipeOnlyScreen {
  private(set) var questions = 0

  override func mayLeave() -> Bool {
    questions += 1
    return false
  }
}
#endif
