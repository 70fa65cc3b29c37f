#if HEADLESS
extension UIView {
  /// Returns whether a view class is one of the engine's.
  ///
  /// The engine may skip a call to such a class if it knows the result. An app's class may return
  /// something else each time, or count the calls.
  static func isEngineClass(_ type: UIView.Type) -> Bool {
    if let isKnown = known[ObjectIdentifier(type)] { return isKnown }
    let isEngineClass = module(of: type) == module(of: UIView.self)
    known[ObjectIdentifier(type)] = isEngineClass
    return isEngineClass
  }

  private static var known: [ObjectIdentifier: Bool] = [:]

  private static func module(of type: UIView.Type) -> Substring {
    String(reflecting: type).prefix { $0 != "." }
  }
}
#endif
