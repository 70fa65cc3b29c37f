#if HEADLESS
/// The values of properties that the engine keeps for the app and does not evaluate.
///
/// A property in an extension reads its value by its own name. One value stands for all of them in
/// the object, which costs a pointer while none is set.
struct StoredProperties {
  private var values: [String: Any] = [:]

  /// The value of the calling property, or its default while it has not been set.
  subscript<Value>(
    default initial: @autoclosure () -> Value, name name: String = #function
  ) -> Value {
    get {
      guard let value = values[name] else { return initial() }
      return value as? Value ?? initial()
    }
    set { values[name] = newValue }
  }
}
#endif
