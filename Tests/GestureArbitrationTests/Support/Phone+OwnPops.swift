import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

extension UIGestureRecognizer {
  /// Whether this is a pop or push of the arbiter's own.
  var isOwnPop: Bool { name?.hasPrefix("GestureArbiter.own") ?? false }
}

extension Phone {
  /// Expects that no transition is left, and that every screen on the stack is where it belongs.
  func expectRest(sourceLocation: SourceLocation = #_sourceLocation) {
    let navigation = stage.navigation
    let top = navigation.topViewController
    #expect(navigation.transitionCoordinator == nil, "\(story)", sourceLocation: sourceLocation)
    #expect(
      top?.view.convert(top?.view.bounds ?? .zero, to: nil) == stage.window.bounds, "\(story)",
      sourceLocation: sourceLocation)
    #expect(top?.view.superview?.subviews.count == 1, "\(story)", sourceLocation: sourceLocation)
    let delegate = navigation.delegate.map { "\(type(of: $0))" }
    #expect(delegate != "TransitionDelegate", "\(story)", sourceLocation: sourceLocation)
  }

  /// Drags along a line so slowly that only the place decides, and lets all come to rest.
  func dragSlowly(from start: CGFloat, to end: CGFloat) {
    stage.play(
      TouchScript().down(at: CGPoint(x: start, y: 400))
        .move(to: CGPoint(x: start + 40, y: 400), over: 0.1)
        .move(to: CGPoint(x: end, y: 400), over: 2).hold(for: 0.2).up())
    stage.rest()
  }
}

/// Notes what a navigation controller's delegate is told.
@MainActor
class ShowLog: NSObject, UINavigationControllerDelegate {
  private(set) var lines: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("will \(viewController.title ?? "?")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("did \(viewController.title ?? "?")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A delegate with an animator of its own.
final class FadingDelegate: ShowLog {
  let animator = FadeAnimator()

  override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? animator : nil }
}

/// An app's own animation: one screen fades into the other.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var runs = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    runs += 1
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 0.3, animations: { from.alpha = 0 },
      completion: { _ in
        from.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}
