#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Presented view controllers: full screen, over their presenter, and as sheets.
@MainActor @Suite struct PresentationTests {
  private let screen = Screen()
  private let log = ContainmentTests.Log()

  @Test(arguments: [true, false])
  func `full-screen presentation makes the presenter disappear and dismissal shows it again`(
    animated: Bool
  ) {
    let (root, modal) = makeRoot(.fullScreen)
    var completed: [String] = []

    root.present(modal, animated: animated) { completed.append("presented") }
    let isLinked = (root.presentedViewController === modal, modal.presentingViewController === root)
    screen.wait(1)
    let (callsOfPresentation, isCovered) = (appearances, root.view.window == nil)
    log.lines = []
    modal.dismiss(animated: animated) { completed.append("dismissed") }
    screen.wait(1)

    #expect(isLinked == (true, true))
    #expect(
      callsOfPresentation == [
        "root.willDisappear", "modal.willAppear", "modal.didAppear", "root.didDisappear",
      ])
    #expect(isCovered)
    #expect(
      appearances == [
        "modal.willDisappear", "root.willAppear", "root.didAppear", "modal.didDisappear",
      ])
    #expect(completed == ["presented", "dismissed"])
    #expect(root.view.window === screen.window && modal.view.window == nil)
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
    #expect(screen.window.subviews == [root.view])
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen])
  func `a presentation over its presenter leaves the presenter visible`(
    style: UIModalPresentationStyle
  ) {
    let (root, modal) = makeRoot(style)

    root.present(modal, animated: true)
    screen.wait(1)

    #expect(appearances == ["modal.willAppear", "modal.didAppear"])
    #expect(root.view.window === screen.window)
    #expect((modal.sheetPresentationController != nil) == (style != .overFullScreen))
  }

  @Test func `isBeingPresented, isBeingDismissed and the coordinator follow the transition`() {
    let (root, modal) = makeRoot(.fullScreen)

    root.present(modal, animated: true)
    let presenting = (modal.isBeingPresented, modal.transitionCoordinator != nil)
    let style = root.transitionCoordinator?.presentationStyle
    screen.wait(1)
    let presented = (modal.isBeingPresented, modal.transitionCoordinator != nil)
    root.dismiss(animated: true)
    let dismissing = (modal.isBeingDismissed, root.transitionCoordinator != nil)
    screen.wait(1)

    #expect(presenting == (true, true) && style == .fullScreen)
    #expect(presented == (false, false))
    #expect(dismissing == (true, true))
    #expect(!modal.isBeingDismissed && root.transitionCoordinator == nil)
  }

  @Test func `C267: invalid presentations are ignored, and a child presents through its root`() {
    let (root, modal) = makeRoot(.fullScreen)
    let (second, child, offScreen) = (UIViewController(), UIViewController(), UIViewController())
    root.addChild(child)

    offScreen.present(second, animated: false)
    root.present(child, animated: false)
    root.present(root, animated: false)
    child.present(modal, animated: false)
    root.present(second, animated: false)
    second.dismiss(animated: false)

    #expect(root.presentedViewController === modal)
    #expect(child.presentedViewController === modal)
    #expect(modal.presentingViewController === root, "the topmost ancestor presents")
    #expect(second.presentingViewController == nil)
  }

  @Test func `dismissing a view controller dismisses everything presented above it`() {
    let (root, modal) = makeRoot(.fullScreen)
    let top = ContainmentTests.LoggingController("top", log)
    top.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    modal.present(top, animated: false)
    log.lines = []

    root.dismiss(animated: true)
    screen.wait(1)

    #expect(root.presentedViewController == nil && modal.presentedViewController == nil)
    #expect(screen.window.subviews == [root.view])
    #expect(appearances.last == "modal.didDisappear" && appearances.contains("root.didAppear"))
  }

  @Test func `dismissing during a presentation completes the presentation first`() {
    let (root, modal) = makeRoot(.fullScreen)
    root.present(modal, animated: true)

    root.dismiss(animated: true)
    screen.wait(1)

    #expect(root.presentedViewController == nil)
    #expect(appearances.filter { $0 == "modal.didAppear" }.count == 1)
    #expect(appearances.last == "modal.didDisappear")
    #expect(screen.engine.clock.isIdle)
  }

  @Test(arguments: [true, false])
  func `a view controller released during its presentation or dismissal is freed`(isDismissed: Bool)
  {
    weak var released: UIViewController?
    do {
      let stage = NavigationStage()
      let modal = UIViewController()
      stage.navigation.present(modal, animated: !isDismissed)
      if isDismissed { stage.navigation.dismiss(animated: true) }
      stage.screen.wait(0.1)
      #expect(stage.navigation.transitionCoordinator != nil)
      released = modal
    }

    #expect(released == nil)
  }

  @Test func `visibleViewController follows presentation and dismissal`() {
    let stage = NavigationStage(screen)
    let modal = UIViewController()

    stage.navigation.topViewController?.present(modal, animated: false)
    let visible = stage.navigation.visibleViewController
    stage.navigation.dismiss(animated: true)

    #expect(visible === modal)
    #expect(stage.navigation.visibleViewController === stage.navigation.topViewController)
  }

  @Test(arguments: [true, false])
  func `a custom animator and interaction controller present and dismiss`(cancels: Bool) {
    let (root, modal) = makeRoot(.overFullScreen)
    let transitionDelegate = TransitionDelegate()
    modal.transitioningDelegate = transitionDelegate
    root.present(modal, animated: true)
    screen.wait(1)
    let isShown = modal.view.window != nil
    transitionDelegate.driver = UIPercentDrivenInteractiveTransition()

    modal.dismiss(animated: true)
    transitionDelegate.driver?.update(0.4)
    if cancels { transitionDelegate.driver?.cancel() } else { transitionDelegate.driver?.finish() }
    screen.wait(1)

    #expect(isShown)
    #expect((root.presentedViewController === modal) == cancels)
    #expect((modal.view.window != nil) == cancels)
    #expect(appearances.last == (cancels ? "modal.didAppear" : "modal.didDisappear"))
  }

  @Test func `a presented view controller is freed with its dismissal or its presenter`() {
    weak var first: UIViewController?
    weak var second: UIViewController?
    do {
      let root = UIViewController()
      screen.window.rootViewController = root
      let sheet = UIViewController()
      first = sheet
      root.present(sheet, animated: true)
    }
    screen.wait(1)
    screen.window.rootViewController?.dismiss(animated: true)
    screen.wait(1)
    do {
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      second = sheet
      screen.window.rootViewController?.present(sheet, animated: true)
      screen.window.rootViewController = nil
    }

    #expect(first == nil)
    #expect(second == nil)
    #expect(screen.window.subviews == [])
  }

  private var appearances: [String] { log.lines.filter { $0.hasSuffix("ppear") } }

  private func makeRoot(
    _ style: UIModalPresentationStyle
  ) -> (ContainmentTests.LoggingController, ContainmentTests.LoggingController) {
    let root = ContainmentTests.LoggingController("root", log)
    let modal = ContainmentTests.LoggingController("modal", log)
    modal.modalPresentationStyle = style
    screen.window.rootViewController = root
    log.lines = []
    return (root, modal)
  }

  private final class TransitionDelegate: NSObject, UIViewControllerTransitioningDelegate {
    var driver: UIPercentDrivenInteractiveTransition?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FadeAnimator() }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) {
        context.view(forKey: .from)?.alpha = 0
      }
      animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
      animator.startAnimation()
    }
  }
}
#endif
