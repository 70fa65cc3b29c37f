#if HEADLESS
/// An object that can receive touches and presses and pass them on along the responder chain.
@preconcurrency @MainActor
open class UIResponder: NSObject, Anchored {
  package nonisolated final let referenceAnchor = Anchor()
  /// The associated objects of the responder, where there is no Objective-C runtime.
  package var associatedValues: [ObjectIdentifier: AnyObject] = [:]
  /// A name of the element for tests of the interface; stored only.
  public var accessibilityIdentifier: String?
  /// Whether VoiceOver ignores the elements inside; stored only.
  public var accessibilityElementsHidden = false
  /// Whether VoiceOver ignores everything beside the view; stored only.
  public var accessibilityViewIsModal = false
  /// Whether VoiceOver groups the elements inside; stored only.
  public var shouldGroupAccessibilityChildren = false

  /// Returns an associated object.
  package final func associatedValue(for key: ObjectIdentifier) -> AnyObject? {
    associatedValues[key]
  }

  /// Associates an object with the responder in place of the one under a key; nil removes it.
  package final func associate(_ value: AnyObject?, for key: ObjectIdentifier) {
    associatedValues[key] = value
  }

  /// Creates a responder.
  public override init() {
    super.init()
    referenceAnchor.object = self
  }

  deinit { referenceAnchor.object = nil }

  /// The next responder of the chain, or nil at its end.
  open var next: UIResponder? { nil }

  /// Receives touches that began; by default passes them to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Receives touches that moved; by default passes them to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Receives touches that ended; by default passes them to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Receives touches that were cancelled; by default passes them to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Receives presses that began; by default passes them to the next responder.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Receives presses whose force changed; by default passes them to the next responder.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Receives presses that ended; by default passes them to the next responder.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Receives presses that were cancelled; by default passes them to the next responder.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  /// Receives the start of a motion such as a shake. Never called: the engine has no motion.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Receives the end of a motion such as a shake. Never called: the engine has no motion.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Receives the cancellation of a motion. Never called: the engine has no motion.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The view in place of the keyboard; stored nowhere, since the engine has no keyboard.
  open var inputView: UIView? { nil }
  /// The view above the keyboard; stored nowhere, since the engine has no keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Whether the responder is an element for VoiceOver; stored only.
  open var isAccessibilityElement = false
  /// What the element is; stored only.
  open var accessibilityLabel: String?
  /// What happens when the element is activated; stored only.
  open var accessibilityHint: String?
  /// The value of the element; stored only.
  open var accessibilityValue: String?
  /// What the element is and does; stored only.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Activates the element for VoiceOver, and returns whether it did. Never called by the engine.
  open func accessibilityActivate() -> Bool { false }
  /// Increments the value of the element. Never called by the engine.
  open func accessibilityIncrement() {}
  /// Decrements the value of the element. Never called by the engine.
  open func accessibilityDecrement() {}

  /// Handles VoiceOver's escape gesture, and returns whether it did; false by default (C257).
  ///
  /// In UIKit a method of every object, which Swift can override only with Objective-C.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Handles VoiceOver's escape gesture in place of ``accessibilityPerformEscape()``, from iOS 17 on
  /// (C257).
  open var accessibilityPerformEscapeBlock: AXBoolReturnBlock?

  /// Whether the responder can become first responder; false by default.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder resigns as first responder on request; true by default.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { chainWindow?.firstResponder === self }

  /// Makes this the first responder of its window, if the current one resigns.
  ///
  /// - Returns: Whether it is the first responder now; false outside a window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { becomeFirst() }

  /// Resigns as first responder; an override must call this implementation.
  ///
  /// - Returns: Whether the responder has resigned.
  @discardableResult
  open func resignFirstResponder() -> Bool { resignFirst() }
}
#endif
