import UIKitShim

#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// Stores one value of each type with a responder, as long as the responder lives.
@MainActor
enum AssociatedValue {
  /// Returns the value of a type that is stored with a responder, or nil.
  static func get<Value>(_ type: Value.Type, of owner: UIResponder) -> Value? {
    #if canImport(ObjectiveC)
    let object = objc_getAssociatedObject(owner, key(type))
    #else
    let object = owner.associatedValues[ObjectIdentifier(type)]
    #endif
    // The key is the type, so no other box lies there; a dynamic cast would cost most of the time.
    return object.map { unsafeDowncast($0 as AnyObject, to: Box<Value>.self).value }
  }

  /// Stores a value with a responder in place of the one of its type; nil removes it.
  static func set<Value>(_ value: Value?, of owner: UIResponder) {
    #if canImport(ObjectiveC)
    objc_setAssociatedObject(
      owner, key(Value.self), value.map(Box.init), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #else
    owner.associatedValues[ObjectIdentifier(Value.self)] = value.map(Box.init)
    #endif
  }

  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  #if canImport(ObjectiveC)
  /// The address of the type's metadata, which is unique and lives as long as the program.
  private static func key<Value>(_ type: Value.Type) -> UnsafeRawPointer {
    unsafeBitCast(ObjectIdentifier(type), to: UnsafeRawPointer.self)
  }
  #endif
}
