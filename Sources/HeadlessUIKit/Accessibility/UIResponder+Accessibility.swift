#if HEADLESS
import Foundation

/// What an element is and does, for VoiceOver. The engine has none; stored only.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// Selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// A text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A value that can be changed by swipes up and down.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// A header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// What VoiceOver says about a responder. All of it is stored only.
///
/// In UIKit these are properties of every object.
extension UIResponder {
  /// A name of the element for tests of the interface; stored only.
  public var accessibilityIdentifier: String? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Whether VoiceOver ignores the elements inside; stored only.
  public var accessibilityElementsHidden: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether VoiceOver ignores everything beside the view; stored only.
  public var accessibilityViewIsModal: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether VoiceOver groups the elements inside; stored only.
  public var shouldGroupAccessibilityChildren: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }
}
#endif
