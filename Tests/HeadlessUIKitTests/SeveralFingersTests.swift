import Foundation
import HeadlessUIKit
import Testing

/// Gestures of several fingers, alone and together.
@MainActor @Suite struct SeveralFingersTests {
  private let screen = Screen()
  private let one: Finger
  private let other: Finger

  init() { (one, other) = (screen.finger(0), screen.finger(1)) }

  private func land() {
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

  @Test func `C127: a swipe of two fingers takes both, and both in its direction`() {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    swipe.numberOfTouchesRequired = 2

    one.down(100, 400).drag(90, 0, steps: 3).up()
    #expect(screen.timeline[.action] == [], screen.log)

    land()
    for _ in 0..<3 { move(CGPoint(x: 30, y: 0), CGPoint(x: -30, y: 0)) }
    lift()
    #expect(screen.timeline[.action] == [], screen.log)

    land()
    for _ in 0..<3 { move(CGPoint(x: 30, y: 0), CGPoint(x: 30, y: 0)) }
    #expect(screen.timeline[.action] == ["swipe ended"], screen.log)
    lift()
    #expect(swipe.state == .possible)
  }

  @Test(arguments: [1, 2, 3], [1, 2, 3])
  func `C124: a tap takes its number of taps, each of its number of fingers`(
    taps: Int, fingers: Int
  ) {
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = fingers
    let hand = (0..<fingers).map { screen.finger($0) }

    for round in 1...taps {
      #expect(screen.timeline[.action] == [], "before tap \(round)")
      for (place, finger) in hand.enumerated() { finger.down(100 + 50 * CGFloat(place), 400) }
      for finger in hand { finger.up() }
    }

    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
    #expect(tap.state == .possible)
  }

  @Test(arguments: [2, 3], [1, 2, 3])
  func `C124: a tap of another number of fingers is none`(required: Int, used: Int) {
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.numberOfTouchesRequired = required
    let hand = (0..<used).map { screen.finger($0) }

    for (place, finger) in hand.enumerated() { finger.down(100 + 50 * CGFloat(place), 400) }
    for finger in hand { finger.up() }

    #expect(
      screen.timeline[.action] == (required == used ? ["tap ended"] : []), screen.log)
  }

  @Test func `C108: a pan of exactly two fingers begins with two, and lives on with one`() {
    let pan = screen.add(UIPanGestureRecognizer(), "pan")
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 2)

    land()
    move(CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    other.up()
    one.move(10, 0)
    #expect(pan.state == .changed, screen.log)
    one.up()

    #expect(screen.timeline[.action].last == "pan ended", screen.log)
  }

  @Test(arguments: [false, true])
  func `C077, C130: pan, pinch and rotation go together if a delegate lets them`(
    isAllowed: Bool
  ) {
    let answers = Answers()
    answers.simultaneous = { _ in isAllowed }
    let (pan, pinch, rotation) = (
      screen.add(UIPanGestureRecognizer(), "pan"), screen.add(UIPinchGestureRecognizer(), "pinch"),
      screen.add(UIRotationGestureRecognizer(), "rotation")
    )
    for recognizer in [pan, pinch, rotation] { recognizer.delegate = answers }

    land()
    for _ in 0..<10 { move(CGPoint(x: 2, y: 0), CGPoint(x: 8, y: 6)) }
    let states = [pan.state, pinch.state, rotation.state].map { $0 == .changed }
    let scale = pinch.scale
    lift()

    #expect(states.filter { $0 }.count == (isAllowed ? 3 : 1), screen.log)
    let ends = screen.timeline[.action].filter { $0.hasSuffix(" ended") }
    #expect(ends.count == (isAllowed ? 3 : 1), screen.log)
    #expect(!isAllowed || scale > 1.3)
    #expect([pan.state, pinch.state, rotation.state] == [.possible, .possible, .possible])
  }
}
