#if HEADLESS
import Foundation

/// A press of a button, bound when it begins to one window and one responder (C051).
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began = 0
    /// The force on the button changed.
    case changed = 1
    /// The button is held.
    case stationary = 2
    /// The button was released.
    case ended = 3
    /// The system cancelled the press.
    case cancelled = 4
  }

  /// The button that is pressed.
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

  /// The button that is pressed.
  public let type: PressType
  /// The responder that receives the press, bound when the press began.
  public let responder: UIResponder?
  /// The window of that responder.
  public private(set) weak var window: UIWindow?

  /// The phase of the press in the current event.
  public var phase: Phase { shown.phase }
  /// The time of the sample, in s of the engine's clock.
  public var timestamp: TimeInterval { shown.time }
  /// The force on the button, from 0 to 1.
  public var force: CGFloat { shown.force }

  /// The recognizers that receive the press.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    window?.headlessEngine?.gestures.sequence.participants.filter { $0.follows(self) } ?? []
  }

  /// One sample of the press.
  struct Sample {
    var phase: Phase
    var time: TimeInterval
    var force: CGFloat
  }

  let bit: UInt64
  /// The sample of the beginning, which a delayed `pressesBegan` reports.
  let landing: Sample
  var sample: Sample
  /// How much of the press its responder has received.
  var stage = TouchDelivery.Stage.withheld
  /// Whether the force has changed since the responder last received the press.
  var hasChanged = false
  /// The last sample whose force changed.
  var lastChange: Sample?
  /// The sample that the responder receives, which may be late.
  var reported: Sample?
  /// How the press ended, until the responder receives the end.
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

  private var shown: Sample { reported ?? sample }

  var isDown: Bool { sample.phase != .ended && sample.phase != .cancelled }
  var isOpen: Bool { stage == .withheld || stage == .delivered }
}
#endif
