#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A chart in a list whose pan keeps the list from scrolling: what a claim does not name scrolls it.
@MainActor @Suite struct PublicReportChartTests {
  enum Pan: CaseIterable, Sendable { case ordinary, eager, simultaneous, ofSubview }

  /// A list with a chart, which has a pan of its own.
  @MainActor
  private final class Screen: UIViewController, UIGestureRecognizerDelegate {
    let list = UIScrollView(frame: StageMetrics.screen)
    let chart = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
    let pan: UIPanGestureRecognizer
    private(set) var isScrubbed = false

    init(_ kind: Pan) {
      pan = kind == .eager ? EagerPan() : UIPanGestureRecognizer()
      super.init(nibName: nil, bundle: nil)
      list.contentSize.height = 3000
      list.contentOffset.y = 80
      view.addSubview(list)
      list.addSubview(chart)
      let plot = kind == .ofSubview ? UIView(frame: chart.bounds) : chart
      if plot !== chart { chart.addSubview(plot) }
      if kind == .simultaneous { pan.delegate = self }
      pan.onAction { [unowned self] in isScrubbed = isScrubbed || $0.state == .changed }
      plot.addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer === list.panGestureRecognizer }
  }

  /// Begins when a finger lands.
  private final class EagerPan: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      state = .began
    }
  }

  private func screen(_ kind: Pan, on stage: Stage, _ role: PopGestureRole?) -> Screen {
    let screen = Screen(kind)
    stage.push(screen)
    stage.rest()
    screen.chart.popGestureRole = role
    return screen
  }

  private nonisolated static let claim = PopGestureRole.claims(.horizontalDrags)

  @Test(arguments: Pan.allCases, [claim, claim.forEnclosingPans])
  func `a drag along the axis that a claim does not name scrolls the list (promise 12)`(
    kind: Pan, role: PopGestureRole
  ) {
    for way in [CGPoint(x: 3, y: -160), CGPoint(x: 60, y: 110), CGPoint(x: 0, y: 160)] {
      // Where a pan excludes others while it waits, one that begins with the landing has the drag.
      everywhereWithoutArbiter(except: kind == .eager ? [.heldExclusion] : []) { stage in
        let screen = screen(kind, on: stage, role)
        stage.play(.drag(from: CGPoint(x: 150, y: 300), by: way))
        stage.rest()
        #expect(screen.list.contentOffset.y != 80 && !screen.isScrubbed, "\(way) \(stage.story)")
      }
    }
  }

  @Test(arguments: Pan.allCases, [claim, claim.forEnclosingPans])
  func `a drag along the axis that a claim names is the chart's (promise 12)`(
    kind: Pan, role: PopGestureRole
  ) {
    for way in [CGPoint(x: 160, y: 4), CGPoint(x: -120, y: 40)] {
      everywhereWithoutArbiter { stage in
        let screen = screen(kind, on: stage, role)
        stage.play(.drag(from: CGPoint(x: 150, y: 300), by: way))
        stage.rest()
        #expect(screen.isScrubbed, "\(way) \(stage.story)")
        // The app lets both recognize, and only a role towards enclosing pans forbids it.
        if kind != .simultaneous || role.isForEnclosingPans {
          #expect(screen.list.contentOffset.y == 80, "\(way) \(stage.story)")
        }
        #expect(stage.navigation.viewControllers.count == 2)
      }
    }
  }

  @Test(arguments: ReportSetting.all, Pan.allCases)
  func `up a drag scrolls the list, sideways it is the chart's, and over the edge it goes back`(
    setting: ReportSetting, kind: Pan
  ) {
    for pace in DragPace.allCases {
      for way in [CGPoint(x: 3, y: -160), CGPoint(x: 160, y: 4), CGPoint(x: -160, y: 4)] {
        let phone = setting.phone(isPushed: false)
        let screen = screen(kind, on: phone.stage, Self.claim)
        phone.stage.play(setting.script(pace, from: 195, y: 300, by: way))
        phone.stage.rest()
        let scrolls = way.x == 3
        #expect(screen.isScrubbed == !scrolls, "\(way) \(phone.story)")
        #expect(scrolls == (screen.list.contentOffset.y != 80), "\(way) \(phone.story)")
        #expect(phone.depth == 2, "\(way) \(phone.story)")
      }
      let phone = setting.phone(isPushed: false)
      let screen = screen(kind, on: phone.stage, Self.claim)
      phone.stage.play(setting.script(pace, from: 3, y: 300))
      phone.stage.rest()
      #expect(phone.depth == 1 && !screen.isScrubbed, "\(pace) \(phone.story)")
    }
  }

  @Test(arguments: Pan.allCases)
  func `a drag that nothing around the chart wants is the chart's as without a role (promise 5)`(
    kind: Pan
  ) {
    everywhereWithoutArbiter { stage in
      let screen = screen(kind, on: stage, Self.claim)
      screen.list.isScrollEnabled = false
      stage.play(.drag(from: CGPoint(x: 150, y: 300), by: CGPoint(x: 3, y: -160)))
      stage.rest()
      #expect(screen.isScrubbed, "\(stage.story)")
    }
  }

  @Test func `rows that claim sideways drags leave scrolling to their list`() {
    everywhereWithoutArbiter { stage in
      let screen = screen(.ordinary, on: stage, nil)
      let sheet = UIPanGestureRecognizer()
      screen.view.addGestureRecognizer(sheet)
      screen.list.popGestureRole = Self.claim.forEnclosingPans
      screen.chart.removeGestureRecognizer(screen.pan)
      stage.play(.drag(from: CGPoint(x: 150, y: 300), by: CGPoint(x: 3, y: -160)))
      stage.rest()
      #expect(screen.list.contentOffset.y != 80, "\(stage.story)")
    }
  }

  @Test(arguments: [0, 2, 6, 12])
  func `a role taken back during a drag leaves nothing on the chart (promise 6)`(frame: Int) {
    everywhereWithoutArbiter { stage in
      let screen = screen(.eager, on: stage, nil)
      let before = screen.chart.gestureRecognizers ?? []
      screen.chart.popGestureRole = Self.claim.forEnclosingPans
      #expect(screen.chart.gestureRecognizers?.count == before.count + 2)
      let script = TouchScript.drag(from: CGPoint(x: 150, y: 300), by: CGPoint(x: 3, y: -160))
      let start = stage.engine.clock.now
      for (index, step) in script.steps.enumerated() {
        if index == frame { screen.chart.popGestureRole = nil }
        stage.engine.send([step.sample], at: start + step.time)
      }
      stage.rest()
      #expect(screen.chart.gestureRecognizers ?? [] == before)
      for recognizer in before + (screen.list.gestureRecognizers ?? []) {
        #expect(recognizer.state == .possible && recognizer.isEnabled, "\(stage.story)")
      }
    }
  }

  @Test func `a pan on the view that hosts a SwiftUI chart is not the chart's, and loses no time`()
  {
    func beginning(_ role: PopGestureRole?) -> TimeInterval? {
      let (stage, screen) = (Stage(), HostedScreen())
      stage.push(screen)
      stage.rest()
      if let role { _ = screen.add(role, named: "chart", nesting: 1) }
      let pan = UIPanGestureRecognizer()
      screen.view.addGestureRecognizer(pan)
      let start = stage.engine.clock.now
      var begun: TimeInterval?
      pan.onAction { [weak stage] in
        if $0.state == .began, let stage { begun = stage.engine.clock.now - start }
      }
      stage.play(.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 2, y: 160)))
      stage.rest()
      return begun
    }
    let plain = beginning(nil)
    #expect(plain != nil && beginning(Self.claim) == plain)
  }
}
#endif
