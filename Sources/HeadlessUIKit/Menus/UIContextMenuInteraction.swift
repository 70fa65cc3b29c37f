#if HEADLESS
import Foundation

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
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

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
    self.identifier = identifier
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}
#endif
