import UIKitShim

/// The recognizer of a view whose role holds for every ancestor.
extension UIView {
  /// That recognizer; nil if there is none.
  private(set) var ancestorRecognizer: AncestorRecognizer? {
    get { AssociatedValue.get(AncestorRecognizer.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }

  /// Adds or removes the recognizer, as the role and the arbiter around the view require.
  ///
  /// Where the arbiter was removed there is none: the pans around the view behave as UIKit's. That
  /// of a region is on the view of which it is a part, while that is in a window.
  func updateAncestorRecognizer() {
    let host = (self as? PopGestureRegion).map(\.outermostHost) ?? self
    let wanted =
      host == nil || hasRemovedArbiter ? nil : popGestureRegistration?.role.towardsAncestors
    let found = ancestorRecognizer
    guard found?.kind != wanted || found?.view !== host else { return }
    if let found { found.view?.removeGestureRecognizer(found) }
    ancestorRecognizer =
      switch wanted {
      case .claims: AncestorGate(of: self)
      case .defers: AncestorDeferralRecognizer(of: self)
      case nil: nil
      }
    if let added = ancestorRecognizer { host?.addGestureRecognizer(added) }
  }

  /// Whether the arbiter to which the view belongs was removed.
  var hasRemovedArbiter: Bool { decidingNavigationController?.hasRemovedArbiter == true }

  /// The navigation controller whose arbiter the view belongs to: the innermost one around it, or
  /// around what presents its controller.
  private var decidingNavigationController: UINavigationController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let found = current.enclosingNavigationController { return found }
      var controller = current.enclosingController
      while let parent = controller?.parent { controller = parent }
      responder = controller?.presentingViewController
    }
    return nil
  }

  /// Reports a decision about the pans around the view to what observes the arbiter that it belongs
  /// to.
  func reportAncestorDecision(allows: Bool, _ reason: PopReason, for touch: UITouch?) {
    guard let registration = popGestureRegistration,
      let navigation = decidingNavigationController,
      let observer = navigation.existingGestureArbiter?.observer
    else { return }
    observer.arbiterDidDecide(
      AncestorDecision(content: registration.name, allows: allows, reason: reason), about: touch,
      isInside: isDescendant(of: navigation.view))
  }
}

extension UIViewController {
  /// Adds or removes the recognizers of views whose roles hold for every ancestor, in this
  /// controller and in those presented over it.
  func updateAncestorRecognizers() {
    for view in viewIfLoaded?.withDescendants ?? []
    where view.popGestureRegistration?.role.isForEveryAncestor == true {
      view.updateAncestorRecognizer()
    }
    if let presentedViewController, presentedViewController.presentingViewController === self {
      presentedViewController.updateAncestorRecognizers()
    }
  }
}

extension UIResponder {
  /// The controller itself, or the one whose view the view lies in.
  fileprivate var enclosingController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
