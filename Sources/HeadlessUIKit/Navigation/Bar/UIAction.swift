import Foundation

/// Something that a menu or button offers.
@MainActor
open class UIMenuElement: NSObject {
  /// What it is called.
  public let title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}

/// What an action runs.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// Something to do, as a closure; images, states and attributes are not modelled.
@MainActor
open class UIAction: UIMenuElement {
  /// Tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells the action apart from others; made up if none was given.
  public let identifier: Identifier
  /// Who sent the action last; set while it runs.
  open private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler

  /// Makes an action.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title)
  }

  /// Runs the action for a sender.
  func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
