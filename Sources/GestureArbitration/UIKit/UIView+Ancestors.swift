import UIKitShim

/// The recognizer of a view whose role holds for every ancestor.
extension UIView {
  /// That recognizer; nil if there is none.
  var ancestorRecognizer: UIGestureRecognizer? {
    gestureRecognizers?.first { $0 is AncestorGate || $0 is AncestorDeferralRecognizer }
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
    case .claims: addGestureRecognizer(AncestorGate())
    case .defers: addGestureRecognizer(AncestorDeferralRecognizer())
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

extension UIPanGestureRecognizer {
  /// Whether the pan sits on an ancestor of a view and performs no navigation gesture: those have
  /// gates of their own.
  func isAncestorsPan(of view: UIView) -> Bool {
    guard let outer = self.view, outer !== view, view.isDescendant(of: outer) else { return false }
    return !RecognizerClass.isArbiters(self) && !performsNavigationGesture(around: view)
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer pops or pushes in a navigation controller around a view.
  func performsNavigationGesture(around view: UIView) -> Bool {
    var performs = false
    view.forEachEnclosingNavigationController { navigation in
      performs =
        performs || navigation.interactivePopGestureRecognizer === self
        || navigation.contentPopRecognizer === self
        || navigation.existingGestureArbiter?.gesture(of: self) != nil
    }
    return performs
  }
}
