#if HEADLESS
import Foundation

/// The numbers of moving pictures. Each was chosen by eye.
package enum PictureMetrics {
  /// The duration of one round, in s; pictures that stand side by side have the same.
  static let round: TimeInterval = 6
  /// The time before the touch lands, in s.
  static let lead: TimeInterval = 0.9
  /// How many times longer the picture takes than the drag.
  static let slowness: Double = 2
  /// How long the screens fade at both ends of a round, in percent of it.
  static let fade: Double = 4
  /// The greatest distance of a dropped frame from the straight motion between two others, in pt.
  static let tolerance: CGFloat = 0.6
  /// The frames per second of the engine's clock that are drawn.
  static let rate: Double = 60

  /// The length of the drag, in pt: not half the screen, so that its speed decides about a pop.
  static let length: Double = 190
  /// The duration of the drag, in s: with the length, a calm swipe.
  static let duration: TimeInterval = 0.42
  /// The angle at the beginning of the drag, in degrees clockwise.
  static let onsetAngle: Double = -7
  /// The angle between the landing and the lift, in degrees clockwise.
  static let netAngle: Double = 4

  /// The size of a phone's points in the picture.
  static let scale: CGFloat = 0.45
  /// The margin around the phone, in pt of the picture.
  static let margin: CGFloat = 24
  /// The distance between the phone and its text, in pt of the picture.
  static let gap: CGFloat = 26
  /// The width of the text, in pt of the picture.
  static let textWidth: CGFloat = 188
  /// The height that the text takes at most, in pt of the picture.
  static let textHeight: CGFloat = 410
  /// The characters in a line of small text.
  static let lineWidth = 26
  /// The radius of the screen's corners, in pt.
  static let cornerRadius: CGFloat = 44
  /// The width of the phone's frame, in pt.
  static let bezel: CGFloat = 13
  /// The width of the shadow beside a screen that is popped, in pt.
  static let shadow: CGFloat = 24
  /// The radius of the touch, in pt.
  static let touchRadius: CGFloat = 30
}
#endif
