#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Zooming of scroll view content.
@MainActor @Suite struct ZoomTests {
  private let stage = ZoomStage()
  private var screen: Screen { stage.screen }
  private var scrollView: UIScrollView { stage.scrollView }

  @Test func `C130: a pinch zooms the delegate's view and sends zoom callbacks in order`() {
    pinch(by: 30)

    #expect(scrollView.zoomScale > 1.5 && scrollView.zoomScale < 2, screen.log)
    #expect(scrollView.isZooming)
    #expect(stage.view.transform.a == scrollView.zoomScale)
    #expect(abs(scrollView.contentSize.width - 400 * scrollView.zoomScale) < 1e-9)

    liftBoth()

    #expect(!scrollView.isZooming)
    #expect(stage.calls.first == "willBeginZooming" && stage.calls.last == "didEndZooming")
    #expect(Set(stage.calls.dropFirst().dropLast()) == ["didZoom"])
  }

  @Test func `C130: the content point between the touches stays in place`() {
    scrollView.setZoomScale(1.5, animated: false)
    scrollView.contentOffset = CGPoint(x: 100, y: 200)
    let before = stage.view.convert(CGPoint(x: 200, y: 400), from: screen.window)

    pinch(by: 20)
    let after = stage.view.convert(CGPoint(x: 200, y: 400), from: screen.window)

    #expect(scrollView.zoomScale > 1.6)
    #expect((after.x - before.x).magnitude < 0.5 && (after.y - before.y).magnitude < 0.5)
  }

  @Test func `C130: content zoomed beyond its maximum bounces back`() {
    pinch(by: 150)
    let pinched = scrollView.zoomScale
    liftBoth()
    let isBouncing = scrollView.isZoomBouncing
    screen.wait(1)

    #expect(pinched > 2)
    #expect(isBouncing && !scrollView.isZoomBouncing)
    #expect(scrollView.zoomScale == 2)
    #expect(stage.calls.last == "didEndZooming")
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C130: without bouncesZoom zooming stops at the maximum scale`() {
    scrollView.bouncesZoom = false

    pinch(by: 150)

    #expect(scrollView.zoomScale == 2)
  }

  @Test func `C169: an animated zoom takes time and can be stopped`() {
    scrollView.setZoomScale(2, animated: true)
    screen.wait(0.1)
    let (isAnimating, scale) = (scrollView.isZoomAnimating, scrollView.zoomScale)
    scrollView.stopScrollingAndZooming()
    screen.wait(1)

    #expect(isAnimating && !scrollView.isZoomAnimating)
    #expect(scale > 1 && scale < 2)
    #expect(scrollView.zoomScale == scale)
  }

  @Test(arguments: [true, false])
  func `C169: zooming to a rectangle fills the view with it`(animated: Bool) {
    scrollView.zoom(to: CGRect(x: 100, y: 200, width: 200, height: 400), animated: animated)
    screen.wait(1)

    #expect(scrollView.zoomScale == 2)
    #expect(scrollView.contentOffset == CGPoint(x: 200, y: 400))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 0])
  func `C130: an invalid zoomScale is clamped to the allowed range`(scale: CGFloat) {
    scrollView.zoomScale = scale

    #expect((1...2).contains(scrollView.zoomScale))
  }

  @Test func `C133: without viewForZooming a scroll view does not zoom`() {
    let plain = ScrollStage()
    plain.scrollView.maximumZoomScale = 3

    plain.scrollView.setZoomScale(2, animated: true)
    plain.screen.wait(1)

    #expect(plain.scrollView.zoomScale == 1)
    #expect(!plain.scrollView.isZoomAnimating)
  }

  /// Puts two touches 60 pt apart around the center and moves each outwards by a distance.
  private func pinch(by distance: CGFloat) {
    let (one, other) = (screen.touch(0), screen.touch(1))
    one.down(170, 400)
    other.down(230, 400)
    for _ in 0..<10 {
      screen.send([one.movement(-distance / 10, 0), other.movement(distance / 10, 0)])
    }
  }

  private func liftBoth() {
    screen.touch(0).up()
    screen.touch(1).up()
  }
}

/// A scroll view that zooms one view of the scroll view's size.
@MainActor
private final class ZoomStage: NSObject, UIScrollViewDelegate {
  let screen = Screen()
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private(set) var calls: [String] = []

  override init() {
    super.init()
    scrollView.contentSize = view.bounds.size
    scrollView.addSubview(view)
    scrollView.delegate = self
    scrollView.maximumZoomScale = 2
    screen.window.addSubview(scrollView)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("willBeginZooming")
  }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { calls.append("didZoom") }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { calls.append("didEndZooming") }
}
#endif
