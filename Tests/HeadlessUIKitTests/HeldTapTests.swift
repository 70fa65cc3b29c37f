import Foundation
import HeadlessUIKit
import Testing

/// A single tap that waits for a double tap is let go when its finger is long gone.
@MainActor @Suite struct HeldTapTests {
  private let screen = Screen()

  init() {
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    two.numberOfTapsRequired = 2
    one.require(toFail: two)
    screen.add(one, "one")
    screen.add(two, "two")
  }

  @Test func `C083: the view that was hit is asked though the finger has lifted`() {
    let view = screen.addView()
    var asked: [String] = []
    view.shouldBegin = {
      asked.append($0.name ?? "")
      return false
    }

    screen.finger.down(100, 100).up()
    screen.wait(1)

    #expect(asked == ["one"], screen.log)
    #expect(screen.timeline[.action] == [], screen.log)
  }

  @Test func `C098: a button keeps the tap that a double tap around it has held`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    screen.window.addSubview(button)

    screen.finger.down(100, 100).up()
    screen.wait(1)

    #expect(presses == 1, screen.log)
    #expect(screen.timeline[.action] == [], screen.log)
  }

  @Test func `C083: a view with two touches is asked once`() {
    let view = screen.addView()
    view.isMultipleTouchEnabled = true
    screen.add(UIPinchGestureRecognizer(), "pinch")
    var asked = 0
    view.shouldBegin = {
      if $0 is UIPinchGestureRecognizer { asked += 1 }
      return true
    }

    screen.finger.down(100, 100)
    screen.finger(1).down(200, 200).drag(60, 60)

    #expect(asked == 1, screen.log)
  }

  @Test func `C124: a tap of two fingers is between them, and ends where it began`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    screen.add(tap, "tap")
    var place = CGPoint.zero
    tap.observeActions { place = $0.location(in: nil) }

    screen.finger.down(100, 100)
    screen.finger(1).down(200, 100).up()
    screen.finger.up()

    #expect(place == CGPoint(x: 150, y: 100), screen.log)
  }

  @Test func `C125: a finger that lifts far away has not tapped`() {
    let tap = screen.add(UITapGestureRecognizer(), "tap")

    screen.send([TouchSample(finger: 0, phase: .began, location: CGPoint(x: 100, y: 100))])
    screen.send([TouchSample(finger: 0, phase: .ended, location: CGPoint(x: 100, y: 690))])
    screen.wait(1)

    #expect(tap.state == .possible)
    #expect(!screen.timeline[.action].contains("tap ended"), screen.log)
  }

  @Test func `C127: a swipe is where it began`() {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    var place = CGPoint.zero
    swipe.observeActions { place = $0.location(in: nil) }

    screen.finger.down(100, 100).drag(120, 0).up()

    #expect(place == CGPoint(x: 100, y: 100), screen.log)
  }

  @Test func `C044: nobody waits for one that has dropped its only touch`() {
    let (pan, probe) = (UIPanGestureRecognizer(), Probe())
    screen.add(pan, "pan")
    screen.add(probe, "probe")
    pan.require(toFail: probe)
    probe.onTouches = { probe, phase in
      guard phase == .began, let event = probe.lastEvent else { return }
      for touch in event.allTouches ?? [] { probe.ignore(touch, for: event) }
    }

    screen.finger.down(100, 100).drag(40, 0).up()

    #expect(screen.timeline[.action].first == "pan began", screen.log)
    #expect(pan.state == .possible)
  }

  @Test func `C087: a recognizer cannot wait for itself`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: pan)

    screen.finger.down(100, 100).drag(40, 0).up()

    #expect(screen.timeline[.action].first == "pan began", screen.log)
    #expect(screen.engine.issues.isEmpty)
  }

  @Test func `C136: a scroll view is asked about every finger on its content`() {
    let scrollView = PickyScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.isMultipleTouchEnabled = true
    scrollView.contentSize = CGSize(width: 400, height: 3000)
    screen.window.addSubview(scrollView)
    let content = screen.addView("content", to: scrollView)
    content.isMultipleTouchEnabled = true

    screen.finger.down(100, 100)
    screen.wait(0.3)
    screen.finger(1).down(200, 200)
    screen.wait(0.3)

    #expect(scrollView.asked == 2, screen.log)
    #expect(screen.timeline[.view] == [], screen.log)
  }
}

/// A scroll view that gives its content no touch.
private final class PickyScrollView: UIScrollView {
  var asked = 0

  override func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    asked += 1
    return false
  }
}
