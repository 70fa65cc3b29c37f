#if HEADLESS
extension UIKitBehavior {
  /// Answers to ``UIKitBehavior/scrollAxis``.
  public enum ScrollAxis: String, Sendable, CaseIterable {
    /// The pan begins only if the content scrolls along the longer axis of the travel.
    case dominant
    /// The pan begins when the travel along the axes that scroll reaches the hysteresis.
    case enabledOnly
  }

  /// Answers to ``UIKitBehavior/scrollAtLeadingEdge``.
  public enum ScrollAtLeadingEdge: String, Sendable, CaseIterable {
    /// The scroll view keeps the drag.
    case keeps
    /// The pan of the scroll view does not begin, so the content pop may.
    case yields
  }

  /// Answers to ``UIKitBehavior/directionalLock``.
  public enum DirectionalLock: String, Sendable, CaseIterable {
    /// The lock keeps drags to an axis that are no steeper than ``EngineMetrics/lockSlope``.
    case wideCone
    /// The lock keeps drags to an axis that are no steeper than ``EngineMetrics/narrowLockSlope``.
    case narrowCone
  }

  /// Answers to ``UIKitBehavior/catchingDrag``.
  public enum CatchingDrag: String, Sendable, CaseIterable {
    /// The drag begins with the first movement along an axis that scrolls.
    case atOnce
    /// The drag begins after as much travel as any other drag.
    case afterHysteresis
  }

  /// Answers to ``UIKitBehavior/transferAndContentPop``.
  public enum TransferAndContentPop: String, Sendable, CaseIterable {
    /// The scroll view yields to the content pop, whether or not it transfers scrolling.
    case ignoresTransfer
    /// The scroll view keeps the drag if it transfers no horizontal scrolling to its parent.
    case keepsTheDrag
  }

  /// Answers to ``UIKitBehavior/liftBeyondEnd``.
  public enum LiftBeyondEnd: String, Sendable, CaseIterable {
    /// The content starts with the speed that it had under the touch.
    case keepsSpeed
    /// The content starts from rest.
    case startsFromRest
  }

  /// Answers to ``UIKitBehavior/liftVelocity``.
  public enum LiftVelocity: String, Sendable, CaseIterable {
    /// The oldest of the last three steps weighs most.
    case weighsOldestStep
    /// The middle one of the last three steps weighs most, and the oldest nothing.
    case weighsMiddleStep
  }

  /// Answers to ``UIKitBehavior/movedEnd``.
  public enum MovedEnd: String, Sendable, CaseIterable {
    /// The offset moves to the nearest one in range, without an animation.
    case bringsContentInside
    /// The offset stays where it is.
    case leavesOffset
  }

  /// Answers to ``UIKitBehavior/pagerMirroring``.
  public enum PagerMirroring: String, Sendable, CaseIterable {
    /// The next page is on the left in a right-to-left interface.
    case mirrors
    /// The next page is on the right in every interface.
    case staysPhysical
  }
}
#endif
