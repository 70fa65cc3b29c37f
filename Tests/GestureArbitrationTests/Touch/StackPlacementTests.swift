#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// One line on a view or a screen suffices in a stack of any class and place, whenever it is made.
@MainActor @Suite struct StackPlacementTests {
  @Test func `a pager defers in a stack of a class that no app can configure`() {
    everywhereWithoutArbiter { stage in
      expectPagerToDefer(in: HostedNavigationStack(), on: stage)
    }
  }

  @Test func `a tab that is loaded late has gates as the first one does`() {
    everywhereWithoutArbiter { stage in
      let tabs = UITabBarController()
      let late = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = tabs
      tabs.viewControllers = [stage.navigation, late]
      let pager = makePager()
      let screen = UIViewController()
      screen.view.addSubview(pager)
      late.pushViewController(screen, animated: false)
      #expect(!late.isViewLoaded)

      tabs.selectedIndex = 1
      stage.rest()
      stage.swipeRight()

      expectPop(late, from: pager, on: stage)
    }
  }

  @Test func `a stack in a sheet that is presented later has gates`() {
    everywhereWithoutArbiter { stage in
      let pager = makePager()
      let stack = UINavigationController(rootViewController: UIViewController())
      let screen = UIViewController()
      screen.view.addSubview(pager)
      stack.pushViewController(screen, animated: false)
      stack.modalPresentationStyle = .pageSheet

      stage.navigation.present(stack, animated: false)
      stage.rest()
      stage.swipeRight()

      expectPop(stack, from: pager, on: stage)
    }
  }

  @Test
  func `a window that becomes visible after the first line has gates, and so has an earlier one`() {
    everywhereWithoutArbiter { stage in
      let pager = makePager()
      stage.rest()
      #expect(stage.hasGates, "the window was visible before")
      let window = UIWindow(frame: StageMetrics.screen)
      stage.engine.attach(window)
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.view.semanticContentAttribute = .forceLeftToRight
      window.rootViewController = stack
      let screen = UIViewController()
      screen.view.addSubview(pager)
      stack.pushViewController(screen, animated: false)

      stage.swipeRight()

      expectPop(stack, from: pager, on: stage)
    }
  }

  @Test func `a view that moves to another window defers to the stack there`() {
    everywhereWithoutArbiter { stage in
      let pager = makePager()
      let first = UIViewController()
      first.view.addSubview(pager)
      stage.push(first)
      stage.swipeRight(y: 800)
      let window = UIWindow(frame: StageMetrics.screen)
      stage.engine.attach(window)
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.view.semanticContentAttribute = .forceLeftToRight
      window.rootViewController = stack
      let screen = UIViewController()
      stack.pushViewController(screen, animated: false)
      pager.contentOffset = .zero
      screen.view.addSubview(pager)

      stage.swipeRight()

      expectPop(stack, from: pager, on: stage)
    }
  }

  @Test func `in an app extension, which lists no windows, a view brings gates when it appears`() {
    let stage = Stage()
    // As if the window had become visible before the first line.
    stage.navigation.removeGestureArbiter()
    stage.navigation.gestureArbiter.onDecision = { _ in }
    stage.navigation.gestureArbiter.remove()
    #expect(!stage.hasGates)
    VisibleWindows.isExtension = true
    defer { VisibleWindows.isExtension = false }
    let stack = UINavigationController(rootViewController: UIViewController())
    let pager = makePager()
    let screen = UIViewController()
    screen.view.addSubview(pager)
    stack.pushViewController(screen, animated: false)
    stage.window.rootViewController = stack

    #expect(stage.hasGates)
    stage.swipeRight()

    expectPop(stack, from: pager, on: stage)
  }

  @Test(arguments: [false, true])
  func `in an app extension a setting on a screen brings gates when it appears`(isLoaded: Bool) {
    let stage = Stage()
    stage.navigation.gestureArbiter.remove()
    #expect(!stage.hasGates)
    VisibleWindows.isExtension = true
    defer { VisibleWindows.isExtension = false }
    let screen = UIViewController()
    if isLoaded { screen.loadViewIfNeeded() }
    let interceptor = InterceptingScreen { _ in false }
    screen.popInterceptor = interceptor
    screen.popPolicy = .disabled
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(screen, animated: false)
    stage.window.rootViewController = stack
    stage.rest()

    #expect(stage.hasGates)
    #expect(screen.navigationItem.backAction != nil)
    stage.swipeRight(from: 6)

    #expect(stack.viewControllers.count == 2, "\(stage.story)")
  }

