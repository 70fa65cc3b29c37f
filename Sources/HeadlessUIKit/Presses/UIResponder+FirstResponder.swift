#if HEADLESS
extension UIResponder {
  /// The window at the end of the responder chain, or nil.
  var chainWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }

  /// The nearest view of the responder chain: the responder, its loaded view, or the next
  /// responder's.
  var nearestView: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view }
      if let view = (current as? UIViewController)?.viewIfLoaded { return view }
      responder = current.next
    }
    return nil
  }

  /// Makes this the first responder of its window, after the current one has resigned.
  func becomeFirst() -> Bool {
    guard let window = chainWindow else { return false }
    if window.firstResponder === self { return true }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    guard canBecomeFirstResponder else { return false }
    window.firstResponder = self
    return true
  }

  func resignFirst() -> Bool {
    guard let window = chainWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}

extension UIWindow {
  /// Resigns a first responder that leaves the window with a view, even if it refuses.
  func dropFirstResponder(in view: UIView) {
    guard let responder = firstResponder,
      responder.nearestView?.isDescendant(of: view) == true
    else { return }
    responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }

  /// The responder that presses go to (C051).
  ///
  /// Without a first responder, Apple's documentation names the main view controller but states no
  /// rule (``UIKitBehavior/pressWithoutResponder``).
  func responderForPresses(_ questions: OpenQuestions) -> UIResponder {
    if let firstResponder { return firstResponder }
    guard questions.pressWithoutResponder == .goesToTheController,
      var controller = rootViewController
    else { return self }
    while let presented = controller.presented { controller = presented }
    return controller
  }
}
#endif
