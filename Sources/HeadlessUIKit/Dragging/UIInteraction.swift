import Foundation

/// Something that a view does beside its gestures, such as being dragged.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction belongs to.
  var view: UIView? { get }
  /// Tells the interaction that it is about to belong to a view, or to none.
  func willMove(to view: UIView?)
  /// Tells the interaction that it belongs to a view, or to none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Gives an interaction to the view, taking it from the one it belonged to.
  func attach(_ interaction: any UIInteraction) {
    guard !attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction from the view.
  func detach(_ interaction: any UIInteraction) {
    guard attachedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
