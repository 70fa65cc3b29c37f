#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

// Touches on the screens of the five systems, and what they must lead to.
extension Phone {
  /// The number of pops that have begun, by UIKit or by the driver.
  var popsBegun: Int {
    begun([
      "UINavigationController.edgeSwipe", "UINavigationController.contentSwipe",
      "GestureArbiter.edgePan", "GestureArbiter.contentPan",
    ])
  }

  /// The number of pops that a recognizer has begun.
  func popsBegun(by name: String) -> Int { begun([name]) }

  /// The number of pushes by drag that have begun.
  var pushesBegun: Int { begun(["GestureArbiter.pushPan"]) }

  /// The top screen.
  var top: UIViewController? { stage.navigation.topViewController }

  /// Drags towards trailing from a distance in pt from the leading edge, and expects exactly one
  /// pop and that every recognizer is reset.
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

  /// Drags towards trailing from a distance in pt from the leading edge, and expects no pop.
  func expectSwipeStays(
    from distance: CGFloat = 195, at depth: Int = 2,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectNoPop(at: depth, sourceLocation: sourceLocation) { swipeTowardsTrailing(from: distance) }
  }

  /// Expects that no pop begins while a closure plays touches.
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

  /// Taps, and waits until nothing moves.
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
#endif
