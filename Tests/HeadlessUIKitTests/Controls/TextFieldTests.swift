#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Text fields, and the tracking of controls.
@MainActor @Suite struct TextFieldTests {
  private let screen = Screen()
  private let field = UITextField(frame: CGRect(x: 50, y: 100, width: 200, height: 40))
  private let log = Log()

  private final class Log { var lines: [String] = [] }

  init() {
    screen.window.addSubview(field)
    field.addAction(UIAction { [log] _ in log.lines.append("began") }, for: .editingDidBegin)
    field.addAction(UIAction { [log] _ in log.lines.append("ended") }, for: .editingDidEnd)
  }

  @Test func `a tap begins editing, and resigning ends it`() {
    screen.touch.tap(100, 120)
    let isEditing = field.isEditing
    screen.touch.tap(100, 120)
    field.resignFirstResponder()

    #expect(isEditing && !field.isEditing)
    #expect(log.lines == ["began", "ended"])
  }

  @Test func `a disabled text field cannot be edited`() {
    field.isEnabled = false

    screen.touch.tap(100, 120)

    #expect(!field.becomeFirstResponder() && !field.isEditing)
    #expect(log.lines == [])
  }

  @Test func `a text field keeps its text through a drag, and follows it nowhere`() {
    field.text = "text"
    let pan = screen.add(UIPanGestureRecognizer(), "pan")

    screen.touch.down(100, 120).drag(100, 0)

    #expect(pan.state == .changed, screen.log)
    #expect(field.frame.origin == CGPoint(x: 50, y: 100) && field.text == "text")

    field.text = nil

    #expect(field.text?.isEmpty == true && field.placeholder == nil)
  }

  @Test func `a control is tracking from touch-down to lift, or until a recognizer begins`() {
    let control = UIControl(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    screen.window.addSubview(control)
    var states: [Bool] = [control.isTracking]

    screen.touch.down(50, 250)
    states.append(control.isTracking)
    screen.touch.move(20, 0)
    states.append(control.isTracking)
    screen.touch.up()
    states.append(control.isTracking)
    screen.add(UIPanGestureRecognizer(), "pan")
    screen.touch.down(50, 250).move(20, 0)
    states.append(control.isTracking)

    #expect(states == [false, true, true, false, false], screen.log)
  }
}
#endif
