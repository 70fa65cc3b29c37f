import Foundation
import GestureRules
import SampleAttempts
import Testing

/// What the rules say of a zoom dismissal, about which UIKit asks once (C234).
@MainActor @Suite struct ZoomRuleTests {
  private let down = PopAttempt(
    hasMoved: true, gesture: .zoom, start: CGPoint(x: 195, y: 300), velocity: CGPoint(x: 0, y: 800))

  @Test(arguments: [
    (1, CGPoint(x: 0, y: 500), CGPoint.zero, ZoomMovement.down),
    (1, CGPoint(x: 500, y: 100), .zero, .sideways), (1, .zero, CGPoint(x: 30, y: 4), .sideways),
    (1, .zero, .zero, .down), (2, CGPoint(x: 500, y: 0), .zero, .pinch),
  ])
  func `the movement is that of the velocity, or of the translation of a touch that rests`(
    touches: Int, velocity: CGPoint, translation: CGPoint, movement: ZoomMovement
  ) {
    let attempt = down.with {
      ($0.numberOfTouches, $0.velocity, $0.translation) = (touches, velocity, translation)
    }

    #expect(attempt.zoomMovement == movement)
    #expect(attempt.with { $0.gesture = .contentPop }.zoomMovement == nil)
  }

  @Test func `the guards about the stack, transitions, touches and directions have no opinion`() {
    let attempt = down.with {
      ($0.stackDepth, $0.transition, $0.numberOfTouches) = (1, .running, 2)
    }

    for rule in [PopRule.notAtRoot, .notDuringTransition, .oneTouch, .movesTowardsTrailing] {
      #expect(rule.verdict(on: attempt) == .noOpinion, "\(rule.name)")
    }
    #expect(PopPolicy.standard.decision(on: attempt).allows)
  }

  @Test func `content past its top refuses, and the reason names the edge`() {
    let feed = Content(name: "feed", demand: .defersAtEdge(distance: 300))
    let decision = PopPolicy.standard.decision(on: down.with { $0.contents = [feed] })

    #expect(
      decision.description
        == "zoom dismissal refused at (195, 300) by contentAtLeadingEdge: "
        + "feed rests 300 pt past its top edge")
    let sideways = down.with {
      ($0.contents, $0.velocity) = ([feed], CGPoint(x: 800, y: 0))
    }
    #expect(
      PopPolicy.standard.decision(on: sideways).reasonText
        == "feed rests 300 pt past its leading edge")
  }

  @Test(arguments: [NavigationGestures.content, .edge, .all, []])
  func `it is one of the gestures that start in the content`(gestures: NavigationGestures) {
    #expect(gestures.contains(.zoom) == gestures.contains(.contentPop))
  }

  @Test func `the area of a policy is where it may start, from the leading edge`() {
    #expect(PopPolicy.edgeOnly.decision(on: down).rule == "startsInsideArea")
    #expect(PopPolicy(start: .leading(200)).decision(on: down).allows)
    #expect(PopPolicy.disabled.decision(on: down).rule == "never")
  }
}
