#if HEADLESS
extension UIKitBehavior {
  /// Answers to ``UIKitBehavior/stackDuringPop``.
  public enum StackDuringPop: String, Sendable, CaseIterable {
    /// The stack lacks the view controller that is being popped.
    case withoutTheTop
    /// The stack still ends with the view controller that is being popped.
    case withTheTop
  }

  /// Answers to ``UIKitBehavior/cancelledPop``.
  public enum CancelledPop: String, Sendable, CaseIterable {
    /// The appearance calls are reversed when the screens are back in their places.
    case atTheEnd
    /// The appearance calls are reversed at the cancellation, before the screens move back.
    case whenInteractionChanges
  }

  /// Answers to ``UIKitBehavior/animatorTime``.
  public enum AnimatorTime: String, Sendable, CaseIterable {
    /// The delegate is asked and the transition starts within the call that changes the stack.
    case atOnce
    /// The delegate is asked and the transition starts at the next turn of the run loop.
    case nextTurn
  }

  /// Answers to ``UIKitBehavior/drivenStart``.
  public enum DrivenStart: String, Sendable, CaseIterable {
    /// The transition starts within the call that changes the stack.
    case atOnce
    /// The transition starts at the next turn of the run loop.
    case nextTurn
  }

  /// Answers to ``UIKitBehavior/touchDuringSlide``.
  public enum TouchDuringSlide: String, Sendable, CaseIterable {
    /// The views of the navigation controller receive the touch.
    case isDelivered
    /// No view of the navigation controller receives the touch.
    case isIgnored
  }

  /// Answers to ``UIKitBehavior/zoomOverScrolling``.
  public enum ZoomOverScrolling: String, Sendable, CaseIterable {
    /// The pan of the scroll view waits for the drag, which begins while the content is at its top.
    case beginsAtTheTop
    /// The drag and the pan of the scroll view exclude each other, so the inner one wins.
    case ordinaryRules
    /// The pan of the scroll view waits for the drag, which begins wherever the content rests.
    case beginsAnywhere
  }

  /// Answers to ``UIKitBehavior/hiddenBottomBar``.
  public enum HiddenBottomBar: String, Sendable, CaseIterable {
    /// The bar is hidden while any view controller of the stack has the property set.
    case byAnyOnTheStack
    /// The bar is hidden while the topmost view controller has the property set.
    case byTheTop
  }

  /// Answers to ``UIKitBehavior/columnSwipe``.
  public enum ColumnSwipe: String, Sendable, CaseIterable {
    /// The swipe begins at the leading edge of the split view.
    case fromTheEdge
    /// The swipe begins anywhere over the secondary column.
    case fromAnywhere
  }
}
#endif
