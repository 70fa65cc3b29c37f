#if HEADLESS
/// The touches at one moment, changed or unchanged.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches on the screen.
    case touches = 0
    /// Motion of the device.
    case motion = 1
    /// Commands of a remote control.
    case remoteControl = 2
    /// Presses of buttons.
    case presses = 3
    /// Scrolling of a wheel or trackpad.
    case scroll = 10
    /// Hovering of a pointer.
    case hover = 11
    /// Transforms by a trackpad.
    case transform = 14
  }

  /// The kind of a motion or remote control event.
  public enum EventSubtype: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case none, motionShake
  }

  /// The type of the event; the engine creates touches, presses and scrolling.
  public let type: EventType
  /// The time of the event, in s of the engine's clock.
  public var timestamp: TimeInterval { time }
  var time: TimeInterval = 0
  let active = ReusableList<UITouch>()
  /// Whether a hit test has called a view of a class of the app.
  var asksApp = false

  init(_ type: EventType) { self.type = type }

  /// Creates an event without touches.
  public convenience override init() { self.init(.touches) }
  /// All touches of the event; incomplete during hit-testing (C009).
  public var allTouches: Set<UITouch>? { active.count == 1 ? [active[0]] : Set(active) }

  /// Returns the touches of a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(active.filter { $0.window === window })
  }

  /// Returns the touches of a view.
  public func touches(for view: UIView) -> Set<UITouch>? { Set(active.filter { $0.view === view }) }

  /// Returns the touches that a recognizer receives (C021).
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { Set(gesture.tracked) }

  /// Returns the touch itself: the engine coalesces no samples (C019).
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}

/// A source of scrolling other than touches.
public enum UIScrollType: Int, Sendable {
  /// A wheel, which scrolls in steps.
  case discrete = 0
  /// A trackpad, which scrolls continuously.
  case continuous = 1
}

/// The types of scrolling that a pan accepts (C132).
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a mask from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolling of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling of a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All scrolling.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  init(_ type: UIScrollType) { self.init(rawValue: 1 << type.rawValue) }
}
#endif
