import Foundation
import HeadlessUIKit
import Testing

/// What controls do with the one finger they follow.
@MainActor @Suite struct ControlTests {
  private let screen = Screen()

  @Test(arguments: [
    (1.0, 0.0, ["touchDown", "touchDragInside", "touchUpInside"]),
    (69, 0, ["touchDown", "touchDragInside", "touchUpInside"]),
    (71, 0, ["touchDown", "touchDragExit", "touchUpOutside"]),
    (0, -171, ["touchDown", "touchDragExit", "touchUpOutside"]),
  ])
  func `a finger counts as inside up to the slop around a control`(
    dx: CGFloat, dy: CGFloat, events: [String]
  ) {
    let control = add(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))

    screen.finger.down(200 - 1e-6, 199).move(dx, dy).up()

    #expect(screen.timeline[.note] == events, screen.log)
    #expect(control.state == .normal)
  }

  @Test func `a finger that leaves and comes back says so, and the highlight follows`() {
    let control = add(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    var states: [UIControl.State] = []

    screen.finger.down(150, 150)
    for dx in [200.0, 10, -200, -1] {
      screen.finger.move(dx, 0)
      states.append(control.state)
    }
    let (isTracking, isInside) = (control.isTracking, control.isTouchInside)
    screen.finger.up()

    #expect(
      screen.timeline[.note] == [
        "touchDown", "touchDragExit", "touchDragOutside", "touchDragEnter", "touchDragInside",
        "touchUpInside",
      ], screen.log)
    #expect(states == [.normal, .normal, .highlighted, .highlighted])
    #expect(isTracking && isInside)
    #expect(!control.isTracking && !control.isTouchInside)
  }

  @Test func `a recognizer that takes the touch, or disabling, cancels a control`() {
    let control = add(UIControl(frame: CGRect(x: 100, y: 100, width: 100, height: 100)))
    screen.add(UIPanGestureRecognizer(), "pan")

    screen.finger.down(150, 150).move(30, 0)
    let byPan = screen.timeline[.note]
    screen.finger.up()
    screen.timeline.clear()
    screen.finger.down(150, 150)
    control.isEnabled = false
    screen.finger.up()
    screen.finger.tap(150, 150)

    #expect(byPan == ["touchDown", "touchCancel"])
    #expect(screen.timeline[.note] == ["touchDown", "touchCancel"], screen.log)
    #expect(control.state == .disabled)
  }

  @Test func `a subclass decides what it follows`() {
    let control = Stubborn(frame: CGRect(x: 0, y: 0, width: 400, height: 100))
    add(control)

    screen.finger.down(300, 50).move(1, 0).up()
    screen.finger.down(100, 50).move(1, 0).move(200, 0).move(1, 0).up()

    #expect(screen.timeline[.note] == ["touchDown", "touchDragInside"], screen.log)
    #expect(control.calls == ["begin", "begin", "continue", "continue"])
  }

  @Test func `an action runs at its events, once for each, until it is removed`() {
    let control = UIControl(frame: .zero)
    var runs: [String] = []
    let first = UIAction { [unowned control] action in
      runs.append(action.sender as? UIControl === control ? "first" : "lost")
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

  @Test func `events and states have UIKit's numbers`() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.editingDidBegin.rawValue == 65536)
    #expect(UIControl.Event.allTouchEvents.contains([.touchDown, .touchCancel]))
    #expect(UIControl.State.selected.rawValue == 4)
  }

  @Test func `a button runs its action when it is tapped, and not when the finger went away`() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    button.setTitle("Go", for: .normal)
    button.setTitle("Off", for: .disabled)
    screen.window.addSubview(button)

    screen.finger.tap(150, 120)
    screen.finger.down(150, 120).move(200, 0).up()

    #expect(taps == 1)
    #expect(button.currentTitle == "Go")
    #expect(button.title(for: .disabled) == "Off")
    #expect(button.buttonType == .system)
  }

  @Test(arguments: [(0.0, true), (12, true), (-12, false), (3, true)])
  func `a switch is turned over by a tap, and by a drag of its thumb to that side`(
    dx: CGFloat, isOn: Bool
  ) {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 1, height: 1))
    screen.window.addSubview(toggle)
    toggle.addAction(
      UIAction { [weak screen] _ in screen?.timeline.note("changed") }, for: .valueChanged)

    screen.finger.down(110, 110).move(dx, 0).up()

    #expect(toggle.isOn == isOn)
    #expect(screen.timeline[.note] == (isOn ? ["changed"] : []), screen.log)
  }

  @Test(arguments: [UISemanticContentAttribute.unspecified, .forceRightToLeft])
  func `a stepper steps, stops at its ends, and reads the way its view does`(
    attribute: UISemanticContentAttribute
  ) {
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    stepper.semanticContentAttribute = attribute
    stepper.maximumValue = 1
    screen.window.addSubview(stepper)
    let up = attribute == .forceRightToLeft ? 110.0 : 180.0

    screen.finger.tap(up, 110)
    screen.finger.tap(up, 110)
    let atEnd = stepper.value
    stepper.wraps = true
    screen.finger.tap(up, 110)
    let wrapped = stepper.value
    screen.finger.tap(290 - up, 110)

    #expect(atEnd == 1)
    #expect(wrapped == 0)
    #expect(stepper.value == 1)
  }

  @Test func `a segmented control selects the segment under the finger`() {
    let segments = add(UISegmentedControl(items: ["a", 2, "c"]))
    segments.frame = CGRect(x: 0, y: 0, width: 300, height: 40)

    screen.finger.tap(299, 10)
    let last = segments.selectedSegmentIndex
    segments.insertSegment(withTitle: "b", at: 1, animated: false)
    let moved = segments.selectedSegmentIndex
    segments.removeSegment(at: 3, animated: false)
    segments.removeSegment(at: 9, animated: false)
    let none = segments.selectedSegmentIndex
    segments.isMomentary = true
    screen.finger.tap(10, 10)

    #expect(last == 2)
    #expect(moved == 3)
    #expect(none == UISegmentedControl.noSegment)
    #expect(segments.numberOfSegments == 3)
    #expect(segments.titleForSegment(at: 1) == "b")
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(screen.timeline[.note].filter { $0 == "valueChanged" }.count == 2, screen.log)
  }

  @Test func `a page control turns a page per tap, within its pages`() {
    let pages = add(UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 40)))
    pages.numberOfPages = 2

    for x in [10.0, 190, 190] { screen.finger.tap(x, 10) }
    let last = pages.currentPage
    pages.numberOfPages = -1

    #expect(last == 1)
    #expect(pages.currentPage == 0)
    #expect(screen.timeline[.note].filter { $0 == "valueChanged" }.count == 1, screen.log)
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

  @Test func `taps in one place are counted, and repeat the press of a control`() {
    let screen = Screen()
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var repeats = 0
    control.addAction(UIAction { _ in repeats += 1 }, for: .touchDownRepeat)
    screen.window.addSubview(control)

    screen.finger.down(100, 100).up().down(105, 100).up()
    screen.wait(1)
    screen.finger.down(105, 100).up()
    screen.wait(1)
    // A finger that has strayed has not tapped, wherever it lifts.
    screen.finger.down(20, 100).drag(100, 0).up().down(120, 100).up()

    #expect(repeats == 1, screen.log)
  }
}

/// A control that follows fingers in its left half only.
@MainActor
private final class Stubborn: UIControl {
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
