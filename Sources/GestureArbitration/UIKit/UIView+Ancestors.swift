import UIKitShim

/// The recognizer of a view whose role holds for every ancestor.
extension UIView {
  /// That recognizer; nil if there is none.
  var ancestorRecognizer: AncestorRecognizer? {
    gestureRecognizers?.lazy.compactMap { $0 as? AncestorRecognizer }.first { $0.content === self }
  }

  /// Adds or removes the recognizer, as the role and the arbiter around the view require.
  ///
  /// Where the arbiter was removed there is none: the pans around the view behave as UIKit's.
  func updateAncestorRecognizer() {
    let wanted =
      decidingNavigationController?.hasRemovedArbiter == true
      ? nil : popGestureRegistration?.role.towardsAncestors
    let found = ancestorRecognizer
    switch (wanted, found) {
    case (.claims, is AncestorGate), (.defers, is AncestorDeferralRecognizer), (nil, nil): return
    default: break
    }
    if let found { removeGestureRecognizer(found) }
    switch wanted {
    case .claims: addGestureRecognizer(AncestorGate(of: self))
    case .defers: addGestureRecognizer(AncestorDeferralRecognizer(of: self))
    case nil: break
    }
  }

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

  /// Records a decision about the pans around the view in the trace of the arbiter that it belongs
  /// to.
  func traceAncestorDecision(allows: Bool, _ reason: PopReason, for touch: UITouch?) {
    guard let registration = popGestureRegistration,
      let navigation = decidingNavigationController,
      let tracer = navigation.existingGestureArbiter?.tracer
    else { return }
    if !isDescendant(of: navigation.view) {
      // The touches of what it presents do not reach it, so none can be played again.
      if tracer.records { return }
      tracer.gestureWillBegin(over: touch?.view)
    }
    tracer.note(
      AncestorDecision(content: registration.name, allows: allows, reason: reason),
      at: touch?.timestamp ?? tracer.latestTime)
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