  @Test func `in an app extension a window of a private class has gates for what it shows`() {
    let (stage, window, screen) = (Stage(), HostedKeyboardWindow(), UIViewController())
    window.frame = stage.window.frame
    stage.engine.attach(window)
    VisibleWindows.isExtension = true
    defer { VisibleWindows.isExtension = false }
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(screen, animated: false)
    screen.popPolicy = .disabled
    window.rootViewController = stack
    stage.rest()

    stage.swipeRight(from: 6)

    #expect(stack.viewControllers.count == 2, "\(stage.story)")
  }

  @Test func `in an app extension a screen that is never loaded counts where its stack is shown`() {
    let stage = Stage()
    stage.navigation.gestureArbiter.remove()
    VisibleWindows.isExtension = true
    defer { VisibleWindows.isExtension = false }
    let screen = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UINavigationController(rootViewController: screen)]
    stage.window.rootViewController = tabs

    screen.popPolicy = .disabled

    #expect(!screen.isViewLoaded && stage.hasGates)
  }

  @Test func `defaults of the app leave the system's own controllers alone, and stacks in them`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    GestureArbiter.defaults.policy = .disabled
    let (composer, preview) = (HostedComposer(), HostedPreview())
    for (controller, stack) in [
      (composer as UIViewController, composer.inner), (preview, preview.inner),
    ] {
      let stage = Stage()
      stage.navigation.present(controller, animated: false)
      stage.rest()

      stage.swipeRight(from: 6)

      #expect(stack.viewControllers.count == 1, "\(stage.story)")
      #expect(stack.existingGestureArbiter == nil)
    }
  }

  @Test func `defaults of the app hold in a stack of SwiftUI's`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    GestureArbiter.defaults.policy = .disabled
    let stage = Stage(navigation: HostedNavigationStack())
    stage.push(UIViewController())

    stage.swipeRight(from: 6)

    #expect(stage.depth == 2, "\(stage.story)")
  }

  @Test func `a stack that nothing configures behaves as under plain UIKit beside one that is`() {
    everywhereWithoutArbiter(under: .each) { stage in
      let plain = Stage(behavior: stage.engine.behavior)
      let configured = UINavigationController()
      configured.gestureArbiter.policy = .disabled
      for each in [stage, plain] {
        let pager = makePager(registered: false)
        let screen = UIViewController()
        screen.view.addSubview(pager)
        each.push(screen)
        each.swipeRight()
        each.swipeRight(from: 6)
      }

      #expect(stage.depth == plain.depth, "\(stage.story)")
      #expect(stage.navigation.existingGestureArbiter == nil)
      withExtendedLifetime(configured) {}
    }
  }

  @Test func `a pager around a stack waits for the pops of that stack too`() {
    let stage = Stage()
    let pager = makePager()
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.pushViewController(UIViewController(), animated: false)
    let screen = UIViewController()
    screen.addChild(inner)
    inner.view.frame = pager.bounds
    pager.addSubview(inner.view)
    inner.didMove(toParent: screen)
    screen.view.addSubview(pager)
    inner.gestureArbiter.onDecision = { _ in }
    stage.push(screen)
    stage.rest()

    stage.engine.send(
      [TouchSample(phase: .began, location: CGPoint(x: 195, y: 422))], at: stage.engine.clock.now)

    let waitedFor = stage.gates().filter {
      $0.name == "GestureArbiter.scrollDeferral"
        && $0.shouldBeRequiredToFail(by: pager.panGestureRecognizer)
    }
    #expect(waitedFor.count == 2, "\(stage.story)")
  }

  private func makePager(registered: Bool = true) -> UIScrollView {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    pager.contentSize = CGSize(width: 1950, height: 700)
    pager.panGestureRecognizer.name = "pager.pan"
    if registered { pager.allowsPopGestureAtLeadingEdge = true }
    return pager
  }

  private func expectPagerToDefer(in stack: UINavigationController, on stage: Stage) {
    stack.setViewControllers([UIViewController()], animated: false)
    stack.view.semanticContentAttribute = .forceLeftToRight
    stage.window.rootViewController = stack
    let pager = makePager()
    let screen = UIViewController()
    screen.view.addSubview(pager)
    stack.pushViewController(screen, animated: false)

    stage.swipeRight()

    expectPop(stack, from: pager, on: stage)
  }

  /// Expects that the drag popped; where UIKit has no such pop, that the pager scrolled.
  private func expectPop(
    _ stack: UINavigationController, from pager: UIScrollView, on stage: Stage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      stack.viewControllers.count == (stage.popsOverScrolling ? 1 : 2), "\(stage.story)",
      sourceLocation: sourceLocation)
    if stage.popsOverScrolling {
      #expect(pager.contentOffset.x == 0, "\(stage.story)", sourceLocation: sourceLocation)
    }
  }
}
#endif
