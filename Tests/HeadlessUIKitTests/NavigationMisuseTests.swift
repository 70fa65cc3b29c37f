import Foundation
import HeadlessUIKit
import Testing

/// Changes of the stack at the worst of moments: no trap, nothing stuck, nothing left behind.
@MainActor @Suite struct NavigationMisuseTests {
  @Test(
    arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"], [true, false])
  func `C229: a pop from within any callback of a push leaves a whole stack`(
    moment: String, animated: Bool
  ) {
    let stage = NavigationStage()
    let page = stage.page("C")
    var isFirst = true
    let react: (NavigationStage.Page, String) -> Void = { [weak stage] _, call in
      guard call == moment, isFirst else { return }
      isFirst = false
      stage?.navigation.popViewController(animated: animated)
    }
    page.onCall = react
    stage.shown(1)?.onCall = react

    stage.navigation.pushViewController(page, animated: animated)
    stage.screen.wait(2)

    expectWhole(stage, "\(moment), \(animated)")
    #expect(stage.stack == "AB")
  }

  @Test(
    arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"], [true, false])
  func `C229: a push from within any callback of a swipe leaves a whole stack`(
    moment: String, cancels: Bool
  ) {
    let stage = NavigationStage(depth: 3)
    var isFirst = true
    for page in stage.navigation.viewControllers {
      (page as? NavigationStage.Page)?.onCall = { [weak stage] _, call in
        guard call == moment, isFirst, let stage else { return }
        isFirst = false
        stage.navigation.pushViewController(stage.page("X"), animated: true)
      }
    }

    stage.screen.finger.down(2, 400).drag(300, 0)
    if cancels { stage.screen.finger.drag(-280, 0) }
    stage.screen.finger.up().hold(2)

    expectWhole(stage, "\(moment), \(cancels)")
    #expect(stage.stack.hasSuffix("X"))
  }

  @Test(
    arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"],
    ["push", "pop", "root", "replace"])
  func `C229: the last didShow names the screen that shows, whatever a callback does`(
    moment: String, deed: String
  ) {
    for (swipes, cancels) in [(false, false), (true, false), (true, true)] {
      for animated in [true, false] {
        let stage = NavigationStage(depth: 3)
        let navigation = stage.navigation
        var isFirst = true
        for page in navigation.viewControllers {
          (page as? NavigationStage.Page)?.onCall = { [weak stage] _, call in
            guard call == moment, isFirst, let stage else { return }
            isFirst = false
            let navigation = stage.navigation
            switch deed {
            case "push": navigation.pushViewController(stage.page("X"), animated: animated)
            case "pop": navigation.popViewController(animated: animated)
            case "root": navigation.popToRootViewController(animated: animated)
            default: navigation.setViewControllers([stage.page("X")], animated: animated)
            }
          }
        }

        if swipes {
          stage.screen.finger.down(2, 400).drag(300, 0)
          if cancels { stage.screen.finger.drag(-280, 0) }
          stage.screen.finger.up()
        } else {
          navigation.popViewController(animated: animated)
        }
        stage.screen.wait(2)

        let context = "\(moment), \(deed), \(swipes), \(cancels), \(animated)"
        expectWhole(stage, context)
        let shown = "didShow \(navigation.topViewController?.title ?? "?")"
        #expect(
          stage.calls.last { $0.hasPrefix("didShow") } == shown, "\(context): \(stage.calls)")
      }
    }
  }

  @Test func `a controller that is on the stack already is not pushed, which is an issue`() {
    let stage = NavigationStage(depth: 2)
    let second = stage.page("B")
    stage.navigation.setViewControllers([stage.page("A"), second], animated: false)
    stage.forget()

    stage.navigation.pushViewController(second, animated: true)
    stage.screen.wait(1)

    #expect(stage.stack == "AB")
    #expect(stage.calls == [])
    #expect(stage.screen.engine.issues == [.pushedTwice("B")])
    let issue = HeadlessIssue.pushedTwice("B")
    #expect(issue.description.hasPrefix("B was pushed although it is on the stack already"))
    #expect(issue.description.contains("\n\n"))
  }

  @Test(arguments: SystemVersion.allCases)
  func `any row of pushes, pops and swipes ends at rest with a whole stack`(
    version: SystemVersion
  ) {
    for seed in 1...60 as ClosedRange<UInt64> {
      var bits = SeededGenerator(seed: seed)
      let stage = NavigationStage(Screen(UIKitBehavior(version: version)), depth: 3)
      var story = ["seed \(seed)"]
      for step in 0..<30 {
        let animated = Bool.random(using: &bits)
        let action = Int.random(in: 0..<9, using: &bits)
        story.append("\(action) \(animated)")
        switch action {
        case 0: stage.navigation.pushViewController(stage.page("P\(step)"), animated: animated)
        case 1: stage.navigation.popViewController(animated: animated)
        case 2: stage.navigation.popToRootViewController(animated: animated)
        case 3:
          var pages = stage.navigation.viewControllers.shuffled(using: &bits)
          pages.append(stage.page("S\(step)"))
          stage.navigation.setViewControllers(pages.shuffled(using: &bits), animated: animated)
        case 4: stage.navigation.viewControllers.last?.removeFromParent()
        case 5: stage.screen.finger.down(animated ? 2 : 200, 400).drag(120, 0)
        case 6: stage.screen.finger.drag(animated ? 90 : -60, 0)
        case 7: stage.screen.finger.up()
        default: stage.screen.wait(animated ? 0.1 : 0.5)
        }
      }
      stage.screen.finger.up().hold(2)
      expectWhole(stage, story.joined(separator: ", "))
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `any row of driven changes, presentations and swipes ends at rest with a whole stack`(
    version: SystemVersion
  ) {
    for seed in 1...80 as ClosedRange<UInt64> {
      var bits = SeededGenerator(seed: seed)
      let stage = NavigationStage(Screen(UIKitBehavior(version: version)), depth: 3)
      let driver = UIPercentDrivenInteractiveTransition()
      var story = ["seed \(seed)"]
      for step in 0..<40 {
        let choice = Bool.random(using: &bits)
        let action = Int.random(in: 0..<13, using: &bits)
        story.append("\(action) \(choice)")
        switch action {
        case 0: stage.navigation.pushViewController(stage.page("P\(step)"), animated: true)
        case 1: stage.navigation.popViewController(animated: true)
        case 2:
          stage.animator = { _ in
            choice ? SlideAnimator() : InterruptibleSlideAnimator(SlideAnimator())
          }
        case 3: stage.animator = { _ in nil }
        case 4: stage.interaction = choice ? driver : nil
        case 5: driver.update(CGFloat(Double.random(in: -0.5...1.5, using: &bits)))
        case 6: if choice { driver.finish() } else { driver.cancel() }
        case 7: if choice { driver.pause() } else { stage.screen.wait(0.1) }
        case 8:
          let modal = UIViewController()
          modal.modalPresentationStyle = choice ? .fullScreen : .pageSheet
          stage.navigation.present(modal, animated: Bool.random(using: &bits))
        case 9: stage.navigation.dismiss(animated: choice)
        case 10: stage.screen.finger.down(choice ? 2 : 200, 400).drag(120, choice ? 0 : 40)
        case 11: stage.screen.finger.drag(choice ? 90 : -60, choice ? 0 : 150).up()
        default: stage.screen.wait(0.5)
        }
      }
      stage.screen.finger.up()
      driver.finish()
      stage.screen.wait(2)
      stage.navigation.dismiss(animated: true)
      stage.screen.wait(2)
      #expect(stage.navigation.presentedViewController == nil, "\(story)")
      #expect(stage.screen.window.subviews == [stage.navigation.view], "\(story)")
      expectWhole(stage, story.joined(separator: ", "))
    }
  }

  @Test func `a controller that leaves its window in mid-pop is at rest at once`() {
    let stage = NavigationStage()
    stage.screen.finger.down(2, 400).drag(150, 0)

    stage.screen.window.rootViewController = UIViewController()

    #expect(stage.navigation.transitionCoordinator == nil)
    stage.screen.finger.up().hold(1)
    stage.screen.window.rootViewController = stage.navigation
    stage.screen.wait(1)
    expectWhole(stage, "back in the window")
  }

  @Test func `an engine that is gone leaves a controller that works without one`() {
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

  @Test func `a controller dropped in mid-transition is freed with its screens`() {
    weak var navigation: UINavigationController?
    weak var page: UIViewController?
    do {
      let stage = NavigationStage()
      let finger = stage.screen.finger(1)
      finger.down(2, 400).drag(150, 0)
      stage.navigation.transitionCoordinator?.animate { _ in }
      (navigation, page) = (stage.navigation, stage.navigation.viewControllers[0])
      #expect(navigation?.transitionCoordinator != nil)
    }

    #expect(navigation == nil)
    #expect(page == nil)
  }

  @Test func `a popped screen is freed`() {
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

  @Test func `what cannot be pushed or popped to is ignored`() {
    let stage = NavigationStage()

    stage.navigation.pushViewController(UINavigationController(), animated: false)
    stage.navigation.pushViewController(stage.navigation, animated: false)
    stage.navigation.pushViewController(stage.navigation.viewControllers[0], animated: false)

    #expect(stage.navigation.popToViewController(UIViewController(), animated: false) == nil)
    #expect(stage.stack == "AB")
    stage.navigation.setViewControllers([], animated: true)
    #expect(stage.stack == "" && stage.navigation.children == [])
    #expect(stage.navigation.topViewController == nil)
    stage.screen.finger.down(2, 400).drag(300, 0).up().hold(1)
    stage.screen.finger.tap(22, 22)
    stage.navigation.pushViewController(stage.page("Z"), animated: true)
    stage.screen.wait(1)
    #expect(stage.stack == "Z")
  }

  /// At rest the top shows, alone; everybody on the stack is a child, and nobody else.
  private func expectWhole(_ stage: NavigationStage, _ story: String) {
    let navigation = stage.navigation
    #expect(navigation.transitionCoordinator == nil, "\(story)")
    #expect(
      Set(navigation.children.map(ObjectIdentifier.init))
        == Set(navigation.viewControllers.map(ObjectIdentifier.init)), "\(story)")
    for page in navigation.viewControllers {
      let shows = page.viewIfLoaded?.window != nil
      #expect(shows == (page === navigation.topViewController), "\(story)")
      #expect(!page.isMovingToParent && !page.isMovingFromParent, "\(story)")
      if shows { #expect(page.view.frame == navigation.view.bounds, "\(story)") }
    }
    for name in Set(stage.calls.compactMap { $0.split(separator: ".").first.map(String.init) }) {
      let appearances = stage.calls.filter {
        $0.hasPrefix("\(name).") && $0.hasSuffix("ppear")
      }
      // Every change that was announced was completed or turned round.
      let last = appearances.last.map { $0.dropFirst(name.count + 1) }
      #expect(last == nil || last == "didAppear" || last == "didDisappear", "\(name): \(story)")
    }
  }
}
