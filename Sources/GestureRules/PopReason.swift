import Foundation

/// Why a gesture may not begin, or why a rule waits: a code for programs and a text for people.
///
/// Every reason of the package is one member of this file, which holds its code and its sentence.
/// A new reason is a new member here; it breaks no `switch` elsewhere. Two reasons are equal if they
/// have the same code and read the same.
public struct PopReason: Sendable, Equatable {
  private let wording: Wording
  private let first: CGFloat
  private let second: CGFloat

  /// Creates a reason of the app's own; `text` is one clause without a full stop.
  public init(code: String, text: String) {
    self.init(code, name: text) { $0.name }
  }

  private init(
    _ code: String, name: String = "", detail: String = "", _ first: CGFloat = 0,
    _ second: CGFloat = 0, _ third: CGFloat = 0,
    sentence: @escaping @Sendable (PopReason) -> String
  ) {
    let wording = Wording(code: code, name: name, detail: detail, third: third, sentence: sentence)
    self.init(wording, first, second)
  }

  private init(_ wording: Wording, _ first: CGFloat, _ second: CGFloat = 0) {
    self.wording = wording
    self.first = first
    self.second = second
  }

  /// The stable name of the reason, such as "contentAwayFromEdge"; listed in
  /// <doc:reading-a-decision>.
  public var code: String { wording.code }

  /// The reason as one clause, such as "carousel rests 390 pt past its leading edge".
  public var text: String { wording.sentence(self) }

  private var name: String { wording.name }
  private var detail: String { wording.detail }
  private var third: CGFloat { wording.third }

  /// Whether two reasons have the same code and read the same.
  public static func == (left: PopReason, right: PopReason) -> Bool {
    left.code == right.code && left.text == right.text
  }
}

/// What reasons of one kind say; the sentence is made when it is read.
///
/// A rule that waits runs with every event and must not allocate, so its reasons share one.
private final class Wording: Sendable {
  let code: String
  let name: String
  let detail: String
  let third: CGFloat
  let sentence: @Sendable (PopReason) -> String

  // Inlined, it would be a large part of every rule.
  @inline(never)
  init(
    code: String, name: String, detail: String, third: CGFloat,
    sentence: @escaping @Sendable (PopReason) -> String
  ) {
    self.code = code
    self.name = name
    self.detail = detail
    self.third = third
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
    PopReason("disabled") { _ in "no gesture may pop or push" }
  }

  package static var disabledByPolicy: PopReason {
    PopReason("disabledByPolicy") { _ in "the policy lets no gesture begin" }
  }

  package static func suspended(_ suspension: PopAttempt.Suspension) -> PopReason {
    PopReason("suspended", name: suspension.owner, detail: suspension.reason) {
      "\($0.name) suspended it: \($0.detail)"
    }
  }

  package static var atRoot: PopReason {
    PopReason("atRoot") { _ in "there is no screen below the root" }
  }

  package static var transitionRunning: PopReason {
    PopReason("transitionRunning") { _ in "a transition is running" }
  }

  package static var popStillCancelling: PopReason {
    PopReason("popStillCancelling") { _ in "a cancelled pop has not finished" }
  }

  package static var underPresentation: PopReason {
    PopReason("underPresentation") { _ in "a view controller is presented over the stack" }
  }

  package static func severalTouches(_ count: Int) -> PopReason {
    PopReason("severalTouches", CGFloat(count)) { "\(decimal($0.first)) touches are down" }
  }

  package static var screenRefused: PopReason {
    PopReason("screenRefused") { _ in "the screen refused" }
  }
}

// MARK: - Area

extension PopReason {
  /// `distance` from the edge from which the gesture leads away, in pt.
  package static func startsOutsideArea(
    distance: CGFloat, from edge: PopAttempt.Edge, allowed: ClosedRange<CGFloat>
  ) -> PopReason {
    PopReason(
      "startsOutsideArea", name: edge.name, distance, allowed.lowerBound, allowed.upperBound
    ) {
      """
      starts \(points($0.first)) from the \($0.name) edge, outside \
      \(place($0.second, $0.third))
      """
    }
  }

