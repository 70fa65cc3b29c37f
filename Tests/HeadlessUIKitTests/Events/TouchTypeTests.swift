#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Touches of other types than direct, and scroll events.
@MainActor @Suite struct TouchTypeTests {
  private let screen = Screen()

  private func touchDown(_ touch: Int, _ type: UITouch.TouchType, x: CGFloat = 100) {
    screen.send([
      TouchSample(touch: touch, phase: .began, location: CGPoint(x: x, y: 100), type: type)
    ])
  }

  @Test(arguments: [(true, 1), (false, 2)])
  func `C029: requiresExclusiveTouchType ignores other types after the first touch`(
    isExclusive: Bool, touches: Int
  ) {
    let probe = screen.add(Probe(), "probe")
    let isExclusiveByDefault = probe.requiresExclusiveTouchType
    probe.requiresExclusiveTouchType = isExclusive

    touchDown(0, .pencil)
    touchDown(1, .direct, x: 200)

    #expect(isExclusiveByDefault)
    #expect(probe.numberOfTouches == touches, screen.log)
  }

  @Test func `C029: after reset a recognizer accepts any type as its first touch`() {
    let probe = screen.add(Probe(), "probe")
    touchDown(0, .pencil)
    screen.send([TouchSample(touch: 0, phase: .ended, location: CGPoint(x: 100, y: 100))])

    touchDown(0, .direct)

    #expect(probe.phases == [.began, .ended, .began])
  }

  @Test func `C028: a recognizer for pencil touches receives no direct touch`() {
    let probe = screen.add(Probe(), "probe")
    probe.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]

    touchDown(0, .direct)
    touchDown(1, .pencil)

    #expect(probe.numberOfTouches == 1)
  }

  @Test func `C131: a hover recognizer receives no direct touch`() {
    let hover = screen.add(UIHoverGestureRecognizer(), "hover")
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.require(toFail: hover)

    screen.touch.down(100, 100).move(20, 0)

    #expect(hover.numberOfTouches == 0)
    #expect(screen.timeline[.action] == ["pan began"], screen.log)
  }

  @Test func `C132: a pan that allows scroll events begins without a touch`() {
    let view = screen.addView()
    let pan = screen.add(UIPanGestureRecognizer(), "pan", to: view)
    pan.allowedScrollTypesMask = .continuous
    var touches: [Int] = []
    pan.observeActions { touches.append($0.numberOfTouches) }
    let point = CGPoint(x: 50, y: 60)

    screen.engine.scroll(.began, over: point, at: 0)
    screen.engine.scroll(.moved, by: CGPoint(x: 0, y: 20), over: point, at: 0.1)
    let translation = pan.translation(in: nil)
    let location = pan.location(in: nil)
    screen.engine.scroll(.moved, by: CGPoint(x: 0, y: 5), over: point, at: 0.2)
    screen.engine.scroll(.ended, over: point, at: 0.3)

    #expect(screen.timeline[.action] == ["pan began", "pan changed", "pan ended"], screen.log)
    #expect(touches == [0, 0, 0])
    #expect(translation == CGPoint(x: 0, y: 10))
    #expect(location == point)
    #expect(screen.timeline[.view] == [])
    #expect(pan.state == .possible)
  }

  @Test func `C132: a scroll event is offered only to pans that allow its type`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    let answers = DelegateStub()
    pan.delegate = answers
    var events: [UIEvent.EventType] = []
    answers.receivesEvent = { event in
      events.append(event.type)
      #expect(event.allTouches?.isEmpty == true)
      return false
    }
    let point = CGPoint(x: 50, y: 60)

    for mask in [UIScrollTypeMask(), .discrete, .all] {
      pan.allowedScrollTypesMask = mask
      screen.engine.scroll(.began, over: point, at: 0)
      screen.engine.scroll(.moved, by: CGPoint(x: 50, y: 0), over: point, at: 0)
      screen.engine.scroll(.ended, over: point, at: 0)
    }

    #expect(events == [.scroll])
    #expect(screen.timeline[.state] == [], screen.log)
  }

  @Test func `C132: the deepest of two pans wins a scroll, and a short scroll fails both`() {
    let view = screen.addView()
    for (name, target) in [("outer", screen.window), ("inner", view)] as [(String, UIView)] {
      screen.add(UIPanGestureRecognizer(), name, to: target).allowedScrollTypesMask = .all
    }
    let point = CGPoint(x: 50, y: 60)

    screen.engine.scroll(.began, over: point, at: 0)
    screen.engine.scroll(.moved, by: CGPoint(x: 30, y: 0), over: point, at: 0)
    screen.engine.scroll(.cancelled, over: point, at: 0)
    screen.engine.scroll(.began, over: point, at: 0)
    screen.engine.scroll(.moved, by: CGPoint(x: 3, y: 0), over: point, at: 0)
    screen.engine.scroll(.ended, over: point, at: 0)

    #expect(screen.timeline[.action] == ["inner began", "inner cancelled"], screen.log)
    #expect(screen.timeline[.reset].count == 4, screen.log)
  }

  @Test func `C115: by default a pan ignores scroll events`() {
    screen.add(UIPanGestureRecognizer(), "pan")
    let point = CGPoint(x: 50, y: 60)

    screen.engine.scroll(.began, over: point, at: 0)
    screen.engine.scroll(.moved, by: CGPoint(x: 0, y: 20), over: point, at: 0.1)
    screen.engine.scroll(.ended, over: point, at: 0.2)

    #expect(screen.timeline[.state, .reset, .action] == [], screen.log)
  }

  @Test func `C132: duplicate, unordered and outside scroll events do not disturb a touch`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    pan.allowedScrollTypesMask = .all
    let point = CGPoint(x: 50, y: 60)
    screen.engine.scroll(.moved, by: point, over: point, at: 0)
    screen.engine.scroll(.began, over: CGPoint(x: -9, y: -9), at: 0)
    screen.engine.scroll(.began, over: point, at: 0)
    screen.engine.scroll(.began, over: point, at: 0)

    screen.touch.down(100, 100).move(20, 0)
    screen.engine.scroll(.moved, by: point, over: point, at: 0)
    screen.touch.up()
    screen.engine.scroll(.ended, over: point, at: 0)
    screen.engine.scroll(.ended, over: point, at: 0)

    #expect(pan.state == .possible, screen.log)
    #expect(screen.timeline[.action].first == "pan began", screen.log)
    #expect(screen.timeline[.action].last == "pan ended", screen.log)
    #expect(screen.engine.clock.isIdle)
  }
}
#endif
