import Foundation

/// Why a pop may not begin, as a value first and a sentence second.
public enum RefusalReason: Sendable, Hashable {
  /// The arbiter is disabled.
  case disabled
  /// There is no screen below to go back to.
  case atRoot
  /// A transition is set up or running.
  case transitionRunning
  /// The finger landed outside the area where the pop may start; both in pt from the leading edge.
  case startsOutsidePopArea(distance: CGFloat, width: CGFloat)
  /// The finger moves towards the leading edge; `distance` in pt.
  case movesTowardsLeading(distance: CGFloat)
  /// The finger moves up or down more than sideways; both in pt.
  case movesVertically(vertical: CGFloat, horizontal: CGFloat)
  /// Content is scrolled away from its leading edge; `distance` in pt.
  case contentPastLeadingEdge(name: String, distance: CGFloat)
  /// Endless content yields only in its strip; both in pt from the leading edge.
  case outsideLeadingStrip(name: String, distance: CGFloat, width: CGFloat)
  /// Content owns the drags that begin in it.
  case claimed(name: String)
  /// The finger was lifted, or the touch cancelled, before the rules had decided (C092).
  case endedUndecided
  /// UIKit's own recognizer failed, or content began first, before a rule was sure.
  case recognizerGaveUp
  /// A second finger landed before the rules had decided.
  case severalFingers
  /// A rule of the app's own refused.
  case custom(String)
}

extension RefusalReason: CustomStringConvertible {
  /// The reason as one clause, the part of a decision after its dash.
  public var description: String {
    switch self {
    case .disabled:
      "the arbiter is disabled"
    case .atRoot:
      "the root has nothing below it"
    case .transitionRunning:
      "a transition is running"
    case .startsOutsidePopArea(let distance, let width):
      "starts \(points(distance)) from the leading edge, outside the first \(points(width))"
    case .movesTowardsLeading(let distance):
      "moves \(points(distance)) towards the leading edge"
    case .movesVertically(let vertical, let horizontal):
      "moves \(points(vertical)) vertically and \(points(horizontal)) sideways"
    case .contentPastLeadingEdge(let name, let distance):
      "\(name) rests \(points(distance)) past its leading edge"
    case .outsideLeadingStrip(let name, let distance, let width):
      "\(name) yields within \(points(width)) of the leading edge, not at \(points(distance))"
    case .claimed(let name):
      "\(name) claims the drags that begin in it"
    case .endedUndecided:
      "the finger was lifted before its direction was clear"
    case .recognizerGaveUp:
      "UIKit's pop gave up before a rule was sure"
    case .severalFingers:
      "a second finger landed"
    case .custom(let text):
      text
    }
  }
}
