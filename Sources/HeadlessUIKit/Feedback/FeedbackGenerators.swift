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
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
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
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Has no effect: the engine has no haptics.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
#endif
