#if HEADLESS
extension UIViewController {
  /// The view controller presented by this one or an ancestor.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The view controller that presents this one or an ancestor.
  public var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// The object that manages the presentation of this view controller or its topmost ancestor.
  ///
  /// Created on first access.
  public var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    if let presentation { return presentation }
    let created =
      modalPresentationStyle.isSheet
      ? UISheetPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    presentation = created
    return created
  }

  /// The sheet presentation controller; nil if the modal presentation style is not a sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  var isInPresentation: Bool { presenter != nil }

  func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = topmostAncestor
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
      presentingViewController?.topmostAncestor.dismissPresented(
        animated: animated, completion: completion)
    }
  }

  /// Dismisses the view controller presented by this one; those above it are dismissed unanimated.
  func dismissPresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented, let presentation = presented.presentation else { return }
    presented.dismissPresented(animated: false, completion: nil)
    presentation.dismiss(animated: animated, completion: completion)
  }

  private var topmostAncestor: UIViewController { parent?.topmostAncestor ?? self }

  private var nearestPresenting: UIViewController? {
    presented != nil ? self : parent?.nearestPresenting
  }
}
#endif
