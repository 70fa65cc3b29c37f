import Foundation

/// Decides when content that defers to the pops stops waiting, in one touch sequence;
/// `ScrollDeferralRecognizer` carries it out.
///
/// Content defers until it is clear what becomes of the pops: it is let go as soon as none will
/// begin, and stopped once one has begun.
package struct DeferralMachine {
  /// What the deferral has to do.
  package enum Action {
    /// Keep the content waiting.
    case wait
    /// Fail, so that the content may begin.
    case allow
    /// Recognize, so that the content fails.
    case stop
  }

  /// The travel when a gesture was first allowed and had moved far enough to begin, in pt.
  private var allowedAt: CGFloat?
  /// Whether the touch has moved since: a pop begins in the event of the decision or in the next.
  private var hasMovedSince = false

  package init() {}

  /// Decides about a touch that has moved.
  ///
  /// - Parameters:
  ///   - status: What content can expect of the pops.
  ///   - gestures: The gestures that may still begin.
  ///   - isList: Whether the content scrolls vertically: it can begin with any drag that it waits
  ///     for.
  ///   - isCaught: Whether the touch has stopped it. It follows the finger from the first point, as
  ///     without a role (C170), unless that sets out as a pop does.
  package mutating func touchMoved(
    _ facts: borrowing DragFacts, _ status: PopStatus, expecting gestures: [NavigationGesture],
    isList: Bool, isCaught: Bool = false
  ) -> Action {
    if isCaught, !gestures.contains(where: { facts.lies(towards: $0) }) { return .allow }
    let travel = facts.track.travel
    func movesAsExpected(_ axisRatio: CGFloat) -> Bool {
      gestures.contains { facts.moves(towards: $0, axisRatio: axisRatio) }
    }
    // Content that is let go while its drag is flat can only stretch, and a list refuses it (C151).
    // People set out at a slant and turn: on a list more points tell their drags from scrolls.
    var mayStillPop: Bool {
      gestures.contains { facts.lies(towards: $0) }
        || isList && travel < GestureMetrics.slantedTravel
          && movesAsExpected(GestureMetrics.slantedRatio)
    }
    switch status {
    case .refused:
      return .allow
    case .undecided:
      // A scroll must not wait until the rules are sure.
      return travel < GestureMetrics.decisionTravel || mayStillPop ? .wait : .allow
    case .allowed
    where travel >= GestureMetrics.decisionTravel && !movesAsExpected(GestureMetrics.axisRatio):
      // An edge pop is allowed with its first move, whatever its direction.
      return mayStillPop ? .wait : .allow
    case .allowed, .begun:
      // An edge pop is allowed with its first move, and begins when it has moved inwards as far as
      // a pan (C104, C119). In the event of the decision a held recognizer may read as if it had
      // begun (C093), and still be refused by UIKit's own delegate.
      guard let allowedAt else {
        if abs(facts.track.translation.x) >= GestureMetrics.decisionTravel { allowedAt = travel }
        return .wait
      }
      if status == .begun { return .stop }
      guard hasMovedSince else {
        hasMovedSince = true
        return .wait
      }
      guard travel >= allowedAt + GestureMetrics.deferralDistance else { return .wait }
      // A pop that has not begun by now may wait for the content, as the content does for it, or
      // may want a flatter drag than the rules (C119). A flat drag leaves the former.
      return movesAsExpected(GestureMetrics.maximumSlope) ? .stop : .allow
    }
  }
}

/// What content that defers can expect of the navigation gestures.
package enum PopStatus: Int, Comparable {
  /// None will begin.
  case refused
  /// A gate has not decided yet.
  case undecided
  /// A gate lets its gesture begin, and it has not begun yet.
  case allowed
  /// A gesture has begun.
  case begun

  package static func < (left: PopStatus, right: PopStatus) -> Bool {
    left.rawValue < right.rawValue
  }
}
