#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// `GestureArbiter.zoomDismissal`: the rules decide about the dismissal of a zoom transition.
@MainActor @Suite struct ZoomDismissalTests {
  private static let middle = CGPoint(x: 195, y: 300)

  @Test func `C253: without an objection a zoom is dismissed as under plain UIKit`() {
    zoomed { phone in
      phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 300))
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(Self.zooms(phone).map(\.allows) == [true])
      #expect(Self.zooms(phone).first?.attempt.contents.isEmpty == true)
    }
  }

  @Test func `C253: a pinch dismisses too, and is one decision`() {
    zoomed { phone in
      Self.pinch(on: phone)

      #expect(phone.depth == 1, "\(phone.story)")
      #expect(Self.zooms(phone).map(\.allows) == [true], "\(phone.story)")
    }
  }

  @Test(arguments: [NavigationGestures.content, .all, .edge])
  func `a suspension of what starts in the content refuses the dismissal`(
    scope: NavigationGestures
  ) {
    zoomed { phone in
      phone.arbiter.suspend(scope, for: phone, because: "recording")

      phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 300))
      phone.stage.rest()

      #expect(phone.depth == (scope == .edge ? 1 : 2), "\(phone.story)")
      if scope != .edge {
        #expect(Self.zooms(phone).map(\.reasonText) == ["Phone suspended it: recording"])
      }
    }
  }

  @Test func `a policy that disables pops, or lets them start elsewhere, refuses the dismissal`() {
    for (policy, begins) in [
      (PopPolicy.disabled, false), (.edgeOnly, false), (PopPolicy(start: .box(top: 400)), false),
      (PopPolicy(start: .leading(300)), true),
    ] {
      zoomed { phone in
        phone.screen.popPolicy = policy

        phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 300))
        phone.stage.rest()

        #expect(phone.depth == (begins ? 1 : 2), "\(policy)\n\(phone.story)")
        #expect(Self.zooms(phone).map(\.allows) == [begins])
      }
    }
  }

  @Test func `a registered list lets the dismissal down begin at its top only`() {
    for (offset, begins) in [(CGFloat(0), true), (300, false)] {
      // With no relation between the two, UIKit's list wins by its own rules.
      zoomed(overScrolling: [.beginsAtTheTop, .beginsAnywhere]) {
        phone in
        let list = phone.addScrollView(
          content: CGSize(width: 390, height: 3000), offset: CGPoint(x: 0, y: offset))
        list.allowsPopGestureAtLeadingEdge = true

        phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 200))
        phone.stage.rest()

        #expect(phone.depth == (begins ? 1 : 2), "\(phone.story)")
        #expect((list.contentOffset.y < offset) == !begins, "\(phone.story)")
      }
    }
  }

  @Test func `the refusal over a list names its top`() {
    let phone = Self.phone(UIKitBehavior(), overScrolling: .beginsAnywhere)
    let list = phone.addScrollView(
      content: CGSize(width: 390, height: 3000), offset: CGPoint(x: 0, y: 300))
    phone.arbiter.register(list, as: .pagingScrollView, named: "feed")

    phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 200))

    #expect(Self.zooms(phone).map(\.reasonText) == ["feed rests 300 pt past its top edge"])
  }

  @Test func `a pager has nothing to say of a dismissal downwards`() {
    zoomed { phone in
      let pager = phone.addScrollView(
        content: CGSize(width: 1170, height: 844), offset: CGPoint(x: 390, y: 0))
      pager.isPagingEnabled = true
      pager.allowsPopGestureAtLeadingEdge = true

      phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 300))
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a claim keeps the drags that it names from the dismissal`() {
    for (role, begins) in [
      (PopGestureRole.claims(.allDrags), false), (.claims(.horizontalDrags), true),
      (.claims(.verticalDrags), false), (.excluded, false), (.map, false), (.simultaneous, true),
    ] {
      zoomed { phone in
        let canvas = UIView(frame: StageMetrics.screen)
        phone.screen.view.addSubview(canvas)
        canvas.popGestureRole = role

        phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 300))
        phone.stage.rest()

        #expect(phone.depth == (begins ? 1 : 2), "\(phone.story)")
      }
    }
  }

  @Test func `a claim on all drags keeps a pinch, one on horizontal drags does not`() {
    for (role, begins) in [
      (PopGestureRole.claims(.allDrags), false), (.claims(.horizontalDrags), true),
    ] {
      zoomed { phone in
        let photo = UIView(frame: StageMetrics.screen)
        photo.isMultipleTouchEnabled = true
        phone.screen.view.addSubview(photo)
        photo.popGestureRole = role

        Self.pinch(on: phone)

        #expect(phone.depth == (begins ? 1 : 2), "\(phone.story)")
      }
    }
  }

  @Test func `the screen is told once, and its refusal holds for the whole sequence`() {
    zoomed { phone in
      let interceptor = CountingInterceptor()
      phone.keep(interceptor)
      phone.screen.popInterceptor = interceptor

      phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 300))
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(interceptor.attempts == [.zoom], "\(phone.story)")

      interceptor.agrees = true
      phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 300))
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      #expect(interceptor.attempts == [.zoom])
    }
  }

  @Test func `no screen is told of a dismissal that UIKit would not begin`() {
    let phone = Self.phone(UIKitBehavior(), overScrolling: .beginsAtTheTop)
    _ = phone.addScrollView(
      content: CGSize(width: 390, height: 3000), offset: CGPoint(x: 0, y: 300))
    let interceptor = CountingInterceptor()
    phone.screen.popInterceptor = interceptor

    phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 200))

    #expect(phone.depth == 2)
    #expect(interceptor.attempts.isEmpty)
    #expect(Self.zooms(phone).isEmpty)
  }

  @Test func `a zoom can be caught while it pushes, although a transition runs`() {
    for version in [SystemVersion.v18, .v26] {
      let phone = Self.phone(UIKitBehavior(version: version), isPushed: false)
      phone.stage.navigation.pushViewController(phone.screen, animated: true)
      phone.stage.engine.clock.advance(by: 0.1)

      phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 400))
      phone.stage.rest()

      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `after the arbiter is removed UIKit decides alone`() {
    let phone = Self.phone(UIKitBehavior())
    phone.screen.popPolicy = .disabled
    phone.arbiter.remove()
    _ = phone.stage.navigation.gestureArbiter

    phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 300))
    phone.stage.rest()

    #expect(phone.depth == 1)
  }

  @Test func `a presented navigation controller is dismissed under its own arbiter's rules`() {
    for isSuspended in [false, true] {
      let phone = Phone()
      let gallery = UINavigationController(rootViewController: UIViewController())
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = gallery.gestureArbiter.zoomDismissal
      gallery.modalPresentationStyle = .fullScreen
      gallery.preferredTransition = .zoom(options: options) { _ in nil }
      phone.stage.navigation.present(gallery, animated: false)
      if isSuspended { gallery.gestureArbiter.suspend(for: phone, because: "saving") }

      phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 400))
      phone.stage.rest()

      #expect((phone.stage.navigation.presentedViewController == nil) == !isSuspended)
    }
  }

  @Test func `a trace has the decision, and the policy repeats it`() {
    let phone = Self.phone(UIKitBehavior())
    phone.arbiter.traceCapacity = 100
    phone.arbiter.suspend(for: phone, because: "recording")

    phone.drag(from: Self.middle, by: CGPoint(x: 4, y: 300))

    let trace = phone.arbiter.trace
    #expect("\(trace)".contains("zoom dismissal"), "\(trace)")
    #expect(trace.checkDecisions().differences.isEmpty)
    #expect(trace.checkDecisions().checked > 0)
  }

  @Test func `a zoom whose hook is not the arbiter's is diagnosed`() {
    let phone = Phone { _, screen in screen.preferredTransition = .zoom { _ in nil } }
    #expect(phone.arbiter.diagnose().contains { $0.contains("preferredTransition") })
    #expect(phone.arbiter.snapshot().notes.contains { $0.contains("is not written down") })
    _ = phone.arbiter.zoomDismissal
    #expect(phone.arbiter.diagnose().contains { $0.contains("preferredTransition") })
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = phone.arbiter.zoomDismissal
    #expect(!phone.arbiter.diagnose().contains { $0.contains("preferredTransition") })
    #expect(phone.arbiter.snapshot().notes.contains { $0.contains("with the arbiter's hook") })
  }

  @Test(.ofDebugBuilds) func `a recognizer cannot be added for a zoom dismissal`() {
    let phone = Phone()
    phone.arbiter.addPopRecognizer(UIPanGestureRecognizer(), for: .zoom)
    #expect(phone.issues.first?.contains("which only UIKit performs") == true)
    #expect(phone.issues.first?.contains("GestureArbiter.zoomDismissal") == true)
  }

  // MARK: Set-up

  /// Runs a test on the releases that have zooms, under every answer about them.
  private func zoomed(
    overScrolling: [UIKitBehavior.ZoomOverScrolling] = UIKitBehavior.ZoomOverScrolling.allCases,
    _ test: (Phone) -> Void
  ) {
    for version in [SystemVersion.v18, .v26] {
      for pops in UIKitBehavior.ZoomAndPops.allCases {
        for scrolling in overScrolling {
          var behavior = UIKitBehavior(version: version)
          behavior.zoomAndPops = pops
          test(Self.phone(behavior, overScrolling: scrolling))
        }
      }
    }
  }

  private static func phone(
    _ behavior: UIKitBehavior, overScrolling: UIKitBehavior.ZoomOverScrolling = .beginsAtTheTop,
    isPushed: Bool = true
  ) -> Phone {
    var behavior = behavior
    behavior.zoomOverScrolling = overScrolling
    let phone = Phone(behavior, isPushed: false) { arbiter, screen in
      let options = UIViewController.Transition.ZoomOptions()
      options.interactiveDismissShouldBegin = arbiter.zoomDismissal
      screen.preferredTransition = .zoom(options: options) { _ in nil }
    }
    if isPushed { phone.stage.push(phone.screen) }
    return phone
  }

  private static func zooms(_ phone: Phone) -> [PopDecision] {
    phone.decisions.filter { $0.attempt.gesture == .zoom }
  }

  private static func pinch(on phone: Phone) {
    let engine = phone.stage.engine
    func send(_ phase: UITouch.Phase, _ spread: CGFloat) {
      engine.send(
        [
          TouchSample(touch: 0, phase: phase, location: CGPoint(x: 195 - spread, y: 400)),
          TouchSample(touch: 1, phase: phase, location: CGPoint(x: 195 + spread, y: 400)),
        ], at: engine.clock.now + 1.0 / 60)
    }
    send(.began, 120)
    for step in 1...8 { send(.moved, 120 - 12 * CGFloat(step)) }
    send(.ended, 24)
    phone.stage.rest()
  }
}

/// Records what it is told.
@MainActor
private final class CountingInterceptor: PopIntercepting {
  var agrees = false
  private(set) var attempts: [PopTrigger] = []

  func allowsPop(by trigger: PopTrigger) -> Bool { agrees }

  func didAttemptPop(by trigger: PopTrigger) { attempts.append(trigger) }
}
#endif
