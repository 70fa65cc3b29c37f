#if HEADLESS
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
    /// UIKit's values, which the engine does not distinguish.
    public static let displayInline = Self(rawValue: 1 << 0),
      destructive = Self(rawValue: 1 << 1),
      singleSelection = Self(rawValue: 1 << 5),
      displayAsPalette = Self(rawValue: 1 << 7)
  }

  /// The size of the elements. Nothing is drawn.
  public enum ElementSize: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case small, medium, large
    /// UIKit's values, which the engine does not distinguish.
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

/// An interaction that would show a menu for a long press.
///
/// The engine shows no menus and has no recognizer for them: how UIKit's lies among others is not
/// published. The delegate is never called.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that would provide the menu. The interaction keeps it weakly.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?

  /// Creates an interaction; attach it with ``UIView/addInteraction(_:)``.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is attached or detached.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was attached or detached.
  open func didMove(to view: UIView?) { self.view = view }
  /// Has no effect: the engine shows no menus.
  open func dismissMenu() {}
}

/// Would provide the menu of an interaction.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// Would be asked for the menu at a location in pt, which the engine does not show.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// A menu and its preview. The engine shows neither.
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Returns the preview.
  public typealias ContentPreviewProvider = @MainActor () -> UIViewController?
  /// Returns the menu, given the actions of the system.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?

  /// The identifier; stored only.
  open private(set) var identifier: (any NSCopying)?
  private let previewProvider: ContentPreviewProvider?
  private let actionProvider: ActionProvider?

  /// Creates a configuration.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    (self.identifier, self.previewProvider) = (identifier, previewProvider)
    self.actionProvider = actionProvider
  }
}
#endif