  /// `height` from the top edge, in pt.
  package static func startsBesideArea(
    height: CGFloat, allowed: ClosedRange<CGFloat>
  ) -> PopReason {
    PopReason("startsBesideArea", height, allowed.lowerBound, allowed.upperBound) {
      "starts \(points($0.first)) from the top edge, outside \(place($0.second, $0.third))"
    }
  }

  package static func excluded(name: String) -> PopReason {
    PopReason("excluded", name: name) { "\($0.name) is excluded" }
  }
}

// MARK: - Content

extension PopReason {
  /// `distance` from the edge from which the gesture leads away, in pt.
  package static func contentAwayFromEdge(
    name: String, distance: CGFloat, edge: PopAttempt.Edge
  ) -> PopReason {
    PopReason("contentAwayFromEdge", name: name, detail: edge.name, distance) {
      """
      \($0.name) rests \(points($0.first)) \($0.detail == "trailing" ? "before" : "past") \
      its \($0.detail) edge
      """
    }
  }

  /// `distance` and `width` from the edge from which the gesture leads away, in pt.
  package static func outsideStrip(
    name: String, distance: CGFloat, width: CGFloat, edge: PopAttempt.Edge
  ) -> PopReason {
    PopReason("outsideStrip", name: name, detail: edge.name, distance, width) {
      """
      \($0.name) defers within \(points($0.second)) of the \($0.detail) edge, \
      not at \(points($0.first))
      """
    }
  }

  package static func notAtBoundary(name: String, edge: PopAttempt.Edge) -> PopReason {
    PopReason("notAtBoundary", name: name, detail: edge.name) {
      "\($0.name) is not at its \($0.detail) boundary"
    }
  }

  package static func contentMoving(
    name: String, motion: PopAttempt.Content.Motion
  ) -> PopReason {
    PopReason("contentMoving", name: name, detail: motion.name) { "\($0.name) is \($0.detail)" }
  }

  package static func claimed(name: String, drags: DragDirections = .allDrags) -> PopReason {
    PopReason("claimed", name: name, detail: drags.name) { "\($0.name) claims \($0.detail)" }
  }

  package static func notClaimed(name: String) -> PopReason {
    PopReason("notClaimed", name: name) { "\($0.name) does not claim this drag" }
  }

  package static func defersToEnclosingPans(name: String) -> PopReason {
    PopReason("defersToEnclosingPans", name: name) { "\($0.name) defers to the pans around it" }
  }

  package static func noEnclosingPanBegins(name: String) -> PopReason {
    PopReason("noEnclosingPanBegins", name: name) {
      "no pan around \($0.name) begins with the drag"
    }
  }

  package static func claimedBecause(name: String, reason: String) -> PopReason {
    PopReason("claimedBecause", name: name, detail: reason) {
      "\($0.name) claims the drag: \($0.detail)"
    }
  }
}

// MARK: - Direction

extension PopReason {
  /// `distance` in pt towards `edge`.
  package static func movesTowards(_ edge: PopAttempt.Edge, distance: CGFloat) -> PopReason {
    PopReason("movesAgainstGesture", name: edge.name, distance) {
      "moves \(points($0.first)) towards the \($0.name) edge"
    }
  }

  /// Distances in pt.
  package static func movesVertically(vertical: CGFloat, horizontal: CGFloat) -> PopReason {
    PopReason("movesVertically", vertical, horizontal) {
      "moves \(points($0.first)) vertically and \(points($0.second)) horizontally"
    }
  }

  /// Along which axis a touch has moved farther, in pt.
  package init(moving translation: CGPoint) {
    let (x, y) = (abs(translation.x), abs(translation.y))
    self =
      x > y
      ? .movesHorizontally(horizontal: x, vertical: y)
      : .movesVertically(vertical: y, horizontal: x)
  }

  /// Distances in pt.
  package static func movesHorizontally(horizontal: CGFloat, vertical: CGFloat) -> PopReason {
    PopReason("movesHorizontally", horizontal, vertical) {
      "moves \(points($0.first)) horizontally and \(points($0.second)) vertically"
    }
  }

