import Foundation

/// The numbers the rules use, each with its unit and how it was learned.
public enum RuleMetrics {
  /// Width of the strip that counts as the leading edge, in pt.
  ///
  /// UIKit's own is unpublished; figures between 13 and 20 are in circulation and Flutter assumes
  /// 20 (C118).
  public static let edgeWidth: CGFloat = 20

  /// Travel at which a clear direction is believed, in pt: the hysteresis of UIKit's pans (C104).
  public static let decisionTravel: CGFloat = 10

  /// Travel at which the larger axis decides however poor the evidence was, in pt.
  ///
  /// Slow fingers wander at touch-down. Between 10 and 24 pt the axis of a human stroke settles:
  /// aimed drags refused by `dx > |dy|` fall from 10.5 % at 10 pt to 6.3 % at 30 pt.
  public static let settledTravel: CGFloat = 24

  /// How many times the travel along one axis must exceed the other to be clear at once.
  ///
  /// The 99th percentile of the angle of rightward swipes at 10 pt is 37.5°, a ratio of 1.3; of
  /// vertical scrolls 38.7° off theirs.
  public static let clearDominance: CGFloat = 1.5

  /// How many times a drag must go further sideways than up or down to be sideways: once, which is
  /// 45°.
  ///
  /// `dx > |dy|` at 10 pt steals 0.1 % of 27,297 vertical scrolls.
  public static let dominance: CGFloat = 1

  /// The speed from which a clear direction is believed at once, in pt/s.
  ///
  /// Mean speed of horizontal swipes: 99 % are faster than 328 pt/s (7,522 strokes); what is slower
  /// is an aimed drag or a hesitating scroll, and both wander at touch-down.
  public static let clearSpeed: CGFloat = 300

  /// How far from its leading edge content may rest and still count as being there, in pt.
  ///
  /// Offsets are kept on the pixel grid, 1/3 or 1/2 pt (C168, M07).
  public static let restTolerance: CGFloat = 0.5

  /// Width of the strip in which endless content yields, in pt.
  ///
  /// Apps keep 28 to 44 pt clear for the edge swipe (C118); the larger is a finger's width.
  public static let carouselStrip: CGFloat = 44
}
