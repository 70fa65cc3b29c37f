import Foundation
import HeadlessUIKit
import Testing

/// Characters are 8 × 20 pt, and begin 8 pt below the top.
@MainActor @Suite struct TextViewTests {
  private let screen = Screen()

  @Test func `C184: a text view brings taps, a loupe and a selection pan besides its own pan`() {
    let text = add("hello brave world")
    let kinds = (text.gestureRecognizers ?? []).map { recognizer in
      switch recognizer {
      case let tap as UITapGestureRecognizer: "tap \(tap.numberOfTapsRequired)"
      case is UILongPressGestureRecognizer: "press"
      case is UIPanGestureRecognizer where recognizer !== text.panGestureRecognizer: "pan"
      default: "scroll view's"
      }
    }

    #expect(
      kinds.filter { $0 != "scroll view's" } == ["tap 1", "tap 2", "press", "pan"])
    #expect(text.gestureRecognizers?.contains(text.panGestureRecognizer) == true)
  }

  @Test func `C184: a tap puts the caret, a double tap selects a word`() {
    let text = add("hello brave world")

    screen.finger.tap(25, 18)
    let caret = text.selectedRange
    screen.wait(1)
    screen.finger.tap(65, 18)
    screen.finger.tap(65, 18)

    #expect(caret == NSRange(location: 3, length: 0), screen.log)
    #expect(text.selectedRange == NSRange(location: 6, length: 5), screen.log)
  }

  @Test func `C184: a long press takes the caret along, or selects words where nothing is edited`()
  {
    let text = add("hello brave world")

    screen.finger.down(25, 18).hold(0.6)
    let began = text.selectedRange
    screen.finger.move(40, 0).up()
    let moved = text.selectedRange
    text.isEditable = false
    screen.finger.down(65, 18).hold(0.6).up()

    #expect(began == NSRange(location: 3, length: 0))
    #expect(moved == NSRange(location: 8, length: 0))
    #expect(text.selectedRange == NSRange(location: 6, length: 5), screen.log)
  }

  @Test(arguments: [(88.0, 40.0, 6, 10), (88, -24, 6, 2), (88, -80, 1, 5), (48, -24, 3, 8)])
  func `C184: a pan from an end of the selection moves that end`(
    x: CGFloat, dx: CGFloat, location: Int, length: Int
  ) {
    let text = add("hello brave world")
    text.selectedRange = NSRange(location: 6, length: 5)

    screen.finger.down(x, 18).drag(dx, 0).up()

    #expect(text.selectedRange == NSRange(location: location, length: length), screen.log)
    #expect(text.contentOffset == .zero)
  }

  @Test func `C184: a pan that begins elsewhere scrolls`() {
    let text = add(String(repeating: "line\n", count: 100))
    text.selectedRange = NSRange(location: 0, length: 4)

    screen.finger.down(200, 600).drag(0, -110).up()

    #expect(text.selectedRange == NSRange(location: 0, length: 4))
    #expect(text.contentOffset.y >= 100, screen.log)
    #expect(text.contentSize.height == 2036)
  }

  @Test func `C184: text that cannot be selected takes none of it`() {
    let text = add("hello brave world")
    text.isSelectable = false
    let before = text.selectedRange

    screen.finger.tap(25, 18)
    screen.finger.tap(25, 18)
    screen.finger.down(25, 18).hold(1).up()

    #expect(text.selectedRange == before, screen.log)
  }

  @Test func `a selection stays inside the text, and its changes are told once`() {
    let text = add("ab\ncd")
    let log = SelectionLog()
    text.delegate = log

    text.selectedRange = NSRange(location: 3, length: 99)
    text.selectedRange = NSRange(location: 3, length: 2)
    text.selectedRange = NSRange(location: -4, length: -1)
    text.text = nil

    #expect(log.ranges == ["{3, 2}", "{0, 0}"])
    #expect(text.text == "")
  }

  @Test(arguments: [
    ("", 100.0, 100.0, 0), ("abcdef", 39, 300, 6), ("abcdef", 0, 48, 5), ("ab\ncd", 300, 18, 2),
    ("ab\ncd", 0, 38, 3), ("ab\n", 50, 60, 3), ("👍🏽é", 40, 18, 5),
  ])
  func `a tap finds its place in lines that are broken, short or empty`(
    string: String, x: CGFloat, y: CGFloat, place: Int
  ) {
    let text = add(string)
    // Five characters a line.
    text.frame = CGRect(x: 0, y: 0, width: 40, height: 800)
    screen.window.addSubview(text)
    text.selectedRange = NSRange(location: 0, length: 0)
    text.frame.size.width = 40

    screen.finger.tap(min(x, 39), y)

    #expect(text.selectedRange == NSRange(location: place, length: 0), screen.log)
  }

  private func add(_ string: String) -> UITextView {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    text.text = string
    screen.window.addSubview(text)
    return text
  }
}

@MainActor
private final class SelectionLog: NSObject, UITextViewDelegate {
  private(set) var ranges: [String] = []

  func textViewDidChangeSelection(_ textView: UITextView) {
    let range = textView.selectedRange
    ranges.append("{\(range.location), \(range.length)}")
  }
}
