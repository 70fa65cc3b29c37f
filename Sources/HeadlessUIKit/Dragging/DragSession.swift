#if HEADLESS
/// A drag in progress: the touch that carries it was cancelled and its samples move the drag.
@MainActor
final class DragSession: NSObject, UIDragSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  let touchNumber: Int
  /// Weak because the view owns the interaction, and an abandoned drag must not retain that view.
  private weak var interaction: UIDragInteraction?
  /// The location of the touch in screen coordinates, in pt.
  private var screenLocation: CGPoint

  init(of interaction: UIDragInteraction, with touch: UITouch) {
    self.interaction = interaction
    touchNumber = touch.number
    screenLocation = touch.screenLocation
  }

  func location(in view: UIView) -> CGPoint {
    guard let window = view.window else { return screenLocation }
    return view.convertFromWindow(window.convert(screenLocation, from: nil as UIWindow?))
  }

  /// Requests the items from the delegate; returns whether there are any.
  func collectItems() -> Bool {
    guard let interaction else { return false }
    items =
      interaction.delegate?.dragInteraction(interaction, itemsForBeginning: self) ?? []
    return !items.isEmpty
  }

  /// Begins the drag at the touch's current location.
  func begin(with touch: UITouch) {
    screenLocation = touch.screenLocation
    guard let interaction else { return }
    interaction.delegate?.dragInteraction(interaction, sessionWillBegin: self)
  }

  func move(to location: CGPoint) {
    guard location != screenLocation else { return }
    screenLocation = location
    guard let interaction else { return }
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: self)
  }

  /// Ends the drag as cancelled; the engine has no drop destinations.
  func end() {
    guard let interaction else { return }
    interaction.delegate?.dragInteraction(interaction, session: self, willEndWith: .cancel)
    interaction.delegate?.dragInteraction(interaction, session: self, didEndWith: .cancel)
  }
}

extension UITouch {
  fileprivate var screenLocation: CGPoint { window?.convert(point, to: nil as UIWindow?) ?? point }
}

extension HeadlessEngine {
  /// Moves or ends drags by the samples of their touches; returns the samples of all other touches.
  func deliverToDrags(_ samples: [TouchSample]) -> [TouchSample] {
    samples.filter { sample in
      guard let drag = drags.first(where: { $0.touchNumber == sample.touch }) else { return true }
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
#endif
