#if HEADLESS
extension UIKitBehavior {
  /// Answers to ``UIKitBehavior/actionOrder``.
  public enum ActionOrder: String, Sendable, CaseIterable {
    /// Recognizers send their actions in the order in which they recognized.
    case recognition
    /// The recognizer that recognized last sends its actions first.
    case reversed
  }

  /// Answers to ``UIKitBehavior/relationOrder``.
  public enum RelationOrder: String, Sendable, CaseIterable {
    /// The recognizer that would wait is asked before the one that it would wait for.
    case waiterFirst
    /// The recognizer that would be waited for is asked before the one that would wait.
    case blockerFirst
  }

  /// Answers to ``UIKitBehavior/relationTime``.
  public enum RelationTime: String, Sendable, CaseIterable {
    /// Recognizers and delegates are asked when a recognizer would recognize.
    case whenRecognizing
    /// Recognizers and delegates are asked when the touch lands.
    case atTouchDown
  }

  /// Answers to ``UIKitBehavior/shouldBeginTime``.
  public enum ShouldBeginTime: String, Sendable, CaseIterable {
    /// The delegate is asked once all required recognizers have failed.
    case afterRequirements
    /// The delegate is asked before the recognizer waits for those that it requires to fail.
    case beforeRequirements
  }

  /// Answers to ``UIKitBehavior/heldState``.
  public enum HeldState: String, Sendable, CaseIterable {
    /// Observers read the state possible.
    case readsPossible
    /// Observers read the state that the recognizer has set.
    case readsOwn
  }

  /// Answers to ``UIKitBehavior/laterRecognition``.
  public enum LaterRecognition: String, Sendable, CaseIterable {
    /// The recognizer that has begun continues.
    case leavesBegun
    /// The recognizer that has begun is cancelled, if the later one may prevent it.
    case cancelsBegun
  }

  /// Answers to ``UIKitBehavior/viewShouldBegin``.
  public enum ViewShouldBegin: String, Sendable, CaseIterable {
    /// The hit view is asked about a recognizer that would cancel its touches.
    case ifItCancels
    /// The hit view is asked about every recognizer, even one that cancels no touches.
    case always
  }

  /// Answers to ``UIKitBehavior/resetTime``.
  public enum ResetTime: String, Sendable, CaseIterable {
    /// A finished recognizer is reset when its touches have ended.
    case whenTouchesEnd
    /// A finished recognizer is reset at once, unless a requirement ties it to an unfinished one.
    case immediatelyIfUnlinked
  }

  /// Answers to ``UIKitBehavior/repeatedState``.
  public enum RepeatedState: String, Sendable, CaseIterable {
    /// The recognizer sends an action for its beginning, then one for a final state.
    case beganFirst
    /// The recognizer sends one action, for the last state, unless it had to wait for another.
    case onlyTheLast
  }

  /// Answers to ``UIKitBehavior/removedRecognizer``.
  public enum RemovedRecognizer: String, Sendable, CaseIterable {
    /// The recognizer is reset and sends no action.
    case isResetWithoutAction
    /// The recognizer sends its actions for the state cancelled.
    case isCancelled
  }

  /// Answers to ``UIKitBehavior/heldExclusion``.
  public enum HeldExclusion: String, Sendable, CaseIterable {
    /// The recognizer excludes no other while it waits.
    case excludesNone
    /// The recognizer excludes those that it may prevent, even while it waits.
    case excludes
  }

  /// Answers to ``UIKitBehavior/absentRequirement``.
  public enum AbsentRequirement: String, Sendable, CaseIterable {
    /// A required recognizer that receives no touch does not keep its dependents waiting.
    case doesNotBlock
    /// A required recognizer keeps its dependents waiting while its view is in the window
    /// hierarchy.
    case blocksWhileAttached
  }

  /// Answers to ``UIKitBehavior/tieOnOneView``.
  public enum TieOnOneView: String, Sendable, CaseIterable {
    /// The recognizer that was added last recognizes.
    case lastAddedWins
    /// The recognizer that was added first recognizes.
    case firstAddedWins
  }

  /// Answers to ``UIKitBehavior/resetOrder``.
  public enum ResetOrder: String, Sendable, CaseIterable {
    /// Recognizers are reset in the order in which they joined the touches.
    case firstFirst
    /// The recognizer that joined the touches last is reset first.
    case lastFirst
  }
}
#endif
