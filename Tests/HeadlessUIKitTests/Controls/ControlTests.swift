#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// How controls track a touch, and the events they send.
@MainActor @Suite struct ControlTests {
  private let screen = Screen()

  @Test(arguments: [
    (1.0, 0.0, ["touchDown", "touchDragInside", "touchUpInside"]),
    (69, 0, ["touchDown", "touchDragInside", "touchUpInside"]),
    (71, 0, ["touchDown", "touchDragExit", "touchUpOutside"]),
    (0, -171, ["touchDown", "touchDragExit", "touchUpOutside"]),
  ])
  func `a touch counts as inside up to the control's slop`(
    dx: CGFloat, dy: CGFloat, events: [String]
  ) {
    let control = add(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))

    screen.touch.down(200 - 1e-6, 199).move(dx, dy).up()

    #expect(screen.timeline[.note] == events, screen.log)
    #expect(control.state == .normal)
  }

  @Test func `a touch that exits and re-enters sends both events and updates the highlight`() {
    let control = add(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    var states: [UIControl.State] = []

    screen.touch.down(150, 150)
    for dx in [200.0, 10, -200, -1] {
      screen.touch.move(dx, 0)
      states.append(control.state)
    }
    let (isTracking, isInside) = (control.isTracking, control.isTouchInside)
    screen.touch.up()

    #expect(
      screen.timeline[.note] == [
        "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
        "touchUpInside",
      ], screen.log)
    #expect(states == [.normal, .normal, .highlighted, .highlighted])
    #expect(isTracking && isInside)
    #expect(!control.isTracking && !control.isTouchInside)
  }

  @Test func `C041: a recognizer that cancels the touch, or disabling, cancels tracking`() {
    let control = add(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    screen.add(UIPanGestureRecognizer(), "pan")

    screen.touch.down(150, 150).move(30, 0)
    let eventsWithPan = screen.timeline[.note]
    screen.touch.up()
    screen.timeline.clear()
    screen.touch.down(150, 150)
    control.isEnabled = false
    screen.touch.up()
    screen.touch.tap(150, 150)

    #expect(eventsWithPan == ["touchDown", "touchCancel"])
    #expect(screen.timeline[.note] == ["touchDown", "touchCancel"], screen.log)
    #expect(control.state == .disabled)
  }

  @Test func `a subclass decides which touches it tracks`() {
    let control = LeftHalfControl(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    add(control)

    screen.touch.down(300, 50).move(1, 0).up()
    screen.touch.down(100, 50).move(1, 0).move(200, 0).move(1, 0).up()

    #expect(screen.timeline[.note] == ["touchDown", "touchDragInside"], screen.log)
    #expect(control.calls == ["begin", "begin", "continue", "continue"])
  }

  @Test func `an action runs once per matching event until it is removed`() {
    let control = UIControl(frame: .zero)
    var runs: [String] = []
    let first = UIAction { [unowned control] action in
      runs.append(action.sender as? UIControl === control ? "first" : "wrong sender")
    }
    let named = UIAction.Identifier("named")
    control.addAction(first, for: [.valueChanged, .touchUpInside])
    control.addAction(first, for: .touchDown)
    control.addAction(UIAction(identifier: named) { _ in runs.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: named) { _ in runs.append("new") }, for: .valueChanged)

    control.sendActions(for: [.touchDown, .touchUpInside])
    let events = control.allControlEvents
    control.removeAction(identifiedBy: named, for: .allEvents)
    control.removeAction(first, for: .touchDown)
    control.sendActions(for: .allEvents)
    control.removeAction(first, for: .allEvents)
    control.sendActions(for: .allEvents)

    #expect(runs == ["first", "new", "first"])
    #expect(first.sender == nil)
    #expect(events == [.valueChanged, .touchUpInside, .touchDown])
    #expect(control.allControlEvents.isEmpty)
  }

  @Test(arguments: [(0.0, true), (12, true), (-12, false), (3, true)])
  func `a tap toggles a switch, and a drag moves its thumb to that side`(
    dx: CGFloat, isOn: Bool
  ) {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 1, height: 1))
    screen.window.addSubview(toggle)
    toggle.addAction(
      UIAction { [weak screen] _ in screen?.timeline.note("changed") }, for: .valueChanged)

    screen.touch.down(110, 110).move(dx, 0).up()

    #expect(toggle.isOn == isOn)
    #expect(screen.timeline[.note] == (isOn ? ["changed"] : []), screen.log)
  }

  @Test(arguments: [UISemanticContentAttribute.unspecified, .forceRightToLeft])
  func `a stepper steps within its limits, wraps, and follows the layout direction`(
    attribute: UISemanticContentAttribute
  ) {
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    stepper.semanticContentAttribute = attribute
    stepper.maximumValue = 1
    screen.window.addSubview(stepper)
    let up = attribute == .forceRightToLeft ? 110.0 : 180.0

    screen.touch.tap(up, 110)
    screen.touch.tap(up, 110)
    let atEnd = stepper.value
    stepper.wraps = true
    screen.touch.tap(up, 110)
    let wrapped = stepper.value
    screen.touch.tap(290 - up, 110)

    #expect(atEnd == 1)
    #expect(wrapped == 0)
    #expect(stepper.value == 1)
  }

  @Test func `a tap selects the segment at its location`() {
    let segments = add(UISegmentedControl(items: ["a", 2, "c"]))
    segments.frame = CGRect(x: 0, y: 0, width: 300, height: 40)

    screen.touch.tap(299, 10)
    let last = segments.selectedSegmentIndex
    segments.insertSegment(withTitle: "b", at: 1, animated: false)
    let moved = segments.selectedSegmentIndex
    segments.removeSegment(at: 3, animated: false)
    segments.removeSegment(at: 9, animated: false)
    let none = segments.selectedSegmentIndex
    segments.isMomentary = true
    screen.touch.tap(10, 10)

    #expect(last == 2)
    #expect(moved == 3)
    #expect(none == UISegmentedControl.noSegment)
    #expect(segments.numberOfSegments == 3)
    #expect(segments.titleForSegment(at: 1) == "b")
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(screen.timeline[.note].filter { $0 == "valueChanged" }.count == 2, screen.log)
  }

  @Test func `a tap changes a page control by one page, within its pages`() {
    let pages = add(UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    pages.numberOfPages = 2

    for x in [10.0, 190, 190] { screen.touch.tap(x, 10) }
    let last = pages.currentPage
    pages.numberOfPages = -1

    #expect(last == 1)
    #expect(pages.currentPage == 0)
    #expect(screen.timeline[.note].filter { $0 == "valueChanged" }.count == 1, screen.log)
  }

  @Test func `consecutive taps in one place send touchDownRepeat`() {
    let screen = Screen()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var repeats = 0
    control.addAction(UIAction { _ in repeats += 1 }, for: .touchDownRepeat)
    screen.window.addSubview(control)

    screen.touch.down(100, 100).up().down(105, 100).up()
    screen.wait(1)
    screen.touch.down(105, 100).up()
    screen.wait(1)
    // A touch that moved away does not count as a tap, even where the next one begins.
    screen.touch.down(20, 100).drag(100, 0).up().down(120, 100).up()

    #expect(repeats == 1, screen.log)
  }

  @discardableResult
  private func add<Control: UIControl>(_ control: Control) -> Control {
    screen.window.addSubview(control)
    for (event, name) in Self.events {
      let action = UIAction { [weak screen] _ in screen?.timeline.note(name) }
      control.addAction(action, for: event)
    }
    return control
  }

  private static let events: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
    (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"),
    (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"),
  ]

}

/// A control that tracks touches in its left half only.
@MainActor
private final class LeftHalfControl: UIControl {
  private(set) var calls: [String] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("begin")
    return touch.location(in: self).x < bounds.midX
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    calls.append("continue")
    return touch.location(in: self).x < bounds.midX
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
}
#endif
