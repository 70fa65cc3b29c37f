#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Screens whose bars and controls lie elsewhere than the engine would put them.
@MainActor struct SnapshotLayoutTests {
  /// A pager's screen on a phone with a status bar of 59 pt, below an opaque bar of a height, as
  /// UIKit lays it out.
  private func snapshot(barHeight: CGFloat) throws -> GestureSnapshot {
    let stage = Stage()
    stage.engine.safeAreaInsets.top = 59
    let screen = UIViewController()
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    pager.contentSize = CGSize(width: 1_170, height: 300)
    pager.isPagingEnabled = true
    screen.view.addSubview(pager)
    stage.push(screen)
    stage.arbiter.register(pager, as: .pagingScrollView, named: "pager")
    stage.rest()
    var snapshot = withExtendedLifetime(pager) { stage.arbiter.snapshot() }
    let bar = try #require(snapshot.views.firstIndex { $0.kind == .navigationBar })
    snapshot.views[bar].frame.size.height = barHeight
    let view = try #require(
      snapshot.views.firstIndex { $0.controller == snapshot.navigation.stack.last })
    let top = 59 + barHeight
    snapshot.views[view].frame = CGRect(x: 0, y: top, width: 390, height: 844 - top)
    return try GestureSnapshot(json: snapshot.json.utf8, named: "s.json")
  }

  @Test(arguments: [32, 44, 54, 96] as [CGFloat])
  func `content below an opaque bar of any height is built below it`(height: CGFloat) throws {
    let snapshot = try snapshot(barHeight: height)
    let stage = Stage(snapshot)
    #expect(stage.notes.allSatisfy { !$0.hasPrefix("Built elsewhere") }, "\(stage.notes)")
    #expect(stage.navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 390, height: height))
    let again = stage.arbiter.snapshot()
    #expect(again.views.map(\.frame) == snapshot.views.map(\.frame))

    let bar = stage.navigation.navigationBar
    let below = CGPoint(x: 195, y: 59 + height + 1)
    #expect(stage.window.hitTest(CGPoint(x: 195, y: 59 + height - 1), with: nil) === bar)
    let pager = try #require(stage.window.hitTest(below, with: nil) as? UIScrollView)
    stage.drag(.left, from: below)
    stage.rest()
    #expect(stage.timeline.winners.contains { $0 === pager.panGestureRecognizer })
  }

  @Test func `content is below its bar again after a pop that was cancelled`() throws {
    let stage = Stage(try snapshot(barHeight: 44))
    let view = try #require(stage.navigation.topViewController?.view)
    let frame = view.frame
    #expect(frame.minY == 103)
    stage.play(
      TouchScript().down(at: CGPoint(x: 4, y: 700)).move(to: CGPoint(x: 204, y: 700), over: 0.3))
    #expect(view.frame != frame && view.frame.minY == 103 && view.frame.size == frame.size)
    for phase in [UITouch.Phase.moved, .ended] {
      stage.engine.send(
        [TouchSample(touch: 0, phase: phase, location: CGPoint(x: 10, y: 700))],
        at: stage.engine.clock.now + 0.3)
    }
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 2)
    #expect(view.frame == frame, "\(stage.timeline.lines)")
  }

  @Test(arguments: [32, 44, 96] as [CGFloat])
  func `the back button of a high bar lies at its top`(height: CGFloat) throws {
    let snapshot = try snapshot(barHeight: height)
    let low = Stage(snapshot)
    low.play(TouchScript().down(at: CGPoint(x: 10, y: 57 + height)).hold(for: 0.05).up())
    low.rest()
    #expect(low.navigation.viewControllers.count == (height > 44 ? 2 : 1))

    let stage = Stage(snapshot)
    try stage.tapBackButton()
    stage.rest()
    #expect(stage.navigation.viewControllers.count == 1)
  }

  @Test func `a hidden bar, and one whose view does not begin below it, are built as before`()
    throws
  {
    let stage = Stage()
    stage.push(UIViewController())
    stage.navigation.isNavigationBarHidden = true
    var snapshot = stage.arbiter.snapshot()
    let bar = try #require(snapshot.views.firstIndex { $0.kind == .navigationBar })
    // UIKit moves a hidden bar off the screen.
    snapshot.views[bar].frame.origin.y = -44
    let copy = Stage(snapshot)
    copy.navigation.isNavigationBarHidden = false
    copy.window.layoutIfNeeded()
    #expect(copy.navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    #expect(copy.navigation.topViewController?.view.frame == StageMetrics.screen)
  }

  @Test func `every control keeps the frame that it had`() throws {
    let stage = Stage()
    let screen = UIViewController()
    let controls = [
      UISwitch(), UIStepper(), UISlider(), UISegmentedControl(), UIPageControl(), UIButton(),
      UITextField(), UIControl(),
    ]
    for (index, control) in controls.enumerated() {
      control.frame = CGRect(x: 20, y: 100 + 60 * index, width: 63 + index, height: 28 + index)
      screen.view.addSubview(control)
    }
    stage.push(screen)
    let snapshot = stage.arbiter.snapshot()
    let copy = Stage(try GestureSnapshot(json: snapshot.json.utf8, named: "s.json"))

    let frames = copy.arbiter.snapshot().views.map(\.frame)
    #expect(frames == snapshot.views.map(\.frame))
    #expect(frames.contains(CGRect(x: 20, y: 100, width: 63, height: 28)))
    let hit = try #require(copy.window.hitTest(CGPoint(x: 82, y: 127), with: nil) as? UISwitch)
    try copy.tap(hit)
    #expect(hit.isOn)
  }
}
#endif
