#if HEADLESS
import GestureArbitration
import GestureArbitrationUI
import GestureLab
import HeadlessUIKit
import Testing

/// Roles of regions that hold for enclosing pans: no touch reaches a region, so their recognizer is
/// on the view that touches reach.
@MainActor @Suite struct HostedEnclosingPanTests {
  private let chart = CGRect(x: 40, y: 300, width: 300, height: 200)

  @Test func `a hosted chart that is scrubbed vertically does not dismiss its sheet`() {
    everywhereWithoutArbiter { stage in
      let screen = HostedScreen()
      screen.modalPresentationStyle = .pageSheet
      stage.navigation.present(screen, animated: false)
      stage.rest()
      screen.add(.claims(.verticalDrags).forEnclosingPans, frame: chart)

      stage.play(.drag(from: CGPoint(x: 195, y: 450), by: CGPoint(x: 2, y: 350)))
      stage.rest()
      #expect(stage.navigation.presentedViewController === screen, "\(stage.story)")
      stage.play(.drag(from: CGPoint(x: 195, y: 200), by: CGPoint(x: 2, y: 600)))
      stage.rest()
      #expect(stage.navigation.presentedViewController == nil, "\(stage.story)")
    }
  }

  @Test(arguments: [true, false])
  func `a hosted chart in a list keeps the drags that it claims, and the list the others`(
    isSideways: Bool
  ) {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let list = phone.addScrollView(content: CGSize(width: 390, height: 3000), in: screen.view)
      list.contentOffset.y = 500
      screen.add(
        .claims(isSideways ? .horizontalDrags : .verticalDrags).forEnclosingPans,
        frame: chart.offsetBy(dx: 0, dy: 500), in: list)
      @MainActor func scrolls(from y: CGFloat) -> Bool {
        list.contentOffset.y = 500
        phone.drag(from: CGPoint(x: 195, y: y), by: CGPoint(x: 2, y: 60))
        phone.stage.rest()
        return list.contentOffset.y != 500
      }

      #expect(scrolls(from: 400) == isSideways, "\(phone.story)")
      #expect(scrolls(from: 650), "\(phone.story)")
    }
  }

  @Test
  func `a drawing's own pan begins where a region claims drags, and that of a panel does not`() {
    everywhereWithoutArbiter { stage in
      let screen = UIViewController()
      stage.push(screen)
      let (panel, drawing) = (
        UIView(frame: StageMetrics.screen), UIView(frame: StageMetrics.screen)
      )
      let (outer, own) = (UIPanGestureRecognizer(), UIPanGestureRecognizer())
      panel.addGestureRecognizer(outer)
      screen.view.addSubview(panel)
      panel.addSubview(drawing)
      let region = PopGestureRegion(frame: chart)
      region.popGestureRole = .claims(.verticalDrags).forEnclosingPans
      drawing.addSubview(region)
      @MainActor func winners(from y: CGFloat) -> [UIGestureRecognizer] {
        let before = stage.timeline.winners.count
        stage.play(.drag(from: CGPoint(x: 195, y: y), by: CGPoint(x: 2, y: 60)))
        stage.rest()
        return Array(stage.timeline.winners[before...])
      }

      #expect(!winners(from: 400).contains(outer), "\(stage.story)")
      #expect(winners(from: 200).contains(outer), "\(stage.story)")
      drawing.addGestureRecognizer(own)
      let inside = winners(from: 400)
      #expect(inside.contains(own) && !inside.contains(outer), "\(stage.story)")
    }
  }
}
#endif
