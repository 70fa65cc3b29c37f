#if HEADLESS
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

/// Answers for an element of accessibility.
public typealias AXBoolReturnBlock = () -> Bool

extension UIResponder {
  /// Performs VoiceOver's escape gesture while the responder has the focus. Not part of UIKit.
  ///
  /// Calls ``accessibilityPerformEscapeBlock``, or without one ``accessibilityPerformEscape()``, along
  /// the responder chain until a responder returns true (C257).
  ///
  /// - Returns: Whether a responder has handled the gesture.
  @discardableResult
  public func headlessPerformEscape() -> Bool {
    let version = chainWindow?.headlessEngine?.behavior.version
    let hasBlocks = version.map { $0 >= .v18 } ?? false
    var responder: UIResponder? = self
    while let current = responder {
      let block = hasBlocks ? current.accessibilityPerformEscapeBlock : nil
      if block?() ?? current.accessibilityPerformEscape() { return true }
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
    /// UIKit's values, which the engine does not distinguish.
    public static let announcement = Self(rawValue: 1008),
      layoutChanged = Self(rawValue: 1001),
      screenChanged = Self(rawValue: 1000)
  }

  /// Whether VoiceOver is on: never.
  public static var isVoiceOverRunning: Bool { false }
  /// Has no effect: the engine has no VoiceOver.
  public static func post(notification: UIAccessibility.Notification, argument: Any?) {}
}

/// What an element is and does, for VoiceOver. The engine has none; stored only.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let none: UIAccessibilityTraits = [],
    button = Self(rawValue: 1 << 0),
    link = Self(rawValue: 1 << 1),
    image = Self(rawValue: 1 << 2),
    selected = Self(rawValue: 1 << 3),
    staticText = Self(rawValue: 1 << 6),
    notEnabled = Self(rawValue: 1 << 8),
    updatesFrequently = Self(rawValue: 1 << 9),
    adjustable = Self(rawValue: 1 << 12),
    header = Self(rawValue: 1 << 16)
}

#endif
