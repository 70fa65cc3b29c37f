#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the article: a screen that asks before it is popped.
class DraftScreen: UIViewController, PopIntercepting {
  var hasChanges = true

  override func viewDidLoad() {
    super.viewDidLoad()
    popInterceptor = self
  }

  func allowsPop(by trigger: PopTrigger) -> Bool { !hasChanges || trigger == .code }

  func didAttemptPop(by trigger: PopTrigger) {
    let question = LeaveQuestion { [weak self] in
      self?.navigationController?.gestureArbiter.pop(confirmed: true)
    }
    present(question, animated: true)
  }
}

/// The line of the article for the app.
@MainActor
private enum Interception {
  static func setUp(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.driver = .arbiter
  }
}

/// The back button and the swipe intercepted by a protocol, without replaced delegates.
@MainActor @Suite struct FieldSystemInterceptionTests {
  @Test func `the system's back button asks the screen`() {
    everywhere { phone in
      let draft = phone.pushDraft()

      phone.tap(20, 20)

      #expect(draft.question != nil, "\(phone.story)")
      #expect(draft.attempts == [.backButton], "\(phone.story)")
      #expect(phone.top === draft, "\(phone.story)")
      // It is UIKit's button, which the screen has not replaced.
      #expect(draft.navigationItem.leftBarButtonItems == nil)
      #expect(!draft.navigationItem.hidesBackButton)
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `a swipe tells the screen once per drag`(x: CGFloat) {
    everywhere { phone in
      let draft = phone.pushDraft()

      // No pop would begin with these drags.
      phone.expectNoPop(at: 3) {
        phone.drag(from: CGPoint(x: 300, y: 422), by: CGPoint(x: -180, y: 4))
        phone.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 10, y: 300))
      }
      #expect(draft.attempts == [], "\(phone.story)")
      phone.expectSwipeStays(from: x, at: 3)

      #expect(draft.question != nil, "\(phone.story)")
      #expect(draft.attempts == [x < 20 ? .edgeSwipe : .contentSwipe], "\(phone.story)")
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `a confirmed pop leaves without asking again`(trigger: PopTrigger) {
    everywhere { phone in
      let draft = phone.pushDraft()
      phone.pop(by: trigger)
      phone.stage.rest()

      draft.question?.answer(leaves: true)
      phone.stage.rest()

      #expect(phone.top === phone.screen, "\(phone.story)")
      #expect(phone.stage.navigation.presentedViewController == nil, "\(phone.story)")
      // The pop that follows the question asks neither with the same trigger nor as one by code.
      #expect(draft.attempts == [trigger], "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `a refused pop stays, and the next one tells again`(trigger: PopTrigger) {
    everywhere { phone in
      let draft = phone.pushDraft()
      phone.pop(by: trigger)
      phone.stage.rest()

      draft.question?.answer(leaves: false)
      phone.stage.rest()
      #expect(phone.top === draft, "\(phone.story)")
      phone.expectRest()

      phone.pop(by: trigger)
      phone.stage.rest()
      #expect(draft.attempts.count == 2, "\(phone.story)")
      draft.question?.answer(leaves: true)
      phone.stage.rest()
      #expect(phone.top === phone.screen, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `a screen that agrees is popped at once`(trigger: PopTrigger) {
    everywhere { phone in
      let draft = phone.pushDraft()
      draft.hasChanges = false

      phone.pop(by: trigger)
      phone.stage.rest()

      #expect(phone.top === phone.screen, "\(phone.story)")
      #expect(draft.attempts.isEmpty, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [PopTrigger.edgeSwipe, .contentSwipe, .backButton])
  func `only the screen that has an interceptor is asked`(trigger: PopTrigger) {
    everywhere { phone in
      let draft = phone.pushDraft()
      phone.stage.push(UIViewController())

      phone.pop(by: trigger)
      phone.stage.rest()
      #expect(phone.top === draft, "\(phone.story)")
      #expect(draft.attempts == [], "\(phone.story)")

      draft.hasChanges = false
      phone.stage.rest()
      phone.pop(by: trigger)
      phone.stage.rest()
      phone.pop(by: trigger)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a pop by code has its own trigger`() {
    everywhere(withTouch: false) { phone in
      let draft = phone.pushDraft()

      #expect(phone.arbiter.pop())
      phone.stage.rest()
      #expect(draft.attempts.isEmpty)
      #expect(phone.top === phone.screen, "\(phone.story)")

      // UIKit's method does not ask.
      phone.stage.push(draft)
      phone.stage.navigation.popViewController(animated: true)
      phone.stage.rest()
      #expect(draft.attempts.isEmpty)
      #expect(phone.top === phone.screen, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `UIKit keeps its delegates, and its swipe pops screens that are not asked`() {
    everywhereWithoutArbiter { stage in
      let navigation = stage.navigation
      let log = DelegateLog()
      navigation.delegate = log
      let delegates = [
        navigation.interactivePopGestureRecognizer?.delegate,
        navigation.interactiveContentPopGestureRecognizer?.delegate,
      ]
      Interception.setUp(navigation)
      let draft = CountedDraft()
      stage.push(draft)
      let plain = UIViewController()
      stage.push(plain)

      stage.swipeRight(from: 6)
      #expect(!stage.timeline.winners.contains { $0.isDriverRecognizer }, "\(stage.story)")
      #expect(navigation.topViewController === draft, "\(stage.story)")
      stage.swipeRight(from: 6)
      #expect(draft.attempts.count == 1, "\(stage.story)")
      draft.question?.answer(leaves: true)
      stage.rest()

      #expect(stage.depth == 1, "\(stage.story)")
      #expect(navigation.delegate === log)
      #expect(log.lines.filter { $0.hasPrefix("did") }.count == 4, "\(log.lines)")
      #expect(navigation.interactivePopGestureRecognizer?.delegate === delegates[0])
      #expect(navigation.interactiveContentPopGestureRecognizer?.delegate === delegates[1])
    }
  }

  @Test func `an agreed swipe follows the touch and may still be cancelled`() {
    everywhere { phone in
      let draft = phone.pushDraft()
      draft.hasChanges = false

      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      let place = draft.view.convert(CGPoint.zero, to: nil).x
      for x in stride(from: 190.0, through: 70, by: -10) { phone.touch(.moved, x) }
      phone.touch(.ended, 70)
      phone.stage.rest()

      #expect(place > 60, "\(phone.story)")
      #expect(phone.top === draft, "\(phone.story)")
      phone.expectRest()
    }
  }
}

extension Phone {
  /// Pushes a screen that asks before it is popped.
  fileprivate func pushDraft() -> CountedDraft {
    Interception.setUp(stage.navigation)
    let draft = CountedDraft()
    stage.push(draft)
    return draft
  }
}

/// A draft that records what it is told.
private final class CountedDraft: DraftScreen {
  private(set) var attempts: [PopTrigger] = []

  override func didAttemptPop(by trigger: PopTrigger) {
    attempts.append(trigger)
    super.didAttemptPop(by: trigger)
  }

  /// The presented question.
  var question: LeaveQuestion? { presentedViewController as? LeaveQuestion }
}

/// Stands for an app's alert with buttons to leave and to stay.
final class LeaveQuestion: UIViewController {
  private let leave: () -> Void

  init(leave: @escaping () -> Void) {
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Performs the action of a button of the alert.
  func answer(leaves: Bool) {
    dismiss(animated: true)
    if leaves { leave() }
  }
}
#endif
