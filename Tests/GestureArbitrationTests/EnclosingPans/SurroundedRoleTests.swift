#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Content with a claim around other content, or around what scrolls; several fingers that do not
/// move alike.
@MainActor @Suite struct SurroundedRoleTests {
  private nonisolated static let sideways = [CGPoint(x: 150, y: 4), CGPoint(x: -150, y: 4)]
  private nonisolated static let upwards = CGPoint(x: 4, y: -150)

  /// Adds a view with a pan of its own.
  private func addChart(to view: UIView, _ role: PopGestureRole?) -> UIPanGestureRecognizer {
    let (chart, pan) = (UIView(frame: view.bounds), UIPanGestureRecognizer())
    chart.isMultipleTouchEnabled = true
    pan.name = "chart.pan"
    chart.addGestureRecognizer(pan)
    view.addSubview(chart)
    chart.popGestureRole = role
    return pan
  }

  private func hasWon(_ recognizer: UIGestureRecognizer?, on stage: Stage) -> Bool {
    stage.timeline.winners.contains { $0 === recognizer }
  }

  private func list(of view: UIView) -> UIScrollView? {
    view.superview?.ancestors(through: nil).lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Shows a plain container in something, and a content inside.
  private func show(_ surroundings: LabScreen.Surroundings, on stage: Stage) -> UIView {
    let view = LabScreen.show(chart: nil, in: surroundings, on: stage)[0].view
    stage.rest()
    return view
  }

  /// Adds a scroll view with content on every side.
  private func addSheetOfCells(to view: UIView) -> UIScrollView {
    let cells = UIScrollView(frame: StageMetrics.screen)
    cells.contentSize = CGSize(width: 1170, height: 2400)
    cells.contentOffset = CGPoint(x: 390, y: 400)
    cells.panGestureRecognizer.name = "cells.pan"
    view.addSubview(cells)
    return cells
  }

  @Test(arguments: sideways)
  func
    `a zoomed photo that claims drags up and down still moves sideways, and turns the page at its side`(
      way: CGPoint
    )
  {
    for isAtSide in [false, true] {
      everywhereWithoutArbiter(except: [.heldExclusion]) { stage in
        let pager = list(of: show(.pager, on: stage))
        let photo = addSheetOfCells(to: pager?.subviews.first ?? UIView())
        photo.bounces = false
        if isAtSide { photo.contentOffset.x = way.x > 0 ? 0 : 780 }
        photo.popGestureRole = .claims(.verticalDrags) { _ in true }.forEnclosingPans
        let (x, page) = (photo.contentOffset.x, pager?.contentOffset.x)
        stage.play(.drag(from: CGPoint(x: 195, y: 400), by: way))
        stage.rest()
        #expect((photo.contentOffset.x == x) == isAtSide, "\(stage.story)")
        #expect((pager?.contentOffset.x == page) == !isAtSide, "\(stage.story)")
      }
    }
  }

  /// Where a claim is that leaves sideways drags to the pops.
  enum Place: CaseIterable, Sendable { case onCells, aroundCells }

  @Test(
    arguments: Place.allCases,
    [
      PopGestureRole.claims(.verticalDrags), .claims { _ in false },
      .claims(.horizontalDrags) { $0.location.x < 0 }, .claims(from: .all) { _ in false },
    ])
  func `what a claim leaves scrolls while it reveals something, and pops at its leading edge`(
    place: Place, role: PopGestureRole
  ) {
    for isAtEdge in [false, true] {
      everywhere([.v26]) { phone in
        let box = UIView(frame: StageMetrics.screen)
        phone.screen.view.addSubview(box)
        let cells = addSheetOfCells(to: box)
        if isAtEdge { cells.contentOffset.x = 0 }
        (place == .onCells ? cells : box).popGestureRole = role
        phone.arbiter.driver = .arbiter
        let x = cells.contentOffset.x
        phone.swipeRight()
        phone.stage.rest()
        #expect(phone.depth == (isAtEdge ? 1 : 2), "\(phone.story)")
        #expect((cells.contentOffset.x == x) == isAtEdge, "\(phone.story)")
      }
    }
  }

  @Test func `a canvas that scrolls with two fingers leaves one finger's drag to the pop`() {
    for setting in ReportSetting.all where setting.popsFromContent {
      let phone = setting.phone()
      let cells = addSheetOfCells(to: phone.screen.view)
      cells.panGestureRecognizer.minimumNumberOfTouches = 2
      cells.popGestureRole = .claims(.verticalDrags)
      phone.stage.play(setting.script(from: 195))
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a zoomed photo that claims drags up and down closes at its leading edge alone`() {
    for (offset, closes) in [(CGFloat(390), false), (0, true)] {
      everywhere([.v18, .v26], isPushed: false, except: [.heldExclusion]) { phone in
        let options = UIViewController.Transition.ZoomOptions()
        options.interactiveDismissShouldBegin = phone.arbiter.zoomDismissal
        phone.screen.preferredTransition = .zoom(options: options) { _ in nil }
        let photo = addSheetOfCells(to: phone.screen.view)
        photo.contentOffset.x = offset
        photo.popGestureRole = .claims(.verticalDrags)
        phone.stage.push(phone.screen)
        phone.stage.rest()
        phone.swipeRight()
        phone.stage.rest()
        #expect(phone.depth == (closes ? 1 : 2), "\(phone.story)")
      }
    }
  }

  @Test func `cells that scroll both ways in a claim on one axis scroll both ways`() {
    for way in Self.sideways + [Self.upwards] {
      everywhereWithoutArbiter { stage in
        let container = show(.list, on: stage)
        container.popGestureRole = .claims(.horizontalDrags)
        let cells = addSheetOfCells(to: container)
        let offset = cells.contentOffset
        stage.play(.drag(from: CGPoint(x: 195, y: 400), by: way))
        stage.rest()
        #expect(cells.contentOffset != offset, "\(way) \(stage.story)")
      }
    }
  }

  @Test func `a drag that the content around a chart claims stays with the chart`() {
    everywhereWithoutArbiter { stage in
      let container = show(.list, on: stage)
      container.popGestureRole = .map.forEnclosingPans
      let pan = addChart(to: container, .claims(.horizontalDrags))
      stage.play(.drag(from: CGPoint(x: 195, y: 400), by: Self.upwards))
      #expect(hasWon(pan, on: stage), "\(stage.story)")
    }
    everywhereWithoutArbiter([.v16, .v18]) { stage in
      let container = show(.pager, on: stage)
      container.popGestureRole = .claims(.towardsLeading).forEnclosingPans
      let pan = addChart(to: container, .claims(.towardsTrailing).forEnclosingPans)
      stage.play(.drag(from: CGPoint(x: 195, y: 400), by: CGPoint(x: -150, y: 4)))
      #expect(hasWon(pan, on: stage), "\(stage.story)")
    }
  }

  private final class StillList: UIScrollView {
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      gestureRecognizer !== panGestureRecognizer
    }
  }

  @Test
  func `a chart keeps what its list does not follow: at an end that does not bounce, or refused`() {
    for isRefused in [false, true] {
      everywhereWithoutArbiter { stage in
        let list = isRefused ? StillList() : UIScrollView()
        list.frame = StageMetrics.screen
        list.contentSize.height = 1200
        list.bounces = false
        list.contentOffset.y = isRefused ? 100 : 356
        let screen = UIViewController()
        screen.view.addSubview(list)
        stage.push(screen)
        let chart = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 1200))
        list.addSubview(chart)
        stage.rest()
        let pan = addChart(to: chart, .claims(.horizontalDrags))
        stage.play(.drag(from: CGPoint(x: 195, y: 400), by: Self.upwards))
        #expect(hasWon(pan, on: stage), "\(stage.story)")
      }
    }
  }

  @Test func `after a pinch two fingers sideways are the chart's`() {
    everywhereWithoutArbiter { stage in
      let container = show(.list, on: stage)
      list(of: container)?.delaysContentTouches = false
      let pan = addChart(to: container, .claims(.horizontalDrags))
      var script = TouchScript().down(at: CGPoint(x: 100, y: 400))
        .down(at: CGPoint(x: 100, y: 480), touch: 1)
      for step in 1...5 {
        let spread = CGFloat(3 * step)
        script = script.move(to: CGPoint(x: 100, y: 400 - spread), over: 0.01)
          .move(to: CGPoint(x: 100, y: 480 + spread), over: 0.01, touch: 1)
      }
      for step in 1...15 {
        let x = 100 + CGFloat(10 * step)
        script = script.move(to: CGPoint(x: x, y: 385), over: 0.01)
          .move(to: CGPoint(x: x, y: 495), over: 0.01, touch: 1)
      }
      stage.play(script.up().up(touch: 1))
      #expect(hasWon(pan, on: stage), "\(stage.story)")
    }
  }

  @Test func `a finger that moves while another one rests decides nothing until a pan could begin`()
  {
    everywhereWithoutArbiter([.v16, .v18], except: [.heldExclusion]) { stage in
      let outer = list(of: show(.pager, on: stage))
      let inner = addSheetOfCells(to: outer?.subviews.first ?? UIView())
      inner.contentSize = CGSize(width: 1170, height: 844)
      inner.contentOffset = .zero
      inner.isPagingEnabled = true
      inner.popGestureRole = .pagingScrollView.forEnclosingPans
      let page = outer?.contentOffset.x
      stage.play(
        TouchScript().down(at: CGPoint(x: 280, y: 400))
          .down(at: CGPoint(x: 200, y: 500), touch: 1)
          .move(to: CGPoint(x: 213, y: 500), over: 0.05, touch: 1).up(touch: 1)
          .move(to: CGPoint(x: 120, y: 400), over: 0.2).up())
      stage.rest()
      #expect(inner.contentOffset.x > 0 && outer?.contentOffset.x == page, "\(stage.story)")
    }
  }

  @Test func `a list that still moves holds back no other recognizer on it`() {
    for isSwipe in [true, false] {
      everywhereWithoutArbiter { stage in
        let container = show(.list, on: stage)
        container.popGestureRole = .claims(.horizontalDrags).forEnclosingPans
        let other = isSwipe ? UISwipeGestureRecognizer() : UIPanGestureRecognizer()
        stage.play(.drag(from: CGPoint(x: 195, y: 700), by: CGPoint(x: 0, y: -300)))
        stage.engine.clock.advance(by: 0.1)
        list(of: container)?.addGestureRecognizer(other)
        stage.play(.drag(from: CGPoint(x: 150, y: 400), by: CGPoint(x: 200, y: 2)))
        #expect(!hasWon(other, on: stage), "\(stage.story)")
      }
    }
  }

  @Test(arguments: [0, 1])
  func
    `a pager that keeps edge swipes keeps them from an edge pan around it, but on its first page`(
      page: Int
    )
  {
    everywhereWithoutArbiter(except: [.heldExclusion]) { stage in
      let panel = UIView(frame: StageMetrics.screen)
      let edgePan = UIScreenEdgePanGestureRecognizer()
      edgePan.edges = .left
      panel.addGestureRecognizer(edgePan)
      stage.navigation.viewControllers[0].view.addSubview(panel)
      let pager = addSheetOfCells(to: panel)
      pager.isPagingEnabled = true
      pager.contentSize = CGSize(width: 1170, height: 844)
      pager.contentOffset = CGPoint(x: 390 * page, y: 0)
      pager.popGestureRole = .pagingScrollView(keepsEdgeSwipes: true).forEnclosingPans
      stage.play(.drag(from: CGPoint(x: 1, y: 400), by: CGPoint(x: 180, y: 4)))
      #expect(hasWon(edgePan, on: stage) == (page == 0), "\(stage.story)")
    }
  }

  @Test(arguments: [CGFloat(-3), 3])
  func `a chart on a page of a vertical page controller leaves a drag down to the pages`(
    slip: CGFloat
  ) {
    everywhereWithoutArbiter { stage in
      let (screen, pages) = (UIViewController(), (0..<3).map { _ in UIViewController() })
      let book = PageBook(in: screen, page: 2, of: pages, along: .vertical)
      book.controller.view.popGestureRole = .pageController {
        false
      } isAtLastPage: {
        true
      }
      stage.push(screen)
      stage.rest()
      let pan = addChart(to: pages[2].view, .claims(.horizontalDrags).forEnclosingPans)
      stage.play(.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: slip, y: 250)))
      stage.rest()
      #expect(!hasWon(pan, on: stage) && book.page == 1, "\(stage.story)")
    }
  }

