#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// The touches that controls keep from recognizers of their superviews.
@MainActor @Suite struct ControlExemptionTests {
  enum Kind: String, CaseIterable, Sendable {
    case button, toggle, stepper, segments, pages

    @MainActor func make() -> UIControl {
      let frame = CGRect(x: 100, y: 100, width: 90, height: 30)
      switch self {
      case .button: return UIButton(frame: frame)
      case .toggle: return UISwitch(frame: frame)
      case .stepper: return UIStepper(frame: frame)
      case .segments:
        let control = UISegmentedControl(items: ["a", "b"])
        control.frame = frame
        return control
      case .pages:
        let control = UIPageControl(frame: frame)
        control.numberOfPages = 2
        return control
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `C098: a superview's tap does not beat a built-in control`(kind: Kind) {
    let screen = Screen()
    let control = add(kind.make(), to: screen)
    screen.add(UITapGestureRecognizer(), "tap")

    screen.touch.tap(control.frame.maxX - 5, 110)

    #expect(screen.timeline[.state] == ["tap failed, should not begin"], screen.log)
    #expect(screen.timeline[.note].last == "up", screen.log)
  }

  @Test(arguments: UIKitBehavior().departures)
  func `C098: a button keeps its tap under every open behavior`(departure: UIKitBehavior.Answer) {
    let screen = Screen(departure.behavior)
    add(UIButton(frame: CGRect(x: 100, y: 100, width: 90, height: 30)), to: screen)
    screen.add(UITapGestureRecognizer(), "tap")

    screen.touch.tap(150, 110)

    #expect(screen.timeline[.action, .note] == ["down", "up"], screen.log)
  }

  @Test(arguments: Kind.allCases)
  func `C098: a tap attached to the control itself beats the control`(kind: Kind) {
    let screen = Screen()
    let control = add(kind.make(), to: screen)
    screen.add(UITapGestureRecognizer(), "tap", to: control)

    screen.touch.tap(control.frame.maxX - 5, 110)

    #expect(screen.timeline[.action, .note] == ["down", "cancelled", "tap ended"], screen.log)
  }

  @Test(arguments: Kind.allCases)
  func `C098: a superview's double tap, two-touch tap and long press still recognize`(kind: Kind) {
    let screen = Screen()
    let control = add(kind.make(), to: screen)
    let double = screen.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    let two = screen.add(UITapGestureRecognizer(), "two")
    two.numberOfTouchesRequired = 2
    let press = screen.add(UILongPressGestureRecognizer(), "press")
    let x = control.frame.maxX - 5

    screen.touch.tap(x, 110)
    screen.touch.tap(x, 110)
    screen.touch.down(x, 110)
    screen.touch(1).down(x - 10, 110).up()
    screen.touch.up()
    screen.touch.down(x, 110).hold(1).up()

    let recognized = screen.timeline[.action].filter { !$0.contains("changed") }
    #expect(
      recognized == ["double ended", "two ended", "press began", "press ended"], screen.log)
    #expect(press.state == .possible)
  }

  @Test(arguments: Kind.allCases)
  func `C098: a disabled control does not stop a superview's tap`(kind: Kind) {
    let screen = Screen()
    let control = add(kind.make(), to: screen)
    control.isEnabled = false
    screen.add(UITapGestureRecognizer(), "tap")

    screen.touch.tap(control.frame.maxX - 5, 110)

    #expect(screen.timeline[.action] == ["tap ended"], screen.log)
  }

  @Test(arguments: UIKitBehavior.ViewShouldBegin.allCases)
  func `C084: the behavior decides whether a tap that cancels no touches is refused over a button`(
    answer: UIKitBehavior.ViewShouldBegin
  ) {
    let screen = Screen(\.viewShouldBegin, answer)
    add(UIButton(frame: CGRect(x: 100, y: 100, width: 90, height: 30)), to: screen)
    let tap = screen.add(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false

    screen.touch.tap(150, 110)

    #expect(screen.timeline[.action] == (answer == .always ? [] : ["tap ended"]), screen.log)
    #expect(screen.timeline[.note].last == "up")
  }

  @Test func `C099: a plain control loses to a superview's tap`() {
    let screen = Screen()
    add(UIControl(frame: CGRect(x: 100, y: 100, width: 90, height: 30)), to: screen)
    screen.add(UITapGestureRecognizer(), "tap")

    screen.touch.tap(150, 110)

    #expect(screen.timeline[.action, .note] == ["down", "cancelled", "tap ended"], screen.log)
  }

  @Test(arguments: [
    (150.0, 60.0, 0.0, [UISwipeGestureRecognizer.Direction.right], false),
    (150, -60, 0, [.left], false), (150, 0, 60, [.down], true), (250, 60, 0, [.right], true),
    (190, -60, 0, [.left], true),
  ])
  func `C098: a superview's swipe along the track that starts on a slider's thumb is refused`(
    x: CGFloat, dx: CGFloat, dy: CGFloat, directions: [UISwipeGestureRecognizer.Direction],
    isRecognized: Bool
  ) {
    let screen = Screen()
    let slider = add(UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 30)), to: screen)
    slider.value = 0.5
    let swipe = screen.add(UISwipeGestureRecognizer(), "swipe")
    swipe.direction = UISwipeGestureRecognizer.Direction(directions)

    screen.touch.down(x, 110).drag(dx, dy, steps: 5).up()

    let states = isRecognized ? ["swipe ended"] : ["swipe failed, should not begin"]
    #expect(screen.timeline[.state] == states, screen.log)
  }

