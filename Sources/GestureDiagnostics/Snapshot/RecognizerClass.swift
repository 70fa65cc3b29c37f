import GestureArbitration
import UIKitShim

/// Distinguishes the classes of recognizers.
@MainActor
enum RecognizerClass {
  /// Whether the recognizer's class is one of UIKit's public classes, and no subclass.
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
