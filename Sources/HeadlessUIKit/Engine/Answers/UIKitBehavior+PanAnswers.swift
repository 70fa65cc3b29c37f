#if HEADLESS
extension UIKitBehavior {
  /// Answers to ``UIKitBehavior/surplusTouch``.
  public enum SurplusTouch: String, Sendable, CaseIterable {
    /// The pan ignores the touch and continues with the others.
    case isIgnored
    /// The pan follows the touch together with the others.
    case joins
    /// The pan is cancelled.
    case cancels
  }

  /// Answers to ``UIKitBehavior/panBelowMinimum``.
  public enum PanBelowMinimum: String, Sendable, CaseIterable {
    /// Every move of a touch that is left changes the pan.
    case continues
    /// The pan does not change until as many touches as its minimum are down again.
    case pauses
  }

  /// Answers to ``UIKitBehavior/panHysteresis``.
  public enum PanHysteresis: String, Sendable, CaseIterable {
    /// The length of the travel has to reach the hysteresis.
    case radial
    /// The travel along one of the axes has to reach the hysteresis.
    case perAxis
  }

  /// Answers to ``UIKitBehavior/firstTranslation``.
  public enum FirstTranslation: String, Sendable, CaseIterable {
    /// The first translation is the travel less the hysteresis.
    case shortened
    /// The first translation is the whole travel.
    case whole
    /// The first translation is zero.
    case zero
  }

  /// Answers to ``UIKitBehavior/edgeTravel``.
  public enum EdgeTravel: String, Sendable, CaseIterable {
    /// An edge pan begins after as much travel as any other pan.
    case ordinary
    /// An edge pan begins after ``EngineMetrics/tinyEdgeHysteresis``.
    case tiny
  }

  /// Answers to ``UIKitBehavior/unmarkedTouch``.
  public enum UnmarkedTouch: String, Sendable, CaseIterable {
    /// The edge pop receives the touch and fails.
    case fails
    /// The edge pop does not receive the touch.
    case isRefused
  }

  /// Answers to ``UIKitBehavior/popDirection``.
  public enum PopDirection: String, Sendable, CaseIterable {
    /// The recognizer begins when the touch has moved at least as far inwards as across.
    case mostlyInwards
    /// The recognizer begins when the touch has moved far enough inwards, however far across.
    case inwardsAtAll
    /// The recognizer fails unless the first travel that is long enough leads mostly inwards.
    case inwardsFromTheStart
    /// The recognizer begins when the touch has moved at least twice as far inwards as across.
    case narrowCone
  }
}
#endif
