#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A recognizer that requires everything outside its view to fail, as the touch handlers of
/// React Native's surfaces do: a gate that begins makes it fail (C086, C088).
@MainActor @Suite struct ForeignTouchHandlerTests {
  /// A screen on which the gate of a pop refuses at touch-down.
  enum Refusal: CaseIterable {
    case atRoot, claimed, edgeOnly, disabled, suspended
  }

  @Test(arguments: Refusal.allCases, [SystemVersion.v18, .v26])
  func `a refusal leaves a tap to it`(refusal: Refusal, version: SystemVersion) {
    let (phone, handler) = refusing(refusal, on: version)

    phone.touch(.began, 195)
    phone.touch(.ended, 195)
    phone.stage.rest()

    #expect(handler.phases == ["began", "ended"], "\(phone.story)")
  }

  @Test(arguments: Refusal.allCases, [CGPoint(x: 0, y: 180), CGPoint(x: -180, y: 0)])
  func `a refusal leaves a drag to it that does not lead where a pop does`(
    refusal: Refusal, distance: CGPoint
  ) {
    let (phone, handler) = refusing(refusal)

    phone.drag(from: CGPoint(x: 200, y: 400), by: distance)
    phone.stage.rest()

    #expect(handler.phases.first == "began" && handler.phases.last == "ended", "\(phone.story)")
    #expect(!handler.phases.contains("cancelled"))
    #expect(phone.depth == (refusal == .atRoot ? 1 : 2))
  }

  @Test(arguments: Refusal.allCases)
  func `a refused drag that leads where a pop does pops nothing, and the next one is judged anew`(
    refusal: Refusal
  ) {
    let (phone, _) = refusing(refusal)
    let depth = phone.depth

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == depth, "\(phone.story)")
    #expect(phone.decisions.contains { $0.attempt.gesture == .contentPop && !$0.allows })
    #expect(!phone.hasPopBegun)
  }

  @Test func `a drag that turns where a pop leads is refused as late as that`() {
    let (phone, handler) = refusing(.claimed)

    phone.touch(.began, 195)
    for x in [190.0, 180] { phone.touch(.moved, x) }
    #expect(!handler.phases.contains("cancelled"), "\(phone.story)")
    for x in [195.0, 230, 300, 370] { phone.touch(.moved, x) }
    phone.touch(.ended, 370)
    phone.stage.rest()

    #expect(phone.depth == 2, "\(phone.story)")
    #expect(!phone.hasPopBegun)
  }

  @Test(arguments: Refusal.allCases)
  func `a second touch ends the delay, because the pop may follow it`(refusal: Refusal) {
    let (phone, _) = refusing(refusal)
    let depth = phone.depth
    let gate = phone.arbiter.recognizers.first {
      $0.name == RecognizerNames.gate(of: .contentPop)
    }

    phone.touch(.began, 195)
    #expect(gate?.state == .possible, "\(phone.story)")
    phone.stage.engine.send(
      [TouchSample(touch: 1, phase: .began, location: CGPoint(x: 250, y: 300))],
      at: phone.stage.engine.clock.now + 1.0 / 120)
    #expect(gate?.state == .began || gate?.state == .changed, "\(phone.story)")
    for x in stride(from: 260.0, through: 380, by: 20) {
      phone.stage.engine.send(
        [TouchSample(touch: 1, phase: .moved, location: CGPoint(x: x, y: 300))],
        at: phone.stage.engine.clock.now + 1.0 / 120)
    }
    phone.stage.engine.send(
      [TouchSample(touch: 1, phase: .ended, location: CGPoint(x: 380, y: 300))],
      at: phone.stage.engine.clock.now + 1.0 / 120)
    phone.touch(.ended, 195)
    phone.stage.rest()

    #expect(phone.depth == depth && !phone.hasPopBegun, "\(phone.story)")
  }

  @Test func `a pop that is allowed begins beside it`() {
    let phone = Phone { arbiter, screen in _ = TouchHandler.add(to: screen) }

    phone.swipeRight()
    phone.stage.rest()

    #expect(phone.depth == 1, "\(phone.story)")
  }

  private func refusing(
    _ refusal: Refusal, on version: SystemVersion = .v26
  ) -> (Phone, TouchHandler) {
    var handler: TouchHandler?
    let phone = Phone(
      UIKitBehavior(version: version), isPushed: refusal != .atRoot
    ) { arbiter, screen in
      let shown = arbiter.navigationController?.topViewController ?? screen
      handler = TouchHandler.add(to: shown)
      switch refusal {
      case .atRoot: arbiter.driver = .arbiter
      case .claimed: handler?.view?.popGestureRole = .claims(.allDrags, from: .all)
      case .edgeOnly: arbiter.policy = .edgeOnly
      case .disabled: arbiter.policy = .disabled
      case .suspended: arbiter.suspend(for: arbiter, because: "a test")
      }
    }
    _ = phone.stage
    guard let handler else { preconditionFailure("The phone was configured.") }
    return (phone, handler)
  }
}
#endif
