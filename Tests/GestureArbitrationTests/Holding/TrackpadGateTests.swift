#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Swipes with two fingers on a trackpad, which carry no touches (C132, C254).
@MainActor @Suite struct TrackpadGateTests {
  @Test func `C254: without settings a swipe on a trackpad pops where UIKit lets it`() {
    for movement in [CGPoint(x: 12, y: 1), CGPoint(x: 9, y: -7), CGPoint(x: 5, y: 9)] {
      everywhere(under: .each) { phone in
        let alone = Stage(behavior: phone.behavior)
        alone.push(UIViewController())

        phone.stage.swipeOnTrackpad(by: movement)
        alone.swipeOnTrackpad(by: movement)

        #expect(phone.depth == alone.navigation.viewControllers.count, "\(phone.story)")
        if movement.x > 10 {
          #expect(phone.depth == (phone.followsTrackpad ? 1 : 2), "\(phone.story)")
        }
      }
    }
  }

  @Test func `C254: a disabled policy and a suspension hold for a trackpad too`() {
    everywhere(under: .each) { phone in
      phone.screen.popPolicy = .disabled
      phone.stage.swipeOnTrackpad()
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(phone.decisions.compactMap(\.rule) == (phone.followsTrackpad ? ["never"] : []))

      phone.screen.popPolicy = nil
      let pause = phone.arbiter.suspend(for: phone.screen, because: "recording")
      phone.stage.swipeOnTrackpad()
      #expect(phone.depth == 2, "\(phone.story)")

      pause.end()
      phone.stage.swipeOnTrackpad()
      #expect(phone.depth == (phone.followsTrackpad ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [false, true])
  func `C254: a screen that refuses stays, the decision says so, and it is told once`(
    hasDriver: Bool
  ) {
    everywhere(under: .each) { phone in
      let editor = InterceptingScreen { _ in false }
      phone.stage.push(editor)
      if hasDriver { phone.arbiter.driver = .arbiter }

      for movement in [CGPoint(x: 1, y: 14), CGPoint(x: -14, y: 1), CGPoint(x: 14, y: 9)] {
        phone.stage.swipeOnTrackpad(by: movement)
      }

      let isPop = phone.followsTrackpad || hasDriver
      #expect(editor.attempts == (isPop ? [.trackpadSwipe] : []), "\(phone.story)")
      #expect(phone.depth == 3, "\(phone.story)")
      let codes = phone.decisions.compactMap(\.refusal?.code)
      #expect(codes == (isPop ? ["screenRefused"] : []), "\(codes) \(phone.story)")

      editor.answer = { _ in true }
      phone.stage.rest()
      phone.stage.swipeOnTrackpad()
      #expect(phone.depth == (isPop ? 2 : 3), "\(phone.story)")
    }
  }

  @Test func `C254: with a driver a swipe over a carousel without a role pops nothing`() {
    everywhere(under: .each) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true
      _ = phone.addScrollView(content: CGSize(width: 2000, height: 844))

      phone.stage.swipeOnTrackpad()

      // UIKit's own pop competes with the carousel as it does without an arbiter.
      #expect(phone.depth == 2 || phone.followsTrackpad, "\(phone.story)")
    }
  }

  @Test func `C254: with a driver a swipe over a list, or a pager at its edge, pops`() {
    for isPager in [false, true] {
      everywhere(under: .each) { phone in
        phone.arbiter.driver = .arbiter
        phone.stage.navigation.isNavigationBarHidden = true
        let content = phone.addScrollView(
          content: isPager ? CGSize(width: 1170, height: 844) : CGSize(width: 390, height: 4000))
        if isPager { content.allowsPopGestureAtLeadingEdge = true }

        phone.stage.swipeOnTrackpad()

        #expect(phone.depth == 1, "\(phone.story)")
      }
    }
  }

  @Test func `C254: with drivers at the root of the inner stack a swipe pops the outer one`() {
    everywhere(under: .each) { phone in
      let inner = phone.embedController(depth: 1)
      phone.arbiter.driver = .arbiter
      inner.gestureArbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true

      phone.stage.swipeOnTrackpad()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `C132: a screen with a transition is moved by the driver, and UIKit's pops wait`() {
    everywhere(under: .each) { phone in
      phone.screen.popTransition = .cover

      phone.stage.swipeOnTrackpad()

      #expect(phone.depth == 1 && !phone.hasPopBegun, "\(phone.story)")
    }
  }

  @Test func `C254: UIKit's pop goes first where it follows the trackpad`() {
    var behavior = UIKitBehavior()
    behavior.trackpadPop = .follows
    let phone = Phone(behavior)
    phone.arbiter.driver = .arbiter

    phone.stage.swipeOnTrackpad()

    #expect(phone.hasPopBegun && phone.depth == 1, "\(phone.story)")
  }

  @Test func `C132: no driver pops with a trackpad while the app has turned the pop off`() {
    let phone = Phone()
    phone.arbiter.driver = .arbiter
    phone.stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false

    phone.stage.swipeOnTrackpad()

    #expect(phone.depth == 2, "\(phone.story)")
  }

  @Test func `C132: a screen to push alone lets no driver pop with a trackpad`() {
    for answer in UIKitBehavior.TrackpadPop.allCases {
      var behavior = UIKitBehavior()
      behavior.trackpadPop = answer
      let phone = Phone(behavior)
      phone.screen.pushCandidate = { UIViewController() }

      phone.stage.swipeOnTrackpad()

      #expect(phone.depth == (phone.followsTrackpad ? 1 : 2), "\(phone.story)")
    }
  }

  @Test(arguments: [UIScrollTypeMask.continuous, []])
  func `C254: a pan in the content keeps a swipe from the driver if it follows the trackpad`(
    types: UIScrollTypeMask
  ) {
    let phone = Phone()
    phone.arbiter.driver = .arbiter
    phone.stage.navigation.isNavigationBarHidden = true
    let pan = phone.addPannedView().pan
    pan.allowedScrollTypesMask = types

    phone.stage.swipeOnTrackpad()

    #expect(phone.depth == (types.isEmpty ? 1 : 2), "\(phone.story)")
    #expect(phone.hasWon(pan) == !types.isEmpty, "\(phone.story)")
  }

  @Test func `C132: a driver that uses UIKit's transition follows no trackpad`() {
    for answer in UIKitBehavior.TrackpadPop.allCases {
      var behavior = UIKitBehavior()
      behavior.trackpadPop = answer
      let phone = Phone(behavior)
      phone.arbiter.driver = PopDriver("test") { _, _ in {} }

      phone.stage.swipeOnTrackpad()

      #expect(phone.depth == (phone.followsTrackpad ? 1 : 2), "\(phone.story)")
    }
  }

  @Test func `C254: no swipe is judged for pops that the app has disabled`() {
    var behavior = UIKitBehavior()
    behavior.trackpadPop = .follows
    let phone = Phone(behavior)
    phone.stage.navigation.interactivePopGestureRecognizer?.isEnabled = false
    phone.stage.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false
    phone.screen.popPolicy = .disabled

    phone.stage.swipeOnTrackpad()

    #expect(phone.decisions.isEmpty && phone.depth == 2, "\(phone.story)")
  }

  @Test func `C254: UIKit pops with a swipe if the app removes the arbiter as it is allowed`() {
    let phone = Phone { arbiter, screen in
      arbiter.driver = .arbiter
      screen.popTransition = .cover
    }
    phone.arbiter.onDecision = { [weak arbiter = phone.arbiter] _ in arbiter?.remove() }

    phone.stage.swipeOnTrackpad()

    #expect(phone.depth == 1, "\(phone.story)")
    phone.expectRest()
  }

  @Test func `C254: with drivers around one screen a swipe pops one of two stacks`() {
    everywhere(under: .each) { phone in
      let inner = phone.embedController(depth: 2)
      phone.arbiter.driver = .arbiter
      inner.gestureArbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true
      inner.isNavigationBarHidden = true

      phone.stage.swipeOnTrackpad()

      #expect(phone.depth + inner.viewControllers.count == 3, "\(phone.story)")
    }
  }

  @Test func `C254: after a swipe over a driven stack, one beside it moves that stack no more`() {
    let (stage, host, stack) = (Stage(), UIViewController(), UINavigationController())
    stack.setViewControllers([UIViewController(), UIViewController()], animated: false)
    stack.isNavigationBarHidden = true
    stack.gestureArbiter.driver = .arbiter
    host.addChild(stack)
    host.view.addSubview(stack.view)
    stack.didMove(toParent: host)
    stage.window.rootViewController = host
    var decisions: [PopDecision] = []
    stack.gestureArbiter.onDecision = { decisions.append($0) }
    stage.rest()
    // It leads elsewhere, and so moves nothing.
    stage.swipeOnTrackpad(by: CGPoint(x: -14, y: 1))
    decisions = []

    stack.view.frame = CGRect(x: 200, y: 0, width: 190, height: 844)
    stage.swipeOnTrackpad()

    #expect(stack.viewControllers.count == 2 && decisions.isEmpty, "\(stage.story)")
  }

  @Test(arguments: [CGPoint(x: 10, y: 7), CGPoint(x: 13, y: 8), CGPoint(x: 10, y: 6)])
  func `C132: a slanting swipe pops with a driver`(movement: CGPoint) {
    everywhere(under: .each) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true

      phone.stage.swipeOnTrackpad(by: movement, steps: 24)

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test(arguments: [0, 390])
  func `C254: a pager keeps a swipe on a trackpad from the pop unless it rests at its edge`(
    offset: CGFloat
  ) {
    everywhere(under: .each) { phone in
      let pager = phone.addScrollView(
        content: CGSize(width: 1170, height: 844), offset: CGPoint(x: offset, y: 0))
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true

      phone.stage.swipeOnTrackpad()

      let pops = phone.followsTrackpad && offset == 0
      #expect(phone.depth == (pops ? 1 : 2), "\(phone.story)")
      if phone.followsTrackpad {
        #expect(phone.decisions.last?.allows == pops, "\(phone.story)")
        #expect(
          pops || phone.decisions.last?.refusal?.code == "contentAwayFromEdge", "\(phone.story)")
      }
    }
  }

  @Test(arguments: [false, true])
  func `C132: a driver pops with a trackpad, also where the bar is hidden`(hidesBar: Bool) {
    everywhere(under: .each) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = hidesBar

      phone.stage.swipeOnTrackpad()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `C132: a swipe that reverses cancels a driver's pop`() {
    everywhere(under: .each) { phone in
      phone.arbiter.driver = .arbiter
      phone.stage.navigation.isNavigationBarHidden = true

      phone.stage.swipeOnTrackpad(by: CGPoint(x: 12, y: 0), steps: 5, back: 4)
      phone.stage.rest()

      #expect(phone.depth == 2, "\(phone.story)")
      #expect(phone.stage.navigation.transitionCoordinator == nil, "\(phone.story)")
    }
  }

  @Test func `C254: a swipe over a stack without settings costs and asks nothing`() async {
    // In another process no view has been given a role.
    await #expect(processExitsWith: .success) { @MainActor in
      let alone = Self.swipeWithoutSettings()
      let configured = UINavigationController()
      configured.gestureArbiter.onDecision = { _ in }

      let gated = Self.swipeWithoutSettings()

      #expect(!alone.hasGates && gated.hasGates)
      #expect(gated.calls == alone.calls)
    }
  }

  /// Swipes over a stack that has no setting, and returns how often a view of it was asked.
  private static func swipeWithoutSettings() -> (hasGates: Bool, calls: [String: Int]) {
    var behavior = UIKitBehavior()
    behavior.trackpadPop = .follows
    let stage = Stage(behavior: behavior)
    let screen = UIViewController()
    let view = AskedView(frame: StageMetrics.screen)
    screen.view.addSubview(view)
    stage.push(screen)
    view.calls = [:]
    stage.swipeOnTrackpad(by: CGPoint(x: 1, y: 14))
    #expect(stage.navigation.existingGestureArbiter == nil)
    return (stage.hasGates, view.calls)
  }

  enum Place: CaseIterable { case withoutParent, hitByEventsOnly }

  @Test(arguments: Place.allCases, [SystemVersion.v16, .v18, .v26])
  func `C254: a swipe is judged over any stack that hit testing finds`(
    place: Place, version: SystemVersion
  ) {
    let stage = Stage(iOS: version)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(UIViewController(), animated: false)
    let window = place == .hitByEventsOnly ? EventWindow() : UIWindow()
    if place == .withoutParent {
      let host = UIViewController()
      stack.view.frame = StageMetrics.screen
      host.view.addSubview(stack.view)
      window.rootViewController = host
    } else {
      window.rootViewController = stack
    }
    stage.engine.attach(window)
    stack.topViewController?.popPolicy = .disabled

    stage.swipeOnTrackpad()

    #expect(stack.viewControllers.count == 2, "\(stage.story)")
  }

  @Test(arguments: [CGFloat(0), 390])
  func `C254: a role alone has a swipe over its view judged`(offset: CGFloat) {
    everywhereWithoutArbiter { stage in
      let pager = UIScrollView(frame: StageMetrics.screen)
      pager.contentSize = CGSize(width: 1170, height: 844)
      pager.contentOffset.x = offset
      pager.panGestureRecognizer.allowedScrollTypesMask = .all
      pager.allowsPopGestureAtLeadingEdge = true
      let screen = UIViewController()
      screen.view.addSubview(pager)
      stage.push(screen)

      stage.swipeOnTrackpad()

      if offset > 0 { #expect(stage.depth == 2, "\(stage.story)") }
      #expect(stage.navigation.existingGestureArbiter != nil, "\(stage.story)")
    }
  }

  @Test func `C132: a swipe that no gate decides is let go, and what waits for them begins`() {
    let phone = Phone()
    phone.arbiter.remove()
    phone.screen.popPolicy = .edgeOnly
    let pan = phone.addPannedView().pan
    pan.allowedScrollTypesMask = .continuous
    let patient = PatientDelegate()
    pan.delegate = patient

    phone.stage.swipeOnTrackpad()

    #expect(phone.hasWon(pan), "\(phone.story)")
  }

  @Test func `C132: an app's own pan that follows a trackpad is judged`() {
    everywhere(under: .each) { phone in
      let pan = UIPanGestureRecognizer()
      pan.allowedScrollTypesMask = .continuous
      phone.screen.view.addGestureRecognizer(pan)
      phone.arbiter.addPopRecognizer(pan, for: .contentPop)
      phone.screen.popPolicy = .disabled
      var begins = 0
      pan.observeActions { if $0.state == .began { begins += 1 } }

      phone.stage.swipeOnTrackpad()
      #expect(begins == 0, "\(phone.story)")
      phone.arbiter.remove()
      phone.stage.swipeOnTrackpad()
      #expect(begins == 1, "\(phone.story)")
    }
  }
}

/// Counts what it is asked.
private final class AskedView: UIView {
  var calls: [String: Int] = [:]

  override var subviews: [UIView] {
    calls["subviews", default: 0] += 1
    return super.subviews
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    calls["hitTest", default: 0] += 1
    return super.hitTest(point, with: event)
  }
}

/// Lets a recognizer begin only after every other one has failed.
private final class PatientDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.name?.hasPrefix("GestureArbiter.") ?? false }
}

extension Phone {
  /// Whether UIKit's pops follow a trackpad, which is open (C254).
  fileprivate var followsTrackpad: Bool { behavior.trackpadPop == .follows }
}

/// A window whose hit test answers for events only.
private final class EventWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    event.flatMap { super.hitTest(point, with: $0) }
  }
}
#endif
