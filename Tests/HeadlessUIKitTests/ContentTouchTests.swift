import Foundation
import HeadlessUIKit
import Testing

/// What a scroll view lets its content know of touches.
@MainActor @Suite struct ContentTouchTests {
  private let stage = ContentStage()
  private var screen: Screen { stage.screen }

  @Test func `C133: a scroll view has three recognizers, one of them without a property`() {
    let scrollView = stage.scrollView
    let withoutZoom = scrollView.gestureRecognizers ?? []
    scrollView.maximumZoomScale = 2
    let withZoom = scrollView.gestureRecognizers ?? []

    #expect(withoutZoom.count == 2 && withZoom.count == 3)
    #expect(withoutZoom.contains(scrollView.panGestureRecognizer))
    #expect(withoutZoom.filter(\.delaysTouchesBegan).count == 1)
    #expect(scrollView.pinchGestureRecognizer.map(withZoom.contains) == true)
    scrollView.maximumZoomScale = 1
    #expect(scrollView.pinchGestureRecognizer == nil)
    #expect(scrollView.gestureRecognizers?.count == 2)
  }

  @Test func `C135: content learns of a finger that rests when the delay is over, and not before`()
  {
    screen.finger.down(100, 100)
    screen.wait(EngineMetrics.contentTouchDelay - 0.001)
    let before = screen.timeline[.view]
    screen.wait(0.002)

    #expect(before == [], screen.log)
    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test func `C135: a quick tap is not slowed`() {
    screen.finger.down(100, 100).up()

    #expect(screen.timeline[.view] == ["view began", "view ended"], screen.log)
  }

  @Test func `C135: a touch that the system takes away is let go too`() {
    screen.finger.down(100, 100).cancel()

    #expect(screen.timeline[.view] == ["view began", "view cancelled"], screen.log)
    #expect(screen.engine.clock.isIdle)
  }

  @Test func `C135: a quick drag is never mentioned to content`() {
    screen.finger.down(100, 400).drag(0, -100).up().hold(5)

    #expect(screen.timeline[.view] == [], screen.log)
    #expect(stage.scrollView.contentOffset.y > 80)
  }

  @Test func `C135: without the delay content learns of a touch at once, and loses it to a drag`() {
    stage.scrollView.delaysContentTouches = false

    screen.finger.down(100, 400)
    let atOnce = screen.timeline[.view]
    screen.finger.drag(0, -40)

    #expect(atOnce == ["view began"])
    #expect(screen.timeline[.view].last == "view cancelled", screen.log)
    #expect(stage.scrollView.isDragging)
  }

  @Test func `C135: where scrolling is off nothing is delayed`() {
    stage.scrollView.isScrollEnabled = false

    screen.finger.down(100, 400)

    #expect(screen.timeline[.view] == ["view began"], screen.log)
  }

  @Test(arguments: [true, false])
  func `C136: content that may not begin is told nothing`(delays: Bool) {
    stage.scrollView.delaysContentTouches = delays
    stage.scrollView.mayBegin = false

    screen.finger.down(100, 400).hold(0.3).up()

    #expect(stage.scrollView.asked == ["begin"])
    #expect(screen.timeline[.view] == [], screen.log)
  }

  @Test func `C136: a touch of the scroll view itself is nobody's to refuse`() {
    stage.scrollView.mayBegin = false

    screen.finger.down(300, 700).up()

    #expect(stage.scrollView.asked == [])
  }

  @Test func `C137: content that was told is asked about before it loses a touch`() {
    screen.finger.down(100, 400).hold(0.2).drag(0, -100)

    #expect(stage.scrollView.asked == ["begin", "cancel"])
    #expect(stage.scrollView.isDragging)
    #expect(screen.timeline[.view].last == "view cancelled", screen.log)
  }

  @Test func `C137: content that was not told is not asked about`() {
    screen.finger.down(100, 400).drag(0, -100)

    #expect(stage.scrollView.asked == [])
    #expect(stage.scrollView.isDragging)
  }

  @Test func `C137: a refusal means that nothing scrolls with this touch, but with the next`() {
    stage.scrollView.mayCancel = false

    screen.finger.down(100, 400).hold(0.2).drag(0, -100).up().hold(1)
    let refused = stage.scrollView.contentOffset
    screen.finger.down(300, 700).drag(0, -100)

    #expect(refused == .zero)
    #expect(screen.timeline[.view].contains("view ended"), screen.log)
    #expect(abs(stage.scrollView.contentOffset.y - 90) < 0.2, screen.log)
  }

  @Test func `C137: where nothing may be cancelled nobody is asked, and nothing scrolls`() {
    stage.scrollView.canCancelContentTouches = false

    screen.finger.down(100, 400).hold(0.2).drag(0, -100).up()

    #expect(stage.scrollView.asked == ["begin"])
    #expect(stage.scrollView.contentOffset == .zero)
  }

  @Test func `C137: by default a control keeps its touches and another view does not`() {
    let scrollView = UIScrollView(frame: .zero)

    #expect(!scrollView.touchesShouldCancel(in: UIControl(frame: .zero)))
    #expect(scrollView.touchesShouldCancel(in: UIView(frame: .zero)))
    #expect(scrollView.touchesShouldBegin([], with: nil, in: scrollView))
  }

  @Test(arguments: [(0.0, true), (0.2, false)])
  func `C138: a quick drag over a button scrolls, one after a rest is the button's`(
    rest: TimeInterval, scrolls: Bool
  ) {
    let plain = ScrollStage()
    plain.scrollView.addSubview(UIControl(frame: CGRect(x: 0, y: 0, width: 400, height: 200)))

    plain.screen.finger.down(200, 150).hold(rest).drag(0, -100)

    #expect(plain.scrollView.isDragging == scrolls, plain.screen.log)
    #expect((plain.scrollView.contentOffset.y > 80) == scrolls)
  }

  @Test func `C137: the inner of two scroll views is asked as content of the outer`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 100))
    stage.scrollView.addSubview(inner)

    screen.finger.down(200, 350).hold(0.4).drag(0, -100)

    #expect(stage.scrollView.asked == ["begin", "cancel"])
    #expect(stage.scrollView.isDragging, screen.log)
  }
}

/// A scroll view with a view in its upper left part that writes down its touches.
@MainActor
private final class ContentStage {
  let screen = Screen()
  let scrollView = AskedScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init() {
    scrollView.contentSize = CGSize(width: 400, height: 4000)
    screen.window.addSubview(scrollView)
    _ = screen.addView(width: 200, height: 600, to: scrollView)
  }
}

/// A scroll view that answers for its content, and keeps what it was asked.
@MainActor
private final class AskedScrollView: UIScrollView {
  var mayBegin = true
  var mayCancel = true
  private(set) var asked: [String] = []

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    asked.append("begin")
    return mayBegin
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    asked.append("cancel")
    return mayCancel
  }
}
