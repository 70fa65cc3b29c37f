import Foundation
import UIKitShim

/// What content that defers to the gestures has to do.
///
/// ``DeferralMachine`` decides; ``ScrollDeferralRecognizer`` carries it out.
extension GestureSession {
  /// Decides about content once a gate has concluded: it need not wait for the next event.
  func gateConcluded() -> DeferralMachine.Action {
    switch status {
    // The drag was meant for the pop: under the screen's question nothing else moves.
    case .refused: screenAnswer == .refuses ? .stop : .allow
    case .undecided: .wait
    case .allowed, .begun: isCertainToBegin ? .stop : .wait
    }
  }

  /// Whether a gesture begins in this event unless content is in its way.
  ///
  /// Content that is stopped now, and not when the gesture has begun, need not wait in the event in
  /// which its own pan would begin, and excludes no pop in it (C094). A driver's pan that is due
  /// begins wherever the drag has turned since it was allowed; a pop of UIKit's or the app's may
  /// find it too steep (C119).
  private var isCertainToBegin: Bool {
    guard !contents.isEmpty else { return false }
    return NavigationGesture.allCases.contains { gesture in
      guard gates[gesture]?.outcome == .allowed else { return false }
      if driverPopBegins(gesture) { return true }
      return track.travel >= GestureMetrics.decisionTravel
        && (driverPop(for: gesture) == nil || wasLeftToUIKit(gesture))
        && movesAsExpected(axisRatio: GestureMetrics.maximumSlope) && wouldBegin(gesture)
    }
  }

  /// Decides whether content still defers after a move.
  func deferralMoved() -> DeferralMachine.Action {
    let status = status
    // A held recognizer may read as if it had begun (C093).
    if isCertainToBegin { return .stop }
    return deferral.touchMoved(
      status, travel: track.travel, horizontalTravel: abs(track.translation.x),
      liesTowardsPop: { axisRatio in
        hasList && isExpected { track.lies(rightwards: $0, axisRatio: axisRatio) }
      },
      movesTowardsPop: { movesAsExpected(axisRatio: $0) })
  }

  /// What content that defers can expect.
  var status: PopStatus {
    NavigationGesture.allCases.reduce(.refused) { max($0, status(of: $1)) }
  }

  /// What content can expect of one gesture.
  func status(of gesture: NavigationGesture) -> PopStatus {
    guard let outcome = gates[gesture]?.outcome else { return .refused }
    var best = PopStatus.refused
    forEachPop(of: gesture) { pop in
      if receives(pop) { best = max(best, Self.status(of: pop, behind: outcome)) }
    }
    return best
  }

  private static func status(
    of pop: UIGestureRecognizer, behind outcome: PopGateMachine.Outcome
  ) -> PopStatus {
    // What a held recognizer reads is unspecified: possible, or the state that it waits to enter
    // (C093).
    switch (outcome, pop.state) {
    case (.abandoned, _), (.refused, _), (_, .failed), (_, .cancelled): .refused
    case (.pending, _): .undecided
    case (.allowed, .possible): .allowed
    case (.allowed, _): .begun
    }
  }

  /// Whether content that defers scrolls vertically: it can begin with any drag that it waits for.
  private var hasList: Bool {
    contents.contains { content in
      guard let scrollView = content.view as? UIScrollView else { return false }
      return content.registration.role.defers(scrollView.panGestureRecognizer, in: scrollView)
        && scrollView.scrollsVertically
    }
  }

  /// Whether the touch moves as an open or allowed gesture would, and still does unless it rests.
  ///
  /// - Parameter axisRatio: How many times as far horizontally as vertically it must move.
  private func movesAsExpected(axisRatio: CGFloat) -> Bool {
    isExpected { track.moves(rightwards: $0, axisRatio: axisRatio) }
  }

  /// Whether the touch lies more to trailing than up or down of where it landed.
  var liesTowardsTrailing: Bool {
    track.lies(
      rightwards: direction == .leftToRight, axisRatio: GestureMetrics.axisRatio)
  }

  /// Whether an open or allowed gesture leads to a side that satisfies a condition.
  private func isExpected(_ condition: (_ rightwards: Bool) -> Bool) -> Bool {
    NavigationGesture.allCases.contains { gesture in
      mayStillBegin(gesture) && condition(gesture.isPop == (direction == .leftToRight))
    }
  }
}
