import Foundation

/// Why a pop may not begin, as a value first and a sentence second.
public enum RefusalReason: Sendable, Hashable {
  /// The arbiter is disabled.
  case disabled
  /// The policy lets no pop begin.
  case disabledByPolicy
  /// Pops are suspended.
  case suspended(Suspension)
  /// There is no screen below to go back to.
  case atRoot
  /// A transition is set up or running.
  case transitionRunning
  /// A cancelled pop has not finished.
  case popStillCancelling
  /// A controller is presented over the stack.
  case underPresentation
  /// The finger landed outside the area where the pop may start; in pt from the leading edge.
  case startsOutsidePopArea(distance: CGFloat, allowed: ClosedRange<CGFloat>)
  /// The finger landed outside the area where the push may start; in pt from the trailing edge.
  case startsOutsidePushArea(distance: CGFloat, allowed: ClosedRange<CGFloat>)
  /// The finger landed above or below the area where the pop may start; in pt from the top edge.
  case startsBesidePopArea(height: CGFloat, allowed: ClosedRange<CGFloat>)
  /// The finger landed in a place that was excluded.
  case excluded(name: String)
  /// The finger moves towards the leading edge; `distance` in pt.
  case movesTowardsLeading(distance: CGFloat)
  /// The finger moves towards the trailing edge; `distance` in pt.
  case movesTowardsTrailing(distance: CGFloat)
  /// The finger does not move sideways enough for its way up or down; both in pt.
  case movesVertically(vertical: CGFloat, horizontal: CGFloat)
  /// The finger heads for the leading edge; in pt/s.
  case headsTowardsLeading(speed: CGFloat)
  /// The finger heads for the trailing edge; in pt/s.
  case headsTowardsTrailing(speed: CGFloat)
  /// The finger does not head sideways enough for its speed up or down; both in pt/s.
  case headsVertically(vertical: CGFloat, horizontal: CGFloat)
  /// Content is scrolled away from its leading edge; `distance` in pt.
  case contentPastLeadingEdge(name: String, distance: CGFloat)
  /// Endless content yields only in its strip; both in pt from the leading edge.
  case outsideLeadingStrip(name: String, distance: CGFloat, width: CGFloat)
  /// Content has not come to its leading end.
  case notAtBoundary(name: String)
  /// Content has more to show before its trailing edge; `distance` in pt.
  case contentBeforeTrailingEdge(name: String, distance: CGFloat)
  /// Endless content yields to a push only in its strip; both in pt from the trailing edge.
  case outsideTrailingStrip(name: String, distance: CGFloat, width: CGFloat)
  /// Content has not come to its trailing end.
  case notAtTrailingBoundary(name: String)
  /// Content still moves by itself.
  case contentMoving(name: String, motion: ContentMotion)
  /// Content owns the drags that begin in it.
  case claimed(name: String)
  /// Content keeps the drag for a reason of its own.
  case kept(name: String, reason: String)
  /// The screen on top was asked and refused.
  case screenRefused
  /// The finger was lifted, or the touch cancelled, before the rules had decided (C092).
  case endedUndecided
  /// UIKit's own recognizer failed, or content began first, before a rule was sure.
  case recognizerGaveUp
  /// More than one finger is down.
  case severalFingers(Int)
  /// A rule of the app's own refused.
  case custom(String)
}

extension RefusalReason: CustomStringConvertible {
  /// The reason as one clause, the part of a decision after its dash.
  public var description: String {
    switch self {
    case .disabled:
      "the arbiter is disabled"
    case .disabledByPolicy:
      "the policy lets no pop begin"
    case .suspended(let suspension):
      "\(suspension.owner) has suspended it: \(suspension.reason)"
    case .atRoot:
      "the root has nothing below it"
    case .transitionRunning:
      "a transition is running"
    case .popStillCancelling:
      "a cancelled pop has not finished"
    case .underPresentation:
      "a controller is presented over the stack"
    case .startsOutsidePopArea(let distance, let allowed):
      "starts \(points(distance)) from the leading edge, outside \(place(allowed))"
    case .startsOutsidePushArea(let distance, let allowed):
      "starts \(points(distance)) from the trailing edge, outside \(place(allowed))"
    case .startsBesidePopArea(let height, let allowed):
      "starts \(points(height)) from the top edge, outside \(place(allowed))"
    case .excluded(let name):
      "\(name) is excluded"
    case .movesTowardsLeading(let distance):
      "moves \(points(distance)) towards the leading edge"
    case .movesTowardsTrailing(let distance):
      "moves \(points(distance)) towards the trailing edge"
    case .movesVertically(let vertical, let horizontal):
      "moves \(points(vertical)) vertically and \(points(horizontal)) sideways"
    case .headsTowardsLeading(let speed):
      "heads for the leading edge at \(points(speed))/s"
    case .headsTowardsTrailing(let speed):
      "heads for the trailing edge at \(points(speed))/s"
    case .headsVertically(let vertical, let horizontal):
      "heads \(points(vertical))/s vertically and \(points(horizontal))/s sideways"
    case .contentPastLeadingEdge(let name, let distance):
      "\(name) rests \(points(distance)) past its leading edge"
    case .outsideLeadingStrip(let name, let distance, let width):
      "\(name) yields within \(points(width)) of the leading edge, not at \(points(distance))"
    case .notAtBoundary(let name):
      "\(name) has not come to its leading end"
    case .contentBeforeTrailingEdge(let name, let distance):
      "\(name) rests \(points(distance)) before its trailing edge"
    case .outsideTrailingStrip(let name, let distance, let width):
      "\(name) yields within \(points(width)) of the trailing edge, not at \(points(distance))"
    case .notAtTrailingBoundary(let name):
      "\(name) has not come to its trailing end"
    case .contentMoving(let name, let motion):
      "\(name) is \(motion.rawValue)"
    case .kept(let name, let reason):
      "\(name) keeps the drag: \(reason)"
    case .screenRefused:
      "the screen was asked and refused"
    case .claimed(let name):
      "\(name) claims the drags that begin in it"
    case .endedUndecided:
      "the finger was lifted before its direction was clear"
    case .recognizerGaveUp:
      "UIKit's pop gave up before a rule was sure"
    case .severalFingers(let count):
      "\(count) fingers are down"
    case .custom(let text):
      text
    }
  }
}

/// A range of distances as decisions print it.
private func place(_ range: ClosedRange<CGFloat>) -> String {
  switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
  case (false, true): "the first \(points(range.upperBound))"
  case (true, false): "what lies beyond \(points(range.lowerBound))"
  case (true, true): "\(points(range.lowerBound)) to \(points(range.upperBound))"
  case (false, false): "every place"
  }
}
