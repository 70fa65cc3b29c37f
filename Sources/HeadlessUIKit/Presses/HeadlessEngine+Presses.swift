import Foundation

extension HeadlessEngine {
  /// Delivers what buttons did at a moment; the clock goes on to it first (C051).
  ///
  /// Presses go to the first responder of the key window, or of the front-most one if the key window
  /// is not this engine's. A button that is released without having been pressed, or pressed twice, is
  /// ignored.
  ///
  /// - Parameter time: In s of the engine's clock; a moment that has passed counts as now.
  public func press(_ samples: [PressSample], at time: TimeInterval) {
    clock.advance(to: time)
    gestures.deliver(samples)
  }
}
