import Foundation

/// The touches of a moment, changed or not.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers on the screen.
    case touches = 0
    /// Movement of the device.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// A press of a button.
    case presses = 3
    /// A scroll wheel or trackpad.
    case scroll = 10
    /// A pointer that hovers.
    case hover = 11
    /// A transform of a trackpad.
    case transform = 14
  }

  /// The kind of the event; the engine makes touches, presses and scrolling.
  public let type: EventType
  /// The time of the event, in s of the engine's clock.
  public var timestamp: TimeInterval { time }
  var time: TimeInterval = 0
  let active = Roster<UITouch>()
  /// Whether a view of an app's class was asked in a hit test.
  var asksApp = false

  init(_ type: EventType) {
    self.type = type
    super.init()
  }

  /// Makes an event of no touches.
  public convenience override init() { self.init(.touches) }

  /// Every touch of the event, changed or not; incomplete during hit-testing (C009).
  public var allTouches: Set<UITouch>? { Set(active) }

  /// The touches that belong to a window.
  public func touches(for window: UIWindow) -> Set<UITouch>? {
    Set(active.filter { $0.window === window })
  }

  /// The touches that belong to a view.
  public func touches(for view: UIView) -> Set<UITouch>? {
    Set(active.filter { $0.view === view })
  }

  /// The touches that a recognizer receives (C021).
  public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    Set(gesture.tracked)
  }

  /// The samples merged into a touch; the engine merges none, so the touch itself (C019).
  public func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
}
