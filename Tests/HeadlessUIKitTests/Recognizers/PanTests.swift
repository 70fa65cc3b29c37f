#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct PanTests {
  private let screen = Screen()
  private let pan = UIPanGestureRecognizer()

  init() { screen.add(pan, "pan") }

  @Test func `M01: a pan begins on the event at which travel reaches 10 pt`() {
    screen.touch.down(100, 100).move(9.9, 0)
    let stateBefore = pan.state
    screen.touch.move(0.1, 0)

    #expect(stateBefore == .possible)
    #expect(pan.state == .began, screen.log)
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test func `M01: steps of 3 pt begin at 12 with a translation of 2`() {
    var translations: [CGFloat] = []
    pan.observeActions { [weak pan] _ in translations.append(pan?.translation(in: nil).x ?? 0) }

    screen.touch.down(100, 100).drag(18, 0, steps: 6)

    #expect(translations == [2, 5, 8])
  }

  @Test func `C104: a touch that stays within 10 pt fails the pan`() {
    screen.touch.down(100, 100).drag(9, 0).drag(-9, 0).drag(0, -9).up()

    #expect(screen.timeline[.state] == ["pan failed"], screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.FirstTranslation.shortened, 20.0), (.whole, 30), (.zero, 0),
  ])
  func `C105: the behavior decides how much of its travel a pan reports first`(
    answer: UIKitBehavior.FirstTranslation, first: CGFloat
  ) {
    let screen = Screen(\.firstTranslation, answer)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")

    screen.touch.down(100, 100).move(30, 0)
    let translationAtBegan = pan.translation(in: nil)
    screen.touch.move(5, 0)

    #expect(translationAtBegan == CGPoint(x: first, y: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: first + 5, y: 0))
  }

  @Test func `C105: a diagonal translation is shortened along its direction`() {
    screen.touch.down(100, 100).move(30, 40)
    let translation = pan.translation(in: nil)

    #expect(abs(translation.x - 24) < 1e-9 && abs(translation.y - 32) < 1e-9)
  }

  @Test(arguments: [
    (UIKitBehavior.PanHysteresis.radial, UIGestureRecognizer.State.began), (.perAxis, .possible),
  ])
  func `C107: the behavior decides whether the hysteresis is radial or per axis`(
    answer: UIKitBehavior.PanHysteresis, state: UIGestureRecognizer.State
  ) {
    let screen = Screen(\.panHysteresis, answer)
    let pan = screen.add(UIPanGestureRecognizer(), "pan")

    screen.touch.down(100, 100).move(8, 8)

    #expect(pan.state == state)
  }

  @Test func `C111: setTranslation sets the accumulated value and resets the velocity`() {
    screen.touch.down(100, 100).move(30, 0)

    pan.setTranslation(CGPoint(x: 7, y: 0), in: nil)
    let velocity = pan.velocity(in: nil)
    screen.touch.move(3, 0)

    #expect(velocity == .zero)
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0))
    #expect(abs(pan.velocity(in: nil).x - 180) < 1e-6)
  }

  @Test func `C112: a view that moves with the touch does not change the gesture`() {
    let view = screen.addView(width: 100, height: 100)
    screen.window.removeGestureRecognizer(pan)
    view.addGestureRecognizer(pan)
    pan.observeActions { [weak pan, weak view] _ in
      guard let pan else { return }
      view?.center.x += pan.translation(in: nil).x
      pan.setTranslation(.zero, in: nil)
    }

    screen.touch.down(50, 50).drag(60, 0, steps: 6)

    #expect(view.frame.minX == 50)
  }

  @Test func `C112: translation and velocity are in the given view's coordinates`() {
    let view = screen.addView()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)

    screen.touch.down(100, 100).move(10, 0).move(30, 0)

    #expect(pan.translation(in: view) == CGPoint(x: 15, y: 0))
    #expect(abs(pan.velocity(in: view).x - 900) < 1e-6)
  }

  @Test func `C113: velocity comes from the last two samples and is 0 across the drag`() {
    screen.touch.down(100, 100).move(12, 0).move(3, 0)

    #expect(abs(pan.velocity(in: nil).x - 180) < 1e-6)
    #expect(pan.velocity(in: nil).y == 0)
  }

  @Test func `C114: resting before the lift does not reset the velocity`() {
    var velocity: CGFloat = 0
    pan.observeActions { [weak pan] _ in velocity = pan?.velocity(in: nil).x ?? 0 }

    screen.touch.down(100, 100).move(12, 0).move(3, 0).hold(1).up()

    #expect(abs(velocity - 180) < 1e-6)
    #expect(screen.timeline[.action].last == "pan ended")
  }

  @Test func `C115: by default a pan begins with one touch and tracks any number`() {
    screen.touch.down(100, 100).move(20, 0)
    let state = pan.state

    for number in 1..<10 { screen.touch(number).down(100, 100) }

    #expect(state == .began, screen.log)
    #expect(pan.numberOfTouches == 10, screen.log)
  }
}
#endif
