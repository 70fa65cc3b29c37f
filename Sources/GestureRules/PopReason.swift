import Foundation

/// Why a gesture may not begin, or why a rule waits: a code for programs and a text for people.
///
/// Every reason of the package is one member of this file, which holds its code and its sentence.
/// A new reason is a new member here; it breaks no `switch` elsewhere. Two reasons are equal if they
/// have the same code and read the same.
public struct PopReason: Sendable, Equatable {
  private let wording: Wording
  /// What a rule that waits has measured.
  private var lengths: (CGFloat, CGFloat) = (0, 0)

  /// Creates a reason of the app's own; `text` is one clause without a full stop.
  public init(code: String, text: String) {
    self.init(code) { text }
  }

  private init(_ code: String, sentence: @escaping @Sendable () -> String) {
    self.init(code) { _, _ in sentence() }
  }

  private init(_ code: String, sentence: @escaping @Sendable (CGFloat, CGFloat) -> String) {
    wording = Wording(code: code, sentence: sentence)
  }

  /// The same reason after other lengths. A rule that waits runs with every event and must not
  /// allocate, so its wording is made once.
  private func after(_ first: CGFloat, _ second: CGFloat = 0) -> PopReason {
    var reason = self
    reason.lengths = (first, second)
    return reason
  }

  /// The stable name of the reason, such as "contentAwayFromEdge"; listed in
  /// <doc:reading-a-decision>.
  public var code: String { wording.code }

  /// The reason as one clause, such as "carousel rests 390 pt past its leading edge".
  public var text: String { wording.sentence(lengths.0, lengths.1) }

  public static func == (left: PopReason, right: PopReason) -> Bool {
    left.code == right.code && left.text == right.text
  }
}

/// What a reason says. The sentence is made when it is read.
private final class Wording: Sendable {
  let code: String
  let sentence: @Sendable (CGFloat, CGFloat) -> String

  init(code: String, sentence: @escaping @Sendable (CGFloat, CGFloat) -> String) {
    self.code = code
    self.sentence = sentence
  }
}

extension PopReason: CustomStringConvertible {
  /// The ``text``.
  public var description: String { text }
}

// MARK: - Guards

extension PopReason {
  /// Why ``PopRule/refuse(_:when:)`` refuses.
  static func custom(_ rule: String) -> PopReason {
    PopReason(code: "custom", text: "\(rule) refuses")
  }

  package static var disabled: PopReason {
    PopReason("disabled") { "the arbiter is disabled" }
  }

  package static var disabledByPolicy: PopReason {
    PopReason("disabledByPolicy") { "the policy lets no gesture begin" }
  }

  package static func suspended(_ suspension: PopAttempt.Suspension) -> PopReason {
    PopReason("suspended") { "\(suspension.owner) suspended it: \(suspension.reason)" }
  }

  package static var atRoot: PopReason {
    PopReason("atRoot") { "there is no screen below the root" }
  }

  package static var transitionRunning: PopReason {
    PopReason("transitionRunning") { "a transition is running" }
  }

  package static var popStillCancelling: PopReason {
    PopReason("popStillCancelling") { "a cancelled pop has not finished" }
  }

  package static var underPresentation: PopReason {
    PopReason("underPresentation") { "a view controller is presented over the stack" }
  }

  package static func severalTouches(_ count: Int) -> PopReason {
    PopReason("severalTouches") { "\(count) touches are down" }
  }

  package static var screenRefused: PopReason {
    PopReason("screenRefused") { "the screen refused" }
  }
}

// MARK: - Area

extension PopReason {
  /// `distance` from the edge from which the gesture leads away, in pt.
  package static func startsOutsideArea(
    distance: CGFloat, from edge: PopAttempt.Edge, allowed: ClosedRange<CGFloat>
  ) -> PopReason {
    PopReason("startsOutsideArea") {
      "starts \(points(distance)) from the \(edge.rawValue) edge, outside \(place(allowed))"
    }
  }

  /// `height` from the top edge, in pt.
  package static func startsBesideArea(
    height: CGFloat, allowed: ClosedRange<CGFloat>
  ) -> PopReason {
    PopReason("startsBesideArea") {
      "starts \(points(height)) from the top edge, outside \(place(allowed))"
    }
  }

  package static func excluded(name: String) -> PopReason {
    PopReason("excluded") { "\(name) is excluded" }
  }
}

// MARK: - Content

extension PopReason {
  /// `distance` from the edge from which the gesture leads away, in pt.
  package static func contentAwayFromEdge(
    name: String, distance: CGFloat, edge: PopAttempt.Edge
  ) -> PopReason {
    PopReason("contentAwayFromEdge") {
      """
      \(name) rests \(points(distance)) \(edge == .trailing ? "before" : "past") \
      its \(edge.rawValue) edge
      """
    }
  }

  /// `distance` and `width` from the edge from which the gesture leads away, in pt.
  package static func outsideStrip(
    name: String, distance: CGFloat, width: CGFloat, edge: PopAttempt.Edge
  ) -> PopReason {
    PopReason("outsideStrip") {
      """
      \(name) defers within \(points(width)) of the \(edge.rawValue) edge, \
      not at \(points(distance))
      """
    }
  }

  package static func notAtBoundary(name: String, edge: PopAttempt.Edge) -> PopReason {
    PopReason("notAtBoundary") { "\(name) is not at its \(edge.rawValue) boundary" }
  }

