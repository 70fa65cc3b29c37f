import Foundation
import HeadlessUIKit
import Testing

/// Dragging, rubber band and what the delegate hears.
@MainActor @Suite struct ScrollViewTests {
  /// Half a pixel, and what floating point adds to it (M07).
  private let halfPixel: CGFloat = 0.5 / 3 + 1e-9

  @Test func `C134: tracking begins at touch-down, dragging when the pan does`() {
    let stage = ScrollStage()

    stage.screen.finger.down(200, 400)
    let atTouchDown = [stage.scrollView.isTracking, stage.scrollView.isDragging]
    stage.screen.finger.move(0, -10)
    let atBegin = [stage.scrollView.isTracking, stage.scrollView.isDragging]
    stage.screen.finger.up()

    #expect(atTouchDown == [true, false])
    #expect(atBegin == [true, true])
    #expect(!stage.scrollView.isTracking && !stage.scrollView.isDragging)
  }

  @Test func `M01: content moves by travel less 10 pt, from the very event that begins the drag`() {
    let stage = ScrollStage()
    var offsets: [CGFloat] = []

    stage.screen.finger.down(200, 700)
    for _ in 0..<6 {
      stage.screen.finger.move(0, -3)
      offsets.append(stage.scrollView.contentOffset.y)
    }
    stage.screen.finger.drag(0, -162)

    #expect(offsets == [0, 0, 0, 2, 5, 8])
    #expect(abs(stage.scrollView.contentOffset.y - 170) < 1e-9)
  }

  @Test(arguments: UIKitBehavior.FirstTranslation.allCases)
  func `C105: a scroll view leaves out 10 pt whatever other pans do`(
    answer: UIKitBehavior.FirstTranslation
  ) {
    let stage = ScrollStage(of: Screen(\.firstTranslation, answer))

    stage.screen.finger.down(200, 700).move(0, -30)

    #expect(stage.scrollView.contentOffset.y == 20)
  }

  @Test func `M02: the drag is announced with the offset unchanged, and then moves`() {
    let stage = ScrollStage()

    stage.screen.finger.down(200, 400).move(0, -30)

    #expect(stage.calls == ["willBeginDragging at 0.0", "didScroll"])
  }

