import Foundation
import GestureArbitration
import GestureRules
import Testing

struct EnclosingPanGateMachineTests {
  private static let claim = PopReason.claimed(name: "chart", drags: .verticalDrags)

  private func moves(
    _ translations: [CGPoint], drags: DragDirections, isCatch: Bool = false,
    reason: PopReason? = claim
  ) -> [EnclosingPanGateMachine.Action] {
    var machine = EnclosingPanGateMachine(name: "chart", drags: drags, isCatch: isCatch)
    return [machine.touchBegan(mayClaim: true)]
      + translations.map { translation in
        let action = machine.touchMoved(by: translation)
        return action == .askContent ? machine.contentAnswered(reason) : action
      } + [machine.touchesEnded()]
  }

  @Test func `a claimed drag is refused to the pans in the event in which one would begin`() {
    let actions = moves([CGPoint(x: 0, y: 9.9), CGPoint(x: 1, y: 10)], drags: .verticalDrags)

    #expect(actions == [.wait, .wait, .refuse(Self.claim), .wait])
  }

  @Test func `a drag along the other axis is let go in the event in which a pan would begin`() {
    let vertical = moves([CGPoint(x: 9.9, y: 0), CGPoint(x: 10, y: 3)], drags: .verticalDrags)
    let horizontal = moves([CGPoint(x: 8, y: 8)], drags: .horizontalDrags)

    #expect(
      vertical == [.wait, .wait, .allow(.movesHorizontally(horizontal: 10, vertical: 3)), .wait])
    // Exactly diagonal is vertical, as for a scroll view (C151).
    #expect(horizontal == [.wait, .allow(.movesVertically(vertical: 8, horizontal: 8)), .wait])
  }

  @Test func `a view that claims every direction decides with the first movement`() {
    #expect(moves([CGPoint(x: 1, y: 0)], drags: .allDrags) == [.wait, .refuse(Self.claim), .wait])
  }

  @Test func `a touch that stops content around the view decides with the first movement`() {
    #expect(
      moves([CGPoint(x: 1, y: 2)], drags: .verticalDrags, isCatch: true)
        == [.wait, .refuse(Self.claim), .wait])
    #expect(
      moves([CGPoint(x: 2, y: 1)], drags: .verticalDrags, isCatch: true)
        == [.wait, .allow(.movesHorizontally(horizontal: 2, vertical: 1)), .wait])
  }

  @Test func `the view is asked once, and only about a drag along an axis that it claims`() {
    var along = EnclosingPanGateMachine(name: "chart", drags: .verticalDrags, isCatch: false)
    var across = along

    #expect(along.touchMoved(by: CGPoint(x: 0, y: 9)) == .wait)
    #expect(along.touchMoved(by: CGPoint(x: 0, y: 10)) == .askContent)
    #expect(along.contentAnswered(Self.claim) == .refuse(Self.claim))
    #expect(along.touchMoved(by: CGPoint(x: 0, y: 20)) == .wait)
    #expect(across.touchMoved(by: CGPoint(x: 10, y: 0)) != .askContent)
  }

  @Test func `what the view does not claim after all is let go`() {
    #expect(
      moves([CGPoint(x: 0, y: 20)], drags: .verticalDrags, reason: nil)
        == [.wait, .allow(.notClaimed(name: "chart")), .wait])
  }

  @Test func `a condition that is not met lets everything go at once`() {
    var unmet = EnclosingPanGateMachine(name: "chart", drags: .allDrags, isCatch: false)

    #expect(unmet.touchBegan(mayClaim: false) == .allow(.notClaimed(name: "chart")))
    #expect(unmet.touchMoved(by: CGPoint(x: 50, y: 0)) == .wait)
  }

  @Test func `a touch that lifts undecided leaves nothing waiting, and a tap holds nothing (C092)`()
  {
    #expect(
      moves([CGPoint(x: 0, y: 5)], drags: .verticalDrags)
        == [.wait, .wait, .refuse(.endedUnclaimed(name: "chart"))])
    #expect(moves([], drags: .verticalDrags) == [.wait, .wait])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a place that isn't a number decides nothing`(x: CGFloat) {
    #expect(moves([CGPoint(x: x, y: 0)], drags: .allDrags).dropLast() == [.wait, .wait])
  }
}
