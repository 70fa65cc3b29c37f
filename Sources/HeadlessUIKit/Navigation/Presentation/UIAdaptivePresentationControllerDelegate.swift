#if HEADLESS
import Foundation

/// Responds to dismissals by the user; not called for dismissals by the app.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether a drag or tap may dismiss the view controller (C187).
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called when a drag or tap begins to dismiss the view controller; a drag may still be
  /// cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a drag or tap has dismissed the view controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a drag or tap attempts a dismissal that is not allowed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
  /// Would be asked for another style on a compact screen; the engine keeps the style.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Would be asked for another style for traits; the engine keeps the style.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
  /// Default implementation; returns true.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Default implementation; does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Default implementation; does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Default implementation; does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Default implementation; returns the style of the presentation.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.presentationStyle }
  /// Default implementation; returns the style of the presentation.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { controller.presentationStyle }
}
#endif
