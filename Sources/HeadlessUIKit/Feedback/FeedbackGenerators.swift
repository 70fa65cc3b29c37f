#if HEADLESS
/// Taps that a hand feels. The engine has none.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }
  /// Has no effect: the engine has no haptics.
  open func prepare() {}
}

/// A collision that a hand feels. The engine has none.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of a collision.
  public enum FeedbackStyle: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator of a strength.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Has no effect: the engine has no haptics.
  open func impactOccurred() {}
  /// Has no effect: the engine has no haptics.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A change of a selection that a hand feels. The engine has none.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Has no effect: the engine has no haptics.
  open func selectionChanged() {}
}

/// A success or failure that a hand feels. The engine has none.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of a result.
  public enum FeedbackType: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case success, warning, error
  }

  /// Has no effect: the engine has no haptics.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
#endif
