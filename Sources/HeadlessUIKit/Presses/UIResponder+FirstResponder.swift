extension UIResponder {
  /// The window that the responder chain leads to from here, or nil.
  var chainWindow: UIWindow? {
    var responder: UIResponder? = self
    while let current = responder {
      if let window = current as? UIWindow { return window }
      responder = current.next
    }
    return nil
  }

  /// The responder itself if it is a view, else its view, or that of the next that has one.
  var nearestView: UIView? {
    var responder: UIResponder? = self
    while let current = responder {
      if let view = current as? UIView { return view }
      if let view = (current as? UIViewController)?.viewIfLoaded { return view }
      responder = current.next
    }
    return nil
  }

  /// Takes the first place: the one who has it is asked first, and then whether this one may.
  func takeFirstPlace() -> Bool {
    guard let window = chainWindow else { return false }
    if window.firstResponder === self { return true }
    if let old = window.firstResponder, !old.resignFirstResponder() { return false }
    guard canBecomeFirstResponder else { return false }
    window.firstResponder = self
    return true
  }

  func leaveFirstPlace() -> Bool {
    guard let window = chainWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }
}

extension UIWindow {
  /// Takes the first place from a responder that leaves the window with a view: it is told, and has
  /// no choice.
  func dropFirstResponder(in view: UIView) {
    guard let responder = firstResponder,
      responder.nearestView?.isDescendant(of: view) == true
    else { return }
    responder.resignFirstResponder()
    if firstResponder === responder { firstResponder = nil }
  }

  /// The responder that presses go to (C051).
  ///
  /// Where nobody is the first responder, Apple's text names the main view controller as one that
  /// hears of presses, and no rule (``UIKitBehavior/pressWithoutResponder``).
  func responderForPresses(_ questions: OpenQuestions) -> UIResponder {
    if let firstResponder { return firstResponder }
    guard questions.pressWithoutResponder == .goesToTheController,
      var controller = rootViewController
    else { return self }
    while let presented = controller.presented { controller = presented }
    return controller
  }
}
