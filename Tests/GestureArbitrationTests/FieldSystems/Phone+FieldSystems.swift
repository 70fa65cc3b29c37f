import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

// What a user does to the screens of the five systems, and what must come of it.
extension Phone {
  /// How many pops have begun so far, UIKit's and the arbiter's own.
  var popsBegun: Int {
    begun([
      "UINavigationController.edgeSwipe", "UINavigationController.contentSwipe",
      "GestureArbiter.ownEdgePan", "GestureArbiter.ownContentPan",
    ])
  }

  /// How many pushes by a drag have begun so far.
  var pushesBegun: Int { begun(["GestureArbiter.ownPushPan"]) }

  /// The screen on top.
  var top: UIViewController? { stage.navigation.topViewController }

  /// Drags towards trailing from so many pt beside the leading edge, and expects that a pop had the
  /// drag, one only, and that nothing is left of it.
  func expectSwipePops(
    from distance: CGFloat = 195, to depth: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let before = popsBegun
    swipeTowardsTrailing(from: distance)
    #expect(popsBegun == before + 1, "\(story)", sourceLocation: sourceLocation)
    #expect(self.depth == depth, "\(story)", sourceLocation: sourceLocation)
    expectRest(sourceLocation: sourceLocation)
  }

  /// Drags towards trailing from so many pt beside the leading edge, and expects that no pop began.
  func expectSwipeStays(
    from distance: CGFloat = 195, at depth: Int = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectNoPop(at: depth, sourceLocation: sourceLocation) { swipeTowardsTrailing(from: distance) }
  }

  /// Expects that no pop begins in whatever is done.
  func expectNoPop(
    at depth: Int = 2, sourceLocation: SourceLocation = #_sourceLocation, in play: () -> Void
  ) {
    let before = popsBegun
    play()
    stage.rest()
    #expect(popsBegun == before, "\(story)", sourceLocation: sourceLocation)
    #expect(self.depth == depth, "\(story)", sourceLocation: sourceLocation)
    expectRest(sourceLocation: sourceLocation)
  }

  /// Taps, and lets all come to rest.
  func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.play(TouchScript().down(at: CGPoint(x: x, y: y)).hold(for: 0.05).up())
    stage.rest()
  }

  private func swipeTowardsTrailing(from distance: CGFloat) {
    let isMirrored =
      stage.navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    drag(
      from: CGPoint(x: isMirrored ? 390 - distance : distance, y: 422),
      by: CGPoint(x: isMirrored ? -180 : 180, y: 4))
    stage.rest()
  }

  private func begun(_ names: Set<String>) -> Int {
    stage.timeline.entries.filter { entry in
      guard case .state(.began, _) = entry.event else { return false }
      return names.contains(entry.subject)
    }.count
  }
}
