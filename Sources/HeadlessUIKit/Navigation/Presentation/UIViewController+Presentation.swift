import Foundation

extension UIViewController {
  /// The controller that this one or one around it presents.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or one around it.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// What places this controller or the one around it that is presented, made when first asked for.
  public var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    if let presentation { return presentation }
    let made =
      modalPresentationStyle.isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    presentation = made
    return made
  }

  /// What places the controller as a sheet; nil if it is to be presented otherwise.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  var isInPresentation: Bool { presenter != nil }

  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = farthestAncestor
    guard presenter.presented == nil, !presenter.isBeingDismissed, controller.presenter == nil,
      controller.parent == nil, controller !== presenter,
      let window = presenter.viewIfLoaded?.window
    else { return }
    if controller.modalPresentationStyle == .custom {
      controller.presentation = controller.transitioningDelegate?.presentationController(
        forPresented: controller, presenting: presenter, source: self)
    }
    guard let presentation = controller.presentationController else { return }
    presentation.presented = controller
    presentation.presenter = presenter
    presentation.present(
      from: presenter, source: self, in: window, animated: animated, completion: completion)
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    if let host = nearestPresenting {
      host.dismissPresented(animated: animated, completion: completion)
    } else {
      presentingViewController?.farthestAncestor.dismissPresented(
        animated: animated, completion: completion)
    }
  }

  /// Dismisses what this very controller presents; whatever that presents goes first, at once.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented, let presentation = presented.presentation else { return }
    presented.dismissPresented(animated: false, completion: nil)
    presentation.dismiss(animated: animated, completion: completion)
  }

  private var farthestAncestor: UIViewController { parent?.farthestAncestor ?? self }

  private var nearestPresenting: UIViewController? {
    presented != nil ? self : parent?.nearestPresenting
  }
}
