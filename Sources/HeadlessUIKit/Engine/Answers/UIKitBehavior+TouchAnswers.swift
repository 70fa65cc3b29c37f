#if HEADLESS
extension UIKitBehavior {
  /// Answers to ``UIKitBehavior/deliveryOrder``.
  public enum DeliveryOrder: String, Sendable, CaseIterable {
    /// From the hit view outwards, and in each view in the order in which they were added.
    case leafToRoot
    /// From the window to the hit view, and in each view the one added last first.
    case rootToLeaf
    /// In an order that the random generator of the engine chooses for each touch.
    case shuffled
  }

  /// Answers to ``UIKitBehavior/lateRecognizer``.
  public enum LateRecognizer: String, Sendable, CaseIterable {
    /// The recognizer receives the next touch that lands, and not the one that is down.
    case waitsForTheNextTouch
    /// The recognizer receives the touches that are down in its view.
    case joinsRunningTouches
  }

  /// Answers to ``UIKitBehavior/hitTesting``.
  public enum HitTesting: String, Sendable, CaseIterable {
    /// The window is hit-tested once for each touch.
    case once
    /// The window is hit-tested twice for each touch, and the second result counts.
    case twice
  }

  /// Answers to ``UIKitBehavior/touchDelay``.
  public enum TouchDelay: String, Sendable, CaseIterable {
    /// The view receives the touch when the last of the recognizers that delay it has failed.
    case untilAllHaveFailed
    /// The view receives the touch when the first of the recognizers that delay it has failed.
    case untilOneHasFailed
  }

  /// Answers to ``UIKitBehavior/pressWithoutResponder``.
  public enum PressWithoutResponder: String, Sendable, CaseIterable {
    /// The root view controller of the window, or what it presents, receives the press.
    case goesToTheController
    /// The window receives the press.
    case goesToTheWindow
  }

  /// Answers to ``UIKitBehavior/pressesAndMovements``.
  public enum PressesAndMovements: String, Sendable, CaseIterable {
    /// Pans, pinches, swipes and rotations do not receive the presses that they allow.
    case areIgnored
    /// Pans, pinches, swipes and rotations receive the presses that they allow, and fail when they
    /// end.
    case areFollowed
  }

  /// Answers to ``UIKitBehavior/readdedSubview``.
  public enum ReaddedSubview: String, Sendable, CaseIterable {
    /// The view receives the calls of a move to its superview again.
    case movesAnew
    /// The view receives no calls; only its place among the subviews changes.
    case changesPlaceOnly
  }

  /// Answers to ``UIKitBehavior/subviewIndex``.
  public enum SubviewIndex: String, Sendable, CaseIterable {
    /// The index counts all sublayers, those of the app included.
    case countsLayers
    /// The index counts only the layers of subviews.
    case countsSubviews
  }
}
#endif
