import Foundation

/// An object that can receive touches and pass them on along the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What is associated with the responder, where no Objective-C runtime keeps it.
  package var associatedValues: [ObjectIdentifier: Any] = [:]

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
}
