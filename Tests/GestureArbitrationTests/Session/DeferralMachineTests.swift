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
      machine.touchMoved(
        .refused, travel: travel, horizontalTravel: travel, liesTowardsPop: { _ in true }
      ) { _ in true } == .allow)
  }

  @Test(arguments: [
    (CGFloat(9.9), false, DeferralMachine.Action.wait), (10, false, .allow), (10, true, .wait),
    (99, true, .wait),
  ])
  func `while undecided content waits for 10 pt, and then as long as the drag is horizontal`(
    travel: CGFloat, isHorizontal: Bool, action: DeferralMachine.Action
  ) {
    var machine = DeferralMachine()

    // Only a drag of 45° decides.
    #expect(
      machine.touchMoved(
        .undecided, travel: travel, horizontalTravel: travel, liesTowardsPop: { _ in false }
      ) { $0 == 1 ? isHorizontal : !isHorizontal } == action)
  }

  @Test(
    arguments: [PopStatus.undecided, .allowed],
    [
      (CGFloat(19.9), CGFloat(0.58), DeferralMachine.Action.wait), (19.9, 0.57, .allow),
      (20, 0.58, .allow),
    ])
  func `while the direction is in doubt content waits for 20 pt, within 60° of the horizontal`(
    status: PopStatus,
    drag: (travel: CGFloat, slope: CGFloat, action: DeferralMachine.Action)
  ) {
    let (travel, slope, action) = drag
    var machine = DeferralMachine()

    #expect(
      machine.touchMoved(
        status, travel: travel, horizontalTravel: travel, liesTowardsPop: { slope > $0 }
      ) { _ in false }
        == action)
  }

  @Test(arguments: [PopStatus.allowed, .begun])
  func `C093: in the event of the decision content waits`(status: PopStatus) {
    var machine = DeferralMachine()

    #expect(
      machine.touchMoved(
        status, travel: 12, horizontalTravel: 12, liesTowardsPop: { _ in true }
      ) { _ in true } == .wait)
  }

  @Test func `a pop that has begun stops the content`() {
    var machine = DeferralMachine()
    _ = machine.touchMoved(
      .allowed, travel: 12, horizontalTravel: 12, liesTowardsPop: { _ in true }
    ) { _ in true }

    #expect(
      machine.touchMoved(
        .begun, travel: 12.1, horizontalTravel: 12.1, liesTowardsPop: { _ in false }
      ) { _ in false } == .stop)
  }

  @Test(arguments: [true, false])
  func `a pop that does not begin within 10 pt keeps content waiting no longer`(isFlat: Bool) {
    var machine = DeferralMachine()
    _ = machine.touchMoved(
      .allowed, travel: 12, horizontalTravel: 12, liesTowardsPop: { _ in true }
    ) { _ in true }
    // Only a slope of 2 : 1 decides.
    let movesTowardsPop: (CGFloat) -> Bool = { $0 != 2 || isFlat }
    func move(_ travel: CGFloat) -> DeferralMachine.Action {
      machine.touchMoved(
        .allowed, travel: travel, horizontalTravel: travel, liesTowardsPop: { _ in false },
        movesTowardsPop: movesTowardsPop)
    }

    // Without a move before, the next event would wait at any distance.
    #expect(move(13) == .wait)
    #expect(move(21.9) == .wait)
    #expect(move(22) == (isFlat ? .stop : .allow))
  }

  @Test func `a drag that is no longer horizontal keeps content waiting for no allowed pop`() {
    var machine = DeferralMachine()
    var isHorizontal = true
    // Only a drag of 45° decides.
    func move(_ travel: CGFloat) -> DeferralMachine.Action {
      machine.touchMoved(
        .allowed, travel: travel, horizontalTravel: travel, liesTowardsPop: { _ in false }
      ) { $0 != 1 || isHorizontal }
    }

    #expect(move(3) == .wait)
    isHorizontal = false
    #expect(move(9.9) == .wait)
    #expect(move(10) == .allow)
  }

  @Test func `content waits for an edge pop that was allowed before it can begin`() {
    var machine = DeferralMachine()
    // Up to 2 : 1 UIKit's pop may find the drag too steep.
    let movesTowardsPop: (CGFloat) -> Bool = { $0 != 2 }
    func move(_ travel: CGFloat, _ horizontalTravel: CGFloat) -> DeferralMachine.Action {
      machine.touchMoved(
        .allowed, travel: travel, horizontalTravel: horizontalTravel, liesTowardsPop: { _ in true },
        movesTowardsPop: movesTowardsPop)
    }

    #expect(move(1, 0.8) == .wait)
    #expect(move(11, 7.8) == .wait)
    #expect(move(13, 9.9) == .wait)
    // It begins in this event or in the next.
    #expect(move(24, 17) == .wait)
    #expect(move(40, 29) == .wait)
    #expect(move(41, 30) == .allow)
  }

  @Test func `after an allowance a refusal lets the content go`() {
    var machine = DeferralMachine()
    _ = machine.touchMoved(
      .allowed, travel: 12, horizontalTravel: 12, liesTowardsPop: { _ in true }
    ) { _ in true }

    #expect(
      machine.touchMoved(
        .refused, travel: 13, horizontalTravel: 13, liesTowardsPop: { _ in true }
      ) { _ in true } == .allow)
  }

  @Test func `statuses are ordered from refused to begun`() {
    #expect(
      [PopStatus.begun, .refused, .allowed, .undecided].sorted()
        == [.refused, .undecided, .allowed, .begun])
  }
}
#endif
