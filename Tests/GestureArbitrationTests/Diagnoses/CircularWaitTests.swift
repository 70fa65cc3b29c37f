import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Circles of waiting, found before a finger is caught in them.
@MainActor @Suite struct CircularWaitTests {
  private let phone = Phone()

  @Test(arguments: [2, 3, 4])
  func `a circle through delegates is named once, and gone when one of them answers false`(
    count: Int
  ) {
    let delegates = ring(of: count)

    let names = (0..<count).map { "pan \($0)" } + ["pan 0"]
    let found = phone.arbiter.diagnose()
    #expect(
      found.map(\.fact) == [
        "Recognizers wait for each other in a circle: \(names.joined(separator: " → "))."
      ])
    // The engine says the same once a finger is caught.
    phone.drag(from: CGPoint(x: 195, y: 300), by: CGPoint(x: 0, y: 150))
    #expect(phone.stage.engine.issues.contains { "\($0)".contains("in a circle") })

    delegates[1].next = nil
    #expect(phone.arbiter.diagnose() == [])
  }

  @Test func `a disabled recognizer closes no circle`() {
    let delegates = ring(of: 3)

    delegates[2].recognizer.isEnabled = false

    #expect(phone.arbiter.diagnose() == [])
  }

  @Test func `recognizers that share no finger close no circle`() {
    let delegates = ring(of: 2)
    for (delegate, x) in zip(delegates, [0, 200]) {
      let view = UIView(frame: CGRect(x: x, y: 100, width: 100, height: 100))
      phone.screen.view.addSubview(view)
      view.addGestureRecognizer(delegate.recognizer)
    }

    #expect(phone.arbiter.diagnose() == [])
  }

  @Test func `a circle between a view and what lies around it is found`() {
    let delegates = ring(of: 2)
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
    phone.screen.view.addSubview(view)
    view.addGestureRecognizer(delegates[0].recognizer)

    #expect(phone.arbiter.diagnose().map(\.fact).count == 1)
  }

  @Test func `content that waits for the gate and has UIKit's pop wait for it closes a circle`() {
    // The pop waits for its gate, which waits for nobody: no circle, however many wait for the gate.
    let pager = phone.addScrollView(content: CGSize(width: 1_950, height: 844))
    pager.allowsPopGestureAtLeadingEdge = true
    #expect(phone.arbiter.diagnose() == [])

    let delegate = Next("tap")
    phone.keep(delegate)
    delegate.recognizer.delegate = delegate
    delegate.next = phone.stage.navigation.interactivePopGestureRecognizer
    delegate.isHolding = true
    phone.screen.view.addGestureRecognizer(delegate.recognizer)
    #expect(
      phone.arbiter.diagnose().map(\.fact) == [
        "Recognizers wait for each other in a circle: tap → UINavigationController.edgeSwipe → tap."
      ])
  }

  /// Recognizers each of which waits for the next, and the last for the first.
  private func ring(of count: Int) -> [Next] {
    let delegates = (0..<count).map { Next("pan \($0)") }
    for (index, delegate) in delegates.enumerated() {
      phone.keep(delegate)
      delegate.next = delegates[(index + 1) % count].recognizer
      delegate.recognizer.delegate = delegate
      phone.screen.view.addGestureRecognizer(delegate.recognizer)
    }
    return delegates
  }
}

/// Has its recognizer wait for another one.
@MainActor
private final class Next: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
  weak var next: UIGestureRecognizer?
  /// Whether the other waits as well.
  var isHolding = false

  init(_ name: String) {
    super.init()
    recognizer.name = name
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === next }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isHolding && otherGestureRecognizer === next }
}