  @Test func `C180: a slider tracks touches that start on its thumb only`() {
    let screen = Screen()
    let slider = add(UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 30)), to: screen)
    slider.value = 0.5
    var values: [Float] = []
    slider.addAction(
      UIAction { [unowned slider] _ in values.append(slider.value) }, for: .valueChanged)

    screen.touch.down(100, 110).drag(50, 0, steps: 2).up()
    let valueAfterTrackDrag = slider.value
    screen.touch.down(170, 110).drag(50, 0, steps: 2).move(500, 0).up()

    #expect(valueAfterTrackDrag == 0.5)
    #expect(values == [0.625, 0.75, 1], screen.log)
  }

  @Test(arguments: [
    (UIKitBehavior.SliderThumb.refusesSwipes, ["pan began"]), (.refusesPansToo, []),
  ])
  func `C180: the behavior decides whether a slider's thumb also refuses a superview's pan`(
    answer: UIKitBehavior.SliderThumb, actions: [String]
  ) {
    let screen = Screen(\.sliderThumb, answer)
    let slider = add(UISlider(frame: CGRect(x: 50, y: 100, width: 228, height: 30)), to: screen)
    screen.add(UIPanGestureRecognizer(), "pan")

    screen.touch.down(60, 110).move(20, 0).up()
    let actionsAlongTrack = screen.timeline[.action].filter { $0.contains("began") }
    screen.timeline.clear()
    slider.value = 0
    screen.touch.down(60, 110).move(0, 20)

    #expect(actionsAlongTrack == actions, screen.log)
    #expect(screen.timeline[.action] == ["pan began"], screen.log)
  }

  @Test(arguments: [UISemanticContentAttribute.unspecified, .forceRightToLeft])
  func `C180: a slider derives its thumb rectangles from an overridden track rectangle`(
    attribute: UISemanticContentAttribute
  ) {
    let slider = NarrowTrackSlider(frame: CGRect(x: 0, y: 0, width: 400, height: 30))
    slider.semanticContentAttribute = attribute
    slider.minimumValue = -1
    slider.value = -0.75
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    let minimumThumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: -1)

    #expect(track == CGRect(x: 50, y: 13, width: 228, height: 4))
    #expect(thumb.midX == track.midX)
    #expect(thumb.midY == 15)
    #expect(minimumThumb.minX == (attribute == .forceRightToLeft ? 250 : 50))
  }

  @Test
  func `C180: a slider ignores a value that isn't a number and keeps its value within limits`() {
    let slider = UISlider(frame: .zero)
    slider.minimumValue = -1
    slider.value = -0.75

    slider.value = .nan
    let valueAfterNaN = slider.value
    slider.maximumValue = -2

    #expect(valueAfterNaN == -0.75)
    #expect(slider.value == -2 && slider.minimumValue == -2)
  }

  @Test(arguments: [(110.0, false), (140.0, true)])
  func `C098: a superview's pan along a switch that starts on the thumb is refused`(
    x: CGFloat, isRecognized: Bool
  ) {
    let screen = Screen()
    let toggle = add(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)), to: screen)
    screen.add(UIPanGestureRecognizer(), "pan")

    screen.touch.down(x, 110).drag(20, 0, steps: 2).up()
    let beganAlongTrack = screen.timeline[.action].contains("pan began")
    screen.timeline.clear()
    toggle.isOn = false
    screen.touch.down(110, 110).move(0, 20)

    #expect(beganAlongTrack == isRecognized, screen.log)
    #expect(screen.timeline[.action] == ["pan began"], screen.log)
  }

  @discardableResult
  private func add<Control: UIControl>(_ control: Control, to screen: Screen) -> Control {
    screen.window.addSubview(control)
    for (event, name) in [
      (UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchCancel, "cancelled"),
    ] {
      let action = UIAction { [unowned screen] _ in screen.timeline.note(name) }
      control.addAction(action, for: event)
    }
    return control
  }
}

/// A slider whose track is narrower than its bounds.
@MainActor
private final class NarrowTrackSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: 50, y: 13, width: 228, height: 4)
  }
}
#endif
