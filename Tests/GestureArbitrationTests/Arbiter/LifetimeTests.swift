#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What an arbiter retains, and what it leaves behind.
@MainActor @Suite struct LifetimeTests {
  @Test func `a controller has one arbiter`() {
    let navigation = UINavigationController(rootViewController: UIViewController())

    #expect(navigation.gestureArbiter === navigation.gestureArbiter)
  }

  @Test func `a controller that accesses its arbiter while its view loads has one`() {
    let navigation = EagerNavigationController(rootViewController: UIViewController())

    let arbiter = navigation.gestureArbiter

    navigation.loadViewIfNeeded()
    #expect(navigation.arbiterAtLoad === arbiter)
  }

  @Test func `an arbiter is deallocated with its controller`() {
    weak var arbiter: GestureArbiter?
    weak var controller: UINavigationController?

    do {
      let stage = Stage()
      controller = stage.navigation
      arbiter = stage.navigation.gestureArbiter
      #expect(arbiter != nil)
    }

    #expect(controller == nil)
    #expect(arbiter == nil)
  }

  private final class Draft: Sendable {}

  @Test func `what the rules of a popped screen capture is not retained`() {
    let phone = Phone()
    weak var draft: Draft?
    do {
      let (screen, captured) = (UIViewController(), Draft())
      draft = captured
      let rule = PopRule("draft") { _ in withExtendedLifetime(captured) { .noOpinion } }
      screen.popPolicy = PopPolicy(rules: [rule])
      phone.stage.push(screen)
    }
    phone.swipeRight(from: 6)
    phone.stage.rest()

    #expect(draft == nil && phone.depth == 2, "\(phone.story)")
  }

  @Test func `a registered view of a popped screen is not retained`() {
    let phone = Phone()
    weak var screen: UIViewController?
    weak var pager: UIScrollView?
    do {
      let pushed = UIViewController()
      let scrollView = UIScrollView(frame: StageMetrics.screen)
      scrollView.contentSize = CGSize(width: 1950, height: 844)
      scrollView.allowsPopGestureAtLeadingEdge = true
      pushed.view.addSubview(scrollView)
      phone.stage.push(pushed)
      (screen, pager) = (pushed, scrollView)
    }
    #expect(pager != nil)

    phone.swipeRight()
    phone.stage.rest()
    // The system still holds the last event's touches until the next one.
    phone.stage.play(.drag(from: CGPoint(x: 10, y: 422), by: CGPoint(x: 0, y: 1)))

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(screen == nil)
    #expect(pager == nil)
  }

  @Test func `what a role's closure keeps goes with its screen, before another touch lands`() {
    let phone = Phone()
    weak var token: Token?
    do {
      let pushed = UIViewController()
      let content = UIView(frame: StageMetrics.screen)
      let kept = Token()
      content.popGestureRole = .custom { _ in
        _ = kept
        return nil
      }
      pushed.view.addSubview(content)
      phone.stage.push(pushed)
      token = kept
    }
    #expect(token != nil)

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(token == nil)
  }

  @Test func `removing the arbiter removes its recognizers`() {
    let stage = Stage()
    let arbiter = stage.navigation.gestureArbiter
    arbiter.onDecision = { _ in }
    #expect(stage.hasGates)

    arbiter.remove()

    #expect(stage.gates().isEmpty)
    #expect(stage.navigation.gestureArbiter !== arbiter)
  }

  @Test func `after the arbiter is removed a deferring pager scrolls`() {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.arbiter.remove()
    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
  }

  @Test(arguments: [1, 2, 3, 6, 12])
  func `a drag during which the arbiter is removed has one owner, and all is reset`(frame: Int) {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true

    phone.play(.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 180, y: 4))) { step in
      if step == frame { phone.arbiter.remove() }
    }
    phone.stage.rest()

    let popped = phone.depth == 1
    let scrolled = phone.stage.timeline.winners.contains { $0 === pager.panGestureRecognizer }
    #expect(popped != scrolled, "\(phone.story)")
    for recognizer in phone.stage.navigation.view.gestureRecognizers ?? [] {
      #expect(recognizer.state == .possible, "\(phone.story)")
    }
  }

  @Test func `an arbiter leaves UIKit's delegates and recognizers as they are`() {
    let stage = Stage()
    let pops = [
      stage.navigation.interactivePopGestureRecognizer,
      stage.navigation.interactiveContentPopGestureRecognizer,
    ]
    let before = pops.map { $0?.delegate.map(ObjectIdentifier.init) }

    stage.navigation.gestureArbiter.onDecision = { _ in }

    #expect(pops.map { $0?.delegate.map(ObjectIdentifier.init) } == before)
    #expect(pops.allSatisfy { $0?.isEnabled == true })
    #expect(stage.navigation.delegate == nil)
  }
}

/// What a closure keeps.
private final class Token: Sendable {}

/// A controller that accesses its arbiter in `viewDidLoad`.
@MainActor
private final class EagerNavigationController: UINavigationController {
  private(set) var arbiterAtLoad: GestureArbiter?

  override func viewDidLoad() {
    super.viewDidLoad()
    arbiterAtLoad = gestureArbiter
  }
}
#endif
