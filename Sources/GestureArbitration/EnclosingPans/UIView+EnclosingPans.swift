import UIKitShim

/// The recognizers of a view whose role concerns the pans around it.
extension UIView {
  /// Those recognizers, at most one of each kind.
  private(set) var enclosingPanRecognizers: [EnclosingPanRecognizer] {
    get { AssociatedValue.get([EnclosingPanRecognizer].self, of: self) ?? [] }
    set { AssociatedValue.set(newValue.isEmpty ? nil : newValue, of: self) }
  }

  /// Adds or removes the recognizers, as the role and the arbiter around the view require.
  ///
  /// Where the arbiter was removed there is none: the pans around the view behave as UIKit's. That
  /// of a region is on the view of which it is a part, while that is in a window.
  func updateEnclosingPanRecognizers() {
    let host = (self as? PopGestureRegion).map(\.outermostHost) ?? self
    let wanted = host == nil ? [] : popGestureRegistration?.role.towardsEnclosingPans ?? []
    let found = enclosingPanRecognizers
    guard !wanted.isEmpty || !found.isEmpty else { return }
    let isRemoved = hasRemovedArbiter
    let kept = found.filter { !isRemoved && wanted.contains($0.kind) && $0.view === host }
    let missing = wanted.filter { kind in !isRemoved && !kept.contains { $0.kind == kind } }
    let added = missing.map { $0.recognizer(of: self) }
    if kept.count < found.count || !added.isEmpty { enclosingPanRecognizers = kept + added }
    for recognizer in found where !kept.contains(recognizer) {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
    for recognizer in added { host?.addGestureRecognizer(recognizer) }
    // The view may move to another stack.
    if isRemoved {
      whenVisible(for: .enclosingPans) { [weak self] in self?.updateEnclosingPanRecognizers() }
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
