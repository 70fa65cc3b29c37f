#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Stack changes from callbacks and during transitions: no trap, no stuck transition, no leak.
@MainActor @Suite struct NavigationMisuseTests {
  @Test(
    arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"], [true, false])
  func `C229: a pop from any appearance callback of a push leaves a consistent stack`(
    callback: String, animated: Bool
  ) {
    let stage = NavigationStage()
    let page = stage.page("C")
    var isFirst = true
    let react: (NavigationStage.Page, String) -> Void = { [weak stage] _, call in
      guard call == callback, isFirst else { return }
      isFirst = false
      stage?.navigation.popViewController(animated: animated)
    }
    page.onCall = react
    stage.page(at: 1)?.onCall = react

    stage.navigation.pushViewController(page, animated: animated)
    stage.screen.wait(2)

    expectConsistent(stage, "\(callback), \(animated)")
    #expect(stage.stack == "AB")
  }

  @Test(arguments: [true, false])
  func `a stack that leaves its window in viewDidLoad of a pop has no transition left`(
    replacesRoot: Bool
  ) {
    let stage = NavigationStage()
    let navigation = stage.navigation
    let below = LoadedScreen()
    navigation.setViewControllers([below, stage.page("B")], animated: false)
    below.onLoad = {
      if replacesRoot {
        stage.screen.window.rootViewController = UIViewController()
      } else {
        navigation.view.removeFromSuperview()
      }
    }

    navigation.popViewController(animated: true)
    stage.screen.wait(2)

    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.topViewController === below)
    stage.screen.window.rootViewController = nil
    stage.screen.window.rootViewController = navigation
    #expect(below.view.superview?.subviews.count == 1)
  }

  @Test(arguments: ["animator", "interaction", "viewDidLoad"], ["push", "pop", "root", "replace"])
  func `a change while UIKit asks about another one leaves a consistent stack`(
    callback: String, change: String
  ) {
    for isPush in [true, false] {
      let stage = NavigationStage(depth: 3)
      let (navigation, page) = (stage.navigation, LoadedScreen())
      var isFirst = true
      func react(_ call: String) {
        guard call == callback, isFirst else { return }
        isFirst = false
        switch change {
        case "push": navigation.pushViewController(stage.page("X"), animated: true)
        case "pop": navigation.popViewController(animated: true)
        case "root": navigation.popToRootViewController(animated: false)
        default: navigation.setViewControllers([stage.page("X")], animated: true)
        }
      }
      page.onLoad = { react("viewDidLoad") }
      let delegate = AskedDelegate(react)
      navigation.delegate = delegate

      if isPush {
        navigation.pushViewController(page, animated: true)
      } else {
        navigation.setViewControllers([page, stage.page("Y")], animated: false)
        navigation.popViewController(animated: true)
      }
      stage.screen.wait(2)

      #expect(navigation.transitionCoordinator == nil)
      let top = navigation.topViewController?.view
      #expect(top?.superview?.subviews == [top].compactMap(\.self), "push: \(isPush)")
      #expect(navigation.children == navigation.viewControllers)
    }
  }

  @Test(
    arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"], [true, false])
  func `C229: a push from any appearance callback of a swipe leaves a consistent stack`(
    callback: String, cancels: Bool
  ) {
    let stage = NavigationStage(depth: 3)
    var isFirst = true
    for page in stage.navigation.viewControllers {
      (page as? NavigationStage.Page)?.onCall = { [weak stage] _, call in
        guard call == callback, isFirst, let stage else { return }
        isFirst = false
        stage.navigation.pushViewController(stage.page("X"), animated: true)
      }
    }

    stage.screen.touch.down(2, 400).drag(300, 0)
    if cancels { stage.screen.touch.drag(-280, 0) }
    stage.screen.touch.up().hold(2)

    expectConsistent(stage, "\(callback), \(cancels)")
    #expect(stage.stack.hasSuffix("X"))
  }

  @Test(
    arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"],
    ["push", "pop", "root", "replace"])
  func `C229: after a change in any callback the last didShow names the top view controller`(
    callback: String, change: String
  ) {
    for (swipes, cancels) in [(false, false), (true, false), (true, true)] {
      for animated in [true, false] {
        let stage = NavigationStage(depth: 3)
        let navigation = stage.navigation
        var isFirst = true
        for page in navigation.viewControllers {
          (page as? NavigationStage.Page)?.onCall = { [weak stage] _, call in
            guard call == callback, isFirst, let stage else { return }
            isFirst = false
            let navigation = stage.navigation
            switch change {
            case "push": navigation.pushViewController(stage.page("X"), animated: animated)
            case "pop": navigation.popViewController(animated: animated)
            case "root": navigation.popToRootViewController(animated: animated)
            default: navigation.setViewControllers([stage.page("X")], animated: animated)
            }
          }
        }

        if swipes {
          stage.screen.touch.down(2, 400).drag(300, 0)
          if cancels { stage.screen.touch.drag(-280, 0) }
          stage.screen.touch.up()
        } else {
          navigation.popViewController(animated: animated)
        }
        stage.screen.wait(2)
        let context = "\(callback), \(change), \(swipes), \(cancels), \(animated)"
        let shown = "didShow \(navigation.topViewController?.title ?? "?")"

        expectConsistent(stage, context)
        #expect(
          stage.calls.last { $0.hasPrefix("didShow") } == shown, "\(context): \(stage.calls)")
      }
    }
  }

