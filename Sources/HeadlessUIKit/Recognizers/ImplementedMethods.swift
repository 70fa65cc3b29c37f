#if HEADLESS
/// The optional methods about pairs of recognizers that a recognizer's class or delegate may
/// implement.
///
/// These methods are called for every pair of recognizers, and few classes implement them. UIKit
/// finds out when a delegate is set; here the default implementation notes that it was called.
struct ImplementedMethods: OptionSet {
  let rawValue: UInt8

  /// The class may override the methods about failure requirements (C088).
  static let classRelations = ImplementedMethods(rawValue: 1)
  /// The class may override the methods about prevention (C080).
  static let classPrevention = ImplementedMethods(rawValue: 1 << 1)
  /// The delegate may implement `shouldRequireFailureOf`.
  static let delegateRequires = ImplementedMethods(rawValue: 1 << 2)
  /// The delegate may implement `shouldBeRequiredToFailBy`.
  static let delegateIsRequired = ImplementedMethods(rawValue: 1 << 3)
  /// The delegate may implement `shouldRecognizeSimultaneouslyWith`.
  static let delegateAllows = ImplementedMethods(rawValue: 1 << 4)

  /// The methods by which a recognizer may wait for another.
  static let waiting: ImplementedMethods = [.classRelations, .delegateRequires]
  /// The methods by which a recognizer may make another wait.
  static let holding: ImplementedMethods = [.classRelations, .delegateIsRequired]

  static let anyClass: ImplementedMethods = [.classRelations, .classPrevention]
  static let anyDelegate: ImplementedMethods = [
    .delegateRequires, .delegateIsRequired, .delegateAllows,
  ]

  /// The methods that a class may override; known exactly for the engine's own classes.
  @MainActor
  init(ofClass type: UIGestureRecognizer.Type) {
    self = Self.known[ObjectIdentifier(type)] ?? .anyClass
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  @MainActor
  private static let known: [ObjectIdentifier: ImplementedMethods] = [
    ObjectIdentifier(UIPanGestureRecognizer.self): [],
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): [],
    ObjectIdentifier(UILongPressGestureRecognizer.self): [],
    ObjectIdentifier(UIPinchGestureRecognizer.self): [],
    ObjectIdentifier(UIRotationGestureRecognizer.self): [],
    ObjectIdentifier(UISwipeGestureRecognizer.self): [],
    ObjectIdentifier(UITapGestureRecognizer.self): .classPrevention,
    ObjectIdentifier(ScrollPanGestureRecognizer.self): [],
    ObjectIdentifier(ScrollPinchGestureRecognizer.self): [],
  ]
}

extension UIGestureRecognizer {
  /// Notes that a delegate does not implement a method, if it is the recognizer's own delegate: a
  /// delegate may forward a question to another object.
  func noteUnimplemented(
    _ method: ImplementedMethods, by delegate: any UIGestureRecognizerDelegate
  ) {
    if currentDelegate === delegate { implemented.subtract(method) }
  }
}
#endif
