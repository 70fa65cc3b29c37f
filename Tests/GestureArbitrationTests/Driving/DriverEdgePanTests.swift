#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// A driver's edge pan begins when the gate lets it: the class that it derives from receives
/// no movement to judge (C121).
@MainActor @Suite struct DriverEdgePanTests {
  @Test func `C121: a drag that comes back along the edge begins with the decision that allows it`()
  {
    // A pager that also pans vertically takes the first movement.
    everywhere(under: .each, except: [.scrollAxis]) { phone in
      phone.arbiter.driver = .arbiter
      phone.screen.popTransition = .sideBySide
      phone.addScrollView(content: CGSize(width: 1950, height: 844)).popGestureRole =
        .pagingScrollView

      // It leads 30 pt inwards and 46 pt down, and then back up.
      phone.send(.began, CGPoint(x: 5, y: 394))
      phone.send(.moved, CGPoint(x: 35, y: 440))
      #expect(phone.edgeDecisions.isEmpty && phone.edgePans.isEmpty, "\(phone.story)")
      phone.send(.moved, CGPoint(x: 60, y: 430))

      #expect(phone.edgeDecisions == [true], "\(phone.story)")
      #expect(phone.edgePans == ["GestureArbiter.edgePan"], "\(phone.story)")
      // Along the edge once more, now that it has begun.
      phone.send(.moved, CGPoint(x: 60, y: 330))
      phone.expectPop(endingAt: CGPoint(x: 250, y: 430))
    }
  }

  @Test(arguments: [UIKitRefusal.hiddenBar, .hiddenBackButton])
  func `C121: an edge pan that comes after UIKit's begins while the touch moves along the edge`(
    refusal: UIKitRefusal
  ) {
    // With a hidden bar UIKit may pop by itself (C200).
    everywhere(under: .each, except: [.hiddenBar]) { phone in
      phone.arbiter.driver = .arbiter
      refusal.happen(on: phone)

      phone.send(.began, CGPoint(x: 5, y: 394))
      phone.send(.moved, CGPoint(x: 45, y: 394))
      for y in [380, 370] { phone.send(.moved, CGPoint(x: 46, y: y)) }

      #expect(phone.edgeDecisions == [true], "\(phone.story)")
      #expect(phone.edgePans == ["GestureArbiter.edgePan"], "\(phone.story)")
      phone.expectPop(endingAt: CGPoint(x: 250, y: 370))
    }
  }
}

extension Phone {
  /// Whether each decision about the edge pop allows it.
  fileprivate var edgeDecisions: [Bool] {
    decisions.filter { $0.attempt.gesture == .edgePop }.map(\.allows)
  }

  /// The names of the driver's recognizers that have begun.
  fileprivate var edgePans: [String] {
    stage.timeline.winners.filter(\.isDriverRecognizer).compactMap(\.name)
  }

  /// Moves the touch on to a location and lifts it there, and expects that the screen was popped.
  fileprivate func expectPop(endingAt end: CGPoint) {
    send(.moved, end)
    send(.ended, end)
    stage.rest()
    #expect(depth == 1, "\(story)")
    expectRest()
  }
}
#endif
