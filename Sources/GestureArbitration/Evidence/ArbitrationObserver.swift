import Foundation
import UIKitShim

/// An object that observes how an arbiter decides.
///
/// The evidence of `GestureDiagnostics` adopts it. Without an observer no value is made for one.
@MainActor
package protocol ArbitrationObserver: AnyObject {
  /// Called for touches that have landed, before a gate judges them.
  ///
  /// Every recognizer that receives the touches calls it.
  func touchesDidLand(_ touches: Set<UITouch>)

  /// Called while the gate of a gesture waits, with the latest decision, which is not final.
  func gateDidWait(
    with decision: PopDecision, on gesture: NavigationGesture, under policy: PopPolicy,
    at time: TimeInterval)

  /// Called for a final decision, before the app receives it.
  func arbiterDidDecide(_ decision: PopDecision, under policy: PopPolicy, at time: TimeInterval)

  /// Called for a decision about the pans around a view with a role.
  ///
  /// - Parameters:
  ///   - touch: The touch that was judged.
  ///   - isInside: Whether the view is in the view of the navigation controller, and not in what is
  ///     presented over it.
  func arbiterDidDecide(_ decision: EnclosingPanDecision, about touch: UITouch?, isInside: Bool)

  /// Called once the stack below the pointer of a swipe on a trackpad is known; UIKit may ask again
  /// before the swipe moves, and when its momentum ends.
  func swipeWillBegin()

  /// Called once a swipe on a trackpad has moved, with the view below the pointer.
  func swipeDidMove(over view: UIView?)

  /// Called after the recognizers of the arbiter were added to another view; with nil after they
  /// were removed.
  func arbiterDidMove(to view: UIView?)
}
