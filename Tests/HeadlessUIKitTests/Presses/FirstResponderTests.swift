#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The first responder, and where presses go.
@MainActor @Suite struct FirstResponderTests {
  private let stage = PressStage()

  @Test func `by default a responder cannot become first responder, and can resign`() {
    let view = UIView()
    stage.screen.window.addSubview(view)

    #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    #expect(view.resignFirstResponder())
  }

  @Test func `the current first responder is asked to resign and can refuse`() {
    let isFirstInitially = stage.view.isFirstResponder
    stage.view.mayResign = false

    let changesAgainstRefusal = stage.outer.becomeFirstResponder()
    let isFirstAfterRefusal = stage.view.isFirstResponder && !stage.outer.isFirstResponder
    stage.view.mayResign = true
    let changesAfterConsent = stage.outer.becomeFirstResponder()

    #expect(isFirstInitially && isFirstAfterRefusal)
    #expect(!changesAgainstRefusal && changesAfterConsent)
    #expect(!stage.view.isFirstResponder && stage.outer.isFirstResponder)
    #expect(stage.view.resigned == 2)
  }

  @Test
  func `becoming first responder again asks nothing, and after resigning no view gets presses`() {
    let becomesFirstAgain = stage.view.becomeFirstResponder()
    let resignCount = stage.view.resigned
    let resigns = stage.view.resignFirstResponder()
    stage.click()

    #expect(becomesFirstAgain && resigns)
    #expect(resignCount == 0)
    #expect(stage.screen.timeline[.view] == [], stage.screen.log)
  }

  @Test func `a view outside a window cannot become first responder`() {
    let view = PressRecordingView()

    #expect(!view.becomeFirstResponder())
  }

  @Test func `a view that leaves its window resigns and does not return as first responder`() {
    stage.view.mayResign = false

    stage.outer.removeFromSuperview()
    stage.screen.window.addSubview(stage.outer)

    #expect(stage.view.resigned == 1)
    #expect(!stage.view.isFirstResponder)
  }

  @Test
  func `C051: a controller can be first responder, and its view's recognizers receive presses`() {
    let controller = PressedController()
    stage.screen.window.rootViewController = controller
    let probe = stage.screen.add(Probe(), "probe", to: controller.view)

    let becomesFirst = controller.becomeFirstResponder()
    stage.click()

    #expect(becomesFirst)
    #expect(controller.phases == [.began, .ended])
    #expect(probe.pressPhases == [.began, .ended])
  }

  @Test
  func `C051: without a first responder the behavior sends presses to a controller or the window`()
  {
    for answer in UIKitBehavior.PressWithoutResponder.allCases {
      let stage = PressStage(Screen(\.pressWithoutResponder, answer))
      stage.view.resignFirstResponder()
      let controller = PressedController()
      stage.screen.window.rootViewController = controller
      let top = PressedController()
      let probe = stage.screen.add(Probe(), "probe", to: stage.screen.window)

      stage.click()
      controller.present(top, animated: false)
      stage.screen.wait(1)
      stage.click()

      let isDeliveredToController = answer == .goesToTheController
      #expect(controller.phases == (isDeliveredToController ? [.began, .ended] : []))
      #expect(top.phases == (isDeliveredToController ? [.began, .ended] : []))
      #expect(probe.pressPhases.count == 4)
    }
  }

  @Test
  func `C051: presses go to the key window, or to the front-most attached window`() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    stage.screen.engine.attach(other)
    let front = PressRecordingView()
    front.name = "front"
    front.timeline = stage.screen.timeline
    other.addSubview(front)
    front.becomeFirstResponder()

    stage.click()
    stage.screen.window.makeKey()
    stage.click()

    #expect(
      stage.screen.timeline[.view] == ["front began", "front ended", "view began", "view ended"],
      stage.screen.log)
  }
}

/// A controller that can become the first responder and records its presses.
@MainActor
private final class PressedController: UIViewController {
  private(set) var phases: [UIPress.Phase] = []

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    phases += presses.map(\.phase)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    phases += presses.map(\.phase)
  }
}
#endif