  @Test func `C171: a fling tells its delegate everything in UIKit's order`() {
    let stage = ScrollStage()

    stage.screen.finger.down(200, 400).drag(0, -200).up().hold(10)

    #expect(
      stage.distinctCalls == [
        "willBeginDragging at 0.0", "didScroll", "willEndDragging",
        "didEndDragging, decelerates: true", "willBeginDecelerating", "didScroll",
        "didEndDecelerating",
      ])
    #expect(stage.screen.engine.clock.isIdle)
  }

  @Test func `C171: a drag that is let go slowly ends at once`() {
    let stage = ScrollStage()

    stage.screen.finger.down(200, 400).drag(0, -100).drag(0, -10, steps: 10).up().hold(1)

    #expect(stage.calls.last == "didEndDragging, decelerates: false")
    #expect(abs(stage.scrollView.contentOffset.y - 100) < 1e-9)
  }

  @Test(arguments: [(600.0, 235.0), (1000, 332.1)])
  func `M03: the rubber band has the measured length`(travel: CGFloat, shown: CGFloat) {
    let screen = Screen()
    let size = CGSize(width: 393, height: 852)
    let stage = ScrollStage(screen, content: CGSize(width: 393, height: 40_000), size: size)

    screen.finger.down(200, 10).drag(0, travel)

    let band = 852 * (1 - 1 / ((travel - 10) * 0.55 / 852 + 1))
    #expect(abs(stage.scrollView.contentOffset.y + shown) < 0.25, screen.log)
    #expect(abs(stage.scrollView.contentOffset.y + band) < halfPixel, screen.log)
  }

  @Test func `C141: both ends and both axes have a rubber band`() {
    let screen = Screen()
    let stage = ScrollStage(screen, content: CGSize(width: 800, height: 1600))
    stage.scrollView.contentOffset = CGPoint(x: 400, y: 800)

    screen.finger.down(390, 790).drag(-110, 0)
    let beyondRight = stage.scrollView.contentOffset.x - 400
    screen.finger.up().hold(3)
    screen.finger.down(390, 790).drag(0, -110)
    let beyondBottom = stage.scrollView.contentOffset.y - 800

    #expect(abs(beyondRight - 400 * (1 - 1 / (100 * 0.55 / 400 + 1))) < halfPixel)
    #expect(abs(beyondBottom - 800 * (1 - 1 / (100 * 0.55 / 800 + 1))) < halfPixel)
  }

  @Test func `C140: content let go beyond its end comes home`() {
    let stage = ScrollStage()

    stage.screen.finger.down(200, 100).drag(0, 300).up()
    let isDecelerating = stage.scrollView.isDecelerating
    stage.screen.wait(1)

    #expect(isDecelerating)
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(stage.calls.last == "didEndDecelerating")
  }

  @Test func `C140: insets move the ends`() {
    let stage = ScrollStage(height: 1000)
    stage.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)

    stage.screen.finger.down(200, 100).drag(0, 60)
    let atTop = stage.scrollView.contentOffset.y
    stage.screen.finger.up().hold(3)
    stage.scrollView.contentOffset.y = 220
    stage.screen.finger.down(200, 700).drag(0, -20)

    #expect(abs(atTop + 50) < 1e-9)
    #expect(abs(stage.scrollView.contentOffset.y - 230) < 1e-9)
  }

  @Test func `C150: bounces sets both axes, and content that may not bounce stops at its end`() {
    let stage = ScrollStage()
    stage.scrollView.bounces = false

    stage.screen.finger.down(200, 100).drag(0, 300)

    #expect(!stage.scrollView.bouncesHorizontally && !stage.scrollView.bouncesVertically)
    #expect(stage.scrollView.contentOffset == .zero)
    #expect(stage.scrollView.isDragging)
  }

  @Test func `C166: a scroll view that may not scroll has a disabled pan`() {
    let stage = ScrollStage()
    stage.scrollView.isScrollEnabled = false

    stage.screen.finger.down(200, 400).drag(0, -100).up()

    #expect(!stage.scrollView.panGestureRecognizer.isEnabled)
    #expect(stage.calls == [])
  }

  @Test func `C166: turning scrolling off in mid-drag ends the drag`() {
    let stage = ScrollStage()
    stage.screen.finger.down(200, 400).drag(0, -100)

    stage.scrollView.isScrollEnabled = false

    #expect(!stage.scrollView.isDragging)
    #expect(stage.calls.last == "didEndDragging, decelerates: false")
    #expect(stage.screen.timeline[.action].last == "scroll cancelled")
  }

  @Test func `C134: a scroll view whose pan has failed tracks nothing`() {
    let stage = ScrollStage()

    stage.screen.finger.down(200, 400)
    let before = stage.scrollView.isTracking
    stage.screen.finger.move(30, 0)

    #expect(before && !stage.scrollView.isTracking, stage.screen.log)
    stage.screen.finger.up()
    stage.screen.finger.down(200, 400)
    #expect(stage.scrollView.isTracking)
  }

  @Test func `C134: a pan that is moved to another view in mid-drag ends the drag`() {
    let stage = ScrollStage()
    stage.screen.finger.down(200, 400).drag(0, -100)

    stage.screen.window.addGestureRecognizer(stage.scrollView.panGestureRecognizer)

    #expect(!stage.scrollView.isDragging && !stage.scrollView.isTracking)
    #expect(stage.calls.last == "didEndDragging, decelerates: false")
    stage.screen.finger.up()
    stage.screen.finger.down(200, 400).drag(0, -100)
    #expect(stage.scrollView.isDragging, stage.screen.log)
  }

  @Test(arguments: [1.0, 5, 7, 24])
  func `C168: offsets are kept on the grid of pixels, dragging and gliding (M07)`(step: CGFloat) {
    let stage = ScrollStage()
    var offsets: [CGFloat] = []
    let keep = { offsets.append(stage.scrollView.contentOffset.y) }

    stage.screen.finger.down(200, 100)
    for _ in 0..<20 {
      stage.screen.finger.move(0, step * 1.37)
      keep()
    }
    for _ in 0..<40 {
      stage.screen.finger.move(0, -step * 1.61)
      keep()
    }
    stage.screen.finger.up()
    for _ in 0..<40 {
      stage.screen.wait(EngineMetrics.frame)
      keep()
    }

    // All but the last, at rest.
    for offset in offsets where stage.scrollView.contentOffset.y != offset {
      #expect(abs(offset * 3 - (offset * 3).rounded()) < 1e-6)
    }
    #expect(Set(offsets).count > 10)
  }

  @Test(arguments: [true, false])
  func `C168: an end that lies off the grid is still the end`(bounces: Bool) {
    let stage = ScrollStage(height: 1000.25)
    stage.scrollView.bounces = bounces

    stage.screen.finger.down(200, 700).drag(0, -300).up()
    let atLift = stage.scrollView.contentOffset.y
    stage.screen.wait(3)

    #expect(bounces ? atLift > 200.25 : atLift == 200.25)
    #expect(stage.scrollView.contentOffset.y == 200.25)
  }

  @Test func `C161: another delegate of the pan is a trap, as UIKit's`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scrollView = UIScrollView(frame: .zero)
        let delegate = ForeignDelegate()
        scrollView.panGestureRecognizer.delegate = delegate
      }
    }
  }

  @Test func `C161: another delegate of the pinch is a trap, as UIKit's`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let scrollView = UIScrollView(frame: .zero)
        scrollView.maximumZoomScale = 2
        let delegate = ForeignDelegate()
        scrollView.pinchGestureRecognizer?.delegate = delegate
      }
    }
  }

  @Test func `C160: a scroll view is the delegate of its recognizers, and may be set again`() {
    let scrollView = SharingScrollView(frame: .zero)
    scrollView.maximumZoomScale = 2
    let recognizers = [scrollView.panGestureRecognizer, scrollView.pinchGestureRecognizer]

    for recognizer in recognizers {
      #expect(recognizer?.delegate === scrollView)
      recognizer?.delegate = scrollView
      #expect(recognizer?.delegate === scrollView)
    }
  }

  @Test func `C160: where a scroll view is no delegate in public, what stands in may be set again`()
  {
    let scrollView = UIScrollView(frame: .zero)
    let delegate = scrollView.panGestureRecognizer.delegate

    scrollView.panGestureRecognizer.delegate = delegate

    #expect(delegate != nil)
    #expect(scrollView.panGestureRecognizer.delegate === delegate)
  }

  @Test func `C160: a scroll view that was set as the delegate still lets drag and pinch together`()
  {
    let screen = Screen()
    let scrollView = RefusingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    scrollView.maximumZoomScale = 2
    scrollView.panGestureRecognizer.delegate = scrollView
    scrollView.pinchGestureRecognizer?.delegate = scrollView
    screen.window.addSubview(scrollView)
    screen.watch(scrollView.panGestureRecognizer, as: "scroll")
    if let pinch = scrollView.pinchGestureRecognizer { screen.watch(pinch, as: "pinch") }

    screen.finger(0).down(200, 400)
    screen.finger(1).down(200, 500).drag(0, 100)

    #expect(
      Set(screen.timeline[.action]).isSuperset(of: ["scroll began", "pinch began"]), screen.log)
  }

  @Test func `C163, C030: a subclass answers about an event, and then about its touch`() {
    let screen = Screen()
    let scrollView = RefusingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    screen.window.addSubview(scrollView)

    screen.finger.down(200, 400).drag(0, -100).up()
    let taken = scrollView.contentOffset.y
    scrollView.refuses = .touch
    screen.finger.down(200, 400).drag(0, -100).up().hold(2)
    scrollView.refuses = .event
    screen.finger.down(200, 400).drag(0, -100).up().hold(2)

    #expect(taken > 50)
    // Once about an event, and then about the touch, unless the event was refused (C030).
    #expect(scrollView.asked == [.event, .touch, .event, .touch, .event], screen.log)
  }

  @Test func `C162: a scroll view is no recognizer delegate in public`() {
    let scrollView: UIView = UIScrollView(frame: .zero)

    #expect((scrollView as? any UIGestureRecognizerDelegate) == nil)
  }

  @Test func `C163: a subclass answers for its pan`() {
    let screen = Screen()
    let scrollView = SharingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    screen.window.addSubview(scrollView)
    screen.watch(scrollView.panGestureRecognizer, as: "scroll")
    screen.add(UIPanGestureRecognizer(), "outer")

    screen.finger.down(200, 400).drag(0, -100).up()
    let both = Set(screen.timeline[.action])
    screen.timeline.clear()
    scrollView.mayBegin = false
    screen.finger.down(200, 400).drag(0, -100)

    #expect(both.isSuperset(of: ["scroll began", "outer began"]), screen.log)
    #expect(Set(screen.timeline[.action]) == ["outer began", "outer changed"], screen.log)
  }

  @Test func `C163: the pan may be told its touches, and be moved to another view`() {
    let stage = ScrollStage()
    stage.scrollView.panGestureRecognizer.minimumNumberOfTouches = 2
    stage.screen.finger.down(200, 400).drag(0, -100).up()
    let withOne = stage.scrollView.contentOffset
    stage.scrollView.panGestureRecognizer.minimumNumberOfTouches = 1
    stage.scrollView.frame.size.height = 400
    stage.screen.window.addGestureRecognizer(stage.scrollView.panGestureRecognizer)

    // Below the scroll view.
    stage.screen.finger.down(200, 700).drag(0, -100)

    #expect(withOne == .zero)
    #expect(abs(stage.scrollView.contentOffset.y - 90) < halfPixel, stage.screen.log)
  }

  @Test func `C165: an observer of the pan holds one coordinate by setting its translation`() {
    let stage = ScrollStage(Screen(), content: CGSize(width: 2000, height: 4000))
    stage.scrollView.panGestureRecognizer.observeActions { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return }
      let translation = pan.translation(in: nil)
      pan.setTranslation(CGPoint(x: 0, y: translation.y), in: nil)
    }

    stage.screen.finger.down(300, 700).drag(-100, -100)

    #expect(stage.scrollView.contentOffset.x == 0, stage.screen.log)
    #expect(stage.scrollView.contentOffset.y > 85)
  }
}

@MainActor
private final class ForeignDelegate: NSObject, UIGestureRecognizerDelegate {}

/// A subclass in the way that UIKit permits: an override, and a conformance of its own.
@MainActor
private final class RefusingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  enum Question { case event, touch }
  var refuses: Question?
  private(set) var asked: [Question] = []

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { answer(.event, of: gestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { answer(.touch, of: gestureRecognizer) }

  private func answer(_ question: Question, of recognizer: UIGestureRecognizer) -> Bool {
    if recognizer === panGestureRecognizer { asked.append(question) }
    return refuses != question
  }
}

private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  var mayBegin = true

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    (mayBegin || recognizer !== panGestureRecognizer)
      && super.gestureRecognizerShouldBegin(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
