#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Each documented line works by itself, whenever it is written (promise 9).
@MainActor @Suite struct SingleLineTests {
  /// When a line is written: before the screen is in a stack, or after.
  enum Moment: CaseIterable { case before, after }

  @Test(arguments: Moment.allCases)
  func `an editor that is its own interceptor is asked by both swipes`(moment: Moment) {
    for x in [CGFloat(6), 195] {
      everywhereWithoutArbiter { stage in
        let editor = RefusingEditor()
        show(editor, on: stage, moment) { editor.popInterceptor = editor }

        stage.swipeRight(from: x)

        #expect(stage.depth == 2, "\(stage.story)")
      }
    }
  }

  @Test(arguments: Moment.allCases)
  func `a policy that disables pops disables them`(moment: Moment) {
    for x in [CGFloat(6), 195] {
      everywhereWithoutArbiter { stage in
        let screen = UIViewController()
        show(screen, on: stage, moment) { screen.popPolicy = .disabled }

        stage.swipeRight(from: x)

        #expect(stage.depth == 2, "\(stage.story)")
      }
    }
  }

  @Test(arguments: Moment.allCases)
  func `the back button asks the interceptor`(moment: Moment) {
    everywhereWithoutArbiter { stage in
      let editor = RefusingEditor()
      show(editor, on: stage, moment) {
        editor.popInterceptor = editor
      }

      stage.play(TouchScript().down(at: CGPoint(x: 20, y: 20)).hold(for: 0.05).up())
      stage.rest()

      #expect(editor.attempts == [.backButton], "\(stage.story)")
      #expect(stage.depth == 2, "\(stage.story)")
    }
  }

  /// How a screen that asks comes to its place in a stack, turns after its setting.
  enum Arrival: CaseIterable { case pushed, becomesRoot, getsScreenBelow, childShown, childLeaves }

  @Test(arguments: Arrival.allCases)
  func `a back button asks without a touch wherever its screen has come to be`(arrival: Arrival) {
    let (stage, editor, parent) = (Stage(), RefusingEditor(), UIViewController())
    let navigation = stage.navigation
    editor.popInterceptor = editor
    stage.rest()
    switch arrival {
    case .pushed: stage.push(editor)
    case .becomesRoot:
      stage.push(editor)
      stage.rest()
      #expect(editor.navigationItem.backAction != nil)
      navigation.setViewControllers([editor], animated: false)
    case .getsScreenBelow:
      navigation.setViewControllers([editor], animated: false)
      stage.rest()
      navigation.setViewControllers([UIViewController(), editor], animated: false)
    case .childShown, .childLeaves:
      stage.push(parent)
      stage.rest()
      parent.addChild(editor)
      parent.view.addSubview(editor.view)
      editor.didMove(toParent: parent)
    }
    stage.rest()
    if arrival == .childLeaves {
      #expect(parent.navigationItem.backAction != nil)
      editor.removeFromParent()
      editor.view.removeFromSuperview()
      stage.rest()
    }
    // Another turn, in which nothing has happened.
    editor.viewIfLoaded?.layer.sublayers = nil
    stage.rest()

    let screen = [.childShown, .childLeaves].contains(arrival) ? parent : editor
    let asks = ![.becomesRoot, .childLeaves].contains(arrival)
    #expect((screen.navigationItem.backAction != nil) == asks)
  }

  @Test func `at the root no back button appears for an interceptor`() {
    let stage = Stage()
    let editor = RefusingEditor()
    editor.popInterceptor = editor
    stage.navigation.setViewControllers([editor], animated: false)
    stage.rest()
    #expect(editor.navigationItem.backAction == nil)

    stage.navigation.setViewControllers([UIViewController(), editor], animated: false)
    stage.rest()
    #expect(editor.navigationItem.backAction != nil)
  }

  @Test func `removing the arbiter removes its back action`() {
    let stage = Stage()
    let editor = RefusingEditor()
    editor.popInterceptor = editor
    stage.push(editor)
    stage.rest()
    #expect(editor.navigationItem.backAction != nil)

    stage.navigation.gestureArbiter.remove()
    stage.rest()

    #expect(editor.navigationItem.backAction == nil)
    #expect(stage.gates().isEmpty)
  }

  @Test(arguments: [false, true])
  func `C260: an editor inside the screen that would be popped is asked`(isInStack: Bool) {
    everywhereWithoutArbiter { stage in
      let editor = RefusingEditor()
      let child = isInStack ? UINavigationController(rootViewController: editor) : editor
      let container = UIViewController()
      for controller in [child, UIViewController()] {
        container.addChild(controller)
        controller.view.frame = CGRect(
          x: 0, y: controller === child ? 0 : 744, width: 390, height: 100)
        container.view.addSubview(controller.view)
        controller.didMove(toParent: container)
      }
      editor.popInterceptor = editor
      stage.push(container)

      stage.swipeRight(from: 6)

      #expect(stage.depth == 2, "\(stage.story)")
      #expect(editor.attempts == [.edgeSwipe], "\(stage.story)")
    }
  }

