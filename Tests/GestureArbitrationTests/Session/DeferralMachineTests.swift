#if HEADLESS
import Foundation
import GestureArbitration
import Testing

/// The logic by which content defers, without a view or a touch.
@Suite struct DeferralMachineTests {
  @Test(arguments: [CGFloat(0), 5, 50])
  func `content is let go as soon as no pop will begin`(travel: CGFloat) {
    var machine = DeferralMachine()

    #expect(
      machine.touchMoved(.refused, travel: travel, leans: { _ in true }) { _ in true } == .letGo)
  }

  @Test(arguments: [
    (CGFloat(9.9), false, DeferralMachine.Action.wait), (10, false, .letGo), (10, true, .wait),
    (99, true, .wait),
  ])
  func `while undecided content waits for 10 pt, and then as long as the drag is horizontal`(
    travel: CGFloat, isHorizontal: Bool, action: DeferralMachine.Action
  ) {
    var machine = DeferralMachine()

    // Only a drag of 45° decides.
    #expect(
      machine.touchMoved(.undecided, travel: travel, leans: { _ in false }) {
        $0 == 1 ? isHorizontal : !isHorizontal
      } == action)
  }

  @Test(arguments: [
    (CGFloat(19.9), CGFloat(0.58), DeferralMachine.Action.wait), (19.9, 0.57, .letGo),
    (20, 0.58, .letGo),
  ])
  func `while the direction is in doubt content waits for 20 pt, within 60° of the horizontal`(
    travel: CGFloat, slope: CGFloat, action: DeferralMachine.Action
  ) {
    var machine = DeferralMachine()

    #expect(
      machine.touchMoved(.undecided, travel: travel, leans: { slope > $0 }) { _ in false }
        == action)
  }

  @Test(arguments: [PopStatus.allowed, .begun])
  func `C093: in the event of the decision content waits`(status: PopStatus) {
    var machine = DeferralMachine()

    #expect(machine.touchMoved(status, travel: 12, leans: { _ in true }) { _ in true } == .wait)
  }

  @Test func `a pop that has begun stops the content`() {
    var machine = DeferralMachine()
    _ = machine.touchMoved(.allowed, travel: 12, leans: { _ in true }) { _ in true }

    #expect(machine.touchMoved(.begun, travel: 12.1, leans: { _ in false }) { _ in false } == .stop)
  }

  @Test(arguments: [true, false])
  func `a pop that does not begin within 10 pt keeps content waiting no longer`(isFlat: Bool) {
    var machine = DeferralMachine()
    _ = machine.touchMoved(.allowed, travel: 12, leans: { _ in true }) { _ in true }
    // Only a slope of 2 : 1 decides.
    let follows: (CGFloat) -> Bool = { $0 != 2 || isFlat }

    #expect(
      machine.touchMoved(.allowed, travel: 21.9, leans: { _ in false }, follows: follows) == .wait)
    #expect(
      machine.touchMoved(.allowed, travel: 22, leans: { _ in false }, follows: follows)
        == (isFlat ? .stop : .letGo))
  }

  @Test func `a drag that is no longer horizontal keeps content waiting for no allowed pop`() {
    var machine = DeferralMachine()
    _ = machine.touchMoved(.allowed, travel: 3, leans: { _ in true }) { _ in true }

    #expect(
      machine.touchMoved(.allowed, travel: 9.9, leans: { _ in false }) { _ in false } == .wait)
    #expect(
      machine.touchMoved(.allowed, travel: 10, leans: { _ in false }) { _ in false } == .letGo)
  }

  @Test func `after an allowance a refusal lets the content go`() {
    var machine = DeferralMachine()
    _ = machine.touchMoved(.allowed, travel: 12, leans: { _ in true }) { _ in true }

    #expect(machine.touchMoved(.refused, travel: 13, leans: { _ in true }) { _ in true } == .letGo)
  }

  @Test func `the more a pop promises the greater is its status`() {
    #expect(
      [PopStatus.begun, .refused, .allowed, .undecided].sorted()
        == [.refused, .undecided, .allowed, .begun])
  }
}
#endif
