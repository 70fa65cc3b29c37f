#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Regions whose roles hold for enclosing pans.
@MainActor @Suite struct RegionEnclosingPanTests {
  private let top = CGRect(x: 0, y: 0, width: 390, height: 422)

  private func addRegion(
    _ role: PopGestureRole, to view: UIView, frame: CGRect
  ) -> PopGestureRegion {
    let region = PopGestureRegion(frame: frame)
    region.popGestureRole = role.forEnclosingPans
    view.insertSubview(region, at: 0)
    return region
  }

  private func names(_ view: UIView) -> [String] {
    (view.gestureRecognizers ?? []).compactMap(\.name).filter { $0.hasPrefix("GestureArbiter.") }
  }

  @Test func `a part of a drawing in a sheet keeps vertical drags, and the rest dismisses`() {
    everywhereWithoutArbiter { stage in
      let contents = LabScreen.show(chart: nil, in: .sheet, on: stage)
      _ = addRegion(.claims(.verticalDrags), to: contents[0].view, frame: top)

      stage.play(.drag(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 4, y: 500)))
      stage.rest()
      #expect(stage.navigation.presentedViewController != nil, "\(stage.story)")
      stage.play(.drag(from: CGPoint(x: 195, y: 500), by: CGPoint(x: 4, y: 300)))
      stage.rest()
      #expect(stage.navigation.presentedViewController == nil, "\(stage.story)")
    }
  }

  @Test func `a region in scrolling content claims drags from what scrolls it`() {
    everywhereWithoutArbiter { stage in
      let contents = LabScreen.show(chart: nil, in: .list, on: stage)
      guard let list = contents[1].view as? UIScrollView else { return }
      let offset = list.contentOffset.y
      _ = addRegion(.map, to: list, frame: top.offsetBy(dx: 0, dy: offset))

      stage.play(.drag(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 4, y: 100)))
      stage.rest()
      #expect(list.contentOffset.y == offset, "\(stage.story)")
      stage.play(.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 4, y: 100)))
      stage.rest()
      #expect(list.contentOffset.y < offset - 50, "\(stage.story)")
    }
  }

  @Test func `content that SwiftUI hosts in a panel claims drags where it is`() {
    everywhereWithoutArbiter { stage in
      let contents = LabScreen.show(chart: nil, in: .panel, on: stage)
      let screen = HostedScreen()
      contents[1].view.addSubview(screen.view)
      screen.add(.claims(.verticalDrags).forEnclosingPans, nesting: 1, frame: top)
      let pan = contents[1].view.gestureRecognizers?.first

      stage.play(.drag(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 4, y: 150)))
      stage.rest()
      #expect(!stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
      stage.play(.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 4, y: 150)))
      stage.rest()
      #expect(stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
    }
  }

  @Test(arguments: [(CGFloat(0), true), (390, false)])
  func `the pager in a region lets a menu open on its first page`(offset: CGFloat, opens: Bool) {
    everywhereWithoutArbiter(except: [.heldExclusion]) { stage in
      let contents = LabScreen.show(pager: nil, at: 0, in: .menu, on: stage)
      guard let pager = contents[0].view as? UIScrollView else { return }
      pager.contentOffset.x = offset
      _ = addRegion(.pagingScrollView, to: contents[1].view, frame: StageMetrics.screen)
      let pan = contents[1].view.gestureRecognizers?.first

      stage.play(.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 180, y: 4)))
      stage.rest()

      #expect(stage.timeline.winners.contains { $0 === pan } == opens, "\(stage.story)")
      #expect(pager.contentOffset.x == 0, "\(stage.story)")
    }
  }

  @Test func `a touch that lands beside the region after the decision changes nothing`() {
    everywhereWithoutArbiter { stage in
      let contents = LabScreen.show(chart: nil, in: .panel, on: stage)
      _ = addRegion(.claims(.verticalDrags), to: contents[0].view, frame: top)
      let pan = contents[1].view.gestureRecognizers?.first
      @MainActor func send(
        _ phase: UITouch.Phase, _ touch: Int, _ y: CGFloat, at time: TimeInterval
      ) {
        stage.engine.send(
          [TouchSample(touch: touch, phase: phase, location: CGPoint(x: 195, y: y))], at: time)
      }

      send(.began, 0, 200, at: 0.1)
      for step in 1...6 { send(.moved, 0, 200 + 10 * CGFloat(step), at: 0.1 + Double(step) / 60) }
      send(.began, 1, 700, at: 0.3)
      send(.moved, 0, 300, at: 0.35)
      send(.ended, 1, 700, at: 0.4)
      send(.ended, 0, 300, at: 0.45)
      stage.rest()

      #expect(!stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
      let recognizers = contents[0].view.gestureRecognizers ?? []
      #expect(recognizers.allSatisfy { $0.state == .possible }, "\(stage.story)")
    }
  }

  @Test func `the recognizer of a region is on the view of which it is a part, and goes with it`() {
    let stage = Stage()
    let contents = LabScreen.show(chart: nil, in: .panel, on: stage)
    let (chart, other) = (contents[0].view, UIView(frame: StageMetrics.screen))
    contents[1].view.addSubview(other)
    let region = addRegion(.map, to: chart, frame: top)
    #expect(names(chart) == ["GestureArbiter.enclosingPanGate"])
    #expect(names(region) == [])

    let inner = PopGestureRegion(frame: region.bounds)
    region.addSubview(inner)
    inner.popGestureRole = .map.forEnclosingPans
    #expect(names(chart).count == 2)
    inner.removeFromSuperview()
    #expect(names(chart).count == 1)

    region.removeFromSuperview()
    #expect(names(chart) == [])
    other.addSubview(region)
    #expect(names(other) == ["GestureArbiter.enclosingPanGate"])
    chart.addSubview(region)
    #expect(names(other) == [] && names(chart).count == 1)
    region.popGestureRole = .claims(.verticalDrags)
    #expect(names(chart) == ["GestureArbiter.enclosingPanDeferral"])
    region.popGestureRole = .map
    #expect(names(chart) == [])
    region.popGestureRole = .map.forEnclosingPans
    stage.navigation.gestureArbiter.remove()
    #expect(names(chart) == [])
    stage.navigation.gestureArbiter.onDecision = { _ in }
    #expect(names(chart) == ["GestureArbiter.enclosingPanGate"])
  }

  @Test func `the recognizer of a region in a region goes with the outer one`() {
    let stage = Stage()
    let contents = LabScreen.show(chart: nil, in: .panel, on: stage)
    let (chart, other) = (contents[0].view, UIView(frame: StageMetrics.screen))
    contents[1].view.addSubview(other)
    let outer = PopGestureRegion(frame: top)
    chart.insertSubview(outer, at: 0)
    _ = addRegion(.map, to: outer, frame: top)

    other.addSubview(outer)

    #expect(names(chart) == [] && names(other) == ["GestureArbiter.enclosingPanGate"])
  }

  @Test func `a modifier that says the same again touches no recognizer, and changes no role`() {
    let stage = Stage()
    let screen = HostedScreen()
    stage.push(screen)
    let roles: [PopGestureRole] = [
      .map, .carousel, .pagingScrollView, .excluded, .claims(.verticalDrags), .simultaneous,
    ]
    for role in roles.map(\.forEnclosingPans) + roles {
      let region = screen.add(role, named: "part", nesting: 1)
      let recognizer = region.recognizersForEnclosingPans.first
      let changes = Installation.current.roleChanges

      region.update(role, named: "part", isExempt: false, nesting: 1)

      #expect(Installation.current.roleChanges == changes, "\(role)")
      #expect(region.recognizersForEnclosingPans.first === recognizer, "\(role)")
      region.update(role, named: "other", isExempt: false, nesting: 1)
      region.update(nil, named: nil, isExempt: true, nesting: 1)
      region.update(nil, named: nil, isExempt: true, nesting: 1)
      #expect(Installation.current.roleChanges == changes + 3, "the name, the role, the exemption")
      region.removeFromSuperview()
    }
  }

  @Test func `a role with a closure counts as another one each time`() {
    let view = UIView()
    view.popGestureRole = .custom { _ in nil }
    let changes = Installation.current.roleChanges

    view.popGestureRole = .custom { _ in nil }

    #expect(Installation.current.roleChanges == changes + 1)
  }

  @Test func `neither a region nor its view is retained while a touch is down`() {
    weak var region: PopGestureRegion?
    weak var chart: UIView?
    do {
      let stage = Stage()
      let contents = LabScreen.show(chart: nil, in: .panel, on: stage)
      chart = contents[0].view
      chart?.popGestureRole = .claims(.verticalDrags).forEnclosingPans
      region = addRegion(.claims(.horizontalDrags), to: contents[0].view, frame: top)
      stage.engine.send(
        [TouchSample(phase: .began, location: CGPoint(x: 195, y: 200))], at: 0.1)
      stage.engine.send(
        [TouchSample(phase: .moved, location: CGPoint(x: 195, y: 230))], at: 0.2)
      #expect(chart != nil && region != nil)
    }

    #expect(chart == nil)
    #expect(region == nil)
  }
}
#endif
