#if HEADLESS
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
    (self.sample, self.window, self.responder) = (sample, window, responder)
  }

  private var shown: Sample { reported ?? sample }

  var isDown: Bool { sample.phase != .ended && sample.phase != .cancelled }
  var isOpen: Bool { stage == .withheld || stage == .delivered }
}

/// The presses at one moment, changed or unchanged.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  let pressed = ReusableList<UIPress>()

  /// Creates an event without presses.
  public convenience init() { self.init(.presses) }
  /// All presses of the event.
  open var allPresses: Set<UIPress> { Set(pressed) }

  /// Returns the presses that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(pressed.filter { gesture.follows($0) })
  }
}

/// The buttons that are down, and the presses that responders have not received in full.
@MainActor
final class PressSequence {
  /// Contains the buttons that are down, and those released in the current pass.
  let event = UIPressesEvent()
  let undelivered = ReusableList<UIPress>()
  /// Whether a press has ended that recognizers still follow.
  var hasEnded = false

  /// Whether the end of a pass has presses to deliver or to forget.
  var isOpen: Bool { !undelivered.isEmpty || hasEnded }

  /// The bits that identify these presses among presses and touches.
  var bits: UInt64 {
    var bits: UInt64 = 0
    for press in event.pressed { bits |= press.bit }
    for press in undelivered { bits |= press.bit }
    return bits
  }
}

/// The state of one button at a moment.
public struct PressSample: Sendable, Equatable {
  /// The button; there is one of each type.
  public var type: UIPress.PressType
  /// The phase: began, changed, ended or cancelled.
  public var phase: UIPress.Phase
  /// The force on the button, from 0 to 1.
  public var force: CGFloat

  /// Creates a sample; by default the force is 1 while the button is down and 0 at the end.
  public init(_ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat? = nil) {
    self.type = type
    self.phase = phase
    self.force = force ?? (phase == .ended || phase == .cancelled ? 0 : 1)
  }
}

extension HeadlessEngine {
  /// Advances the clock and then delivers presses (C051).
  ///
  /// Presses go to the first responder of the key window, or of the front-most window if the key
  /// window belongs to another engine. Releasing a button that is up and pressing one that is down
  /// have no effect.
  ///
  /// - Parameters:
  ///   - samples: The presses of one event.
  ///   - time: In s of the engine's clock; a time that has passed counts as now.
  public func press(_ samples: [PressSample], at time: TimeInterval) {
    clock.advance(to: time)
    runLoop.run { gestures.deliver(samples) }
  }
}
#endif
