import Foundation
import HeadlessUIKit
import Testing

/// Controllers presented over others, as whole screens and as sheets.
@MainActor @Suite struct PresentationTests {
  private let screen = Screen()
  private let log = ContainmentTests.Log()

  @Test(arguments: [true, false])
  func `a whole screen makes its presenter disappear, and appear again`(animated: Bool) {
    let (root, modal) = makeRoot(.fullScreen)
    var completed: [String] = []

    root.present(modal, animated: animated) { completed.append("presented") }
    let links = (root.presentedViewController === modal, modal.presentingViewController === root)
    screen.wait(1)
    let (shown, isCovered) = (appearances, root.view.window == nil)
    log.lines = []
    modal.dismiss(animated: animated) { completed.append("dismissed") }
    screen.wait(1)

    #expect(links == (true, true))
    #expect(
      shown == [
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
  func `what lies over its presenter leaves it where it is`(style: UIModalPresentationStyle) {
    let (root, modal) = makeRoot(style)

    root.present(modal, animated: true)
    screen.wait(1)

    #expect(appearances == ["modal.willAppear", "modal.didAppear"])
    #expect(root.view.window === screen.window)
    #expect((modal.sheetPresentationController != nil) == (style != .overFullScreen))
  }

  @Test func `the flags and the coordinator tell what goes on`() {
    let (root, modal) = makeRoot(.fullScreen)

    root.present(modal, animated: true)
    let presenting = (modal.isBeingPresented, modal.transitionCoordinator != nil)
    let style = root.transitionCoordinator?.presentationStyle
    screen.wait(1)
    let between = (modal.isBeingPresented, modal.transitionCoordinator != nil)
    root.dismiss(animated: true)
    let dismissing = (modal.isBeingDismissed, root.transitionCoordinator != nil)
    screen.wait(1)

    #expect(presenting == (true, true) && style == .fullScreen)
    #expect(between == (false, false))
    #expect(dismissing == (true, true))
    #expect(!modal.isBeingDismissed && root.transitionCoordinator == nil)
  }

  @Test func `a second presentation, one without a window, and a contained one are ignored`() {
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
    #expect(modal.presentingViewController === root, "the farthest ancestor presents")
    #expect(second.presentingViewController == nil)
  }

  @Test func `dismissing takes everything above along`() {
    let (root, modal) = makeRoot(.fullScreen)
    let top = ContainmentTests.Logged("top", log)
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

  @Test func `a dismissal in mid-presentation completes the presentation first`() {
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
  func `a stage that goes in the middle of a presentation keeps nothing`(isDismissed: Bool) {
    weak var left: UIViewController?
    do {
      let stage = NavigationStage()
      let modal = UIViewController()
      stage.navigation.present(modal, animated: !isDismissed)
      if isDismissed { stage.navigation.dismiss(animated: true) }
      stage.screen.wait(0.1)
      #expect(stage.navigation.transitionCoordinator != nil)
      left = modal
    }

    #expect(left == nil)
  }

  @Test func `the visible controller follows what is presented`() {
    let stage = NavigationStage(screen)
    let modal = UIViewController()

    stage.navigation.topViewController?.present(modal, animated: false)

    #expect(stage.navigation.visibleViewController === modal)
    stage.navigation.dismiss(animated: true)
    #expect(stage.navigation.visibleViewController === stage.navigation.topViewController)
  }

  @Test(arguments: [true, false])
  func `an animator and a driver of one's own present and dismiss`(cancels: Bool) {
    let (root, modal) = makeRoot(.overFullScreen)
    let supplier = Supplier()
    modal.transitioningDelegate = supplier
    root.present(modal, animated: true)
    screen.wait(1)
    let isShown = modal.view.window != nil
    supplier.driver = UIPercentDrivenInteractiveTransition()

    modal.dismiss(animated: true)
    supplier.driver?.update(0.4)
    if cancels { supplier.driver?.cancel() } else { supplier.driver?.finish() }
    screen.wait(1)

    #expect(isShown)
    #expect((root.presentedViewController === modal) == cancels)
    #expect((modal.view.window != nil) == cancels)
    #expect(appearances.last == (cancels ? "modal.didAppear" : "modal.didDisappear"))
  }

  @Test func `a presented controller is freed once it is dismissed, or its presenter goes`() {
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
  ) -> (ContainmentTests.Logged, ContainmentTests.Logged) {
    let root = ContainmentTests.Logged("root", log)
    let modal = ContainmentTests.Logged("modal", log)
    modal.modalPresentationStyle = style
    screen.window.rootViewController = root
    log.lines = []
    return (root, modal)
  }

  private final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
    var driver: UIPercentDrivenInteractiveTransition?

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
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
