import Foundation

/// A drag of the engine: a finger whose touch is gone, and what it carries.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  let finger: Int
  /// Kept by its view; a drag that is abandoned must not keep what it was lifted from.
  private weak var interaction: UIDragInteraction?
  /// Where the finger is, in the coordinates of the screen; in pt.
  private var place: CGPoint

  init(of interaction: UIDragInteraction, with touch: UITouch) {
    self.interaction = interaction
    finger = touch.finger
    place = touch.placeOnScreen
    super.init()
  }

  func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return place }
    return view.convertFromWindow(window.convert(place, from: nil as UIWindow?))
  }

  /// Asks what is dragged; returns whether there is anything.
  func collectItems() -> Bool {
    guard let interaction else { return false }
    items =
      interaction.delegate?.dragInteraction(interaction, itemsForBeginning: self) ?? []
    return !items.isEmpty
  }

  /// Begins to carry what was lifted, from where a touch is now.
  func begin(with touch: UITouch) {
    place = touch.placeOnScreen
    guard let interaction else { return }
    interaction.delegate?.dragInteraction(interaction, sessionWillBegin: self)
  }

  func move(to location: CGPoint) {
    guard location != place else { return }
    place = location
    guard let interaction else { return }
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: self)
  }

  /// Ends the drag over nobody who takes it.
  func end() {
    guard let interaction else { return }
    interaction.delegate?.dragInteraction(interaction, session: self, willEndWith: .cancel)
    interaction.delegate?.dragInteraction(interaction, session: self, didEndWith: .cancel)
  }
}

extension UITouch {
  fileprivate var placeOnScreen: CGPoint {
    window?.convert(point, to: nil as UIWindow?) ?? point
  }
}

extension HeadlessEngine {
  /// Gives fingers that carry a drag to it, and returns what the other fingers did.
  func carryDrags(_ samples: [TouchSample]) -> [TouchSample] {
    samples.filter { sample in
      guard let drag = drags.first(where: { $0.finger == sample.finger }) else { return true }
      switch sample.phase {
      case .moved: drag.move(to: sample.location)
      case .ended, .cancelled:
        drag.move(to: sample.location)
        end(drag)
      default: break
      }
      return false
    }
  }

  func end(_ drag: DragSession) {
    drags.removeAll { $0 === drag }
    drag.end()
  }
}
