#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// Reported problems with sheets, panels, menus and outer pagers around content, each named after a
/// public thread about it.
@MainActor @Suite struct EnclosingPanThreadTests {
  private let middle = CGPoint(x: 195, y: 422)

  @Test func `TouchDraw 50: lines drawn downwards in a sheet do not dismiss it`() {
    everywhereWithoutArbiter { stage in
      let contents = LabScreen.show(chart: nil, in: .sheet, on: stage)
      let canvas = RawCanvas(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
      contents[0].view.addSubview(canvas)
      canvas.popGestureRole = .map.forEnclosingPans

      stage.play(.drag(from: middle, by: CGPoint(x: 20, y: 160)))
      stage.rest()
      #expect(canvas.receivedWholeDrag, "\(stage.story)")
      #expect(stage.navigation.presentedViewController != nil, "\(stage.story)")
      // Above the canvas a drag down dismisses the sheet.
      stage.play(.drag(from: CGPoint(x: 195, y: 120), by: CGPoint(x: 0, y: 600)))
      stage.rest()
      #expect(stage.navigation.presentedViewController == nil, "\(stage.story)")
    }
  }

  @Test func `SwiftChart 120: a scrub across a chart in a sheet may turn down, and goes on`() {
    everywhereWithoutArbiter { stage in
      let contents = LabScreen.show(chart: nil, in: .sheet, on: stage)
      let chart = RawCanvas(frame: contents[0].view.bounds)
      contents[0].view.addSubview(chart)
      chart.popGestureRole = .claims(.horizontalDrags).forEnclosingPans

      stage.play(
        TouchScript().down(at: middle).move(to: CGPoint(x: 225, y: 430), over: 0.1)
          .move(to: CGPoint(x: 240, y: 600), over: 0.2).up())
      stage.rest()
      #expect(chart.receivedWholeDrag, "\(stage.story)")
      #expect(stage.navigation.presentedViewController != nil, "\(stage.story)")
      // A drag that begins downwards is not the chart's.
      stage.play(.drag(from: CGPoint(x: 195, y: 120), by: CGPoint(x: 0, y: 600)))
      stage.rest()
      #expect(stage.navigation.presentedViewController == nil, "\(stage.story)")
    }
  }

  @Test func `FloatingPanel 327: both of two lists in a panel scroll, and the panel stays`() {
    everywhereWithoutArbiter { stage in
      let contents = LabScreen.show(chart: nil, in: .panel, on: stage)
      let lists = [CGFloat(0), 195].map { x in
        let list = UIScrollView(frame: CGRect(x: x, y: 0, width: 195, height: 844))
        list.contentSize = CGSize(width: 195, height: 4000)
        list.contentOffset.y = 800
        contents[0].view.addSubview(list)
        list.popGestureRole = .claims(.verticalDrags).forEnclosingPans
        return list
      }
      let pan = contents[1].view.gestureRecognizers?.first

      for (x, list) in zip([CGFloat(100), 290], lists) {
        for way in [CGFloat(-100), 200] {
          let offset = list.contentOffset.y
          stage.play(.drag(from: CGPoint(x: x, y: 422), by: CGPoint(x: 2, y: way)))
          stage.rest()
          #expect((list.contentOffset.y - offset) * way < 0, "\(stage.story)")
        }
      }
      #expect(!stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
      stage.play(.drag(from: CGPoint(x: 100, y: 422), by: CGPoint(x: 120, y: 2)))
      stage.rest()
      #expect(stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
    }
  }

  @Test func `react-native-pager-view 592: a drawer opens from the first page only`() {
    // A pan that waits and excludes others meanwhile keeps the drawer shut (C094).
    everywhereWithoutArbiter(except: [.heldExclusion]) { stage in
      let contents = LabScreen.show(pager: nil, at: 0, in: .menu, on: stage)
      guard let pager = contents[0].view as? UIScrollView else { return }
      pager.popGestureRole = .pagingScrollView.forEnclosingPans
      let pan = contents[1].view.gestureRecognizers?.first

      stage.play(.drag(from: CGPoint(x: 300, y: 422), by: CGPoint(x: -180, y: 4)))
      stage.rest()
      #expect(pager.contentOffset.x == 390, "\(stage.story)")
      stage.play(.drag(from: middle, by: CGPoint(x: 180, y: 4)))
      stage.rest()
      #expect(pager.contentOffset.x == 0, "\(stage.story)")
      #expect(!stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
      stage.play(.drag(from: middle, by: CGPoint(x: 180, y: 4)))
      stage.rest()
      #expect(stage.timeline.winners.contains { $0 === pan }, "\(stage.story)")
      #expect(pager.contentOffset.x == 0, "\(stage.story)")
    }
  }

  @Test func `Parchment 643: a row with actions opens, and the pages around it turn elsewhere`() {
    everywhereWithoutArbiter { stage in
      let contents = LabScreen.show(chart: nil, in: .pager, on: stage)
      guard let outer = contents[1].view as? UIScrollView else { return }
      let page = outer.contentOffset.x
      let rows = RowTable(trailing: [3])
      contents[0].view.addSubview(rows.table)
      rows.table.popGestureRole =
        .claims { [weak rows] drag in
          guard let rows else { return false }
          return rows.row(at: drag.location) == 3
        }.forEnclosingPans

      stage.play(.drag(from: CGPoint(x: 300, y: rows.height(3)), by: CGPoint(x: -90, y: 3)))
      stage.rest()
      #expect(outer.contentOffset.x == page, "\(stage.story)")
      #expect(rows.opening(3) == -74, "\(stage.story)")
      stage.play(.drag(from: CGPoint(x: 300, y: rows.height(6)), by: CGPoint(x: -180, y: 3)))
      stage.rest()
      #expect(outer.contentOffset.x != page, "\(stage.story)")
    }
  }

  @Test func `stream-chat-swiftui 255: a reply is swiped in a bubble, and the edge pops`() {
    everywhere { phone in
      let list = phone.addScrollView(content: CGSize(width: 390, height: 4000))
      let message = HeadlessHostingView(frame: CGRect(x: 0, y: 390, width: 250, height: 60))
      var swiped: [CGFloat] = []
      message.addGesture(.drag(minimumDistance: 25), onEnded: { swiped.append($0.x) })
      message.popGestureRole = .claims(.horizontalDrags).forEnclosingPans
      list.addSubview(message)

      phone.drag(from: CGPoint(x: 100, y: 422), by: CGPoint(x: 100, y: 3))
      phone.stage.rest()
      #expect(!phone.hasPopBegun && swiped == [100], "\(phone.story)")
      phone.drag(from: CGPoint(x: 100, y: 422), by: CGPoint(x: 3, y: -60))
      phone.stage.rest()
      #expect(list.contentOffset.y > 45, "\(phone.story)")
      list.contentOffset.y = 0
      phone.swipeRight(from: 6)
      phone.stage.rest()
      #expect(phone.depth == 1, "\(phone.story)")
      #expect(swiped.count == 1, "\(phone.story)")
    }
  }
}
#endif
