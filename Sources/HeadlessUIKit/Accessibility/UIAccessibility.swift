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

extension UIAccessibility {
  /// The kind of a message to VoiceOver.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The raw value of the kind.
    public let rawValue: UInt32
    /// Creates a kind from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// A change of the layout.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Another screen.
    public static let screenChanged = Notification(rawValue: 1000)
  }

  /// Whether VoiceOver is on: never.
  public static var isVoiceOverRunning: Bool { false }
  /// Has no effect: the engine has no VoiceOver.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}
#endif
