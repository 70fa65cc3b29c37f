import Foundation

/// The numbers of the gates, each with its unit and why.
enum ArbitrationMetrics {
  /// The time over which a finger's velocity is measured, in s.
  ///
  /// Two samples are noise and a tenth of a second is history; three frames at 60 Hz.
  static let velocityWindow: TimeInterval = 0.05

  /// Travel for which content waits for a pop that was allowed and does not begin, in pt.
  ///
  /// The pop may need more travel than the rules did, or itself wait for the content (C193). One
  /// more hysteresis (C104) is enough for either; then the content is told to stop waiting.
  static let patience: CGFloat = 10
}
