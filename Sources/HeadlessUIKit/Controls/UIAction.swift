#if HEADLESS
import Foundation

/// The closure that an action runs, called with the action as its argument.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure that a control or bar button item runs, identified for replacement and removal.
///
/// Images, attributes and menus are not modelled.
@preconcurrency @MainActor
open class UIAction: NSObject {
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
  open var title: String
  /// The object that performs the action; nil except while the handler runs.
  open var sender: Any? { performer }
  private weak var performer: AnyObject?
  private let givenIdentifier: Identifier?
  private let handler: UIActionHandler

  /// Creates an action, with a unique identifier if none is given.
  public init(
    title: String = "", identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    givenIdentifier = identifier
    self.handler = handler
    super.init()
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
