#if HEADLESS
import Foundation

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
    /// A collision of small, light objects.
    case light = 0
    /// A collision of objects of medium size and weight.
    case medium = 1
    /// A collision of large, heavy objects.
    case heavy = 2
    /// A collision of soft objects.
    case soft = 3
    /// A collision of stiff objects.
    case rigid = 4
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
    /// A task has succeeded.
    case success = 0
    /// A task has produced a warning.
    case warning = 1
    /// A task has failed.
    case error = 2
  }

  /// Has no effect: the engine has no haptics.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
#endif
