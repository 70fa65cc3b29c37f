import Foundation
import GestureRules
import SampleAttempts
import Testing

@MainActor @Suite struct ReasonTests {
  /// Every reason of the package with its sentence.
  static func all(length: CGFloat, other: CGFloat) -> [(PopReason, String)] {
    let (one, two) = (points(length), points(other))
    let suspension = PopAttempt.Suspension(owner: "Recorder", reason: "recording", gestures: .all)
    return [
      (.disabled, "no gesture may pop or push"),
      (.disabledByPolicy, "the policy lets no gesture begin"),
      (.suspended(suspension), "Recorder suspended it: recording"),
      (.atRoot, "there is no screen below the root"),
      (.transitionRunning, "a transition is running"),
      (.popStillCancelling, "a cancelled pop has not finished"),
      (.underPresentation, "a view controller is presented over the stack"),
      (.severalTouches(2), "2 touches are down"),
      (.screenRefused, "the screen refused"),
      (
        .startsOutsideArea(distance: length, from: .leading, allowed: -.infinity...44),
        "starts \(one) from the leading edge, outside the first 44 pt"
      ),
      (
        .startsOutsideArea(distance: length, from: .trailing, allowed: 20...44),
        "starts \(one) from the trailing edge, outside 20 pt to 44 pt"
      ),
      (
        .startsBesideArea(height: length, allowed: 100...(.infinity)),
        "starts \(one) from the top edge, outside the area beyond 100 pt"
      ),
      (.excluded(name: "toolbar"), "toolbar is excluded"),
      (
        .contentAwayFromEdge(name: "pager", distance: length, edge: .leading),
        "pager rests \(one) past its leading edge"
      ),
      (
        .contentAwayFromEdge(name: "pager", distance: length, edge: .trailing),
        "pager rests \(one) before its trailing edge"
      ),
      (
        .outsideStrip(name: "pager", distance: length, width: other, edge: .leading),
        "pager defers within \(two) of the leading edge, not at \(one)"
      ),
      (.notAtBoundary(name: "book", edge: .trailing), "book is not at its trailing boundary"),
      (.contentMoving(name: "list", motion: .decelerating), "list is decelerating"),
      (.claimed(name: "map"), "map claims the drags that start in it"),
      (.claimed(name: "chart", drags: .verticalDrags), "chart claims vertical drags"),
      (.claimed(name: "slider", drags: .horizontalDrags), "slider claims horizontal drags"),
      (.notClaimed(name: "chart"), "chart does not claim this drag"),
      (.defersToEnclosingPans(name: "pager"), "pager defers to the pans around it"),
      (.noEnclosingPanBegins(name: "pager"), "no pan around pager begins with the drag"),
      (
        .endedUnclaimed(name: "chart"),
        "the touch ended before it was clear whether chart claims the drag"
      ),
      (
        .movesHorizontally(horizontal: length, vertical: other),
        "moves \(one) horizontally and \(two) vertically"
      ),
      (
        .claimedBecause(name: "player", reason: "it is playing"),
        "player claims the drag: it is playing"
      ),
      (.movesTowards(.leading, distance: length), "moves \(one) towards the leading edge"),
      (
        .movesVertically(vertical: length, horizontal: other),
        "moves \(one) vertically and \(two) horizontally"
      ),
      (.headsTowards(.trailing, speed: length), "moves at \(one)/s towards the trailing edge"),
      (
        .headsVertically(vertical: length, horizontal: other),
        "moves at \(one)/s vertically and \(two)/s horizontally"
      ),
      (.notEnoughMovement(travel: length, needed: other), "the touch has moved \(one) of \(two)"),
      (.directionUnclear(travel: length), "the direction is unclear after \(one)"),
      (.endedUndecided, "the touch ended before the rules decided"),
      (.recognizerFailed, "the pop recognizer failed before the rules decided"),
      (.backButtonMissing, "UIKit's pop doesn't begin without its back button"),
      (.recognizerFailedBesideTouch, "the pop recognizer failed beside another touch"),
      (
        .touchNotReceived(on: "UIButton"),
        "the pop recognizer did not receive the touch on the UIButton"
      ),
      (PopReason(code: "meter", text: "a meter is dragged"), "a meter is dragged"),
    ]
  }

  @Test(arguments: nonFinite + [0, 0.5, 12.5, 390, 1e300])
  func `every reason has a code and a clause`(length: CGFloat) {
    for (reason, text) in Self.all(length: length, other: 44) {
      #expect(reason.text == text)
      #expect(!reason.code.isEmpty && reason.code.allSatisfy(\.isLetter))
      #expect(!text.contains { $0.isNewline } && !text.hasSuffix("."))
    }
  }

  @Test func `reasons are equal if code and text are`() {
    let reason = PopReason(code: "meter", text: "a meter is dragged")

    #expect(reason == PopReason(code: "meter", text: "a meter is dragged"))
    #expect(reason != PopReason(code: "meter", text: "a knob is dragged"))
    #expect(reason != PopReason(code: "knob", text: "a meter is dragged"))
    #expect(
      PopReason.directionUnclear(travel: .nan) == PopReason.directionUnclear(travel: .nan))
  }
}
