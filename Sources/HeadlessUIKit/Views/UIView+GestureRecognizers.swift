extension UIView {
  /// The recognizers attached to the view, in the order in which they were added.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      for recognizer in attachedRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a recognizer, taking it from the view it was attached to (C038).
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    if gestureRecognizer.view === self { return }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Detaches a recognizer; in mid-gesture it is reset without a word (C068).
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard let index = attachedRecognizers.firstIndex(where: { $0 === gestureRecognizer }) else {
      return
    }
    attachedRecognizers.remove(at: index)
    gestureRecognizer.system?.remove(gestureRecognizer)
    gestureRecognizer.view = nil
  }
}
