#if HEADLESS
/// An object that adds an interaction, such as dragging, to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction is attached to.
  var view: UIView? { get }
  /// Called before the interaction is attached to a view, or detached if the view is nil.
  func willMove(to view: UIView?)
  /// Called after the interaction was attached to a view, or detached if the view is nil.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Attaches an interaction, first removing it from its current view.
  func attach(_ interaction: any UIInteraction) {
    guard !attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Detaches an interaction; ignored if it is not attached to this view.
  func detach(_ interaction: any UIInteraction) {
    guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

extension UIView {
  /// The attached interactions, in the order in which they were added.
  public var interactions: [any UIInteraction] {
    get { attachedInteractions }
    set {
      for interaction in attachedInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Attaches an interaction, removing it from its current view first.
  public func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Detaches an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
}
#endif
