import Foundation
import HeadlessUIKit
import Testing

/// Who wins against the content pop, and by which relation.
@MainActor @Suite struct PopPriorityTests {
  @Test(arguments: UIKitBehavior.ContentPopOverScrolling.allCases)
  func `C193: over an area that does not interact the content pop begins, however it checks`(
    answer: UIKitBehavior.ContentPopOverScrolling
  ) {
    let stage = NavigationStage(Screen(\.contentPopOverScrolling, answer))
    stage.navigation.topViewController?.view.addSubview(UIView(frame: stage.screen.window.bounds))

    stage.screen.finger.down(200, 400).drag(60, 0)

    #expect(stage.navigation.transitionCoordinator != nil, stage.screen.log)
  }

  @Test func `C209: a pan that takes longer than the pop to begin loses to it`() {
    let stage = NavigationStage()
    let late = stage.screen.add(Probe(), "late", to: stage.navigation.topViewController?.view)
    var travel: CGFloat = 0
    late.onTouches = { probe, phase in
      guard phase == .moved else { return }
      travel += 8
      if travel >= 40, probe.state == .possible { probe.state = .began }
    }

    stage.screen.finger.down(200, 400).drag(80, 0)

    #expect(stage.screen.timeline[.action].first == "content began", stage.screen.log)
    #expect(!stage.screen.timeline[.action].contains("late began"), stage.screen.log)
  }

  @Test func `C212: the content pop does not wait for a pan without a failure requirement`() {
    let stage = NavigationStage()
    let idle = stage.screen.add(Probe(), "idle", to: stage.navigation.topViewController?.view)

    stage.screen.finger.down(200, 400).drag(40, 0)

    #expect(idle.phases.count > 2)
    #expect(stage.screen.timeline[.wait] == [], stage.screen.log)
    #expect(stage.navigation.transitionCoordinator != nil)
  }

  @Test(arguments: [(UIGestureRecognizer.State.began, "AB"), (.failed, "A")])
  func `C213: the content pop can be made to wait for a pan`(
    outcome: UIGestureRecognizer.State, expected: String
  ) {
    let stage = NavigationStage()
    let pan = stage.screen.add(Probe(), "mine", to: stage.navigation.topViewController?.view)
    pan.onTouches = decide(as: outcome)
    stage.navigation.interactiveContentPopGestureRecognizer?.require(toFail: pan)

    stage.screen.finger.down(100, 400).drag(280, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test(arguments: [(UIGestureRecognizer.State.began, "AB"), (.failed, "A")])
  func `C214: a pan can make the content pop wait for each attempt anew`(
    outcome: UIGestureRecognizer.State, expected: String
  ) {
    let stage = NavigationStage()
    let content = stage.navigation.interactiveContentPopGestureRecognizer
    let pan = stage.screen.add(Probe(), "mine", to: stage.navigation.topViewController?.view)
    pan.onTouches = decide(as: outcome)
    pan.isWaitedForBy = { $0 === content }

    stage.screen.finger.down(100, 400).drag(280, 0).up().hold(1)
    let first = stage.stack
    pan.view?.removeGestureRecognizer(pan)
    stage.screen.finger.down(100, 400).drag(280, 0).up().hold(1)

    #expect(first == expected, stage.screen.log)
    #expect(stage.stack == "A", "nothing is left behind\(stage.screen.log)")
  }

  @Test func `C215: a scroll view that waits for the content pop lets it go first`() throws {
    let stage = NavigationStage()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 1200, height: 800)
    stage.navigation.topViewController?.view.addSubview(scrollView)
    let content = try #require(stage.navigation.interactiveContentPopGestureRecognizer)
    scrollView.panGestureRecognizer.require(toFail: content)

    stage.screen.finger.down(200, 400).drag(60, 0)

    #expect(stage.navigation.transitionCoordinator != nil, stage.screen.log)
    #expect(!scrollView.isDragging)
  }

  @Test(arguments: [(true, "AB"), (false, "A")])
  func `C216: a gate that nobody prevents holds the content pop and lets it go`(
    refuses: Bool, expected: String
  ) {
    let stage = NavigationStage()
    let content = stage.navigation.interactiveContentPopGestureRecognizer
    let gate = stage.screen.add(Probe(), "gate", to: stage.navigation.topViewController?.view)
    gate.cancelsTouchesInView = false
    gate.prevents = { $0 === content }
    gate.isPreventedBy = { _ in false }
    gate.onTouches = decide(as: refuses ? .began : .failed)
    content?.require(toFail: gate)

    stage.screen.finger.down(100, 400).drag(280, 0).up().hold(1)

    #expect(stage.stack == expected, stage.screen.log)
  }

  @Test func `C217: a pan may stay possible and begin by criteria of its own`() {
    let stage = NavigationStage()
    let eager = stage.screen.add(EagerPan(), "eager", to: stage.navigation.topViewController?.view)

    stage.screen.finger.down(200, 400).drag(60, 0)

    #expect(eager.state == .changed)
    #expect(stage.navigation.transitionCoordinator == nil, stage.screen.log)
  }

  private func decide(
    as outcome: UIGestureRecognizer.State
  ) -> (Probe, UITouch.Phase) -> Void {
    { probe, phase in
      if phase == .moved, probe.state == .possible { probe.state = outcome }
      if phase == .ended, probe.state != .possible { probe.state = .ended }
    }
  }

  private final class EagerPan: UIPanGestureRecognizer {
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      if state == .possible { state = .began }
    }
  }
}
