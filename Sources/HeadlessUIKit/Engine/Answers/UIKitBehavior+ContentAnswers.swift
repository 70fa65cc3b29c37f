#if HEADLESS
extension UIKitBehavior {
  /// Answers to ``UIKitBehavior/sliderThumb``.
  public enum SliderThumb: String, Sendable, CaseIterable {
    /// Swipes along the track do not begin on the thumb.
    case refusesSwipes
    /// Neither swipes along the track nor pans begin on the thumb, the edge pop included.
    case refusesPansToo
  }

  /// Answers to ``UIKitBehavior/delayedLongPress``.
  public enum DelayedLongPress: String, Sendable, CaseIterable {
    /// The long press is delayed for ``EngineMetrics/liftPressDelay`` after the lift.
    case comesDuringTheLift
    /// The long press is delayed until the lift has ended without a drag.
    case comesAfterTheLift
  }

  /// Answers to ``UIKitBehavior/liftedTouch``.
  public enum LiftedTouch: String, Sendable, CaseIterable {
    /// The view keeps the touch until a drag begins.
    case staysWithTheView
    /// The view receives the cancellation of the touch when the lift begins.
    case isCancelled
  }

  /// Answers to ``UIKitBehavior/liftWithoutDrag``.
  public enum LiftWithoutDrag: String, Sendable, CaseIterable {
    /// The delegate receives no call for the end of the session.
    case isNotCalled
    /// The delegate receives the calls for the end of a cancelled drag.
    case endsAsCancelled
  }

  /// Answers to ``UIKitBehavior/webContentSwipe``.
  public enum WebContentSwipe: String, Sendable, CaseIterable {
    /// A swipe begins anywhere, once the pans of scrolling parts of the page have failed.
    case defersToThePage
    /// A swipe begins at the edges only.
    case isOff
  }

  /// Answers to ``UIKitBehavior/webBlocking``.
  public enum WebBlocking: String, Sendable, CaseIterable {
    /// The web view reads these recognizers anew for every touch.
    case readAnew
    /// The web view reads these recognizers at touch-down, once for the whole sequence.
    case readOncePerSequence
  }
}
#endif
