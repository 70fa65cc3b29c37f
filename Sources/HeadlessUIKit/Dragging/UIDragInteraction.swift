import Foundation

/// Lets a finger that rests on a view lift it, and drag away what the delegate says it stands for.
///
/// A lift fails whoever competes with it, but for long presses: those are delayed, and go on beside it
/// (C100). When the finger moves on a drag begins, and the finger's touch is cancelled. Nothing in the
/// engine takes what is dragged: every drag ends as cancelled.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// Says what is dragged; kept weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction belongs to.
  open private(set) weak var view: UIView?
  /// Whether another recognizer may recognize during the lift, which is cancelled then; else the lift
  /// fails it.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether touches lift and drag.
  open var isEnabled: Bool {
    didSet {
      lift.isEnabled = isEnabled
      pressDelay.isEnabled = isEnabled
    }
  }

  let lift = LiftRecognizer()
  let pressDelay = LongPressDelayRecognizer()

  /// Makes an interaction for ``UIView/addInteraction(_:)``.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = UIDragInteraction.isEnabledByDefault
    super.init()
    lift.interaction = self
    pressDelay.lift = lift
  }

  /// Whether new interactions are enabled, which depends on the device: on the engine's they are.
  open class var isEnabledByDefault: Bool { true }

  /// Takes the interaction's recognizers from the view that it leaves.
  open func willMove(to view: UIView?) {
    for recognizer in [lift, pressDelay] as [UIGestureRecognizer] {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  /// Gives the view its recognizers.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(lift)
    view?.addGestureRecognizer(pressDelay)
  }
}
