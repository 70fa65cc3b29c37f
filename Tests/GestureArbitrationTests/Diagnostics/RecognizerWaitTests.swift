#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A diagnosis finds recognizers that wait for each other before a touch is blocked by them.
@MainActor @Suite struct RecognizerWaitTests {
  private let phone = Phone()

  @Test(arguments: [2, 3, 4])
  func `a circle through delegates is named once, until one of them returns false`(
    count: Int
  ) {
    let delegates = ring(of: count)

    let names = (0..<count).map { "pan \($0)" } + ["pan 0"]
    let found = phone.arbiter.diagnose()
    #expect(
      found.map(\.fact) == [
        "Recognizers wait for each other in a circle: \(names.joined(separator: " → "))."
      ])
    // The engine reports the same once a touch is blocked.
    phone.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 0, y: 150))
    #expect(phone.stage.engine.issues.contains { "\($0)".contains("in a circle") })

    delegates[1].required = nil
    #expect(phone.arbiter.diagnose() == [])
  }

  @Test func `a disabled recognizer closes no circle`() {
    let delegates = ring(of: 3)

    delegates[2].recognizer.isEnabled = false

    #expect(phone.arbiter.diagnose() == [])
  }

  @Test func `recognizers that share no touch close no circle`() {
    let delegates = ring(of: 2)
    for (delegate, x) in zip(delegates, [0, 200]) {
      let view = UIView(frame: CGRect(x: x, y: 100, width: 100, height: 100))
      phone.screen.view.addSubview(view)
      view.addGestureRecognizer(delegate.recognizer)
    }

    #expect(phone.arbiter.diagnose() == [])
  }

  @Test func `a circle between a view and its superview is found`() {
    let delegates = ring(of: 2)
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    phone.screen.view.addSubview(view)
    view.addGestureRecognizer(delegates[0].recognizer)

    #expect(phone.arbiter.diagnose().map(\.fact).count == 1)
  }

  @Test func `a recognizer that waits for the pop and makes the pop wait for it closes a circle`() {
    // The pop waits for its gate. The gate waits for no recognizer, so it is in no circle.
    let pager = phone.addScrollView(content: CGSize(width: 1_950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true
    #expect(phone.arbiter.diagnose() == [])

    let delegate = WaitingDelegate("tap")
    phone.keep(delegate)
    delegate.recognizer.delegate = delegate
    delegate.required = phone.stage.navigation.interactivePopGestureRecognizer
    delegate.isMutual = true
    phone.screen.view.addGestureRecognizer(delegate.recognizer)
    #expect(
      phone.arbiter.diagnose().map(\.fact) == [
        "Recognizers wait for each other in a circle: tap → UINavigationController.edgeSwipe → tap."
      ])
  }

  /// Adds recognizers each of which waits for the next one, and the last one for the first.
  private func ring(of count: Int) -> [WaitingDelegate] {
    let delegates = (0..<count).map { WaitingDelegate("pan \($0)") }
    for (index, delegate) in delegates.enumerated() {
      phone.keep(delegate)
      delegate.required = delegates[(index + 1) % count].recognizer
      delegate.recognizer.delegate = delegate
      phone.screen.view.addGestureRecognizer(delegate.recognizer)
    }
    return delegates
  }
}

/// Makes its recognizer wait for another one.
@MainActor
private final class WaitingDelegate: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  weak var required: UIGestureRecognizer?
  /// Whether the other one must wait for its recognizer as well.
  var isMutual = false

  init(_ name: String) {
    super.init()
    recognizer.name = name
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === required }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isMutual && otherGestureRecognizer === required }
}
#endif
