#if HEADLESS
/// The closure that an action runs, called with the action as its argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

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
    (self.subtitle, self.image, self.discoverabilityTitle) = (subtitle, image, discoverabilityTitle)
  }

  /// Creates an action with a second image, and with a unique identifier if none is given.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(identifier, title: title, attributes: attributes, state: state, handler: handler)
    (self.subtitle, self.image, self.selectedImage) = (subtitle, image, selectedImage)
    self.discoverabilityTitle = discoverabilityTitle
  }

  private init(
    _ identifier: Identifier?, title: String, attributes: Attributes, state: State,
    handler: @escaping UIActionHandler
  ) {
    givenIdentifier = identifier
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
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
  open var identifier: Identifier { givenIdentifier ?? Identifier("\(ObjectIdentifier(self))") }

  /// Runs the handler as if a sender had performed the action. The target is ignored.
  ///
  /// With it a test chooses an action of a menu, which the engine does not show.
  open func performWithSender(_ sender: Any?, target: Any?) {
    perform(for: sender as AnyObject? ?? self)
  }

  /// Runs the handler with the given sender.
  func perform(for sender: AnyObject) {
    performer = sender
    handler(self)
    performer = nil
  }
}
#endif