  @Test func `a candidate is pushed, and a transition is used, without a driver`() {
    everywhereWithoutArbiter { stage in
      let screen = UIViewController()
      screen.pushCandidate = { UIViewController() }
      screen.popTransition = .sideBySide
      stage.push(screen)

      stage.play(.drag(from: CGPoint(x: 300, y: 422), by: CGPoint(x: -180, y: 4)))
      stage.rest()
      #expect(stage.depth == 3, "\(stage.story)")
      stage.navigation.popViewController(animated: false)
      stage.rest()
      stage.swipeRight()
      #expect(stage.depth == 1, "\(stage.story)")
    }
  }

  @Test func `asking for an arbiter loads no view`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.gestureArbiter.policy = .edgeOnly
    navigation.topViewController?.popPolicy = .disabled

    #expect(!navigation.isViewLoaded)
    #expect(navigation.topViewController?.isViewLoaded == false)
  }

  @Test func `the defaults of the app hold in every navigation controller`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let stage = Stage(behavior: UIKitBehavior(version: .v16))
    let screen = UIViewController()
    stage.push(screen)
    GestureArbiter.defaults.driver = .arbiter
    stage.swipeRight()
    #expect(stage.depth == 1, "the driver of the defaults pops\n\(stage.story)")

    stage.push(UIViewController())
    GestureArbiter.defaults.policy = .disabled
    stage.swipeRight()
    #expect(stage.depth == 2, "the policy of the defaults refuses\n\(stage.story)")
    stage.navigation.gestureArbiter.policy = .standard
    stage.swipeRight()
    #expect(stage.depth == 1, "an arbiter's own policy counts instead\n\(stage.story)")
  }

  @Test func `a sideways scroll view without a role has that of the defaults`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    everywhereWithoutArbiter { stage in
      GestureArbiter.defaults.scrollViewRole = .pagingScrollView
      let pager = UIScrollView(frame: StageMetrics.screen)
      pager.contentSize = CGSize(width: 1950, height: 844)
      let screen = UIViewController()
      screen.view.addSubview(pager)
      stage.push(screen)

      stage.swipeRight()

      #expect(stage.depth == (stage.popsOverScrolling ? 1 : 2), "\(stage.story)")
      GestureArbiter.defaults = GestureArbiter.Defaults()
    }
  }

  @Test(arguments: [true, false])
  func `a view is exempt from the default role by nil, or by the shorthand`(byShorthand: Bool) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    for version in SystemVersion.allCases {
      let stage = Stage(behavior: UIKitBehavior(version: version))
      GestureArbiter.defaults.scrollViewRole = .pagingScrollView
      let pager = UIScrollView(frame: StageMetrics.screen)
      // Before there is content, as in viewDidLoad.
      if byShorthand {
        pager.allowsPopGestureAtLeadingEdge = false
      } else {
        pager.popGestureRole = nil
      }
      pager.contentSize = CGSize(width: 1950, height: 844)
      let screen = UIViewController()
      screen.view.addSubview(pager)
      stage.push(screen)
      #expect(!pager.allowsPopGestureAtLeadingEdge)

      stage.swipeRight()
      #expect(stage.depth == 2, "the pager competes as without an arbiter\n\(stage.story)")
      pager.allowsPopGestureAtLeadingEdge = true
      GestureArbiter.defaults = GestureArbiter.Defaults()
      #expect(pager.allowsPopGestureAtLeadingEdge, "the view's own role outlives the default")
    }
  }

  @Test func `the shorthand sets the role of a view even if the default has the same value`() {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    GestureArbiter.defaults.scrollViewRole = .pagingScrollView
    let pager = UIScrollView(frame: StageMetrics.screen)
    pager.contentSize = CGSize(width: 1950, height: 844)
    #expect(pager.allowsPopGestureAtLeadingEdge)

    pager.allowsPopGestureAtLeadingEdge = true
    GestureArbiter.defaults = GestureArbiter.Defaults()

    #expect(pager.allowsPopGestureAtLeadingEdge)
  }

  private func show(
    _ screen: UIViewController, on stage: Stage, _ moment: Moment, _ line: () -> Void
  ) {
    if moment == .before { line() }
    stage.push(screen)
    if moment == .after { line() }
  }
}

/// A screen with unsaved changes.
@MainActor
private final class RefusingEditor: UIViewController, PopIntercepting {
  private(set) var attempts: [PopTrigger] = []

  func allowsPop(by trigger: PopTrigger) -> Bool { false }

  func didAttemptPop(by trigger: PopTrigger) { attempts.append(trigger) }
}
#endif
