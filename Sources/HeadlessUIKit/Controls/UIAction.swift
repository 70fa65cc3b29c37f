#if HEADLESS
import Foundation

/// The closure that an action runs, called with the action as its argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An element of a menu. The engine shows no menus; the class exists as the superclass of actions.
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

  fileprivate var storedTitle: String
  fileprivate var storedImage: UIImage?
  /// The title of the element.
  open var title: String { storedTitle }
  /// The subtitle of the element.
  open var subtitle: String?
  /// The image of the element.
  open var image: UIImage? { storedImage }

  fileprivate init(title: String, subtitle: String?, image: UIImage?) {
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

/// A closure that a control or bar button item runs, identified for replacement and removal.
///
/// Everything but the title, the identifier and the handler is stored for the app without effect.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// A value that distinguishes one action from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The raw value of the identifier.
    public let rawValue: String
    /// Creates an identifier from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from its raw value.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The title shown to the user.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// The image of the action.
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  /// The image of the action while its state is on.
  open var selectedImage: UIImage?
  /// A title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes of the action in a menu.
  open var attributes: UIMenuElement.Attributes
  /// The state of the action in a menu.
  open var state: UIMenuElement.State
  /// The object that performs the action; nil except while the handler runs.
  open var sender: Any? { performer }
  private weak var performer: AnyObject?
  private let givenIdentifier: Identifier?
  private let handler: UIActionHandler

  /// Creates an action, with a unique identifier if none is given.
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(identifier, title: title, attributes: attributes, state: state, handler: handler)
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates an action with a subtitle, and with a unique identifier if none is given.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.init(identifier, title: title, attributes: attributes, state: state, handler: handler)
    self.subtitle = subtitle
    self.image = image
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates an action with a second image, and with a unique identifier if none is given.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(identifier, title: title, attributes: attributes, state: state, handler: handler)
    self.subtitle = subtitle
    self.image = image
    self.selectedImage = selectedImage
    self.discoverabilityTitle = discoverabilityTitle
  }

  private init(
    _ identifier: Identifier?, title: String, attributes: Attributes, state: State,
    handler: @escaping UIActionHandler
  ) {
    givenIdentifier = identifier
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: nil, image: nil)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// Returns an action with the same identifier, handler and properties.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      title: title, subtitle: subtitle, image: image, selectedImage: selectedImage,
      identifier: identifier, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state, handler: handler)
  }

  /// The identifier given at creation, or one derived from the action's identity.
  open var identifier: Identifier {
    givenIdentifier ?? Identifier("\(ObjectIdentifier(self))")
  }

  /// Runs the handler with the given sender.
  func perform(for sender: AnyObject) {
    performer = sender
    handler(self)
    performer = nil
  }
}
#endif
