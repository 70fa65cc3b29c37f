#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Endless content, which recentres itself in `layoutSubviews` while it scrolls.
@MainActor @Suite struct EndlessContentTests {
  /// Ten pages of 400 pt that repeat after 800 pt.
  private final class Carousel: UIScrollView {
    static let period: CGFloat = 800
    private(set) var recenterings = 0
    private(set) var layouts = 0
    /// How far the content has scrolled, which recentring does not change; in pt.
    var distance: CGFloat { contentOffset.x + travelled }
    private var travelled: CGFloat = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      let middle = (contentSize.width - bounds.width) / 2
      guard abs(contentOffset.x - middle) > Carousel.period else { return }
      let step = contentOffset.x > middle ? -Carousel.period : Carousel.period
      travelled -= step
      recenterings += 1
      contentOffset.x += step
    }
  }

  private let screen = Screen()

  @Test(arguments: [-1.0, 1])
  func `C263: endless content recentres itself during a drag, which continues without a jump`(
    direction: CGFloat
  ) {
    let carousel = makeCarousel()
    let start = carousel.distance

    screen.touch.down(200, 400).move(direction * 10, 0)
    var travel: CGFloat = 0
    for _ in 0..<60 {
      screen.touch.move(direction * 50, 0)
      screen.wait(0)
      travel += direction * 50
      #expect(abs(carousel.distance - start + travel) < 0.5, screen.log)
    }

    #expect(carousel.isDragging)
    #expect(carousel.recenterings == 3)
  }

  @Test func `C263: endless content recentred during a drag lifts with the speed of the touch`() {
    let carousel = makeCarousel()
    let plain = makePlain()

    screen.touch.down(200, 400).move(-10, 0).drag(-1000, 0, steps: 50).up()
    let start = carousel.distance
    screen.wait(10)
    screen.touch.down(200, 600).move(-10, 0).drag(-1000, 0, steps: 50).up()
    let plainStart = plain.contentOffset.x
    screen.wait(10)

    #expect(carousel.recenterings > 0)
    #expect(!carousel.isDecelerating)
    #expect(abs(carousel.distance - start - plain.contentOffset.x + plainStart) < 1, screen.log)
  }

  @Test func `C263: endless content decelerates past the ends of its content without a bounce`() {
    let carousel = makeCarousel()
    var distances: [CGFloat] = []

    screen.touch.down(300, 400).move(-10, 0).drag(-240, 0, steps: 3).up()
    for _ in 0..<300 {
      screen.wait(EngineMetrics.frame)
      distances.append(carousel.distance)
    }
    let steps = zip(distances.dropFirst(), distances).map { $0.0 - $0.1 }

    #expect(carousel.recenterings >= 2, "it would have met the end of its content")
    #expect(steps.allSatisfy { $0 >= 0 }, "it never turns back: \(steps)")
    #expect(zip(steps.dropFirst(), steps).allSatisfy { $0.0 <= $0.1 + 1 }, "\(steps)")
    #expect(!carousel.isDecelerating && !carousel.isDragging)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C263: a touch catches endless content where it shows, after recentring too`() {
    let carousel = makeCarousel()
    screen.touch.down(300, 400).move(-10, 0).drag(-240, 0, steps: 3).up().hold(0.3)
    let recenterings = carousel.recenterings

    screen.touch.down(200, 400)
    let distance = carousel.distance
    screen.touch.hold(0.2).move(-30, 0).hold(0.2)

    #expect(recenterings > 0)
    #expect(abs(carousel.distance - distance - 30) < 0.5, screen.log)
  }

  @Test func `C263: an offset set in the delegate's scroll callback continues a deceleration`() {
    @MainActor
    final class Recentering: NSObject, UIScrollViewDelegate {
      var jumps = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.contentOffset.x > 2600 else { return }
        jumps += 1
        scrollView.contentOffset.x -= 800
      }
    }
    let delegate = Recentering()
    let plain = makePlain()
    plain.contentSize.width = 4000
    plain.contentOffset.x = 1800
    plain.delegate = delegate

    screen.touch.down(300, plain.frame.midY).move(-10, 0).drag(-240, 0, steps: 3).up().hold(10)

    #expect(delegate.jumps >= 2)
    #expect((1800...2600).contains(plain.contentOffset.x), screen.log)
    #expect(!plain.isDecelerating)
  }

  @Test func `C263: a scroll view is laid out once for every frame of a deceleration`() {
    let carousel = makeCarousel()
    screen.touch.down(300, 400).move(-10, 0).drag(-240, 0, steps: 3).up()
    let layouts = carousel.layouts

    screen.wait(EngineMetrics.frame * 10.5)

    // The recentring requests one more pass.
    #expect((10...12).contains(carousel.layouts - layouts))
  }

  private func makeCarousel() -> Carousel {
    let carousel = Carousel(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
    carousel.contentSize = CGSize(width: 4000, height: 200)
    carousel.contentOffset.x = 1800
    screen.window.addSubview(carousel)
    screen.wait(0)
    return carousel
  }

  private func makePlain() -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 500, width: 400, height: 200))
    view.contentSize = CGSize(width: 40_000, height: 200)
    view.contentOffset.x = 18_000
    screen.window.addSubview(view)
    screen.wait(0)
    return view
  }
}
#endif
