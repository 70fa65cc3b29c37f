#if HEADLESS
import Foundation

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
