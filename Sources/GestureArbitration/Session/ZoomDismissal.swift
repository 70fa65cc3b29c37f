import Foundation
import UIKitShim

/// The dismissal of a zoom transition, about which UIKit asks a hook (C234). No gate can hold its
/// recognizers, which are not public.
extension GestureArbiter {
  /// Whether a zoom dismissal that UIKit would begin may begin; reports the decision.
  ///
  /// - Parameters:
  ///   - location: Where it is, in pt of the view that the zoom has shown.
  ///   - velocity: In pt/s.
  func mayDismissZoom(at location: CGPoint, velocity: CGPoint) -> Bool {
    guard let navigationController, let container = navigationController.viewIfLoaded else {
      return true
    }
    let session: GestureSession
    if let current = self.session, current.hasTouchDown {
      session = current
    } else {
      let point = zoomedView?.convert(location, to: container) ?? location
      session = GestureSession(
        explaining: self, at: point, over: container.hitTest(point, with: nil))
    }
    guard let decision = session.zoomDecision(velocity: velocity) else { return true }
    report(decision, in: session)
    session.decisionWasReported()
    if case .allow = decision.verdict { return true }
    return false
  }

  /// The view that a zoom has shown: that of the top screen, or of the navigation controller itself.
  private var zoomedView: UIView? {
    guard #available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *), let navigationController else {
      return nil
    }
    let top = navigationController.topViewController
    return top?.preferredTransition == nil && navigationController.preferredTransition != nil
      ? navigationController.viewIfLoaded : top?.viewIfLoaded
  }
}
