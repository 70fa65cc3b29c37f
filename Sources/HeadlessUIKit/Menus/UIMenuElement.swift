#if HEADLESS
import Foundation

/// An element of a menu. The engine shows no menus; the class exists as the superclass of actions and menus.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @MainActor NSCopying, @MainActor NSSecureCoding {
  /// The state that a menu shows next to an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A checkmark.
    case on = 1
    /// A mark for several selected items, some of which are on.
    case mixed = 2
  }

  /// Properties of an element in a menu.
  public struct Attributes: OptionSet, Sendable {
    /// The raw value of the option set.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element destroys data.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  final var storedTitle: String
  final var storedImage: UIImage?
  /// The title of the element.
  open var title: String { storedTitle }
  /// The subtitle of the element.
  open var subtitle: String?
  /// The image of the element.
  open var image: UIImage? { storedImage }

  init(title: String, subtitle: String?, image: UIImage?) {
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
    super.init()
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; HeadlessUIKit does not support archiving.
  open func encode(with coder: NSCoder) {}
  /// True, as in UIKit.
  open class var supportsSecureCoding: Bool { true }

  /// Returns an element with the same title, subtitle and image.
  open func copy(with zone: NSZone? = nil) -> Any {
    UIMenuElement(title: storedTitle, subtitle: subtitle, image: storedImage)
  }
}
#endif
