#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Taps and swipes: their locations, and what the hit view decides about them.
@MainActor @Suite struct DiscreteGestureTests {
  private let screen = Screen()

  /// A single tap that requires a double tap to fail competes in every test.
  init() {
    let single = screen.add(UITapGestureRecognizer(), "single")
    let double = screen.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
  }

  @Test func `C083: the hit view is asked about a held tap after the touch lifted`() {
    let view = screen.addView()
    var questions: [String] = []
    view.shouldBegin = {
      questions.append($0.name ?? "")
      return false
    }

    screen.touch.down(100, 100).up()
    screen.wait(1)

    #expect(questions == ["single"], screen.log)
    #expect(screen.timeline[.action] == [], screen.log)
  }

  @Test func `C098: a button keeps a tap that a superview's double tap had held`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    screen.window.addSubview(button)

    screen.touch.down(100, 100).up()
    screen.wait(1)

    #expect(presses == 1, screen.log)
    #expect(screen.timeline[.action] == [], screen.log)
  }

  @Test func `C124: a two-touch tap is located between its touches`() {
    let tap = UITapGestureRecognizer()
    tap.numberOfTouchesRequired = 2
    screen.add(tap, "tap")
    var location = CGPoint.zero
    tap.observeActions { location = $0.location(in: nil) }

    screen.touch.down(100, 100)
    screen.touch(1).down(200, 100).up()
    screen.touch.up()

    #expect(location == CGPoint(x: 150, y: 100), screen.log)
  }

  @Test func `C125: a touch that lifts far away isn't a tap`() {
    let tap = screen.add(UITapGestureRecognizer(), "tap")

    screen.send([TouchSample(touch: 0, phase: .began, location: CGPoint(x: 100, y: 100))])
    screen.send([TouchSample(touch: 0, phase: .ended, location: CGPoint(x: 100, y: 690))])
    screen.wait(1)

    #expect(tap.state == .possible)
    #expect(!screen.timeline[.action].contains("tap ended"), screen.log)
  }

  @Test func `C127: a swipe is located where it began`() {
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    var location = CGPoint.zero
    swipe.observeActions { location = $0.location(in: nil) }

    screen.touch.down(100, 100).drag(120, 0).up()

    #expect(location == CGPoint(x: 100, y: 100), screen.log)
  }

}
#endif
