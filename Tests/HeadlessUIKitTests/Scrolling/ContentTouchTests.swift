#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// When a scroll view delivers touches to its content, and when it cancels them.
@MainActor @Suite struct ContentTouchTests {
  private let stage = ContentStage()
  private var screen: Screen { stage.screen }

  @Test func `C133: a scroll view has a delay recognizer, a pan, and a pinch while it can zoom`() {
    let scrollView = stage.scrollView

    let withoutZoom = scrollView.gestureRecognizers ?? []
    scrollView.maximumZoomScale = 2
    let withZoom = scrollView.gestureRecognizers ?? []
    let pinch = scrollView.pinchGestureRecognizer
    scrollView.maximumZoomScale = 1

    #expect(withoutZoom.count == 2 && withZoom.count == 3)
    #expect(withoutZoom.contains(scrollView.panGestureRecognizer))
    #expect(withoutZoom.filter(\.delaysTouchesBegan).count == 1)
    #expect(pinch.map(withZoom.contains) == true)
    #expect(scrollView.pinchGestureRecognizer == nil)
    #expect(scrollView.gestureRecognizers?.count == 2)
  }

  @Test func `C135: a resting touch reaches the content when the delay is over`() {
    screen.touch.down(100, 100)
    screen.wait(EngineMetrics.contentTouchDelay - 0.001)
    let touchesBeforeDelay = screen.timeline[.view]
    screen.wait(0.002)

    #expect(touchesBeforeDelay == [], screen.log)
    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test func `C135: a quick tap reaches the content without delay`() {
    screen.touch.down(100, 100).up()

    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }

  @Test func `C135: a system cancellation delivers the delayed touch as cancelled`() {
    screen.touch.down(100, 100).cancel()

    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C135: a quick drag never reaches the content`() {
    screen.touch.down(100, 400).drag(0, -100).up().hold(5)

    #expect(screen.timeline[.view] == [], screen.log)
    #expect(stage.scrollView.contentOffset.y > 80)
  }

  @Test func `C135: without the delay the content gets the touch at once and loses it to a drag`() {
    stage.scrollView.delaysContentTouches = false

    screen.touch.down(100, 400)
    let touchesAtLanding = screen.timeline[.view]
    screen.touch.drag(0, -40)

    #expect(touchesAtLanding == ["view began"])
    #expect(screen.timeline[.view].last == "view cancelled", screen.log)
    #expect(stage.scrollView.isDragging)
  }

  @Test func `C135: with scrolling disabled nothing is delayed`() {
    stage.scrollView.isScrollEnabled = false

    screen.touch.down(100, 400)

    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test(arguments: [true, false])
  func `C136: content that the scroll view refuses a touch receives nothing`(delays: Bool) {
    stage.scrollView.delaysContentTouches = delays
    stage.scrollView.shouldBegin = false

    screen.touch.down(100, 400).hold(0.3).up()

    #expect(stage.scrollView.questions == ["begin"])
    #expect(screen.timeline[.view] == [], screen.log)
  }

  @Test func `C136: touchesShouldBegin is not called for touches of the scroll view itself`() {
    stage.scrollView.shouldBegin = false

    screen.touch.down(300, 700).up()

    #expect(stage.scrollView.questions == [])
  }

  @Test func `C137: touchesShouldCancel is called before content loses a delivered touch`() {
    screen.touch.down(100, 400).hold(0.2).drag(0, -100)

    #expect(stage.scrollView.questions == ["begin", "cancel"])
    #expect(stage.scrollView.isDragging)
    #expect(screen.timeline[.view].last == "view cancelled", screen.log)
  }

  @Test func `C137: touchesShouldCancel is not called for a touch that was not delivered`() {
    screen.touch.down(100, 400).drag(0, -100)

    #expect(stage.scrollView.questions == [])
    #expect(stage.scrollView.isDragging)
  }

  @Test func `C137: a refusal to cancel prevents scrolling with this touch, not with the next`() {
    stage.scrollView.shouldCancel = false

    screen.touch.down(100, 400).hold(0.2).drag(0, -100).up().hold(1)
    let offsetAfterRefusal = stage.scrollView.contentOffset
    screen.touch.down(300, 700).drag(0, -100)

    #expect(offsetAfterRefusal == .zero)
    #expect(screen.timeline[.view].contains("view ended"), screen.log)
    #expect(abs(stage.scrollView.contentOffset.y - 90) < 0.2, screen.log)
  }

  @Test func `C137: with canCancelContentTouches off the content is not asked and nothing scrolls`()
  {
    stage.scrollView.canCancelContentTouches = false

    screen.touch.down(100, 400).hold(0.2).drag(0, -100).up()

    #expect(stage.scrollView.questions == ["begin"])
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `C137: by default a control keeps its touches and a plain view does not`() {
    let scrollView = UIScrollView(frame: .zero)

    #expect(!scrollView.touchesShouldCancel(in: UIControl(frame: .zero)))
    #expect(scrollView.touchesShouldCancel(in: UIView(frame: .zero)))
    #expect(scrollView.touchesShouldBegin([], with: nil, in: scrollView))
  }

  @Test(arguments: [(0.0, true), (0.2, false)])
  func `C138: a quick drag on a control scrolls, and a drag after a rest stays with the control`(
    rest: TimeInterval, scrolls: Bool
  ) {
    let stage = ScrollStage()
    stage.scrollView.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 400, height: 200)))

    stage.screen.touch.down(200, 150).hold(rest).drag(0, -100)

    #expect(stage.scrollView.isDragging == scrolls, stage.screen.log)
    #expect((stage.scrollView.contentOffset.y > 80) == scrolls)
  }

  @Test func `C137: an outer scroll view treats an inner one as content`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
    stage.scrollView.addSubview(inner)

    screen.touch.down(200, 350).hold(0.4).drag(0, -100)

    #expect(stage.scrollView.questions == ["begin", "cancel"])
    #expect(stage.scrollView.isDragging, screen.log)
  }

  @Test func `C136: touchesShouldBegin is called for every touch in the content`() {
    stage.scrollView.shouldBegin = false
    stage.scrollView.isMultipleTouchEnabled = true
    stage.content.isMultipleTouchEnabled = true

    screen.touch.down(100, 100)
    screen.wait(0.3)
    screen.touch(1).down(150, 200)
    screen.wait(0.3)

    #expect(stage.scrollView.questions == ["begin", "begin"], screen.log)
    #expect(screen.timeline[.view] == [], screen.log)
  }
}

/// A scroll view whose upper left subview records its touches.
@MainActor
private final class ContentStage {
  let screen = Screen()
  let scrollView = ContentDecidingScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let content: TouchRecordingView

  init() {
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    screen.window.addSubview(scrollView)
    content = screen.addView(width: 200, height: 600, to: scrollView)
  }
}

/// A scroll view with configurable answers that records the questions.
@MainActor
private final class ContentDecidingScrollView: UIScrollView {
  var shouldBegin = true
  var shouldCancel = true
  private(set) var questions: [String] = []

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    questions.append("begin")
    return shouldBegin
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    questions.append("cancel")
    return shouldCancel
  }
}
#endif
