import Foundation

/// A button that is held down, bound when it was pressed to one window and one responder (C051).
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What a press did last.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began = 0
    /// The force on the button has changed.
    case changed = 1
    /// The button is held.
    case stationary = 2
    /// The button was released.
    case ended = 3
    /// The system took the press away.
    case cancelled = 4
  }

  /// Which button is pressed.
  public enum PressType: Int, Sendable, CaseIterable {
    /// The arrow up.
    case upArrow = 0
    /// The arrow down.
    case downArrow = 1
    /// The arrow to the left.
    case leftArrow = 2
    /// The arrow to the right.
    case rightArrow = 3
    /// The button that selects.
    case select = 4
    /// The menu button.
    case menu = 5
    /// The button that plays and pauses.
    case playPause = 6
    /// The button of the page above.
    case pageUp = 30
    /// The button of the page below.
    case pageDown = 31
  }

  /// Which button is pressed.
  public let type: PressType
  /// The responder that presses went to when the button was pressed.
  public let responder: UIResponder?
  /// The window of that responder.
  public private(set) weak var window: UIWindow?

  /// What the button did in the present event.
  public var phase: Phase { shown.phase }
  /// The time of the sample, in s of the engine's clock.
  public var timestamp: TimeInterval { shown.time }
  /// How hard the button is pressed, from 0 to 1.
  public var force: CGFloat { shown.force }

  /// The recognizers that receive the press at present.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    window?.headlessEngine?.gestures.live.filter { $0.follows(self) } ?? []
  }

  /// What the button did last.
  struct Sample {
    var phase: Phase
    var time: TimeInterval
    var force: CGFloat
  }

  let bit: UInt64
  /// How the button was pressed: a delayed `pressesBegan` still says so.
  let landing: Sample
  var sample: Sample
  /// How much its responder was told.
  var stage = TouchDelivery.Stage.withheld
  /// Whether the force has changed since the responder was last told.
  var hasChanged = false
  /// How the force changed last.
  var lastChange: Sample?
  /// What the responder is just being told, which may be late.
  var told: Sample?
  /// How the press ended, if it has and the responder does not know yet.
  var pendingEnd: Phase?

  init(
    _ type: PressType, bit: UInt64, sample: Sample, window: UIWindow, responder: UIResponder
  ) {
    self.type = type
    self.bit = bit
    landing = sample
    self.sample = sample
    self.window = window
    self.responder = responder
    super.init()
  }

  private var shown: Sample { told ?? sample }

  var isDown: Bool { sample.phase != .ended && sample.phase != .cancelled }
  var isOpen: Bool { stage == .withheld || stage == .delivered }
}
