import Foundation
import HeadlessUIKit
import Testing

/// Pencils, pointers and wheels beside fingers.
@MainActor @Suite struct TouchTypeTests {
  private let screen = Screen()

  private func land(_ finger: Int, _ type: UITouch.TouchType, x: CGFloat = 100) {
    screen.send([
      TouchSample(finger: finger, phase: .began, location: CGPoint(x: x, y: 100), type: type)
    ])
  }

  @Test(arguments: [(true, 1), (false, 2)])
  func `C029: after the first touch other types are ignored, unless the recognizer takes them`(
    isExclusive: Bool, touches: Int
  ) {
    let probe = screen.add(Probe(), "probe")
    #expect(probe.requiresExclusiveTouchType)
    probe.requiresExclusiveTouchType = isExclusive

    land(0, .pencil)
    land(1, .direct, x: 200)

    #expect(probe.numberOfTouches == touches, screen.log)
  }

  @Test func `C029: once it was reset a recognizer takes any type as the first`() {
    let probe = screen.add(Probe(), "probe")
    land(0, .pencil)
    screen.send([TouchSample(finger: 0, phase: .ended, location: CGPoint(x: 100, y: 100))])

    land(0, .direct)

    #expect(probe.phases == [.began, .ended, .began])
  }

  @Test func `C028: a recognizer for pencils hears of no finger`() {
    let probe = screen.add(Probe(), "probe")
    probe.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]

    land(0, .direct)
    land(1, .pencil)

    #expect(probe.numberOfTouches == 1)
  }

  @Test func `C131: on a touch-only device a hover recognizer enters no interaction`() {
    let hover = screen.add(UIHoverGestureRecognizer(), "hover")
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: hover)

    screen.finger.down(100, 100).move(20, 0)

    #expect(hover.numberOfTouches == 0)
    #expect(screen.timeline[.action] == ["pan began"], screen.log)
  }

  @Test func `C132: a pan that takes scrolling begins without a finger`() {
    let view = screen.addView()
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.allowedScrollTypesMask = .continuous
    var touches: [Int] = []
    pan.observeActions { touches.append($0.numberOfTouches) }
    let place = CGPoint(x: 50, y: 60)

    screen.engine.scroll(.began, over: place, at: 0)
    screen.engine.scroll(.moved, by: CGPoint(x: 0, y: 20), over: place, at: 0.1)
    let translation = pan.translation(in: nil)
    let location = pan.location(in: nil)
    screen.engine.scroll(.moved, by: CGPoint(x: 0, y: 5), over: place, at: 0.2)
    screen.engine.scroll(.ended, over: place, at: 0.3)

    #expect(screen.timeline[.action] == ["pan began", "pan changed", "pan ended"], screen.log)
    #expect(touches == [0, 0, 0])
    #expect(translation == CGPoint(x: 0, y: 10))
    #expect(location == place)
    #expect(screen.timeline[.view] == [])
    #expect(pan.state == .possible)
  }

  @Test func `C132: a scroll is asked about as an event, and only by pans that take its type`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    let answers = Answers()
    pan.delegate = answers
    var events: [UIEvent.EventType] = []
    answers.receivesEvent = { event in
      events.append(event.type)
      #expect(event.allTouches?.isEmpty == true)
      return false
    }
    let place = CGPoint(x: 50, y: 60)

    for mask in [UIScrollTypeMask(), .discrete, .all] {
      pan.allowedScrollTypesMask = mask
      screen.engine.scroll(.began, over: place, at: 0)
      screen.engine.scroll(.moved, by: CGPoint(x: 50, y: 0), over: place, at: 0)
      screen.engine.scroll(.ended, over: place, at: 0)
    }

    #expect(events == [.scroll])
    #expect(screen.timeline[.state] == [], screen.log)
  }

  @Test func `C132: of two pans that take a scroll the deepest wins, and a short one fails`() {
    let view = screen.addView()
    for (name, place) in [("outer", screen.window), ("inner", view)] as [(String, UIView)] {
      screen.add(UIPanGestureRecognizer(), name, to: place).allowedScrollTypesMask = .all
    }
    let place = CGPoint(x: 50, y: 60)

    screen.engine.scroll(.began, over: place, at: 0)
    screen.engine.scroll(.moved, by: CGPoint(x: 30, y: 0), over: place, at: 0)
    screen.engine.scroll(.cancelled, over: place, at: 0)
    screen.engine.scroll(.began, over: place, at: 0)
    screen.engine.scroll(.moved, by: CGPoint(x: 3, y: 0), over: place, at: 0)
    screen.engine.scroll(.ended, over: place, at: 0)

    #expect(screen.timeline[.action] == ["inner began", "inner cancelled"], screen.log)
    #expect(screen.timeline[.reset].count == 4, screen.log)
  }

  @Test func `C115: a plain pan takes no scrolling`() {
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
  }

  @Test func `scrolling beside a finger, twice, out of order and over nothing does no harm`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all
    let place = CGPoint(x: 50, y: 60)
    screen.engine.scroll(.moved, by: place, over: place, at: 0)
    screen.engine.scroll(.began, over: CGPoint(x: -9, y: -9), at: 0)
    screen.engine.scroll(.began, over: place, at: 0)
    screen.engine.scroll(.began, over: place, at: 0)

    screen.finger.down(100, 100).move(20, 0)
    screen.engine.scroll(.moved, by: place, over: place, at: 0)
    screen.finger.up()
    screen.engine.scroll(.ended, over: place, at: 0)
    screen.engine.scroll(.ended, over: place, at: 0)

    #expect(pan.state == .possible, screen.log)
    #expect(screen.timeline[.action].first == "pan began", screen.log)
    #expect(screen.timeline[.action].last == "pan ended", screen.log)
    #expect(screen.engine.clock.isIdle)
  }
}
