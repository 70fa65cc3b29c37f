#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Vertical drags of tables whose rows fit.
@MainActor @Suite struct TableBounceTests {
  @Test func `C262: only a table bounces vertically by default`() {
    #expect(UITableView(frame: .zero, style: .plain).alwaysBounceVertical)
    #expect(UITableView().alwaysBounceVertical)
    #expect(!UITableView().alwaysBounceHorizontal)
    #expect(!UIScrollView().alwaysBounceVertical)
    #expect(!UITextView().alwaysBounceVertical)
  }

  @Test(arguments: [0, 3])
  func `C262: a table whose rows fit can be pulled and returns`(rows: Int) {
    let screen = Screen()
    let stage = TableStage(screen, sections: [rows])

    screen.touch.down(200, 300).drag(0, 200)
    let offset = stage.table.contentOffset.y
    screen.touch.up().hold(2)

    #expect(screen.timeline[.action].contains("scroll began"), screen.log)
    #expect(offset < -50, screen.log)
    #expect(stage.table.contentOffset == .zero)
  }

  @Test func `C262: a table whose rows fit takes a vertical drag from a pan behind it`() {
    let screen = Screen()
    screen.add(UIPanGestureRecognizer(), "pan")
    let stage = TableStage(screen, sections: [0])

    screen.touch.down(200, 300).drag(0, 100)

    #expect(stage.table.isDragging, screen.log)
    #expect(!screen.timeline[.action].contains("pan began"), screen.log)
  }

  @Test func `C262: a table whose rows fit leaves a sideways drag to a pan behind it`() {
    let screen = Screen()
    screen.add(UIPanGestureRecognizer(), "pan")
    let stage = TableStage(screen, sections: [0])

    screen.touch.down(200, 300).drag(100, 0)

    #expect(!stage.table.isDragging, screen.log)
    #expect(screen.timeline[.action].contains("pan began"), screen.log)
  }

  @Test func `C262: a table that may not bounce and whose rows fit takes no drag`() {
    for turnOff in [{ $0.bounces = false }, { $0.alwaysBounceVertical = false }]
      as [(UITableView) -> Void]
    {
      let screen = Screen()
      let stage = TableStage(screen, sections: [0])
      turnOff(stage.table)

      screen.touch.down(200, 300).drag(0, 100)

      #expect(!stage.table.isDragging, screen.log)
    }
  }

  @Test(arguments: [(100.0, -100.0, "outer"), (0, -100, "outer"), (0, 100, "table")])
  func `C156, C262: an enclosing scroll view that can scroll takes the drag of a short table`(
    offset: CGFloat, dy: CGFloat, owner: String
  ) {
    let screen = Screen()
    let outer = ScrollStage(height: 2000, of: screen)
    outer.scrollView.contentOffset.y = offset
    let stage = TableStage(screen, in: outer.scrollView, sections: [1])

    screen.touch.down(200, 300).drag(0, dy)

    #expect(outer.scrollView.isDragging == (owner == "outer"), screen.log)
    #expect(stage.table.isDragging == (owner == "table"), screen.log)
  }
}
#endif
