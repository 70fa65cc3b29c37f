import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct LeftOutMethodTests {
  private let screen = Screen()
  private let a = Probe()
  private let b = Probe()

  init() {
    screen.add(a, "a")
    screen.add(b, "b")
  }

  @Test func `C077: a delegate that asks another in its place is asked again, whoever that was`() {
    let forwarder = Forwarder()
    forwarder.other = Silent()
    a.delegate = forwarder
    screen.finger.down(100, 100)
    a.state = .began
    screen.finger.up()

    forwarder.other = Agreeing()
    screen.finger.down(100, 100)
    (a.state, b.state) = (.began, .began)

    #expect(b.state == .began, screen.log)
  }

  @Test func `C251: a delegate set later answers, though the one before left the method out`() {
    let (silent, agreeing) = (Silent(), Agreeing())
    a.delegate = silent
    screen.finger.down(100, 100)
    a.state = .began
    screen.finger.up()

    a.delegate = agreeing
    screen.finger.down(100, 100)
    (a.state, b.state) = (.began, .began)

    #expect(b.state == .began, screen.log)
  }
}

/// A delegate that leaves every method out.
private final class Silent: NSObject, UIGestureRecognizerDelegate {}

/// A delegate that allows everything to go on together.
private final class Agreeing: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// A delegate that passes the question on.
private final class Forwarder: NSObject, UIGestureRecognizerDelegate {
  var other: (any UIGestureRecognizerDelegate)?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith another: UIGestureRecognizer
  ) -> Bool {
    other?.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: another)
      ?? false
  }
}
