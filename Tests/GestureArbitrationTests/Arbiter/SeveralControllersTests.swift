#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Navigation controllers within and above others, each with its arbiter.
@MainActor @Suite struct SeveralControllersTests {
  private let wide = CGSize(width: 1950, height: 600)

  @Test(arguments: [CGFloat(6), 195])
  func `of two nested controllers one pops once`(x: CGFloat) {
    everywhere { phone in
      let inner = phone.embedController(depth: 3)
      let depths = { [phone.depth, inner.viewControllers.count] }

      phone.swipeRight(from: x)
      phone.stage.rest()

      let isPop = x == 6 || phone.hasContentPop
      #expect(depths().reduce(0, +) == (isPop ? 4 : 5), "\(depths())\n\(phone.story)")
      #expect(
        inner.transitionCoordinator == nil && phone.stage.navigation.transitionCoordinator == nil)
    }
  }

  @Test func `at the root of the inner controller the outer one pops`() {
    everywhere { phone in
      let inner = phone.embedController(depth: 1)

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(inner.viewControllers.count == 1)
    }
  }

  @Test func `each controller has its own policy`() {
    everywhere { phone in
      let inner = phone.embedController(depth: 2)
      inner.gestureArbiter.policy = .disabled

      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(inner.viewControllers.count == 2, "\(phone.story)")
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a pager defers to the inner controller at its leading edge only`() {
    everywhere { phone in
      let inner = phone.embedController(depth: 2)
      phone.arbiter.allowsPopGestures = false
      let pager = phone.addScrollView(
        content: wide, offset: CGPoint(x: 390, y: 0), in: inner.topViewController?.view)
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()
      #expect(inner.viewControllers.count == 2, "\(phone.story)")
      #expect(phone.hasWon(pager.panGestureRecognizer), "\(phone.story)")
      pager.contentOffset.x = 0
      phone.swipeRight()
      phone.stage.rest()
      #expect(
        inner.viewControllers.count == (phone.popsOverScrolling ? 1 : 2), "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `a pager at the inner root defers to the outer controller`() {
    everywhere { phone in
      let inner = phone.embedController(depth: 1)
      let pager = phone.addScrollView(content: wide, in: inner.topViewController?.view)
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      phone.expectDeferral(of: pager)
    }
  }

  @Test func `a presented controller pops, and the one below does not`() {
    everywhere { phone in
      let presented = UINavigationController(rootViewController: UIViewController())
      presented.view.semanticContentAttribute = .forceLeftToRight
      presented.pushViewController(UIViewController(), animated: false)
      phone.stage.navigation.present(presented, animated: false)
      let pager = phone.addScrollView(content: wide, in: presented.topViewController?.view)
      pager.allowsPopGestureAtLeadingEdge = true

      phone.swipeRight()
      phone.stage.rest()

      #expect(
        presented.viewControllers.count == (phone.popsOverScrolling ? 1 : 2), "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      presented.dismiss(animated: false)
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a drag during a presentation does not pop`() {
    everywhere { phone in
      // A touch that began before the presentation continues below it.
      phone.play(.drag(from: CGPoint(x: 6, y: 422), by: CGPoint(x: 180, y: 4))) { step in
        guard step == 1 else { return }
        phone.screen.present(UIViewController(), animated: true)
      }
      phone.stage.rest()

      #expect(!phone.hasPopBegun && phone.depth == 2, "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 195], [true, false])
  func `C260: of two stacks around one editor a drag tells it once, and pops at most one screen`(
    x: CGFloat, agrees: Bool
  ) {
    everywhere { phone in
      let editor = InterceptingScreen { _ in agrees }
      editor.popInterceptor = editor
      let inner = phone.embedController(depth: 1)
      inner.pushViewController(editor, animated: false)
      phone.arbiter.driver = .arbiter
      inner.gestureArbiter.driver = .arbiter
      var refusals: [PopReason?] = []
      inner.gestureArbiter.onDecision = { refusals.append($0.refusal) }

      phone.swipeRight(from: x)
      phone.stage.rest()

      #expect(editor.attempts.count == (agrees ? 0 : 1), "\(editor.attempts) \(phone.story)")
      if agrees {
        refusals += phone.decisions.map(\.refusal)
        #expect(!refusals.contains(.screenRefused), "\(refusals) \(phone.story)")
      }
      #expect(
        phone.depth + inner.viewControllers.count == (agrees ? 3 : 4), "\(phone.story)")
    }
  }

  /// Swipes from the bezel over an inner stack that only an edge pop may pop, in an outer one that
  /// only its driver pops.
  private func swipedOverTwoStacks(
    answer: @escaping (PopTrigger) -> Bool
  ) -> (phone: Phone, editor: InterceptingScreen, inner: UINavigationController) {
    let phone = Phone()
    let editor = InterceptingScreen(answer)
    editor.popInterceptor = editor
    let inner = phone.embedController(depth: 1)
    inner.pushViewController(editor, animated: false)
    phone.arbiter.driver = .arbiter
    phone.stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    inner.gestureArbiter.policy = .edgeOnly

    phone.swipeRight(from: 6)
    phone.stage.rest()
    return (phone, editor, inner)
  }

  @Test func `C260: an inner stack that may pop pops, and the outer one tells nothing`() {
    let (phone, editor, inner) = swipedOverTwoStacks { $0 == .edgeSwipe }

    #expect(editor.attempts.isEmpty, "\(phone.story)")
    #expect(phone.depth == 2 && inner.viewControllers.count == 1, "\(phone.story)")
  }

  @Test func `C260: refusing one trigger refuses another stack's other trigger`() {
    let (phone, editor, inner) = swipedOverTwoStacks { _ in false }

    #expect(editor.attempts == [.edgeSwipe], "\(phone.story)")
    #expect(phone.depth == 2 && inner.viewControllers.count == 2, "\(phone.story)")
  }

  @Test func `C260: of two stacks side by side each drag tells, though both land at once`() {
    let phone = Phone()
    let judge = InterceptingScreen { _ in false }
    for x in [0, 195] {
      let side = phone.embedController(depth: 2)
      side.view.frame = CGRect(x: x, y: 0, width: 195, height: 844)
      side.topViewController?.popInterceptor = judge
    }

    for distance in stride(from: 0, through: 120, by: 15) {
      let phase: UITouch.Phase = distance == 0 ? .began : .moved
      phone.stage.engine.send(
        [60, 255].enumerated().map { touch, x in
          TouchSample(touch: touch, phase: phase, location: CGPoint(x: x + distance, y: 400))
        }, at: phone.stage.engine.clock.now + 1.0 / 120)
    }

    #expect(judge.attempts == [.contentSwipe, .contentSwipe], "\(phone.story)")
  }

  @Test func `a screen that moves to another controller is judged by its arbiter`() {
    everywhere { phone in
      let pager = phone.addScrollView(content: wide)
      pager.allowsPopGestureAtLeadingEdge = true
      phone.screen.popPolicy = .edgeOnly
      let second = UINavigationController(rootViewController: UIViewController())
      second.view.semanticContentAttribute = .forceLeftToRight
      let log = RuleLog()
      second.gestureArbiter.onDecision = { log.rules.append($0.rule) }
      phone.stage.navigation.setViewControllers([UIViewController()], animated: false)
      second.pushViewController(phone.screen, animated: false)
      phone.stage.window.rootViewController = second
      let before = phone.decisions.count

      phone.swipeRight(from: 100)
      phone.stage.rest()
      #expect(second.viewControllers.count == 2, "\(phone.story)")
      #expect(log.rules == (phone.hasContentPop ? ["startsInsideArea"] : []), "\(phone.story)")
      #expect(phone.decisions.count == before, "the first arbiter decided")
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(second.viewControllers.count == 1, "\(phone.story)")
    }
  }

  @Test func `removing one controller's arbiter keeps the other's`() {
    everywhere { phone in
      let inner = phone.embedController(depth: 2)
      inner.gestureArbiter.policy = .disabled
      phone.arbiter.remove()

      phone.swipeRight(from: 6)
      phone.stage.rest()

      #expect(inner.viewControllers.count == 2, "\(phone.story)")
      #expect(phone.stage.hasGates)
    }
  }
}

/// The rules that decided.
@MainActor
private final class RuleLog {
  var rules: [String] = []
}

extension Phone {
  /// Puts a navigation controller with some screens into the screen on top.
  func embedController(depth: Int) -> UINavigationController {
    let inner = UINavigationController(rootViewController: UIViewController())
    inner.view.semanticContentAttribute = .forceLeftToRight
    screen.addChild(inner)
    inner.view.frame = StageMetrics.screen
    screen.view.addSubview(inner.view)
    inner.didMove(toParent: screen)
    for _ in 1..<depth { inner.pushViewController(UIViewController(), animated: false) }
    inner.gestureArbiter.onDecision = { _ in }
    return inner
  }
}
#endif
