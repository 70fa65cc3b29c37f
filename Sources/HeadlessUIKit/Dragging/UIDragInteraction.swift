#if HEADLESS
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

/// Provides the items of a drag and responds to its progress.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// Returns the items to drag; an empty array prevents the lift.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  /// Called when the lifted items begin to move.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  /// Called when the touch of the drag moves.
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
  /// Called when the touch of the drag ends, before the drag ends.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  /// Called when the drag has ended.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  /// Default implementation; does nothing.
  public func dragInteraction(_: UIDragInteraction, sessionWillBegin _: any UIDragSession) {}

  /// Default implementation; does nothing.
  public func dragInteraction(_: UIDragInteraction, sessionDidMove _: any UIDragSession) {}

  /// Default implementation; does nothing.
  public func dragInteraction(
    _: UIDragInteraction, session _: any UIDragSession, willEndWith _: UIDropOperation
  ) {}

  /// Default implementation; does nothing.
  public func dragInteraction(
    _: UIDragInteraction, session _: any UIDragSession, didEndWith _: UIDropOperation
  ) {}
}

/// The properties that drag and drop sessions share.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items of the session.
  var items: [UIDragItem] { get }
  /// Returns the location of the touch in a view's coordinates, in pt.
  func location(in view: UIView) -> CGPoint
}

/// A drag in progress, from the lift to its end.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// A value that the app associates with the drag.
  var localContext: Any? { get set }
}

/// An item carried by a drag.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  /// An object that represents the item within the app.
  open var localObject: Any?

  /// Creates an item with the provider of its data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// The outcome of a drag.
public enum UIDropOperation: UInt, Sendable {
  /// The drag was cancelled; no destination accepted it.
  case cancel = 0
  /// The destination forbids the drop; never reported by the engine.
  case forbidden = 1
  /// The items are copied; never reported by the engine.
  case copy = 2
  /// The items are moved; never reported by the engine.
  case move = 3
}
#endif
