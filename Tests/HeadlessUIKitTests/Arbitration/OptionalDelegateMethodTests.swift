#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Delegates that implement an optional method only later, or not at all.
@MainActor @Suite struct OptionalDelegateMethodTests {
  private let screen = Screen()
  private let a = Probe()
  private let b = Probe()

  init() {
    screen.add(a, "a")
    screen.add(b, "b")
  }

  @Test
  func `C077: a delegate that forwards to another object is asked again after that object changes`()
  {
    let forwarding = ForwardingDelegate()
    forwarding.next = EmptyDelegate()
    a.delegate = forwarding
    screen.touch.down(100, 100)
    a.state = .began
    screen.touch.up()

    forwarding.next = SimultaneousDelegate()
    screen.touch.down(100, 100)
    (a.state, b.state) = (.began, .began)

    #expect(b.state == .began, screen.log)
  }

  @Test
  func `C251: a later delegate is asked, though the previous one did not implement the method`() {
    let (empty, simultaneous) = (EmptyDelegate(), SimultaneousDelegate())
    a.delegate = empty
    screen.touch.down(100, 100)
    a.state = .began
    screen.touch.up()

    a.delegate = simultaneous
    screen.touch.down(100, 100)
    (a.state, b.state) = (.began, .began)

    #expect(b.state == .began, screen.log)
  }
}

/// A delegate that implements no method.
private final class EmptyDelegate: NSObject, UIGestureRecognizerDelegate {}

/// A delegate that allows all recognizers to recognize simultaneously.
private final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}

/// A delegate that forwards to another one.
private final class ForwardingDelegate: NSObject, UIGestureRecognizerDelegate {
  var next: (any UIGestureRecognizerDelegate)?

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    next?.gestureRecognizer(gestureRecognizer, shouldRecognizeSimultaneouslyWith: other)
      ?? false
  }
}
#endif
