import Foundation

/// An object that can receive touches and presses and pass them on along the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What is associated with the responder, where no Objective-C runtime keeps it.
  package var associatedValues: [ObjectIdentifier: AnyObject] = [:]

  /// Makes a responder.
  public override init() { super.init() }

  /// The next responder of the chain, or nil at its end.
  open var next: UIResponder? { nil }

  /// Tells the responder that fingers have landed; by default the next responder is told.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that fingers have moved; by default the next responder is told.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that fingers were lifted; by default the next responder is told.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that touches are no longer its own; by default the next responder is told.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Tells the responder that buttons were pressed; by default the next responder is told.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Tells the responder that the force on buttons has changed; by default the next responder is told.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Tells the responder that buttons were released; by default the next responder is told.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Tells the responder that presses are no longer its own; by default the next responder is told.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Whether the responder may become the first; by default it may not.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder gives up the first place when it is asked to; by default it does.
  open var canResignFirstResponder: Bool { true }

  /// Whether presses in the responder's window go to it first.
  open var isFirstResponder: Bool { chainWindow?.firstResponder === self }

  /// Makes this the first responder of its window, if the present one resigns and this one can.
  ///
  /// - Returns: Whether it is the first responder now; never outside of a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Gives up being the first responder; a subclass that overrides it calls this.
  ///
  /// - Returns: Whether it is the first responder no more.
  @discardableResult
  open func resignFirstResponder() -> Bool { leaveFirstPlace() }
}
