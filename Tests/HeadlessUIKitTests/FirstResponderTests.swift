import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct FirstResponderTests {
  private let stage = PressStage()

  @Test func `by default a responder cannot become the first, and can resign`() {
    let view = UIView()
    stage.screen.window.addSubview(view)

    #expect(!view.canBecomeFirstResponder && view.canResignFirstResponder)
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    #expect(view.resignFirstResponder())
  }

  @Test func `the present first responder is asked to resign, and may refuse`() {
    #expect(stage.view.isFirstResponder)
    stage.view.mayResign = false

    #expect(!stage.outer.becomeFirstResponder())
    #expect(stage.view.isFirstResponder && !stage.outer.isFirstResponder)

    stage.view.mayResign = true
    #expect(stage.outer.becomeFirstResponder())
    #expect(!stage.view.isFirstResponder && stage.outer.isFirstResponder)
    #expect(stage.view.resigned == 2)
  }

  @Test func `becoming what one is already asks nobody, and resigning leaves nobody`() {
    #expect(stage.view.becomeFirstResponder())
    #expect(stage.view.resigned == 0)

    #expect(stage.view.resignFirstResponder())
    stage.click()

    #expect(stage.screen.timeline[.view] == [], stage.screen.log)
  }

  @Test func `outside of a window nobody becomes the first responder`() {
    let view = PressedView()

    #expect(!view.becomeFirstResponder())
  }

  @Test func `a view that leaves its window resigns, and is not the first when it returns`() {
    stage.view.mayResign = false

    stage.outer.removeFromSuperview()
    stage.screen.window.addSubview(stage.outer)

    #expect(stage.view.resigned == 1)
    #expect(!stage.view.isFirstResponder)
  }

  @Test
  func `a view controller may be the first responder, and its view's recognizers get presses`() {
    let controller = PressedController()
    stage.screen.window.rootViewController = controller
    let probe = stage.screen.add(Probe(), "probe", to: controller.view)

    #expect(controller.becomeFirstResponder())
    stage.click()

    #expect(controller.phases == [.began, .ended])
    #expect(probe.pressPhases == [.began, .ended])
  }

  @Test func `C051: without a first responder the controller hears of presses, or the window only`()
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

      let isToController = answer == .goesToTheController
      #expect(controller.phases == (isToController ? [.began, .ended] : []))
      #expect(top.phases == (isToController ? [.began, .ended] : []))
      #expect(probe.pressPhases.count == 4)
    }
  }

  @Test
  func `C051: presses go to the key window, or to the front-most if no window of the engine is`() {
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    stage.screen.engine.attach(other)
    let front = PressedView()
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

/// A controller that may become the first responder and keeps what it hears of presses.
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