  /// A card that is lifted into an overlay when a finger lands on it.
  private final class Card: RawCanvas {
    weak var overlay: UIView?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      overlay?.addSubview(self)
    }
  }

  @Test(arguments: [1, 2])
  func `a card that is lifted out of a panel keeps its claim until the last finger lifts`(
    fingers: Int
  ) {
    everywhereWithoutArbiter { stage in
      let panel = show(.panel, on: stage)
      let (card, overlay) = (Card(frame: StageMetrics.screen), UIView(frame: StageMetrics.screen))
      card.isMultipleTouchEnabled = true
      card.overlay = overlay
      stage.window.insertSubview(overlay, at: 0)
      panel.addSubview(card)
      card.popGestureRole = .map.forEnclosingPans
      var script = TouchScript().down(at: CGPoint(x: 150, y: 300))
      if fingers > 1 { script = script.down(at: CGPoint(x: 230, y: 300), touch: 1) }
      for step in 1...20 {
        let y = 300 + 10 * CGFloat(step)
        script = script.move(to: CGPoint(x: 150, y: y), over: 0.01)
        if fingers > 1 { script = script.move(to: CGPoint(x: 230, y: y), over: 0.01, touch: 1) }
      }
      stage.play(fingers > 1 ? script.up().up(touch: 1) : script.up())
      stage.rest()
      #expect(!card.phases.contains("cancelled"), "\(stage.story)")
    }
  }
}
#endif