  package static func contentMoving(
    name: String, motion: PopAttempt.Content.Motion
  ) -> PopReason {
    PopReason("contentMoving") { "\(name) is \(motion.rawValue)" }
  }

  package static func claimed(name: String, along axes: DragAxes = .all) -> PopReason {
    switch axes {
    case .vertical: PopReason("claimed") { "\(name) claims vertical drags" }
    case .horizontal: PopReason("claimed") { "\(name) claims horizontal drags" }
    default: PopReason("claimed") { "\(name) claims the drags that start in it" }
    }
  }

  package static func notClaimed(name: String) -> PopReason {
    PopReason("notClaimed") { "\(name) does not claim this drag" }
  }

  package static func defersToEnclosingPans(name: String) -> PopReason {
    PopReason("defersToEnclosingPans") { "\(name) defers to the pans around it" }
  }

  package static func noEnclosingPanBegins(name: String) -> PopReason {
    PopReason("noEnclosingPanBegins") { "no pan around \(name) begins with the drag" }
  }

  package static func claimedBecause(name: String, reason: String) -> PopReason {
    PopReason("claimedBecause") { "\(name) claims the drag: \(reason)" }
  }
}

// MARK: - Direction

extension PopReason {
  /// `distance` in pt towards `edge`.
  package static func movesTowards(_ edge: PopAttempt.Edge, distance: CGFloat) -> PopReason {
    PopReason("movesAgainstGesture") {
      "moves \(points(distance)) towards the \(edge.rawValue) edge"
    }
  }

  /// Distances in pt.
  package static func movesVertically(vertical: CGFloat, horizontal: CGFloat) -> PopReason {
    PopReason("movesVertically") {
      "moves \(points(vertical)) vertically and \(points(horizontal)) horizontally"
    }
  }

  /// Distances in pt.
  package static func movesHorizontally(horizontal: CGFloat, vertical: CGFloat) -> PopReason {
    PopReason("movesHorizontally") {
      "moves \(points(horizontal)) horizontally and \(points(vertical)) vertically"
    }
  }

  /// `speed` in pt/s towards `edge`.
  package static func headsTowards(_ edge: PopAttempt.Edge, speed: CGFloat) -> PopReason {
    PopReason("headsAgainstGesture") {
      "moves at \(points(speed))/s towards the \(edge.rawValue) edge"
    }
  }

  /// Speeds in pt/s.
  package static func headsVertically(vertical: CGFloat, horizontal: CGFloat) -> PopReason {
    PopReason("headsVertically") {
      "moves at \(points(vertical))/s vertically and \(points(horizontal))/s horizontally"
    }
  }

  /// Distances in pt.
  package static func notEnoughMovement(travel: CGFloat, needed: CGFloat) -> PopReason {
    atStart.after(travel, needed)
  }

  private static let atStart = PopReason("notEnoughMovement") { travel, needed in
    "the touch has moved \(points(travel)) of \(points(needed))"
  }

  /// `travel` in pt.
  package static func directionUnclear(travel: CGFloat) -> PopReason { unclear.after(travel) }

  private static let unclear = PopReason("directionUnclear") { travel, _ in
    "the direction is unclear after \(points(travel))"
  }
}

// MARK: - End of the touch

extension PopReason {
  /// The last touch ended before the rules decided; a held pop must not begin late (C092).
  package static var endedUndecided: PopReason {
    PopReason("endedUndecided") { "the touch ended before the rules decided" }
  }

  /// The last touch ended before a claim was certain; a held pan must not begin late (C092).
  package static func endedUnclaimed(name: String) -> PopReason {
    PopReason("endedUnclaimed") {
      "the touch ended before it was clear whether \(name) claims the drag"
    }
  }

  /// UIKit's delegate or the hit view would keep the pop recognizer from beginning.
  package static var recognizerWouldNotBegin: PopReason {
    PopReason("recognizerWouldNotBegin") {
      "UIKit's own rules keep the pop recognizer from beginning"
    }
  }

  /// UIKit kept the touch from the pop recognizer, as it does for one on a control (C208).
  ///
  /// - Parameter view: The class of what the touch has landed on, such as "UIButton".
  package static func touchNotReceived(on view: String?) -> PopReason {
    PopReason("touchNotReceived") {
      "the pop recognizer did not receive the touch on the \(view ?? "view")"
    }
  }

  /// The screen would have to be asked about a swipe on a trackpad (C254).
  package static var trackpadCannotAsk: PopReason {
    PopReason("trackpadCannotAsk") { "a screen is not asked about a swipe on a trackpad" }
  }

  /// The pop recognizer failed by its own rules, or content began, before the rules decided.
  package static var recognizerFailed: PopReason {
    PopReason("recognizerFailed") { "the pop recognizer failed before the rules decided" }
  }
}

/// A range of distances as decisions print it.
private func place(_ allowed: ClosedRange<CGFloat>) -> String {
  let (low, high) = (allowed.lowerBound, allowed.upperBound)
  return switch (low.isFinite, high.isFinite) {
  case (false, true): "the first \(points(high))"
  case (true, false): "the area beyond \(points(low))"
  case (true, true): "\(points(low)) to \(points(high))"
  case (false, false): "every area"
  }
}
