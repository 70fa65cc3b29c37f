#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Gestures with several touches, alone and simultaneous.
@MainActor @Suite struct MultipleTouchTests {
  private let screen = Screen()
  private let one: TestTouch
  private let other: TestTouch

  init() { (one, other) = (screen.touch(0), screen.touch(1)) }

  private func touchDown() {
    one.down(100, 400)
    other.down(200, 400)
  }

  private func move(_ first: CGPoint, _ second: CGPoint) {
    screen.send([one.movement(first.x, first.y), other.movement(second.x, second.y)])
  }

  private func lift() {
    one.up()
    other.up()
  }

  @Test func `C127: a two-touch swipe requires both touches to move in its direction`() {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    swipe.numberOfTouchesRequired = 2

    one.down(100, 400).drag(90, 0, steps: 3).up()
    touchDown()
    for _ in 0..<3 { move(CGPoint(x: 30, y: 0), CGPoint(x: -30, y: 0)) }
    lift()

    #expect(screen.timeline[.action] == [], screen.log)

    touchDown()
    for _ in 0..<3 { move(CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 0)) }
    let actions = screen.timeline[.action]
    lift()

    #expect(actions == ["swipe ended"], screen.log)
    #expect(swipe.state == .possible)
  }

  @Test(arguments: [1, 2, 3], [1, 2, 3])
  func `C124: a tap requires its number of taps, each with its number of touches`(
    taps: Int, touches: Int
  ) {
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    let pressed = (0..<touches).map { screen.touch($0) }

    for round in 1...taps {
      #expect(screen.timeline[.action] == [], "before tap \(round)")
      for (index, touch) in pressed.enumerated() { touch.down(100 + 50 * CGFloat(index), 400) }
      for touch in pressed { touch.up() }
    }

    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
    #expect(tap.state == .possible)
  }

  @Test(arguments: [2, 3], [1, 2, 3])
  func `C124: a tap with another number of touches is not recognized`(required: Int, used: Int) {
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = required
    let pressed = (0..<used).map { screen.touch($0) }

    for (index, touch) in pressed.enumerated() { touch.down(100 + 50 * CGFloat(index), 400) }
    for touch in pressed { touch.up() }

    #expect(
      screen.timeline[.action] == (required == used ? ["tap ended"] : []), screen.log)
  }

  @Test func `C108: a pan of exactly two touches begins with two and continues with one`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)

    touchDown()
    move(CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 0))
    let translation = pan.translation(in: nil)
    other.up()
    one.move(10, 0)
    let state = pan.state
    one.up()

    #expect(translation == CGPoint(x: 10, y: 0))
    #expect(state == .changed, screen.log)
    #expect(screen.timeline[.action].last == "pan ended", screen.log)
  }

  @Test(arguments: [false, true])
  func `C077, C130: pan, pinch and rotation are simultaneous only if a delegate allows it`(
    isAllowed: Bool
  ) {
    let answers = DelegateStub()
    answers.simultaneous = { _ in isAllowed }
    let (pan, pinch, rotation) = (
      screen.add(UIPanGestureRecognizer(), "pan"), screen.add(UIPinchGestureRecognizer(), "pinch"),
      screen.add(UIRotationGestureRecognizer(), "rotation")
    )
    for recognizer in [pan, pinch, rotation] { recognizer.delegate = answers }

    touchDown()
    for _ in 0..<10 { move(CGPoint(x: 2, y: 0), CGPoint(x: 8, y: 6)) }
    let changed = [pan, pinch, rotation].filter { $0.state == .changed }
    let scale = pinch.scale
    lift()
    let ends = screen.timeline[.action].filter { $0.hasSuffix(" ended") }

    #expect(changed.count == (isAllowed ? 3 : 1), screen.log)
    #expect(ends.count == (isAllowed ? 3 : 1), screen.log)
    #expect(!isAllowed || scale > 1.3)
    #expect([pan.state, pinch.state, rotation.state] == [.possible, .possible, .possible])
  }
}
#endif
