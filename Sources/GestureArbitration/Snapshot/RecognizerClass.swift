import UIKitShim

/// Whose class a recognizer has.
@MainActor
enum RecognizerClass {
  /// Whether it is one of this module's.
  static func isArbiters(_ recognizer: UIGestureRecognizer) -> Bool {
    String(reflecting: type(of: recognizer)).hasPrefix("GestureArbitration.")
  }

  /// Whether it is exactly one of those that an app may make.
  static func isPublic(_ recognizer: UIGestureRecognizer) -> Bool {
    let type = type(of: recognizer)
    return known.contains { $0 == type }
  }

  private static let known: [UIGestureRecognizer.Type] = [
    UIPanGestureRecognizer.self, ScreenEdgePanGestureRecognizer.self, UITapGestureRecognizer.self,
    UILongPressGestureRecognizer.self, UISwipeGestureRecognizer.self,
    UIPinchGestureRecognizer.self, UIRotationGestureRecognizer.self, UIHoverGestureRecognizer.self,
  ]
}
