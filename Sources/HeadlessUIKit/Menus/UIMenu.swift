#if HEADLESS
import Foundation

/// A list of actions and menus. The engine shows none: run an action of it with
/// ``UIAction/performWithSender(_:target:)``.
@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  /// A value that distinguishes one menu from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu lies in another. Nothing is drawn.
  public struct Options: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The elements lie in the outer menu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu destroys data.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One element is on.
    public static let singleSelection = Options(rawValue: 1 << 5)
    /// The elements lie side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The size of the elements. Nothing is drawn.
  public enum ElementSize: Int, Sendable {
    /// Small elements side by side, with images only.
    case small = 0
    /// Elements side by side, with an image and a short title.
    case medium = 1
    /// One element in each row, with its full title.
    case large = 2
    /// The system chooses the size.
    case automatic = -1
  }

  /// The identifier of the menu, unique if none was given.
  open var identifier: Identifier { given ?? Identifier("\(ObjectIdentifier(self))") }
  /// How the menu lies in another; stored only.
  open private(set) var options: Options
  /// The elements in order.
  open private(set) var children: [UIMenuElement]
  /// The size of the elements; stored only.
  open var preferredElementSize = ElementSize.automatic
  /// The actions of the menu and of those in it that are on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }
  private let given: Identifier?

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    given = identifier
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// Returns a menu with the same properties and other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: given, options: options,
      children: newChildren)
  }

  /// Returns a menu with the same properties and elements.
  open override func copy(with zone: NSZone? = nil) -> Any { replacingChildren(children) }
}

/// Elements of a menu that are made when it shows, which the engine does not.
@preconcurrency @MainActor
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates an element; the closure is never called by the engine.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// Returns an element whose elements are made each time it shows.
  open class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
}
#endif
