#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ViewLayoutTests {
  @Test func `layoutIfNeeded lays out a new view once`() {
    let view = CountingView()
    view.addSubview(UIView())

    view.layoutIfNeeded()
    view.layoutIfNeeded()

    #expect(view.layouts == 1)
    #expect(view.subviews.first?.frame.size == CGSize(width: 300, height: 100))
  }

  @Test func `subviews are laid out after their superview`() {
    let (outer, inner) = (CountingView(), CountingView())
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    let layoutsBefore = inner.layouts

    inner.setNeedsLayout()
    outer.layoutIfNeeded()

    #expect(outer.layouts == 1)
    #expect(inner.layouts == layoutsBefore + 1)
  }

  @Test func `a view in a window is laid out once, at the next step of the clock`() {
    let screen = Screen()
    let view = CountingView()
    screen.window.addSubview(view)
    let layoutsBefore = view.layouts

    view.setNeedsLayout()
    screen.wait(0)
    let layoutsAtNextStep = view.layouts
    screen.wait(1)

    #expect(layoutsBefore == 0)
    #expect(layoutsAtNextStep == 1)
    #expect(view.layouts == 1)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `setNeedsLayout during layout takes effect in the next frame`() {
    final class RelayoutView: UIView {
      var layouts = 0
      var requests = Int.max
      override func layoutSubviews() {
        layouts += 1
        if layouts <= requests { setNeedsLayout() }
      }
    }
    let screen = Screen()
    let (endless, twice) = (RelayoutView(), RelayoutView())
    twice.requests = 2
    screen.window.addSubview(endless)
    screen.window.addSubview(twice)

    screen.wait(0)

    #expect(endless.layouts == 1 && twice.layouts == 1)

    screen.wait(EngineMetrics.frame * 1.5)

    #expect(endless.layouts == 2 && twice.layouts == 2)

    screen.wait(1)

    #expect((60...62).contains(endless.layouts))
    #expect(twice.layouts == 3)
  }

  @Test func `a new size lays out the view at once, a new position does not`() {
    let view = CountingView()
    view.layoutIfNeeded()

    view.center = CGPoint(x: 9, y: 9)
    view.frame.origin = .zero
    view.bounds.origin = CGPoint(x: 5, y: 5)
    let layoutsAfterMove = view.layouts
    view.frame.size = CGSize(width: 10, height: 10)

    #expect(layoutsAfterMove == 1)
    #expect(view.layouts == 2)
  }

  @Test func `C263: a change of the bounds origin lays out the view at the next step`() {
    let screen = Screen()
    let view = CountingView()
    screen.window.addSubview(view)
    screen.wait(0)
    view.layoutIfNeeded()
    let layoutsBefore = view.layouts

    view.bounds.origin.x = 5
    view.bounds.origin.x = 10
    let layoutsAtOnce = view.layouts
    screen.wait(0)
    view.center.x += 9
    screen.wait(1)

    #expect(layoutsAtOnce == layoutsBefore)
    #expect(view.layouts == layoutsBefore + 1)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C263: a scroll view is laid out with every move of a drag`() {
    final class EndlessView: UIScrollView {
      override func layoutSubviews() {
        super.layoutSubviews()
        if contentOffset.y > 500 { contentOffset.y -= 400 }
      }
    }
    let screen = Screen()
    let scrollView = EndlessView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    scrollView.contentOffset.y = 450
    screen.window.addSubview(scrollView)
    screen.wait(0)
    scrollView.layoutIfNeeded()

    let touch = screen.touch.down(200, 600)
    for _ in 0..<10 { touch.move(0, -20) }
    screen.wait(0)

    #expect(scrollView.isDragging)
    #expect(abs(scrollView.contentOffset.y - (450 + 190 - 400)) < 0.5)
  }

  @Test func `C263: a new size of a subview lays out its superview at the next step`() {
    let screen = Screen()
    let (outer, inner) = (CountingView(), UIView(frame: .zero))
    screen.window.addSubview(outer)
    outer.addSubview(inner)
    screen.wait(0)
    outer.layoutIfNeeded()
    let layoutsBefore = outer.layouts

    inner.frame.size = CGSize(width: 7, height: 7)
    let layoutsAtOnce = outer.layouts
    screen.wait(0)
    screen.wait(1)

    #expect(layoutsAtOnce == layoutsBefore)
    #expect(outer.layouts == layoutsBefore + 1)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `sizeToFit calls sizeThatFits once and keeps the origin`() {
    final class FittingView: UIView {
      var proposedSizes: [CGSize] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        proposedSizes.append(size)
        return CGSize(width: 30, height: 60)
      }
    }
    let view = FittingView(frame: CGRect(x: 10, y: 20, width: 5, height: 5))

    view.sizeToFit()

    #expect(view.proposedSizes == [CGSize(width: 5, height: 5)])
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 60))
    #expect(UIView(frame: view.frame).sizeThatFits(.zero) == CGSize(width: 30, height: 60))
  }

  private nonisolated static let masks: [(UIView.AutoresizingMask, CGRect)] = [
    ([], CGRect(x: 10, y: 20, width: 40, height: 40)),
    (.flexibleWidth, CGRect(x: 10, y: 20, width: 140, height: 40)),
    (.flexibleLeftMargin, CGRect(x: 110, y: 20, width: 40, height: 40)),
    (.flexibleRightMargin, CGRect(x: 10, y: 20, width: 40, height: 40)),
    (
      [.flexibleLeftMargin, .flexibleRightMargin],
      CGRect(x: 10 + 100 / 6.0, y: 20, width: 40, height: 40)
    ),
    ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 140, height: 90)),
    (.flexibleTopMargin, CGRect(x: 10, y: 70, width: 40, height: 40)),
  ]

  @Test(arguments: masks)
  func `flexible margins and sizes share the growth of the superview`(
    mask: UIView.AutoresizingMask, expected: CGRect
  ) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    view.autoresizingMask = mask
    parent.addSubview(view)

    parent.frame.size = CGSize(width: 200, height: 150)

    #expect(abs(view.frame.minX - expected.minX) < 1e-9)
    #expect(abs(view.frame.minY - expected.minY) < 1e-9)
    #expect(view.frame.size == expected.size)

    parent.autoresizesSubviews = false
    parent.frame.size = CGSize(width: 10, height: 10)

    #expect(view.frame.size == expected.size)
  }

  @Test func `flexible margins and sizes of zero length share the growth evenly`() {
    let parent = UIView()
    let view = UIView()
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    parent.addSubview(view)

    parent.bounds.size = CGSize(width: 100, height: 100)

    #expect(view.frame == CGRect(x: 50, y: 0, width: 50, height: 0))
  }

  private final class CountingView: UIView {
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      for view in subviews { view.frame.size = CGSize(width: 300, height: 100) }
    }
  }
}
#endif
