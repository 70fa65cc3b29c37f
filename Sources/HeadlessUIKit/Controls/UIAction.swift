import Foundation

/// What an action runs; it is handed the action itself.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to be done when a control is used.
///
/// Images, attributes and menus are not modelled: there are no pixels.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What tells one action from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// A name for people.
  open var title: String
  /// What performs the action, while it does.
  open var sender: Any? { performer }
  private weak var performer: AnyObject?
  private let givenIdentifier: Identifier?
  private let handler: UIActionHandler

  /// Makes an action; without an identifier it gets one of its own.
  public init(
    title: String = "", identifier: UIAction.Identifier? = nil,
    handler: @escaping UIActionHandler
  ) {
    self.title = title
    givenIdentifier = identifier
    self.handler = handler
    super.init()
  }

  /// What tells the action from another.
  open var identifier: Identifier {
    givenIdentifier ?? Identifier("\(ObjectIdentifier(self))")
  }

  /// Runs the action on behalf of a control.
  func perform(for sender: AnyObject) {
    performer = sender
    handler(self)
    performer = nil
  }
}
