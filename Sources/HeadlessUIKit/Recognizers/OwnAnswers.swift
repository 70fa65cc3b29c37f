/// Which questions about a pair of recognizers somebody may answer for one of them: its class, or
/// its delegate.
///
/// Questions of pairs are asked of every pair, and hardly anybody answers them. UIKit finds out when
/// a delegate is set which methods it has; here a method that is left out tells when it is called.
struct OwnAnswers: OptionSet {
  let rawValue: UInt8

  /// The class may say who waits for whom (C088).
  static let relations = OwnAnswers(rawValue: 1)
  /// The class may say who prevents whom (C080).
  static let prevention = OwnAnswers(rawValue: 1 << 1)
  /// The delegate may have the method about failing first.
  static let delegateRequires = OwnAnswers(rawValue: 1 << 2)
  /// The delegate may have the method about being waited for.
  static let delegateIsRequired = OwnAnswers(rawValue: 1 << 3)
  /// The delegate may have the method about recognizing together.
  static let delegateAllows = OwnAnswers(rawValue: 1 << 4)

  /// Whoever may say that the recognizer waits for another.
  static let waiting: OwnAnswers = [.relations, .delegateRequires]
  /// Whoever may say that another waits for the recognizer.
  static let holding: OwnAnswers = [.relations, .delegateIsRequired]

  static let anyClass: OwnAnswers = [.relations, .prevention]
  static let anyDelegate: OwnAnswers = [.delegateRequires, .delegateIsRequired, .delegateAllows]

  /// What a class may answer: those of the engine that have no opinion are known.
  @MainActor
  init(ofClass type: UIGestureRecognizer.Type) {
    self = Self.known[ObjectIdentifier(type)] ?? .anyClass
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  @MainActor
  private static let known: [ObjectIdentifier: OwnAnswers] = [
    ObjectIdentifier(UIPanGestureRecognizer.self): [],
    ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): [],
    ObjectIdentifier(UILongPressGestureRecognizer.self): [],
    ObjectIdentifier(UIPinchGestureRecognizer.self): [],
    ObjectIdentifier(UIRotationGestureRecognizer.self): [],
    ObjectIdentifier(UISwipeGestureRecognizer.self): [],
    ObjectIdentifier(UITapGestureRecognizer.self): .prevention,
    ObjectIdentifier(ScrollPanGestureRecognizer.self): [],
    ObjectIdentifier(ScrollPinchGestureRecognizer.self): [],
  ]
}

extension UIGestureRecognizer {
  /// Takes note that a delegate leaves a method out, if it is the recognizer's own: others may have
  /// been asked in its place.
  func noteLeftOut(_ answer: OwnAnswers, by other: any UIGestureRecognizerDelegate) {
    if answerer === other { ownAnswers.subtract(answer) }
  }
}
