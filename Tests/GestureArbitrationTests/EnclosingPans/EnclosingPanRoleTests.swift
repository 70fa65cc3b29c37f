#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Roles that hold for enclosing pans: what they put on a view, and when it goes.
@MainActor @Suite struct EnclosingPanRoleTests {
  private static let gate = "GestureArbiter.enclosingPanGate"
  private static let deferral = "GestureArbiter.enclosingPanDeferral"

  private func names(_ view: UIView) -> [String] {
    (view.gestureRecognizers ?? []).compactMap(\.name).filter { $0.hasPrefix("GestureArbiter.") }
  }

  @Test func `a role puts its recognizers on the view, and takes them away with itself`() {
    let pager = UIScrollView()
    let before = pager.gestureRecognizers?.count

    pager.popGestureRole = .pagingScrollView.forEnclosingPans
    #expect(names(pager) == [Self.gate, Self.deferral])
    pager.popGestureRole = .map.forEnclosingPans
    #expect(names(pager) == [Self.gate])
    pager.popGestureRole = .claims(.verticalDrags).forEnclosingPans
    #expect(names(pager) == [Self.gate, Self.deferral])
    pager.popGestureRole = .claims(.verticalDrags)
    #expect(names(pager) == [Self.deferral])
    pager.popGestureRole = .simultaneous.forEnclosingPans
    #expect(names(pager) == [])
    pager.popGestureRole = .excluded.forEnclosingPans
    #expect(names(pager) == [Self.gate])
    pager.popGestureRole = .pagingScrollView
    #expect(names(pager) == [])
    pager.popGestureRole = .carousel.forEnclosingPans
    pager.popGestureRole = nil
    #expect(names(pager) == [])
    #expect(pager.gestureRecognizers?.count == before)
  }

  @Test(arguments: [0, 1, 2, 3, 6, 12, 16], LabScreen.Surroundings.allCases)
  func `removing the arbiter during a drag takes the recognizers along (promise 6)`(
    frame: Int, surroundings: LabScreen.Surroundings
  ) {
    everywhereWithoutArbiter { stage in
      let contents = LabScreen.show(
        pager: .pagingScrollView.forEnclosingPans, at: 0, in: surroundings, on: stage)
      let chart = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
      contents[0].view.addSubview(chart)
      @MainActor func all() -> [ObjectIdentifier] {
        ([contents[0].view, chart] as [UIView]).flatMap { $0.gestureRecognizers ?? [] }
          .map(ObjectIdentifier.init)
      }
      let before = all()
      contents[0].view.popGestureRole = contents[0].role
      chart.popGestureRole = .claims(.verticalDrags).forEnclosingPans
      let arbiter = stage.navigation.gestureArbiter
      arbiter.onDecision = { _ in }
      #expect(all().count == before.count + 4)

      let script = TouchScript.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 4, y: 180))
      let start = stage.engine.clock.now
      for (index, step) in script.steps.enumerated() {
        if index == frame {
          arbiter.remove()
          #expect(all() == before, "\(stage.story)")
        }
        stage.engine.send([step.sample], at: start + step.time)
      }
      stage.rest()

