#if HEADLESS
import Foundation
import GestureArbitration
import Testing

/// The logic by which content defers, without a view or a touch.
@Suite struct DeferralMachineTests {
  /// A touch that has moved to the right and down, and rests; a content pop may begin.
  private func move(
    _ machine: inout DeferralMachine, _ status: PopStatus, _ x: CGFloat, _ y: CGFloat = 0,
    isList: Bool = false
  ) -> DeferralMachine.Action {
    var track = TouchTrack(start: .zero, location: .zero, time: 0)
    track.move(to: CGPoint(x: x, y: y), at: 10)
    return machine.touchMoved(
      DragFacts(track), status, expecting: [.contentPop], isList: isList)
  }

  /// The two parts of a travel whose horizontal part is a multiple of the vertical one.
  private func parts(of travel: CGFloat, slope: CGFloat) -> (x: CGFloat, y: CGFloat) {
    let y = travel / hypot(slope, 1)
    return (slope * y, y)
  }

  @Test(arguments: [CGFloat(0), 5, 50])
  func `content is let go as soon as no pop will begin`(travel: CGFloat) {
    var machine = DeferralMachine()

    #expect(move(&machine, .refused, travel) == .allow)
  }

  @Test(arguments: [
    (CGFloat(9.9), CGFloat(0.9), DeferralMachine.Action.wait), (10.1, 0.9, .allow),
    (10.1, 1.1, .wait), (99, 1.1, .wait),
  ])
  func `while undecided content waits for 10 pt, and then as long as the drag is horizontal`(
    travel: CGFloat, slope: CGFloat, action: DeferralMachine.Action
  ) {
    var machine = DeferralMachine()
    let (x, y) = parts(of: travel, slope: slope)

    #expect(move(&machine, .undecided, x, y) == action)
  }

  @Test(
    arguments: [PopStatus.undecided, .allowed],
    [
      (CGFloat(59.9), CGFloat(0.58), DeferralMachine.Action.wait), (59.9, 0.57, .allow),
      (60.1, 0.58, .allow),
    ])
  func `while the direction is in doubt a list waits for 60 pt, within 60° of the horizontal`(
    status: PopStatus,
    drag: (travel: CGFloat, slope: CGFloat, action: DeferralMachine.Action)
  ) {
    let (x, y) = parts(of: drag.travel, slope: drag.slope)
    var (list, pager) = (DeferralMachine(), DeferralMachine())

    #expect(move(&list, status, x, y, isList: true) == drag.action)
    #expect(move(&pager, status, x, y) == .allow)
  }

  /// Let go, a pager could only stretch.
  @Test(arguments: [PopStatus.undecided, .allowed])
  func `content waits while the way is flat, however steep the finger moves now`(
    status: PopStatus
  ) {
    for (isList, x, action) in [
      (false, CGFloat(30), DeferralMachine.Action.wait), (true, 30, .wait), (false, 14, .allow),
      (true, 14, .allow),
    ] {
      var (machine, track) = (DeferralMachine(), TouchTrack(start: .zero, location: .zero, time: 0))
      track.move(to: CGPoint(x: x, y: 2), at: 1)
      // Down for longer than the velocity looks back.
      for step in 1...4 {
        track.move(to: CGPoint(x: x, y: 2 + 3 * CGFloat(step)), at: 1 + 0.017 * Double(step))
      }
      let actual = machine.touchMoved(
        DragFacts(track), status, expecting: [.contentPop], isList: isList)
      // At 14 pt the way is diagonal, and a steep finger scrolls a list.
      #expect(actual == action, "\(isList) \(x)")
    }
  }

  @Test(arguments: [PopStatus.allowed, .begun])
  func `C093: in the event of the decision content waits`(status: PopStatus) {
    var machine = DeferralMachine()

    #expect(move(&machine, status, 12) == .wait)
  }

  @Test func `a pop that has begun stops the content`() {
    var machine = DeferralMachine()
    _ = move(&machine, .allowed, 12)

    #expect(move(&machine, .begun, 12.1) == .stop)
  }

  @Test(arguments: [true, false])
  func `a pop that does not begin within 10 pt keeps content waiting no longer`(isFlat: Bool) {
    var machine = DeferralMachine()
    // Up to 2 : 1 UIKit's pop may find the drag too steep.
    func move(_ travel: CGFloat) -> DeferralMachine.Action {
      let (x, y) = parts(of: travel, slope: isFlat ? 2.1 : 1.9)
      return self.move(&machine, .allowed, x, y)
    }
    #expect(move(12) == .wait)

    // Without a move before, the next event would wait at any distance.
    #expect(move(13) == .wait)
    #expect(move(21.9) == .wait)
    #expect(move(22.1) == (isFlat ? .stop : .allow))
  }

  @Test func `a drag that is no longer horizontal keeps content waiting for no allowed pop`() {
    var machine = DeferralMachine()

    #expect(move(&machine, .allowed, 3) == .wait)
    #expect(move(&machine, .allowed, 3, 9.4) == .wait)
    #expect(move(&machine, .allowed, 3, 9.6) == .allow)
  }

  @Test func `content waits for an edge pop that was allowed before it can begin`() {
    var machine = DeferralMachine()
    // Flatter than 45°, and up to 2 : 1 UIKit's pop may find the drag too steep.
    func move(_ travel: CGFloat, _ horizontal: CGFloat) -> DeferralMachine.Action {
      self.move(
        &machine, .allowed, horizontal, (travel * travel - horizontal * horizontal).squareRoot())
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
    _ = move(&machine, .allowed, 12)

    #expect(move(&machine, .refused, 13) == .allow)
  }

  @Test func `without a gesture that may begin no direction is expected`() {
    var track = TouchTrack(start: .zero, location: .zero, time: 0)
    track.move(to: CGPoint(x: 11, y: 0), at: 1)
    var machine = DeferralMachine()

    #expect(
      machine.touchMoved(DragFacts(track), .undecided, expecting: [], isList: true) == .allow)
  }

  @Test func `statuses are ordered from refused to begun`() {
    #expect(
      [PopStatus.begun, .refused, .allowed, .undecided].sorted()
        == [.refused, .undecided, .allowed, .begun])
  }
}
#endif
