#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Which recognizers win over the content pop, and by which relation.
@MainActor @Suite struct PopPriorityTests {
  @Test(arguments: UIKitBehavior.ContentPopOverScrolling.allCases)
  func `C193: the content pop begins over a non-interactive area under every behavior`(
    answer: UIKitBehavior.ContentPopOverScrolling
  ) {
    let stage = NavigationStage(Screen(\.contentPopOverScrolling, answer))
    stage.navigation.topViewController?.view.addSubview(UIView(frame: stage.screen.window.bounds))

    stage.screen.touch.down(200, 400).drag(60, 0)

    #expect(stage.navigation.transitionCoordinator != nil, stage.screen.log)
  }

  @Test func `C209: a pan with a larger threshold than the content pop loses to it`() {
    let stage = NavigationStage()
    let late = stage.screen.add(Probe(), "late", to: stage.navigation.topViewController?.view)
    var travel: CGFloat = 0
    late.onTouches = { probe, phase in
      guard phase == .moved else { return }
      travel += 8
      if travel >= 40, probe.state == .possible { probe.state = .began }
    }

    stage.screen.touch.down(200, 400).drag(80, 0)

    #expect(stage.screen.timeline[.action].first == "content began", stage.screen.log)
    #expect(!stage.screen.timeline[.action].contains("late began"), stage.screen.log)
  }

  @Test func `C212: the content pop does not wait for a pan without a failure requirement`() {
    let stage = NavigationStage()
    let idle = stage.screen.add(Probe(), "idle", to: stage.navigation.topViewController?.view)

    stage.screen.touch.down(200, 400).drag(40, 0)

    #expect(idle.phases.count > 2)
    #expect(stage.screen.timeline[.wait] == [], stage.screen.log)
    #expect(stage.navigation.transitionCoordinator != nil)
  }

  @Test(arguments: [(UIGestureRecognizer.State.began, "AB"), (.failed, "A")])
  func `C213: the content pop can require a pan to fail`(
    outcome: UIGestureRecognizer.State, expected: String
  ) {
    let stage = NavigationStage()
    let pan = stage.screen.add(Probe(), "mine", to: stage.navigation.topViewController?.view)
    pan.onTouches = setState(to: outcome)
    stage.navigation.interactiveContentPopGestureRecognizer?.require(toFail: pan)

    stage.screen.touch.down(100, 400).drag(280, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test(arguments: [(UIGestureRecognizer.State.began, "AB"), (.failed, "A")])
  func `C214: a dynamic requirement on the content pop is evaluated for each attempt`(
    outcome: UIGestureRecognizer.State, expected: String
  ) {
    let stage = NavigationStage()
    let content = stage.navigation.interactiveContentPopGestureRecognizer
    let pan = stage.screen.add(Probe(), "mine", to: stage.navigation.topViewController?.view)
    pan.onTouches = setState(to: outcome)
    pan.isRequiredToFailBy = { $0 === content }

    stage.screen.touch.down(100, 400).drag(280, 0).up().hold(1)
    let first = stage.stack
    pan.view?.removeGestureRecognizer(pan)
    stage.screen.touch.down(100, 400).drag(280, 0).up().hold(1)

    #expect(first == expected, stage.screen.log)
    #expect(stage.stack == "A", "the requirement ended with its recognizer\(stage.screen.log)")
  }

  @Test func `C215: the content pop begins before a scroll view that requires it to fail`() throws {
    let stage = NavigationStage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 1200, height: 800)
    stage.navigation.topViewController?.view.addSubview(scrollView)
    let content = try #require(stage.navigation.interactiveContentPopGestureRecognizer)
    scrollView.panGestureRecognizer.require(toFail: content)

    stage.screen.touch.down(200, 400).drag(60, 0)

    #expect(stage.navigation.transitionCoordinator != nil, stage.screen.log)
    #expect(!scrollView.isDragging)
  }

  @Test(arguments: [(true, "AB"), (false, "A")])
  func `C216: a gate that cannot be prevented holds the content pop and releases it`(
    refuses: Bool, expected: String
  ) {
    let stage = NavigationStage()
    let content = stage.navigation.interactiveContentPopGestureRecognizer
    let gate = stage.screen.add(Probe(), "gate", to: stage.navigation.topViewController?.view)
    gate.cancelsTouchesInView = false
    gate.prevents = { $0 === content }
    gate.canBePreventedBy = { _ in false }
    gate.onTouches = setState(to: refuses ? .began : .failed)
    content?.require(toFail: gate)

    stage.screen.touch.down(100, 400).drag(280, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test func `C217: a pan subclass may stay possible and begin by its own criteria`() {
    let stage = NavigationStage()
    let immediate = stage.screen.add(
      ImmediatePan(), "immediate", to: stage.navigation.topViewController?.view)

    stage.screen.touch.down(200, 400).drag(60, 0)

    #expect(immediate.state == .changed)
    #expect(stage.navigation.transitionCoordinator == nil, stage.screen.log)
  }

  /// Sets the outcome on the first move, and ends a recognizer that is not possible on lift.
  private func setState(
    to outcome: UIGestureRecognizer.State
  ) -> (Probe, UITouch.Phase) -> Void {
    { probe, phase in
      if phase == .moved, probe.state == .possible { probe.state = outcome }
      if phase == .ended, probe.state != .possible { probe.state = .ended }
    }
  }

  private final class ImmediatePan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      if state == .possible { state = .began }
    }
  }
}
#endif