      // The drag may have dismissed the sheet, and what it shows belongs to no arbiter then.
      guard chart.window != nil else { return }
      #expect(all() == before, "\(stage.story)")
      for recognizer in chart.recognizersInWindow {
        #expect(recognizer.state == .possible && recognizer.isEnabled, "\(stage.story)")
      }
      // Another arbiter brings them back.
      stage.navigation.gestureArbiter.onDecision = { _ in }
      #expect(all().count == before.count + 4)
    }
  }

  @Test(arguments: [false, true])
  func `a role whose arbiter was removed holds again in a stack that has one`(moves: Bool) {
    let stage = Stage()
    let (map, screen) = (UIView(frame: StageMetrics.screen), UIViewController())
    map.popGestureRole = .map.forEnclosingPans
    screen.view.addSubview(map)
    stage.push(screen)
    stage.rest()
    stage.navigation.gestureArbiter.remove()
    #expect(stage.gates(on: map).isEmpty)

    if moves {
      let other = UINavigationController(rootViewController: UIViewController())
      stage.window.rootViewController = other
      other.topViewController?.view.addSubview(map)
    } else {
      stage.push(UIViewController())
      stage.rest()
      stage.navigation.gestureArbiter.onDecision = { _ in }
      stage.navigation.popViewController(animated: false)
    }
    stage.rest()

    #expect(stage.gates(on: map).count == 1)
  }

  @Test(arguments: [
    (PopGestureRole.claims(.verticalDrags), CGPoint(x: 4, y: 180), true),
    (.map, CGPoint(x: 4, y: 180), true), (.map, CGPoint(x: 180, y: 4), true),
    (.claims(.horizontalDrags), CGPoint(x: 4, y: 180), false),
  ])
  func `a claim holds towards the dismissal of a zoom that asks no rule (C235)`(
    role: PopGestureRole, way: CGPoint, isKept: Bool
  ) {
    everywhere([.v18, .v26], isPushed: false) { phone in
      phone.screen.preferredTransition = .zoom(options: nil) { _ in nil }
      phone.stage.push(phone.screen)
      let chart = RawCanvas(frame: StageMetrics.screen)
      phone.screen.view.addSubview(chart)
      chart.popGestureRole = role.forEnclosingPans

      phone.drag(from: CGPoint(x: 195, y: 422), by: way)
      phone.stage.rest()

      #expect(phone.depth == (isKept ? 2 : 1), "\(phone.story)")
      #expect(chart.receivedWholeDrag == isKept, "\(phone.story)")
    }
  }

  @Test func `a claim needs no navigation controller around it`() {
    let stage = Stage()
    let contents = LabScreen.show(chart: nil, in: .sheet, on: stage)
    contents[0].view.popGestureRole = .claims(.verticalDrags).forEnclosingPans
    let frame = contents[1].view.frame
    stage.navigation.gestureArbiter.traceCapacity = 20

    stage.drag(.down, from: CGPoint(x: 195, y: 422))
    stage.rest()

    #expect(stage.navigation.presentedViewController != nil, "\(stage.story)")
    #expect(contents[1].view.frame == frame)
    // The arbiter around what presents the sheet says why it did not move.
    #expect(
      stage.navigation.gestureArbiter.trace.lines == [
        "     0 ms  #1  pans around content  refused: content claims vertical drags"
      ])
  }

  @Test(arguments: [CGPoint(x: 120, y: 4), CGPoint(x: 4, y: 120)])
  func `two touches along the axis that a claim does not name are left to the pans around it`(
    way: CGPoint
  ) {
    let stage = Stage()
    let contents = LabScreen.show(
      chart: nil, in: .panel, on: stage)
    contents[0].view.popGestureRole = .claims(.verticalDrags).forEnclosingPans
    let starts = [CGPoint(x: 100, y: 400), CGPoint(x: 200, y: 400)]
    func send(_ phase: UITouch.Phase, _ share: CGFloat, at time: TimeInterval) {
      stage.engine.send(
        starts.enumerated().map { index, start in
          TouchSample(
            touch: index, phase: phase,
            location: CGPoint(x: start.x + way.x * share, y: start.y + way.y * share))
        }, at: time)
    }

    send(.began, 0, at: 0.1)
    for step in 1...10 { send(.moved, CGFloat(step) / 10, at: 0.1 + Double(step) / 60) }
    send(.ended, 1, at: 0.3)
    stage.rest()

    let pan = contents[1].view.gestureRecognizers?.first
    #expect(stage.timeline.winners.contains { $0 === pan } == (way.y < way.x), "\(stage.story)")
  }

  @Test func `a view that refuses the gate keeps its claim (C084)`() {
    everywhereWithoutArbiter(under: .each) { stage in
      let contents = LabScreen.show(chart: nil, in: .panel, on: stage)
      let thumb = RefusingView(frame: contents[0].view.bounds)
      contents[0].view.addSubview(thumb)
      contents[0].view.popGestureRole = .claims(.verticalDrags).forEnclosingPans

      stage.drag(.down, from: CGPoint(x: 195, y: 422))

      let pan = contents[1].view.gestureRecognizers?.first
      #expect(!stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
    }
  }

  @Test func `a condition is asked when the touch lands, and the drag is the content's`() {
    let stage = Stage()
    let contents = LabScreen.show(chart: nil, in: .panel, on: stage)
    var asked: [NavigationGesture] = []
    contents[0].view.popGestureRole =
      .claims { drag in
        asked.append(drag.gesture)
        return drag.location.x > 150
      }.forEnclosingPans
    let pan = contents[1].view.gestureRecognizers?.first

    stage.drag(.down, from: CGPoint(x: 195, y: 422))
    stage.rest()
    #expect(!stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
    stage.drag(.down, from: CGPoint(x: 100, y: 422))
    stage.rest()

    #expect(stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
    #expect(Set(asked) == [.contentPop, .edgePop] || Set(asked) == [.contentPop])
  }

  @Test func `content that moves around the view is caught without waiting`() {
    var begins: [TimeInterval?] = []
    for role in [nil, PopGestureRole.claims(.horizontalDrags).forEnclosingPans] {
      let stage = Stage()
      let contents = LabScreen.show(chart: nil, in: .list, on: stage)
      contents[0].view.popGestureRole = role
      stage.drag(.up, from: CGPoint(x: 195, y: 422), by: 60, over: 0.05)
      let start = stage.engine.clock.now + 0.1
      for step in 0..<6 {
        stage.engine.send(
          [
            TouchSample(
              phase: step == 0 ? .began : .moved,
              location: CGPoint(x: 195, y: 422 - 2 * CGFloat(step)))
          ], at: start + Double(step) / 60)
      }
      begins.append(
        stage.timeline.entries.last {
          $0.subject == "list.pan" && $0.event == .state(.began, because: nil)
        }.map { $0.time - start })
    }

    #expect(begins[0] == begins[1])
    // With its first movement, not after 10 pt.
    #expect((begins[1] ?? 1) < 3.0 / 60)
  }

  @Test func `the trace and the explanation say why a pan around the view did not begin`() throws {
    let phone = Phone(isPushed: false)
    let contents = LabScreen.show(chart: nil, in: .list, on: phone.stage)
    phone.arbiter.register(
      contents[0].view, as: .claims(.verticalDrags).forEnclosingPans, named: "pulse")
    phone.arbiter.traceCapacity = 200

    let explanation = phone.arbiter.explanation(at: CGPoint(x: 195, y: 422))
    phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 3, y: 180))
    phone.stage.rest()
    phone.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: -180, y: 3))
    let trace = phone.arbiter.trace

    let lines = trace.lines.filter { $0.contains("pans around pulse") }
    #expect(lines.count == 2)
    #expect(lines.first?.hasSuffix("refused: pulse claims vertical drags") == true)
    #expect(lines.last?.contains("allowed: moves") == true)
    #expect(try GestureTrace(json: trace.json.utf8, named: "trace").events == trace.events)
    #expect(explanation.contains("list.pan waits for GestureArbiter.enclosingPanGate"))
    #expect(explanation.contains("pulse, a RawTouchView as content: claims vertical drags"))
  }

  @Test(arguments: [PopGestureRole.map, .claims(.verticalDrags), .pagingScrollView])
  func `a pan around the view that the app has disabled stays disabled`(role: PopGestureRole) {
    everywhere { phone in
      let list = phone.addScrollView(content: CGSize(width: 390, height: 3000))
      let pager = phone.addScrollView(
        content: CGSize(width: 1950, height: 300), offset: CGPoint(x: 390, y: 0), in: list,
        frame: CGRect(x: 0, y: 300, width: 390, height: 300))
      pager.popGestureRole = role.forEnclosingPans
      list.panGestureRecognizer.isEnabled = false

      for distance in [CGPoint(x: 4, y: -180), CGPoint(x: -180, y: 4), CGPoint(x: 180, y: 4)] {
        phone.drag(from: CGPoint(x: 195, y: 422), by: distance)
        #expect(!list.panGestureRecognizer.isEnabled, "\(phone.story)")
      }
      #expect(list.contentOffset == .zero, "\(phone.story)")
    }
  }

  @Test func `a gate that other code removed is found`() {
    let phone = Phone()
    let chart = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(chart)
    chart.popGestureRole = .claims(.verticalDrags).forEnclosingPans
    #expect(!phone.arbiter.diagnose().contains { $0.contains(Self.gate) })

    chart.gestureRecognizers?.first { $0.name == Self.gate }?.isEnabled = false

    #expect(
      phone.arbiter.diagnose().contains { $0.hasPrefix("\(Self.gate) was disabled by other code.") }
    )
  }

  @Test(arguments: [
    PopGestureRole.claims(.verticalDrags).forEnclosingPans, .claims(.horizontalDrags),
    .claims(.verticalDrags), .pagingScrollView.forEnclosingPans, .map.forEnclosingPans,
  ])
  func `a snapshot keeps the direction and the scope of a role`(role: PopGestureRole) throws {
    let phone = Phone()
    let pager = phone.addScrollView(content: CGSize(width: 1950, height: 844))
    pager.popGestureRole = role
    let written = phone.arbiter.snapshot()

    let read = try GestureSnapshot(json: written.json.utf8, named: "snapshot")
    let stored = try #require(read.views.compactMap(\.role).first)
    phone.arbiter.register(pager, as: PopGestureRole(stored), named: stored.name)

    #expect(read == written)
    #expect(phone.arbiter.snapshot() == written)
    #expect((stored.isForEnclosingPans ?? false) == role.isForEnclosingPans)
  }
}

private final class RefusingView: UIView {
  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { gestureRecognizer.view === self || gestureRecognizer is UIPanGestureRecognizer }
}

extension UIView {
  /// The recognizers of the view and of every view around it.
  fileprivate var recognizersInWindow: [UIGestureRecognizer] {
    sequence(first: self, next: \.superview).flatMap { $0.gestureRecognizers ?? [] }
  }
}
#endif
