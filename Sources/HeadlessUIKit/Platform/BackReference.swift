#if HEADLESS
/// A reference to an object that owns this one or outlives it, such as a superview: it retains
/// nothing, and is nil once the object is deallocated.
///
/// It acts like a weak reference, except that the deinitializer of a subclass still finds the
/// object, as in UIKit. An object that was ever the target of a weak reference counts all its
/// references in a side table for the rest of its life, and a walk through the hierarchy retains a
/// view with every step.
@propertyWrapper
package struct BackReference<Object: Anchored> {
  @usableFromInline package let anchor: Anchor?

  /// Makes a reference to an object, or one that is nil.
  @inlinable
  package init(_ object: Object?) { anchor = object?.referenceAnchor }

  @inlinable
  package init(wrappedValue object: Object?) { self.init(object) }

  /// The object, or nil.
  @inlinable
  package var object: Object? {
    guard let object = anchor?.target else { return nil }
    return unsafeDowncast(object, to: Object.self)
  }

  @inlinable
  package var wrappedValue: Object? {
    get { object }
    set { self = Self(newValue) }
  }
}

/// An object to which there can be a ``BackReference``.
///
/// It sets its anchor's object when it is initialized, and to nil in its deinitializer.
package protocol Anchored: AnyObject {
  /// What references to the object retain in its place.
  var referenceAnchor: Anchor { get }
}

/// What all back references to an object share.
///
/// The object may be deallocated off the main actor once nothing else refers to it, as the stage of
/// a test is.
package final class Anchor: @unchecked Sendable {
  /// The object; nil once it is deallocated.
  unowned(unsafe) var object: AnyObject?

  /// The object, for other modules: without an access that is checked at run time.
  package var target: AnyObject? { object }
}
#endif
