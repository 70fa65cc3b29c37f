import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The recipe: a screen that asks before it is left, whichever way.
class DraftScreen: UIViewController, PopIntercepting {
  var hasChanges = true

  override func viewDidLoad() {
    super.viewDidLoad()
    interceptsBackButton = true
  }

  func shouldPop(by way: WayBack) -> Bool {
    guard hasChanges, way != .code else { return true }
    let question = LeaveQuestion { [weak self] in
      self?.navigationController?.gestureArbiter.pop(.confirmed)
    }
    present(question, animated: true)
    return false
  }
}

/// The recipe: the line for the app.
@MainActor
private enum Interception {
  static func setUp(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.driver = .publicTransition
  }
}

/// The field's interception of the back button and the swipe, by a protocol instead of a replaced
/// delegate and a swizzled bar.
@MainActor @Suite struct FieldSystemInterceptionTests {
  @Test func `the system's back button asks whether to leave`() {
    everywhere { phone in
      let draft = phone.pushDraft()

      phone.tap(20, 20)

      #expect(draft.question != nil, "\(phone.story)")
      #expect(phone.top === draft, "\(phone.story)")
      // It is UIKit's own button: the screen has put nothing in its place.
      #expect(draft.navigationItem.leftBarButtonItems == nil)
      #expect(!draft.navigationItem.hidesBackButton)
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `the swipe asks too, and once in a drag`(x: CGFloat) {
    everywhere { phone in
      let draft = phone.pushDraft()

      phone.expectSwipeStays(from: x, at: 3)

      #expect(draft.question != nil, "\(phone.story)")
      #expect(draft.ways == [x < 20 ? .edgeSwipe : .contentSwipe], "\(phone.story)")
    }
  }

  @Test(arguments: [WayBack.edgeSwipe, .contentSwipe, .backButton])
  func `who answers to leave leaves, and is not asked again`(way: WayBack) {
    everywhere { phone in
      let draft = phone.pushDraft()
      phone.leave(by: way)
      phone.stage.rest()

      draft.question?.answer(leaves: true)
      phone.stage.rest()

      #expect(phone.top === phone.screen, "\(phone.story)")
      #expect(phone.stage.navigation.presentedViewController == nil, "\(phone.story)")
      #expect(draft.questions == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [WayBack.edgeSwipe, .contentSwipe, .backButton])
  func `who answers to stay stays, and is asked again the next time`(way: WayBack) {
    everywhere { phone in
      let draft = phone.pushDraft()
      phone.leave(by: way)
      phone.stage.rest()

      draft.question?.answer(leaves: false)
      phone.stage.rest()
      #expect(phone.top === draft, "\(phone.story)")
      phone.expectRest()

      phone.leave(by: way)
      phone.stage.rest()
      #expect(draft.questions == 2, "\(phone.story)")
      draft.question?.answer(leaves: true)
      phone.stage.rest()
      #expect(phone.top === phone.screen, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [WayBack.edgeSwipe, .contentSwipe, .backButton])
  func `a screen that agrees is left at once`(way: WayBack) {
    everywhere { phone in
      let draft = phone.pushDraft()
      draft.hasChanges = false

      phone.leave(by: way)
      phone.stage.rest()

      #expect(phone.top === phone.screen, "\(phone.story)")
      #expect(draft.questions == 0, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test(arguments: [WayBack.edgeSwipe, .contentSwipe, .backButton])
  func `it concerns one screen, and not the app`(way: WayBack) {
    everywhere { phone in
      let draft = phone.pushDraft()
      phone.stage.push(UIViewController())

      phone.leave(by: way)
      phone.stage.rest()
      #expect(phone.top === draft, "\(phone.story)")
      #expect(draft.questions == 0, "\(phone.story)")

      draft.hasChanges = false
      phone.leave(by: way)
      phone.stage.rest()
      phone.leave(by: way)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `a pop by code is told from the others`() {
    everywhere(withFinger: false) { phone in
      let draft = phone.pushDraft()

      #expect(phone.arbiter.pop())
      phone.stage.rest()
      #expect(draft.ways == [.code])
      #expect(phone.top === phone.screen, "\(phone.story)")

      // UIKit's own method asks nobody, as ever.
      phone.stage.push(draft)
      phone.stage.navigation.popViewController(animated: true)
      phone.stage.rest()
      #expect(draft.ways == [.code])
      #expect(phone.top === phone.screen, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `UIKit keeps its delegates, and its own swipe pops where nobody asks`() {
    everywhereUnarbitrated { stage in
      let navigation = stage.navigation
      let log = ShowLog()
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
      #expect(!stage.timeline.winners.contains { $0.isOwnPop }, "\(stage.story)")
      #expect(navigation.topViewController === draft, "\(stage.story)")
      stage.swipeRight(from: 6)
      #expect(draft.questions == 1, "\(stage.story)")
      draft.question?.answer(leaves: true)
      stage.rest()

      #expect(stage.depth == 1, "\(stage.story)")
      #expect(navigation.delegate === log)
      #expect(navigation.interactivePopGestureRecognizer?.delegate === delegates[0])
      #expect(navigation.interactiveContentPopGestureRecognizer?.delegate === delegates[1])
    }
  }

  @Test func `an agreed swipe follows the finger, and may still be taken back`() {
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
  /// Pushes a screen that asks before it is left.
  fileprivate func pushDraft() -> CountedDraft {
    Interception.setUp(stage.navigation)
    let draft = CountedDraft()
    stage.push(draft)
    return draft
  }
}

/// A draft that notes the ways by which it was to be left, and how often it refused.
private final class CountedDraft: DraftScreen {
  private(set) var ways: [WayBack] = []
  private(set) var questions = 0

  override func shouldPop(by way: WayBack) -> Bool {
    ways.append(way)
    let isLeft = super.shouldPop(by: way)
    if !isLeft { questions += 1 }
    return isLeft
  }

  /// The question that shows.
  var question: LeaveQuestion? { presentedViewController as? LeaveQuestion }
}

/// Stands for an app's alert with the buttons to leave and to stay.
final class LeaveQuestion: UIViewController {
  private let leave: () -> Void

  init(leave: @escaping () -> Void) {
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Does what a button of the alert does.
  func answer(leaves: Bool) {
    dismiss(animated: true)
    if leaves { leave() }
  }
}
