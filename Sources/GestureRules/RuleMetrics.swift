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

  /// Travel from which the longer axis counts, if the finger is heading along it as well, in pt.
  ///
  /// Chosen, with the three figures below, on strokes made up after onset-model.json: from 24 to 40 pt
  /// fewer vertical ones pop and no more rightward ones are lost; from 48 pt on more are.
  public static let settledTravel: CGFloat = 40

  /// Travel up to which a drag may go another way before it is refused, if it is slow or slanting, in pt.
  ///
  /// Of aimed drags 10 % set out more than 79° off their axis (94 strokes). Of slow ones made up like them
  /// several times as many are lost if they are refused at 64 pt, and no more vertical ones pop at 100 pt.
  public static let wanderingTravel: CGFloat = 100

  /// How many times as much along one axis as along the other a fast drag must go to be clear at once;
  /// and, to be sideways, head.
  ///
  /// 2 : 1 is 26.6°. 95 % of rightward swipes are within 24.5° at 10 pt (7,522 strokes).
  public static let clearDominance: CGFloat = 2

  /// The same for a slow drag: 3 : 1 is 18.4°.
  ///
  /// About half of all aimed drags are within it at 10 pt, so that waiting for the others moves the median
  /// by less than 2 pt of travel; at 4 : 1 by more, and at 2 : 1 more vertical strokes pop. Between 2.5 and 3
  /// one recorded stroke decided, which sets out sideways before it scrolls.
  public static let slowDominance: CGFloat = 3

  /// How many times a drag must go further sideways than up or down to be sideways: once, which is
  /// 45°.
  ///
  /// `dx > |dy|` at 10 pt steals 0.1 % of 27,297 vertical scrolls.
  public static let dominance: CGFloat = 1

  /// The speed from which a drag is fast, in pt/s.
  ///
  /// Mean speed of horizontal swipes: 99 % are faster than 328 pt/s (7,522 strokes); what is slower
  /// is an aimed drag or a hesitating scroll, and both wander at touch-down.
  public static let clearSpeed: CGFloat = 300

  /// The speed below which a finger rests and its direction means nothing, in pt/s.
  ///
  /// Half a point of tremor in the window over which velocity is measured is 10 pt/s.
  public static let restingSpeed: CGFloat = 30

  /// How far from its leading edge content may rest and still count as being there, in pt.
  ///
  /// Offsets are kept on the pixel grid, 1/3 or 1/2 pt (C168, M07).
  public static let restTolerance: CGFloat = 0.5

  /// Width of the strip in which endless content yields, in pt.
  ///
  /// Apps keep 28 to 44 pt clear for the edge swipe (C118); the larger is a finger's width.
  public static let carouselStrip: CGFloat = 44
}
