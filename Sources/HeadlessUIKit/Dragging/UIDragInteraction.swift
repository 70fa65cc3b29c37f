#if HEADLESS
import Foundation

/// An interaction that lifts a view after a long touch and drags the items its delegate provides.
///
/// A lift prevents other recognizers except long presses, which are delayed and may recognize
/// during it (C100). A drag begins when the touch moves on; the touch is cancelled then. The engine
/// has no drop destinations, so every drag ends as cancelled.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// The object that provides the dragged items; held weakly.
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the interaction is attached to.
  open private(set) weak var view: UIView?
  /// Whether other recognizers may recognize during the lift.
  ///
  /// If true, their recognition cancels the lift. If false, the lift prevents them.
  open var allowsSimultaneousRecognitionDuringLift = false
  /// Whether touches can start a lift.
  open var isEnabled: Bool {
    didSet {
      lift.isEnabled = isEnabled
      longPressDelay.isEnabled = isEnabled
    }
  }

  let lift = LiftRecognizer()
  let longPressDelay = LongPressDelayRecognizer()

  /// Creates an interaction; attach it with ``UIView/addInteraction(_:)``.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    isEnabled = UIDragInteraction.isEnabledByDefault
    super.init()
    lift.interaction = self
    longPressDelay.lift = lift
  }

  /// Whether new interactions are enabled; true for the engine's device.
  open class var isEnabledByDefault: Bool { true }

  /// Removes the interaction's recognizers from the current view.
  open func willMove(to view: UIView?) {
    for recognizer in [lift, longPressDelay] as [UIGestureRecognizer] {
      recognizer.view?.removeGestureRecognizer(recognizer)
    }
  }

  /// Adds the interaction's recognizers to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(lift)
    view?.addGestureRecognizer(longPressDelay)
  }
}
#endif
