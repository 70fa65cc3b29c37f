import Foundation

/// Is asked and told when a person dismisses a controller; a program's dismissal asks nobody. Every
/// method may be left out.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether a drag or tap may dismiss the controller (C187).
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// A drag or tap begins to dismiss the controller; it may still be cancelled.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A drag or tap has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A drag or tap would have dismissed the controller, which may not be.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Left out: yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Left out: nothing happens.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Left out: nothing happens.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Left out: nothing happens.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
