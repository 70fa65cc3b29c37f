import Foundation
import UIKitShim

/// The dismissal of a zoom transition, about which UIKit asks a hook (C234). No gate can hold its
/// recognizers, which are not public.
extension GestureArbiter {
  /// The hook of a zoom transition's options, so that the rules decide about its dismissal too
  /// (C253).
  ///
  /// ```swift
  /// let options = UIViewController.Transition.ZoomOptions()
  /// options.interactiveDismissShouldBegin = navigationController.gestureArbiter.zoomDismissal
  /// photo.preferredTransition = .zoom(options: options) { _ in thumbnail }
  /// ```
  ///
  /// Rules are evaluated only for dismissals that UIKit would begin. The navigation controller is
  /// the one that contains the screen, or that is itself presented with the zoom; it isn't
  /// retained. Policies, roles, suspensions and ``PopIntercepting`` hold for the dismissal as for a
  /// content pop. A registered scroll view allows a downward drag when it's scrolled to the top. To
  /// keep a downward drag, a claim must include vertical drags; to keep a pinch, all drags. After
  /// ``remove()`` UIKit decides alone.
  @available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *)
  public var zoomDismissal: (UIViewController.Transition.ZoomOptions.InteractionContext) -> Bool {
    let hook = zoomHook ?? ZoomHook()
    zoomHook = hook
    return { [weak navigationController, hook] context in
      _ = hook
      guard context.willBegin, let navigationController, !navigationController.hasRemovedArbiter,
        let arbiter = navigationController.existingGestureArbiter
      else { return context.willBegin }
      return arbiter.mayDismissZoom(
        at: context.location, velocity: CGPoint(x: context.velocity.dx, y: context.velocity.dy))
    }
  }

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

extension GestureSession {
  /// The decision about a zoom dismissal; nil once the controller is gone.
  ///
  /// UIKit begins the dismissal or not: a rule that is undecided refuses.
  func zoomDecision(velocity: CGPoint) -> PopDecision? {
    var decision = verdictOnZoom(velocity: velocity)
    if case .undecided(let reason) = decision?.verdict { decision?.verdict = .refuse(reason) }
    if decision?.isRefusedByScreen == true { notifyScreen(of: .zoom) }
    return decision
  }

  /// A swipe over the edge goes back wherever content rests, though UIKit's edge pop does not begin
  /// on the screen: content is judged as for that one.
  private func verdictOnZoom(velocity: CGPoint) -> PopDecision? {
    guard var attempt = attempt(of: .zoom, velocity: velocity) else { return nil }
    if attempt.zoomMovement == .sideways, outcome(of: .edgePop) == .allowed,
      let swipe = self.attempt(of: .edgePop)
    {
      attempt.contents.removeAll { $0.objection(to: swipe) == nil }
    }
    return policy(for: .zoom).decision(on: attempt)
  }

  /// Whether a dismissal may begin sideways where no pop does for which content would wait.
  var zoomStandsIn: Bool {
    guard #available(iOS 18.0, macCatalyst 18.0, visionOS 2.0, *), let stack = pops.stack,
      stack.topViewController?.preferredTransition != nil, stack.viewControllers.count > 1,
      stack.existingGestureArbiter?.zoomHook != nil
    else { return false }
    let sideways = stack.viewIfLoaded?.layoutDirection.towardsTrailing(1) ?? 1
    if case .refuse? = verdictOnZoom(velocity: CGPoint(x: sideways, y: 0))?.verdict { return false }
    return true
  }

  /// What content that defers does for such a dismissal, which prevents content once it has begun: it
  /// waits one hysteresis for it, with a drag that leads there.
  func deferralToZoom(_ facts: borrowing DragFacts) -> DeferralMachine.Action {
    let travel = facts.track.travel
    guard travel >= GestureMetrics.decisionTravel else { return .wait }
    let since = waitsForZoomSince ?? travel
    waitsForZoomSince = since
    let isOver = travel >= since + GestureMetrics.deferralDistance
    return facts.lies(towards: .contentPop) && !isOver ? .wait : .allow
  }
}

/// What the closures of ``GestureArbiter/zoomDismissal`` retain, by which the arbiter sees whether there is one.
final class ZoomHook {}