  /// `speed` in pt/s towards `edge`.
  package static func headsTowards(_ edge: PopAttempt.Edge, speed: CGFloat) -> PopReason {
    PopReason("headsAgainstGesture", name: edge.name, speed) {
      "moves at \(points($0.first))/s towards the \($0.name) edge"
    }
  }

  /// Speeds in pt/s.
  package static func headsVertically(vertical: CGFloat, horizontal: CGFloat) -> PopReason {
    PopReason("headsVertically", vertical, horizontal) {
      "moves at \(points($0.first))/s vertically and \(points($0.second))/s horizontally"
    }
  }

  /// Distances in pt.
  package static func notEnoughMovement(travel: CGFloat, needed: CGFloat) -> PopReason {
    PopReason(atStart.wording, travel, needed)
  }

  private static let atStart = PopReason("notEnoughMovement") {
    "the touch has moved \(points($0.first)) of \(points($0.second))"
  }

  /// `travel` in pt.
  package static func directionUnclear(travel: CGFloat) -> PopReason {
    PopReason(unclear.wording, travel)
  }

  private static let unclear = PopReason("directionUnclear") {
    "the direction is unclear after \(points($0.first))"
  }
}

// MARK: - End of the touch

extension PopReason {
  /// The last touch ended before the rules decided; a held pop must not begin late (C092).
  package static var endedUndecided: PopReason {
    PopReason("endedUndecided") { _ in "the touch ended before the rules decided" }
  }

  /// The last touch ended before a claim was certain; a held pan must not begin late (C092).
  package static func endedUnclaimed(name: String) -> PopReason {
    PopReason("endedUnclaimed", name: name) {
      "the touch ended before it was clear whether \($0.name) claims the drag"
    }
  }

  /// A stack inside this one moves with the touch.
  package static var innerStackMoves: PopReason {
    PopReason("innerStackMoves") { _ in "a stack inside this one moves" }
  }

  /// The delegate that the app gave UIKit's pop recognizer says no; a driver pops no more than that.
  package static var popDelegateRefuses: PopReason {
    PopReason("popDelegateRefuses") { _ in "the app's delegate of UIKit's pop refuses" }
  }

  /// UIKit's delegate or the hit view would keep the pop recognizer from beginning.
  package static var recognizerWouldNotBegin: PopReason {
    PopReason("recognizerWouldNotBegin") { _ in
      "UIKit's own rules keep the pop recognizer from beginning"
    }
  }

  /// UIKit kept the touch from the pop recognizer, as it does for one on a control (C208).
  ///
  /// - Parameter view: The class of what the touch has landed on, such as "UIButton".
  package static func touchNotReceived(on view: String?) -> PopReason {
    PopReason("touchNotReceived", name: view ?? "view") {
      "the pop recognizer did not receive the touch on the \($0.name)"
    }
  }

  /// The pop recognizer failed by its own rules, or content began, before the rules decided.
  package static var recognizerFailed: PopReason {
    PopReason("recognizerFailed") { _ in "the pop recognizer failed before the rules decided" }
  }

  /// The same for a drag that leads elsewhere, as far as it has gone.
  package static func recognizerFailed(as direction: PopReason) -> PopReason {
    PopReason("recognizerFailed", name: direction.text) {
      "\($0.name), and the pop recognizer failed"
    }
  }

  /// UIKit's recognizer doesn't begin on a screen without UIKit's back button (C200).
  package static var backButtonMissing: PopReason {
    PopReason("backButtonMissing") { _ in "UIKit's pop doesn't begin without its back button" }
  }

  /// It failed in a sequence of several touches.
  package static var recognizerFailedBesideTouch: PopReason {
    PopReason("recognizerFailedBesideTouch") { _ in
      "the pop recognizer failed beside another touch"
    }
  }
}

/// A range of distances as decisions print it.
private func place(_ low: CGFloat, _ high: CGFloat) -> String {
  switch (low.isFinite, high.isFinite) {
  case (false, true): "the first \(points(high))"
  case (true, false): "the area beyond \(points(low))"
  case (true, true): "\(points(low)) to \(points(high))"
  case (false, false): "every area"
  }
}