  @Test func `pushing a view controller that is on the stack is ignored and reported`() {
    let stage = NavigationStage(depth: 2)
    let second = stage.page("B")
    stage.navigation.setViewControllers([stage.page("A"), second], animated: false)
    stage.forget()

    stage.navigation.pushViewController(second, animated: true)
    stage.screen.wait(1)
    let issue = HeadlessIssue.pushedTwice("B")

    #expect(stage.stack == "AB")
    #expect(stage.calls == [])
    #expect(stage.screen.engine.issues == [issue])
    #expect(issue.description.hasPrefix("B was pushed although it is on the stack already"))
    #expect(issue.description.contains("\n\n"))
  }

  @Test(arguments: SystemVersion.allCases)
  func `C229: any sequence of pushes, pops and swipes ends with a consistent stack`(
    version: SystemVersion
  ) {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let stage = NavigationStage(Screen(UIKitBehavior(version: version)), depth: 3)
      var history = ["seed \(seed)"]
      for step in 0..<30 {
        let animated = Bool.random(using: &random)
        let action = Int.random(in: 0..<9, using: &random)
        history.append("\(action) \(animated)")
        switch action {
        case 0: stage.navigation.pushViewController(stage.page("P\(step)"), animated: animated)
        case 1: stage.navigation.popViewController(animated: animated)
        case 2: stage.navigation.popToRootViewController(animated: animated)
        case 3:
          var pages = stage.navigation.viewControllers.shuffled(using: &random)
          pages.append(stage.page("S\(step)"))
          stage.navigation.setViewControllers(pages.shuffled(using: &random), animated: animated)
        case 4: stage.navigation.viewControllers.last?.removeFromParent()
        case 5: stage.screen.touch.down(animated ? 2 : 200, 400).drag(120, 0)
        case 6: stage.screen.touch.drag(animated ? 90 : -60, 0)
        case 7: stage.screen.touch.up()
        default: stage.screen.wait(animated ? 0.1 : 0.5)
        }
      }
      stage.screen.touch.up().hold(2)

      expectConsistent(stage, history.joined(separator: ", "))
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `C229: custom transitions, presentations and swipes in any order end consistently`(
    version: SystemVersion
  ) {
    for seed in 1...50 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let stage = NavigationStage(Screen(UIKitBehavior(version: version)), depth: 3)
      let driver = UIPercentDrivenInteractiveTransition()
      var history = ["seed \(seed)"]
      for step in 0..<40 {
        let choice = Bool.random(using: &random)
        let action = Int.random(in: 0..<13, using: &random)
        history.append("\(action) \(choice)")
        switch action {
        case 0: stage.navigation.pushViewController(stage.page("P\(step)"), animated: true)
        case 1: stage.navigation.popViewController(animated: true)
        case 2:
          stage.animator = { _ in
            choice ? SlideAnimator() : InterruptibleSlideAnimator(SlideAnimator())
          }
        case 3: stage.animator = { _ in nil }
        case 4: stage.interaction = choice ? driver : nil
        case 5: driver.update(CGFloat(Double.random(in: -0.5...1.5, using: &random)))
        case 6: if choice { driver.finish() } else { driver.cancel() }
        case 7: if choice { driver.pause() } else { stage.screen.wait(0.1) }
        case 8:
          let modal = UIViewController()
          modal.modalPresentationStyle = choice ? .fullScreen : .pageSheet
          stage.navigation.present(modal, animated: Bool.random(using: &random))
        case 9: stage.navigation.dismiss(animated: choice)
        case 10: stage.screen.touch.down(choice ? 2 : 200, 400).drag(120, choice ? 0 : 40)
        case 11: stage.screen.touch.drag(choice ? 90 : -60, choice ? 0 : 150).up()
        default: stage.screen.wait(0.5)
        }
      }
      stage.screen.touch.up()
      driver.finish()
      stage.screen.wait(2)
      stage.navigation.dismiss(animated: true)
      stage.screen.wait(2)

      #expect(stage.navigation.presentedViewController == nil, "\(history)")
      #expect(stage.screen.window.subviews == [stage.navigation.view], "\(history)")
      expectConsistent(stage, history.joined(separator: ", "))
    }
  }

