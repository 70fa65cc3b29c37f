#if HEADLESS
import Foundation

/// A namespace for accessibility settings.
public struct UIAccessibility {
  /// Whether Reduce Motion is on.
  @MainActor public static var isReduceMotionEnabled: Bool { headlessIsReduceMotionEnabled }

  /// Whether Reduce Motion and Prefer Cross-Fade Transitions are both on.
  @MainActor public static var prefersCrossFadeTransitions: Bool {
    headlessIsReduceMotionEnabled && headlessPrefersCrossFadeTransitions
  }

  /// The setting Reduce Motion of the process, off by default. Not part of UIKit.
  @MainActor public static var headlessIsReduceMotionEnabled = false

  /// The setting Prefer Cross-Fade Transitions of the process, off by default. Not part of UIKit.
  ///
  /// It has an effect only while Reduce Motion is on.
  @MainActor public static var headlessPrefersCrossFadeTransitions = false
}

extension UIResponder {
  /// Performs VoiceOver's escape gesture while the responder has the focus. Not part of UIKit.
  ///
  /// Calls ``accessibilityPerformEscape()`` along the responder chain until a responder returns
  /// true (C257).
  ///
  /// - Returns: Whether a responder has handled the gesture.
  @discardableResult
  public func headlessPerformEscape() -> Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }
}
#endif
