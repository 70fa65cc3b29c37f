#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Pushes and pops with an animator and an interaction controller of the app.
@MainActor @Suite struct CustomTransitionTests {
  private let stage = NavigationStage()
  private let driver = UIPercentDrivenInteractiveTransition()

  @Test(arguments: [true, false])
  func `C231: an interactive pop shows its progress and finishes in UIKit's order`(
    isInterruptible: Bool
  ) {
    let animator = drivePop(isInterruptible: isInterruptible)
    let top = stage.page(at: 1)?.view

    stage.navigation.popViewController(animated: true)
    let callsDuringPop = stage.calls
    driver.update(0.25)
    let centerX = top?.center.x
    driver.finish()
    let callCountAtFinish = stage.calls.count
    stage.screen.wait(1)

    #expect(callsDuringPop == ["willShow A", "B.willDisappear", "A.willAppear"])
    #expect(abs((centerX ?? 0) - 300) < 1e-9)
    #expect(callCountAtFinish == 3)
    #expect(stage.calls.dropFirst(3) == ["B.didDisappear", "A.didAppear", "didShow A"])
    #expect(stage.stack == "A")
    #expect(animator.ended == [true])
    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.page(at: 0)?.view.frame == stage.navigation.view.bounds)
  }

  @Test(arguments: [true, false])
  func `C231: a cancelled interactive pop restores stack, frames and appearance`(
    isInterruptible: Bool
  ) {
    let animator = drivePop(isInterruptible: isInterruptible)
    let top = stage.page(at: 1)

    stage.navigation.popViewController(animated: true)
    driver.update(0.5)
    let duringPop = stage.stack
    driver.cancel()
    stage.screen.wait(1)

    #expect(duringPop == "A")
    #expect(stage.stack == "AB")
    #expect(
      stage.calls == [
        "willShow A", "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear",
        "B.willAppear", "B.didAppear", "willShow B", "didShow B",
      ])
    #expect(animator.ended == [false])
    #expect(top?.view.frame == stage.navigation.view.bounds)
    #expect(top?.view.window != nil && stage.page(at: 0)?.view.window == nil)
  }

  @Test func `C231: finishing takes the remaining fraction of the duration at completionSpeed`() {
    _ = drivePop()
    stage.navigation.popViewController(animated: true)
    driver.update(0.5)
    driver.completionSpeed = 2

    driver.finish()
    stage.screen.wait(0.09)
    let stateBeforeEnd = stage.stack + (stage.calls.last ?? "")
    stage.screen.wait(0.02)

    #expect(driver.duration == 0.4)
    #expect(stateBeforeEnd == "AA.willAppear")
    #expect(stage.calls.last == "didShow A")
  }

  @Test(arguments: [(1.7, 1.0), (-0.3, 0.0), (.nan, 0.4), (.infinity, 0.4)])
  func `C231: percentComplete is clamped to 0 and 1`(update: Double, expected: Double) {
    let slide = drivePop()
    defer { slide.forget() }
    stage.navigation.popViewController(animated: true)
    driver.update(0.4)

    driver.update(CGFloat(update))

    #expect(driver.percentComplete == CGFloat(expected))
    #expect(stage.navigation.transitionCoordinator?.percentComplete == CGFloat(expected))
  }

  @Test func `C231: calls before the start or after the end of the transition do nothing`() {
    driver.update(0.5)
    driver.finish()
    driver.pause()
    _ = drivePop()
    stage.navigation.popViewController(animated: true)
    driver.finish()
    driver.update(0.1)
    driver.cancel()
    stage.screen.wait(1)
    driver.cancel()

    #expect(stage.stack == "A")
    #expect(driver.percentComplete == 0)
  }

  @Test func `C231: a running transition can be paused and reversed`() {
    _ = drivePop(isInterruptible: true)
    driver.wantsInteractiveStart = false
    var changes: [Bool] = []
    stage.navigation.popViewController(animated: true)
    stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      changes.append($0.isInteractive)
    }
    stage.screen.wait(0.1)

    driver.pause()
    let fractionComplete = stage.navigation.transitionCoordinator?.percentComplete ?? 0
    let lastUpdate = driver.percentComplete
    driver.cancel()
    stage.screen.wait(1)

    // As documented, percentComplete is the last update, and there was none.
    #expect(lastUpdate == 0)
    #expect(abs(fractionComplete - 0.25) < 0.05)
    #expect(changes == [true, false])
    #expect(stage.stack == "AB")
    #expect(stage.calls.last == "didShow B")
  }

  @Test(arguments: [true, false])
  func `C231: an interactive push finishes, or is undone when cancelled`(cancels: Bool) {
    let animator = drivePop()
    let page = stage.page("C")

    stage.navigation.pushViewController(page, animated: true)
    driver.update(0.3)
    if cancels { driver.cancel() } else { driver.finish() }
    stage.screen.wait(1)

    #expect(stage.stack == (cancels ? "AB" : "ABC"))
    #expect((page.parent == nil) == cancels)
    #expect((page.view.window == nil) == cancels)
    #expect(animator.ended == [!cancels])
    #expect(stage.calls.last == (cancels ? "didShow B" : "didShow C"))
  }

  @Test(arguments: [UINavigationController.Operation.push, .pop])
  func `an animator without an interaction controller runs non-interactively`(
    operation: UINavigationController.Operation
  ) {
    let animator = SlideAnimator()
    stage.animator = { $0 == operation ? animator : nil }

    if operation == .push {
      stage.navigation.pushViewController(stage.page("C"), animated: true)
    } else {
      stage.navigation.popViewController(animated: true)
    }
    let isInteractive = stage.navigation.transitionCoordinator?.initiallyInteractive
    stage.screen.wait(0.38)
    let endedEarly = animator.ended
    stage.screen.wait(0.03)

    #expect(isInteractive == false)
    #expect(endedEarly == [] && animator.ended == [true])
    #expect(stage.stack == (operation == .push ? "ABC" : "A"))
    #expect(stage.navigation.topViewController?.view.window != nil)
    #expect(stage.screen.engine.clock.isIdle)
  }

  @Test func `no animator is requested for a change without animation`() {
    var requests = 0
    stage.animator = { _ in
      requests += 1
      return nil
    }

    stage.navigation.popViewController(animated: false)

    #expect(requests == 0)
    #expect(stage.stack == "A")
  }

  @Test(arguments: [true, false])
  func `C230: alongside animations follow the pop's progress and are undone with it`(cancels: Bool)
  {
    let view = stage.screen.addView()
    _ = drivePop()
    stage.navigation.popViewController(animated: true)
    stage.navigation.transitionCoordinator?.animate { _ in view.alpha = 0 }

    let atStart = view.alpha
    driver.update(0.5)
    let halfWay = view.alpha
    if cancels { driver.cancel() } else { driver.finish() }
    stage.screen.wait(1)

    #expect(atStart == 1)
    #expect(halfWay == 0.5)
    #expect(view.alpha == (cancels ? 1 : 0))
  }

  @Test func `C230: alongside animations queued during setup run when the transition starts`() {
    let stage = NavigationStage(depth: 1)
    let view = stage.screen.addView()
    let page = stage.page("B")
    page.onCall = { page, call in
      guard call == "willAppear" else { return }
      page.transitionCoordinator?.animateAlongsideTransition(
        in: nil, animation: { _ in view.center.x = 600 }, completion: nil)
    }

    stage.navigation.pushViewController(page, animated: true)
    stage.screen.wait(EngineMetrics.transitionDuration / 2)
    let halfWay = view.center.x
    stage.screen.wait(1)

    #expect(abs(halfWay - 400) < 40)
    #expect(view.center.x == 600)
  }

  @Test func `C229: a push during an interactive pop completes the pop at once`() {
    let animator = drivePop()
    stage.navigation.popViewController(animated: true)
    driver.update(0.3)
    stage.animator = { _ in nil }

    stage.navigation.pushViewController(stage.page("C"), animated: true)
    driver.update(0.9)
    driver.cancel()
    stage.screen.wait(1)

    #expect(stage.stack == "AC")
    #expect(animator.ended == [true])
    #expect(stage.calls.filter { $0.hasPrefix("didShow") } == ["didShow A", "didShow C"])
    #expect(stage.page(at: 0)?.view.window == nil)
  }

  @Test func `a custom interaction controller reports its progress through the context`() {
    let contextDriver = ContextDriver()
    defer { contextDriver.forget() }
    stage.animator = { _ in SlideAnimator() }
    stage.interaction = contextDriver
    var wasCancelled: [Bool] = []

    stage.navigation.popViewController(animated: true)
    stage.navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      wasCancelled.append($0.isCancelled)
    }
    contextDriver.context?.updateInteractiveTransition(0.6)
    let percent = stage.navigation.transitionCoordinator?.percentComplete
    contextDriver.context?.cancelInteractiveTransition()
    contextDriver.context?.completeTransition(false)

    #expect(percent == 0.6)
    #expect(wasCancelled == [true])
    #expect(contextDriver.context?.transitionWasCancelled == true)
    #expect(stage.stack == "AB")
    #expect(stage.calls.last == "didShow B")
  }

  @Test func `the context provides the controllers, views and frames of the transition`() {
    let contextDriver = ContextDriver()
    defer { contextDriver.forget() }
    stage.animator = { _ in SlideAnimator() }
    stage.interaction = contextDriver
    let (bottom, top) = (stage.navigation.viewControllers[0], stage.navigation.viewControllers[1])

    stage.navigation.popViewController(animated: true)

    let context = contextDriver.context
    let bounds = stage.navigation.view.bounds
    #expect(context?.viewController(forKey: .from) === top)
    #expect(context?.viewController(forKey: .to) === bottom)
    #expect(context?.view(forKey: .from) === top.view)
    #expect(context?.view(forKey: .to) === bottom.view)
    #expect(context?.initialFrame(for: top) == bounds)
    #expect(context?.finalFrame(for: bottom) == bounds)
    #expect(context?.finalFrame(for: top) == .zero)
    #expect(context?.isAnimated == true && context?.isInteractive == true)
    #expect(context?.presentationStyle == UIModalPresentationStyle.none)
    #expect(context?.targetTransform == .identity)
    #expect(context?.containerView.isDescendant(of: stage.navigation.view) == true)
  }

  @Test func `an abandoned transition retains nothing`() {
    weak var controller: UINavigationController?
    do {
      let stage = NavigationStage()
      let slide = SlideAnimator()
      let driver = UIPercentDrivenInteractiveTransition()
      stage.animator = { [weak slide] _ in slide }
      stage.interaction = driver
      stage.navigation.popViewController(animated: true)
      driver.update(0.4)
      controller = stage.navigation
      #expect(slide.context != nil)
      slide.forget()
    }

    #expect(controller == nil)
  }

  private func drivePop(isInterruptible: Bool = false) -> SlideAnimator {
    let animator = SlideAnimator()
    let interruptible = InterruptibleSlideAnimator(animator)
    stage.animator = { _ in isInterruptible ? interruptible : animator }
    stage.interaction = driver
    return animator
  }

  private final class ContextDriver: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(
      _ transitionContext: any UIViewControllerContextTransitioning
    ) { context = transitionContext }

    /// Releases the context, which retains its interaction controller.
    func forget() { context = nil }
  }
}
#endif