  @Test func `leaving the window during a pop ends the transition at once`() {
    let stage = NavigationStage()
    stage.screen.touch.down(2, 400).drag(150, 0)

    stage.screen.window.rootViewController = UIViewController()
    let coordinator = stage.navigation.transitionCoordinator
    stage.screen.touch.up().hold(1)
    stage.screen.window.rootViewController = stage.navigation
    stage.screen.wait(1)

    #expect(coordinator == nil)
    expectConsistent(stage, "back in the window")
  }

  @Test func `a navigation controller works without animation after its engine is released`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    do {
      let engine = HeadlessEngine()
      engine.attach(window)
      window.rootViewController = navigation
      navigation.pushViewController(UIViewController(), animated: true)
      #expect(navigation.transitionCoordinator != nil)
    }

    navigation.pushViewController(UIViewController(), animated: true)
    navigation.popToRootViewController(animated: true)

    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `a navigation controller released during a transition frees its view controllers`() {
    weak var navigation: UINavigationController?
    weak var page: UIViewController?
    do {
      let stage = NavigationStage()
      let touch = stage.screen.touch(1)
      touch.down(2, 400).drag(150, 0)
      stage.navigation.transitionCoordinator?.animate { _ in }
      (navigation, page) = (stage.navigation, stage.navigation.viewControllers[0])
      #expect(navigation?.transitionCoordinator != nil)
    }

    #expect(navigation == nil)
    #expect(page == nil)
  }

  @Test func `a popped view controller is freed`() {
    let stage = NavigationStage()
    weak var page: UIViewController?
    do {
      let pushed = stage.page("C")
      page = pushed
      stage.navigation.pushViewController(pushed, animated: true)
    }
    stage.screen.wait(1)
    stage.navigation.popViewController(animated: true)
    stage.screen.wait(1)

    #expect(page == nil)
  }

  @Test func `invalid pushes and pops are ignored`() {
    let stage = NavigationStage()

    stage.navigation.pushViewController(UINavigationController(), animated: false)
    stage.navigation.pushViewController(stage.navigation, animated: false)
    stage.navigation.pushViewController(stage.navigation.viewControllers[0], animated: false)
    let popped = stage.navigation.popToViewController(UIViewController(), animated: false)

    #expect(popped == nil)
    #expect(stage.stack == "AB")
  }

  @Test func `an empty stack ignores pops and accepts a push`() {
    let stage = NavigationStage()
    stage.navigation.setViewControllers([], animated: true)
    let isEmpty = stage.stack == "" && stage.navigation.children == []
    let top = stage.navigation.topViewController

    stage.screen.touch.down(2, 400).drag(300, 0).up().hold(1)
    stage.screen.touch.tap(22, 22)
    stage.navigation.pushViewController(stage.page("Z"), animated: true)
    stage.screen.wait(1)

    #expect(isEmpty && top == nil)
    #expect(stage.stack == "Z")
  }

  /// Expects no transition, only the top view controller in the window, and children that
  /// equal the stack.
  private func expectConsistent(_ stage: NavigationStage, _ context: String) {
    let navigation = stage.navigation
    #expect(navigation.transitionCoordinator == nil, "\(context)")
    #expect(
      Set(navigation.children.map(ObjectIdentifier.init))
        == Set(navigation.viewControllers.map(ObjectIdentifier.init)), "\(context)")
    for page in navigation.viewControllers {
      let shows = page.viewIfLoaded?.window != nil
      #expect(shows == (page === navigation.topViewController), "\(context)")
      #expect(!page.isMovingToParent && !page.isMovingFromParent, "\(context)")
      if shows { #expect(page.view.frame == navigation.view.bounds, "\(context)") }
    }
    for name in Set(stage.calls.compactMap { $0.split(separator: ".").first.map(String.init) }) {
      let appearances = stage.calls.filter {
        $0.hasPrefix("\(name).") && $0.hasSuffix("ppear")
      }
      // Every announced appearance change was completed or reversed.
      let last = appearances.last.map { $0.dropFirst(name.count + 1) }
      #expect(last == nil || last == "didAppear" || last == "didDisappear", "\(name): \(context)")
    }
  }
}

/// A screen that tells when its view is loaded.
private final class LoadedScreen: UIViewController {
  var onLoad: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    onLoad()
  }
}

/// A delegate that tells when it is asked about a change, and animates it.
private final class AskedDelegate: NSObject, UINavigationControllerDelegate {
  private let onCall: (String) -> Void

  init(_ onCall: @escaping (String) -> Void) { self.onCall = onCall }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    onCall("animator")
    return SlideAnimator()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    onCall("interaction")
    return nil
  }
}
#endif
