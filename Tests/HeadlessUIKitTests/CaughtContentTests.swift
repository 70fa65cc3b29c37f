import Foundation
import HeadlessUIKit
import Testing

/// Content that a finger stops on its way and does not drag.
@MainActor @Suite struct CaughtContentTests {
  private let screen = Screen()

  private func scrollView(pages: Bool) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    view.contentSize = CGSize(width: 1600, height: 800)
    view.isPagingEnabled = pages
    screen.window.addSubview(view)
    return view
  }

  @Test func `C170: caught beyond its end it goes home when the finger lifts`() {
    let view = scrollView(pages: false)

    screen.finger.down(100, 400).drag(250, 0).up().hold(0.05)
    screen.finger.down(200, 400)
    let caught = view.contentOffset.x
    screen.finger.up().hold(3)

    #expect(caught < 0, screen.log)
    #expect(view.contentOffset.x == 0, screen.log)
  }

  @Test func `C147: a pager caught between pages comes to rest on one`() {
    let view = scrollView(pages: true)

    screen.finger.down(350, 400).drag(-250, 0).up().hold(0.05)
    screen.finger.down(200, 400)
    let caught = view.contentOffset.x
    screen.finger.up().hold(3)

    #expect(caught.truncatingRemainder(dividingBy: 400) != 0, screen.log)
    #expect(view.contentOffset.x.truncatingRemainder(dividingBy: 400) == 0, screen.log)
  }

  @Test func `C166: a finger on content that may not be dragged any more does not keep it away`() {
    let view = scrollView(pages: false)

    screen.finger.down(100, 400).drag(250, 0)
    view.isScrollEnabled = false
    screen.finger.up().hold(0.05)
    screen.finger.down(200, 400).up().hold(3)

    #expect(view.contentOffset.x == 0, screen.log)
  }
}
