import UIKitShim

#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// Stores one value of each type with a responder, as long as the responder lives.
@MainActor
package enum AssociatedValue {
  /// Returns the value of a type that is stored with a responder, or nil.
  package static func get<Value>(_ type: Value.Type, of owner: UIResponder) -> Value? {
    guard let object = object(for: ObjectIdentifier(type), of: owner) else { return nil }
    // The key is the type, so no other box lies there; a dynamic cast would cost most of the time.
    return unsafeDowncast(object, to: Box<Value>.self).value
  }

  /// Stores a value with a responder in place of the one of its type; nil removes it.
  package static func set<Value>(_ value: Value?, of owner: UIResponder) {
    let box: Box<Value>? = if let value { Box(value) } else { nil }
    store(box, for: ObjectIdentifier(Value.self), of: owner)
  }

  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  // These two are not inlined: there would be a copy for every type.

  @inline(never)
  private static func object(for key: ObjectIdentifier, of owner: UIResponder) -> AnyObject? {
    #if canImport(ObjectiveC)
    objc_getAssociatedObject(owner, address(key)) as AnyObject?
    #else
    owner.associatedValue(for: key)
    #endif
  }

  @inline(never)
  private static func store(
    _ object: AnyObject?, for key: ObjectIdentifier, of owner: UIResponder
  ) {
    #if canImport(ObjectiveC)
    objc_setAssociatedObject(owner, address(key), object, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
    owner.associate(object, for: key)
    #endif
  }

  #if canImport(ObjectiveC)
  /// The address of a type's metadata, which is unique and lives as long as the program.
  private static func address(_ key: ObjectIdentifier) -> UnsafeRawPointer {
    unsafeBitCast(key, to: UnsafeRawPointer.self)
  }
  #endif
}
