#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Content with a role from `viewDidLoad`, before it is in any hierarchy.
@MainActor @Suite struct WindowGatesTests {
  @Test(arguments: 0..<3)
  func `the first touch pops as every later one does`(index: Int) {
    everywhereWithoutArbiter { stage in
      let screen = EarlyScreen()
      stage.push(screen)

      stage.swipeRight(y: 200 + 250 * CGFloat(index))

      expectPop(stage, from: screen.shelves[index], to: 1)
      #expect(stage.hasGates, "\(stage.story)")
      #expect(stage.gates(on: screen.shelves[index]).isEmpty, "\(stage.story)")
    }
  }

  @Test func `the first touch scrolls content away from its leading edge`() {
    everywhereWithoutArbiter { stage in
      let screen = EarlyScreen()
      stage.push(screen)
      screen.shelves[0].contentOffset.x = 400

      stage.swipeRight(y: 200)

      #expect(stage.depth == 2, "\(stage.story)")
      #expect(screen.shelves[0].contentOffset.x < 400, "\(stage.story)")
    }
  }

  @Test func `after each view was touched, one arbiter is left`() {
    everywhereWithoutArbiter { stage in
      let screen = EarlyScreen()
      stage.push(screen)
      for index in [0, 1, 2, 0, 1, 2] {
        stage.play(
          .drag(from: CGPoint(x: 300, y: 200 + 250 * CGFloat(index)), by: CGPoint(x: -60, y: 2)))
        stage.rest()
        // A gate without an arbiter would hold the pan for the whole drag.
        #expect(screen.shelves[index].contentOffset.x > 0, "\(stage.story)")
        screen.shelves[index].contentOffset.x = 0
      }
      var decisions = 0
      let arbiter = stage.navigation.gestureArbiter
      arbiter.onDecision = { decisions += $0.attempt.gesture == .contentPop ? 1 : 0 }

      #expect(stage.hasGates, "\(stage.story)")
      for shelf in screen.shelves { #expect(stage.gates(on: shelf).isEmpty, "\(stage.story)") }
      stage.swipeRight(y: 450)
      expectPop(stage, from: screen.shelves[1], to: 1)
      #expect(decisions <= 1, "\(stage.story)")
    }
  }

  @Test func `a pager in a pager, both set up early, pops once`() {
    everywhereWithoutArbiter { stage in
      stage.push(UIViewController())
      let screen = EarlyScreen(isNested: true)
      stage.push(screen)

      stage.swipeRight(y: 200)

      expectPop(stage, from: screen.shelves[1], to: 2)
      #expect(stage.hasGates, "\(stage.story)")
      for shelf in screen.shelves { #expect(stage.gates(on: shelf).isEmpty, "\(stage.story)") }
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `a canvas that claims drags early receives the whole first drag`(x: CGFloat) {
    everywhereWithoutArbiter { stage in
      let screen = UIViewController()
      let canvas = RawCanvas(frame: StageMetrics.screen)
      canvas.popGestureRole = .claims(.allDrags)
      screen.view.addSubview(canvas)
      stage.push(screen)

      stage.swipeRight(from: x)

      #expect(stage.depth == (x == 6 ? 1 : 2), "\(stage.story)")
      #expect(canvas.receivedWholeDrag == (x != 6), "\(canvas.phases)\n\(stage.story)")
    }
  }

  @Test func `an arbiter that was created in the meantime decides, and no other`() {
    everywhereWithoutArbiter { stage in
      let screen = EarlyScreen()
      stage.push(screen)
      let arbiter = stage.navigation.gestureArbiter
      var decisions: [PopDecision] = []
      arbiter.onDecision = { decisions.append($0) }
      arbiter.policy.rules.insert(.refuse("test") { _ in true }, at: 0)

      stage.swipeRight(y: 200)
      stage.swipeRight(y: 200)

      #expect(stage.depth == 2, "\(stage.story)")
      #expect(stage.navigation.gestureArbiter === arbiter)
      #expect(stage.hasGates && stage.gates(on: screen.shelves[0]).isEmpty)
      #expect(decisions.allSatisfy { $0.rule == "test" })
      #expect(decisions.filter { $0.attempt.gesture == .contentPop }.count <= 2, "\(decisions)")
    }
  }

  @Test func `a property that is turned off before the first touch has no effect`() {
    everywhereWithoutArbiter { stage in
      let screen = EarlyScreen()
      for shelf in screen.shelves { shelf.allowsPopGestureAtLeadingEdge = false }
      stage.push(screen)
      stage.push(UIViewController())
      stage.navigation.popViewController(animated: false)

      stage.swipeRight(y: 200)
      stage.swipeRight(y: 200)

      let pan = screen.shelves[0].panGestureRecognizer
      let scrolled = stage.timeline.winners.contains { $0 === pan }
      // UIKit itself may defer.
      let defers = stage.engine.behavior.scrollAtLeadingEdge == .yields
      #expect(scrolled || defers, "\(stage.story)")
      #expect(stage.depth == (scrolled ? 2 : 1), "\(stage.story)")
    }
  }

  @Test func `content defers each time its screen is pushed`() {
    everywhereWithoutArbiter { stage in
      let screen = EarlyScreen()
      for _ in 0..<2 {
        stage.push(screen)
        stage.swipeRight(y: 200)
        expectPop(stage, from: screen.shelves[0], to: 1)
        stage.navigation.popToRootViewController(animated: false)
      }
      #expect(stage.hasGates, "\(stage.story)")
    }
  }

  @Test func `content finds the controller that contains it when it is touched`() {
    everywhereWithoutArbiter { stage in
      let first = UINavigationController(rootViewController: UIViewController())
      let screen = EarlyScreen()
      first.pushViewController(screen, animated: false)
      first.popViewController(animated: false)
      stage.push(screen)

      stage.swipeRight(y: 200)

      expectPop(stage, from: screen.shelves[0], to: 1)
      #expect(stage.gates(on: first.view).isEmpty)
    }
  }

  @Test func `content that moves to another controller defers to that one's pops`() {
    everywhereWithoutArbiter { stage in
      let screen = EarlyScreen()
      stage.push(screen)
      stage.swipeRight(y: 200)
      stage.navigation.popToRootViewController(animated: false)
      let second = UINavigationController(rootViewController: UIViewController())
      second.view.semanticContentAttribute = .forceLeftToRight
      stage.window.rootViewController = second
      second.pushViewController(screen, animated: false)
      second.gestureArbiter.onDecision = { _ in }

      stage.swipeRight(y: 200)

      #expect(second.viewControllers.count == (stage.popsOverScrolling ? 1 : 2), "\(stage.story)")
    }
  }

  @Test func `content that is touched outside any controller finds one later`() {
    let stage = Stage()
    let pager = UIScrollView(frame: StageMetrics.screen)
    pager.contentSize = CGSize(width: 1950, height: 844)
    pager.popGestureRole = .pagingScrollView
    stage.window.addSubview(pager)
    stage.swipeRight()
    let screen = UIViewController()
    stage.push(screen)
    screen.view.addSubview(pager)
    pager.contentOffset = .zero

    stage.swipeRight()

    expectPop(stage, from: pager, to: 1)
    #expect(stage.hasGates, "\(stage.story)")
  }

  @Test func `content does not retain the arbiter of the controller that it has left`() {
    let pager = UIScrollView(frame: StageMetrics.screen)
    pager.popGestureRole = .pagingScrollView
    weak var arbiter: GestureArbiter?
    do {
      let stage = Stage()
      let screen = UIViewController()
      stage.push(screen)
      screen.view.addSubview(pager)
      stage.swipeRight()
      arbiter = stage.navigation.gestureArbiter
      #expect(arbiter != nil)
      pager.removeFromSuperview()
    }
    #expect(arbiter == nil)
  }

  @Test func `simultaneous touches on two views create one arbiter`() {
    everywhereWithoutArbiter { stage in
      let screen = EarlyScreen()
      stage.push(screen)

      stage.play(
        TouchScript().down(at: CGPoint(x: 250, y: 200)).down(at: CGPoint(x: 250, y: 450), touch: 1)
          .move(to: CGPoint(x: 100, y: 200), over: 0.2)
          .move(to: CGPoint(x: 100, y: 450), over: 0.2, touch: 1).up().up(touch: 1))
      stage.rest()

      #expect(stage.depth == 2, "\(stage.story)")
      #expect(stage.hasGates, "\(stage.story)")
      for shelf in screen.shelves.prefix(2) {
        #expect(stage.gates(on: shelf).isEmpty, "\(stage.story)")
        shelf.contentOffset.x = 0
      }
      stage.swipeRight(y: 450)
      expectPop(stage, from: screen.shelves[1], to: 1)
    }
  }

  @Test func `the recognizers of a driver are on the window once there is one`() async {
    // In another process nothing else drives.
    await #expect(processExitsWith: .success) { @MainActor in
      let stage = Stage()
      @MainActor func drives() -> Bool {
        stage.gates().contains { $0.name == RecognizerNames.pan(of: .contentPop) }
      }

      stage.navigation.gestureArbiter.driver = .uikitOnly
      #expect(stage.hasGates && !drives())
      stage.navigation.gestureArbiter.driver = .arbiter
      #expect(drives())
    }
  }

  @Test func `a screen that was never pushed is deallocated, and loads no other view`() {
    weak var shelf: UIScrollView?
    let navigation = UINavigationController()
    do {
      let screen = EarlyScreen()
      screen.loadViewIfNeeded()
      shelf = screen.shelves[0]
      navigation.viewControllers = [screen]
      navigation.viewControllers = []
    }

    #expect(shelf == nil)
    #expect(!navigation.isViewLoaded)
  }

  @Test(arguments: [false, true])
  func `a popped screen is deallocated with its content`(isTouched: Bool) {
    let stage = Stage()
    weak var screen: EarlyScreen?
    weak var shelf: UIScrollView?
    do {
      let pushed = EarlyScreen()
      stage.push(pushed)
      if isTouched {
        stage.swipeRight(y: 200)
      } else {
        stage.navigation.popViewController(animated: false)
      }
      (screen, shelf) = (pushed, pushed.shelves.first)
    }
    // UIKit retains the last event's touches until the next event.
    stage.play(.drag(from: CGPoint(x: 10, y: 422), by: CGPoint(x: 0, y: 1)))

    #expect(stage.depth == 1, "\(stage.story)")
    #expect(screen == nil)
    #expect(shelf == nil)
  }

  @Test func `an arbiter that content created is the controller's, and can be removed`() {
    let stage = Stage()
    let screen = EarlyScreen()
    stage.push(screen)
    stage.rest()
    #expect(stage.hasGates)
    stage.play(.drag(from: CGPoint(x: 300, y: 200), by: CGPoint(x: -60, y: 2)))
    stage.rest()

    stage.navigation.gestureArbiter.remove()

    #expect(stage.gates().isEmpty)
    #expect(stage.gates(on: screen.shelves[0]).isEmpty)
    screen.shelves[0].contentOffset.x = 0
    stage.swipeRight(y: 200)
    #expect(stage.depth == 2, "the pager keeps the drag\n\(stage.story)")
  }

  @Test(arguments: [1, 2, 3, 6, 12])
  func `an arbiter that is removed during the first touch leaves nothing behind`(frame: Int) {
    everywhereWithoutArbiter { stage in
      let screen = EarlyScreen()
      stage.push(screen)
      let script = TouchScript.drag(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 180, y: 4))
      for (index, step) in script.steps.enumerated() {
        if index == frame { stage.navigation.gestureArbiter.remove() }
        stage.engine.send([step.sample], at: step.time)
      }
      stage.rest()

      #expect(stage.gates(on: screen.shelves[0]).isEmpty, "\(stage.story)")
      #expect(stage.gates().isEmpty, "\(stage.story)")
      #expect(stage.navigation.transitionCoordinator == nil, "\(stage.story)")
    }
  }

  @Test func `at the root the first touch is refused, as at every later one`() {
    everywhereWithoutArbiter { stage in
      let screen = EarlyScreen()
      stage.navigation.setViewControllers([screen], animated: false)

      stage.swipeRight(y: 200)
      stage.swipeRight(from: 6, y: 200)

      #expect(stage.depth == 1 && stage.navigation.transitionCoordinator == nil)
      #expect(stage.hasGates, "\(stage.story)")
    }
  }

  /// Expects that the drag popped over a shelf; where UIKit has no such pop, that the shelf
  /// scrolled.
  private func expectPop(
    _ stage: Stage, from shelf: UIScrollView, to depth: Int,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let mayPop = stage.popsOverScrolling
    #expect(
      stage.depth == (mayPop ? depth : depth + 1), "\(stage.story)", sourceLocation: sourceLocation)
    if mayPop {
      #expect(shelf.contentOffset.x == 0, "\(stage.story)", sourceLocation: sourceLocation)
    }
  }
}

/// A screen with three shelves, or nested pagers, that are configured before it is pushed.
@MainActor
private final class EarlyScreen: UIViewController {
  private(set) var shelves: [UIScrollView] = []

  init(isNested: Bool = false) {
    super.init(nibName: nil, bundle: nil)
    for index in 0..<(isNested ? 2 : 3) {
      let shelf = UIScrollView(
        frame: isNested
          ? StageMetrics.screen
          : CGRect(x: 0, y: 100 + 250 * CGFloat(index), width: 390, height: 240))
      shelf.contentSize = CGSize(width: 1950, height: shelf.bounds.height)
      shelf.panGestureRecognizer.name = "shelf\(index).pan"
      shelf.allowsPopGestureAtLeadingEdge = true
      shelves.append(shelf)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let isNested = shelves.count == 2
    view.addSubview(shelves[0])
    for shelf in shelves.dropFirst() { (isNested ? shelves[0] : view)?.addSubview(shelf) }
  }
}
#endif
