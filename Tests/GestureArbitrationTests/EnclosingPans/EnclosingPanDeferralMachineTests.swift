import Foundation
import GestureArbitration
import GestureRules
import Testing

struct EnclosingPanDeferralMachineTests {
  private typealias Action = EnclosingPanDeferralMachine.Action
  private static let away = PopReason.contentAwayFromEdge(
    name: "pager", distance: 390, edge: .leading)
  private static let defers = PopReason.defersToEnclosingPans(name: "pager")
  private static let none = PopReason.noEnclosingPanBegins(name: "pager")

  private func moves(
    _ steps: [(x: CGFloat, pans: EnclosingPanDeferralMachine.Pans)], y: CGFloat = 0,
    objection: PopReason? = nil
  ) -> [Action] {
    var machine = EnclosingPanDeferralMachine(name: "pager")
    return [machine.touchBegan(.possible, objections: [nil, Self.away])]
      + steps.map { step in
        let action = machine.touchMoved(by: CGPoint(x: step.x, y: y), step.pans)
        return action == .askContent ? machine.contentAnswered(objection) : action
      }
  }

  @Test func `content at neither edge, or with no pan around it, does not wait at all`() {
    var away = EnclosingPanDeferralMachine(name: "pager")
    var alone = EnclosingPanDeferralMachine(name: "pager")

    #expect(away.touchBegan(.possible, objections: [Self.away, Self.away]) == .allow(Self.away))
    #expect(alone.touchBegan(.none, objections: [nil, nil]) == .allow(Self.none))
  }

  @Test func `content is stopped in the event in which an outer pager would begin`() {
    #expect(
      moves([(9, .revealing), (10, .revealing)]) == [.wait, .wait, .stop(Self.defers)])
  }

  @Test func `content is stopped once a pan has begun, and waits one hysteresis for it`() {
    #expect(moves([(10, .possible), (14, .begun)]) == [.wait, .wait, .stop(Self.defers)])
    #expect(
      moves([(10, .possible), (19, .possible), (20, .possible)])
        == [.wait, .wait, .wait, .allow(Self.none)])
  }

  @Test func `content is let go at once for what it does not defer to`() {
    #expect(moves([(10, .possible)], objection: Self.away) == [.wait, .allow(Self.away)])
    #expect(moves([(10, .begun)], objection: Self.away) == [.wait, .allow(Self.away)])
    #expect(moves([(4, .none)]) == [.wait, .allow(Self.none)])
    #expect(
      moves([(2, .possible)], y: 12)
        == [.wait, .allow(.movesVertically(vertical: 12, horizontal: 2))])
  }

  @Test func `content is asked only about a drag that may concern it, and again while it waits`() {
    var machine = EnclosingPanDeferralMachine(name: "pager")
    _ = machine.touchBegan(.possible, objections: [nil, nil])

    #expect(machine.touchMoved(by: CGPoint(x: 9, y: 0), .revealing) == .wait)
    #expect(machine.touchMoved(by: CGPoint(x: 10, y: 0), .possible) == .askContent)
    #expect(machine.contentAnswered(nil) == .wait)
    #expect(machine.touchMoved(by: CGPoint(x: 2, y: 0), .begun) == .askContent)
    #expect(machine.contentAnswered(nil) == .stop(Self.defers))
    #expect(machine.touchMoved(by: CGPoint(x: 20, y: 0), .begun) == .wait)
  }
}
