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

  /// The ratio of the axes from which no pop can find a drag too slanting.
  ///
  /// The angle of UIKit's pops is unpublished (C119); 2 : 1 is the narrowest cone in the field.
  static let steepness: CGFloat = 2

  /// The speed below which a finger rests and its direction means nothing, in pt/s.
  ///
  /// Half a point of tremor in the window over which velocity is measured is 10 pt/s.
  static let restingSpeed: CGFloat = 30
}
