#if HEADLESS
extension UIKitBehavior {
  /// Answers to ``UIKitBehavior/secondTouchOfPop``.
  public enum SecondTouchOfPop: String, Sendable, CaseIterable {
    /// The recognizer follows the centroid of both.
    case joins
    /// The recognizer follows the first touch alone.
    case isIgnored
  }

  /// Answers to ``UIKitBehavior/contentPopAndEdge``.
  public enum ContentPopAndEdge: String, Sendable, CaseIterable {
    /// The content pop begins only after the edge pop has failed.
    case waits
    /// The content pop does not wait; the one that recognizes first excludes the other.
    case races
  }

  /// Answers to ``UIKitBehavior/contentPopOverScrolling``.
  public enum ContentPopOverScrolling: String, Sendable, CaseIterable {
    /// The content pop has no check; it and the pan of the scroll view exclude each other.
    case ordinaryRules
    /// The content pop waits for the pan of the scroll view to fail.
    case waitsForScrolling
    /// The content pop receives the touch and does not begin.
    case refuses
    /// The content pop does not receive the touch.
    case refusesTheTouch
  }

  /// Answers to ``UIKitBehavior/contentPopOverCompetitors``.
  public enum ContentPopOverCompetitors: String, Sendable, CaseIterable {
    /// The content pop receives the touch and does not begin.
    case refusesToBegin
    /// The content pop does not receive the touch.
    case refusesTheTouch
  }

  /// Answers to ``UIKitBehavior/sliderArea``.
  public enum SliderArea: String, Sendable, CaseIterable {
    /// The content pop does not begin on any part of the slider.
    case wholeTrack
    /// The content pop does not begin on the thumb; it may begin on the rest of the track.
    case thumbOnly
  }

  /// Answers to ``UIKitBehavior/rowsAndContentPop``.
  public enum RowsAndContentPop: String, Sendable, CaseIterable {
    /// The content pop does not begin on a row with actions for swipes in its direction.
    case withActionsInThatDirection
    /// The content pop does not begin on a row with actions for swipes in either direction.
    case withAnyActions
  }

  /// Answers to ``UIKitBehavior/textAndContentPop``.
  public enum TextAndContentPop: String, Sendable, CaseIterable {
    /// The content pop does not begin near an end of the selection.
    case atTheSelection
    /// The content pop does not begin anywhere on selectable text.
    case anywhere
  }

  /// Answers to ``UIKitBehavior/runningSlide``.
  public enum RunningSlide: String, Sendable, CaseIterable {
    /// A slide that runs by itself is completed, and the pop begins.
    case givesWay
    /// No pop begins until the slide has ended.
    case refusesPops
  }

  /// Answers to ``UIKitBehavior/hiddenBar``.
  public enum HiddenBar: String, Sendable, CaseIterable {
    /// Neither the edge pop nor the content pop begins while the bar is hidden.
    case refusesBothPops
    /// The content pop begins while the bar is hidden; the edge pop does not.
    case leavesContentPop
  }

  /// Answers to ``UIKitBehavior/backActionAndPop``.
  public enum BackActionAndPop: String, Sendable, CaseIterable {
    /// The pop gestures begin as on a screen without a back action.
    case popsAsUsual
    /// The pop gestures do not begin on a screen with a back action.
    case refusesPops
  }

  /// Answers to ``UIKitBehavior/disabledMidPop``.
  public enum DisabledMidPop: String, Sendable, CaseIterable {
    /// The pop is cancelled.
    case cancels
    /// The navigation controller receives no touches any more, and its transition does not end.
    case freezes
  }

  /// Answers to ``UIKitBehavior/popDuringDismissal``.
  public enum PopDuringDismissal: String, Sendable, CaseIterable {
    /// The pop runs as it would without the dismissal.
    case pops
    /// The navigation controller receives no touches any more, and its transition does not end.
    case freezes
  }

  /// Answers to ``UIKitBehavior/cancelledContentPop``.
  public enum CancelledContentPop: String, Sendable, CaseIterable {
    /// The coordinator calls its completions.
    case completes
    /// The coordinator never calls its completions.
    case neverCompletes
  }

  /// Answers to ``UIKitBehavior/popAsksBar``.
  public enum PopAsksBar: String, Sendable, CaseIterable {
    /// The bar's delegate is asked when the back button is tapped.
    case backButtonOnly
    /// The bar's delegate is asked for every pop except that of VoiceOver's escape gesture.
    case everyPop
  }

  /// Answers to ``UIKitBehavior/popUnderPresentation``.
  public enum PopUnderPresentation: String, Sendable, CaseIterable {
    /// The pop begins if the presentation lets its touch reach the content.
    case popsIfReachable
    /// No pop begins while anything is presented.
    case isRefused
  }

  /// Answers to ``UIKitBehavior/trackpadPop``.
  public enum TrackpadPop: String, Sendable, CaseIterable {
    /// The pop begins with the swipe and follows it.
    case follows
    /// The pop recognizers ignore the swipe.
    case isIgnored
  }

  /// Answers to ``UIKitBehavior/zoomAndPops``.
  public enum ZoomAndPops: String, Sendable, CaseIterable {
    /// Neither the edge pop nor the content pop begins on a screen that a zoom has shown.
    case popsStayOut
    /// The edge pop and the content pop begin on that screen as on any other.
    case popsAsUsual
  }
}
#endif
