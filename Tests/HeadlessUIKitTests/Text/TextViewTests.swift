#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Text views; characters measure 8 × 20 pt, and the first line begins 8 pt below the top.
@MainActor @Suite struct TextViewTests {
  private let screen = Screen()

  @Test func `C184: a text view adds taps, a long press and a selection pan to its scroll pan`() {
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

  @Test func `C184: a tap places the insertion point and a double tap selects a word`() {
    let text = add("hello brave world")

    screen.touch.tap(25, 18)
    let rangeAfterTap = text.selectedRange
    screen.wait(1)
    screen.touch.tap(65, 18)
    screen.touch.tap(65, 18)

    #expect(rangeAfterTap == NSRange(location: 3, length: 0), screen.log)
    #expect(text.selectedRange == NSRange(location: 6, length: 5), screen.log)
  }

  @Test func `C184: a long press moves the insertion point, or selects words if not editable`() {
    let text = add("hello brave world")

    screen.touch.down(25, 18).hold(0.6)
    let rangeAtBegan = text.selectedRange
    screen.touch.move(40, 0).up()
    let rangeAfterMove = text.selectedRange
    text.isEditable = false
    screen.touch.down(65, 18).hold(0.6).up()

    #expect(rangeAtBegan == NSRange(location: 3, length: 0))
    #expect(rangeAfterMove == NSRange(location: 8, length: 0))
    #expect(text.selectedRange == NSRange(location: 6, length: 5), screen.log)
  }

  @Test(arguments: [(88.0, 40.0, 6, 10), (88, -24, 6, 2), (88, -80, 1, 5), (48, -24, 3, 8)])
  func `C184: a pan from an end of the selection moves that end`(
    x: CGFloat, dx: CGFloat, location: Int, length: Int
  ) {
    let text = add("hello brave world")
    text.selectedRange = NSRange(location: 6, length: 5)

    screen.touch.down(x, 18).drag(dx, 0).up()

    #expect(text.selectedRange == NSRange(location: location, length: length), screen.log)
    #expect(text.contentOffset == .zero)
  }

  @Test func `C184: a pan that begins elsewhere scrolls`() {
    let text = add(String(repeating: "line\n", count: 100))
    text.selectedRange = NSRange(location: 0, length: 4)

    screen.touch.down(200, 600).drag(0, -110).up()

    #expect(text.selectedRange == NSRange(location: 0, length: 4))
    #expect(text.contentOffset.y >= 100, screen.log)
    #expect(text.contentSize.height == 2036)
  }

  @Test func `C184: a text view that is not selectable ignores taps and long presses`() {
    let text = add("hello brave world")
    text.isSelectable = false
    let rangeBefore = text.selectedRange

    screen.touch.tap(25, 18)
    screen.touch.tap(25, 18)
    screen.touch.down(25, 18).hold(1).up()

    #expect(text.selectedRange == rangeBefore, screen.log)
  }

  @Test func `selectedRange is clamped to the text and each change is reported once`() {
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
  func `C184: a tap finds its character in wrapped, short and empty lines`(
    string: String, x: CGFloat, y: CGFloat, location: Int
  ) {
    let text = add(string)
    // A line holds five characters.
    text.frame = CGRect(x: 0, y: 0, width: 40, height: 800)
    screen.window.addSubview(text)
    text.selectedRange = NSRange(location: 0, length: 0)
    text.frame.size.width = 40

    screen.touch.tap(min(x, 39), y)

    #expect(text.selectedRange == NSRange(location: location, length: 0), screen.log)
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
#endif
