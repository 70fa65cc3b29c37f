import UIKitShim

/// The recognizer of a view whose role holds for every ancestor.
extension UIView {
  /// That recognizer; nil if there is none.
  private(set) var enclosingPanRecognizer: EnclosingPanRecognizer? {
    get { AssociatedValue.get(EnclosingPanRecognizer.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }

  /// Adds or removes the recognizer, as the role and the arbiter around the view require.
  ///
  /// Where the arbiter was removed there is none: the pans around the view behave as UIKit's. That
  /// of a region is on the view of which it is a part, while that is in a window.
  func updateEnclosingPanRecognizer() {
    let host = (self as? PopGestureRegion).map(\.outermostHost) ?? self
    let wanted =
      host == nil || hasRemovedArbiter ? nil : popGestureRegistration?.role.towardsEnclosingPans
    let found = enclosingPanRecognizer
    guard found?.kind != wanted || found?.view !== host else { return }
    if let found { found.view?.removeGestureRecognizer(found) }
    enclosingPanRecognizer =
      switch wanted {
      case .claims: EnclosingPanGate(of: self)
      case .defers: EnclosingPanDeferral(of: self)
      case nil: nil
      }
    if let added = enclosingPanRecognizer { host?.addGestureRecognizer(added) }
    // The view may move to another stack.
    if hasRemovedArbiter {
      whenVisible(for: .enclosingPans) { [weak self] in self?.updateEnclosingPanRecognizer() }
    }
  }

  /// Whether the arbiter to which the view belongs was removed.
  var hasRemovedArbiter: Bool { decidingNavigationController?.hasRemovedArbiter == true }

  /// Reports a decision about the pans around the view to what observes the arbiter that it belongs
  /// to.
  func reportEnclosingPanDecision(allows: Bool, _ reason: PopReason, for touch: UITouch?) {
    guard let registration = popGestureRegistration,
      let navigation = decidingNavigationController,
      let observer = navigation.existingGestureArbiter?.observer
    else { return }
    observer.arbiterDidDecide(
      EnclosingPanDecision(content: registration.name, allows: allows, reason: reason),
      about: touch,
      isInside: isDescendant(of: navigation.view))
  }
}

extension UIResponder {
  /// The navigation controller whose arbiter a view or a controller belongs to: the innermost one
  /// around it, or around what presents its controller.
  var decidingNavigationController: UINavigationController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let found = current.enclosingNavigationController { return found }
      var controller = current.enclosingController
      while let parent = controller?.parent { controller = parent }
      responder = controller?.presentingViewController
    }
    return nil
  }

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
