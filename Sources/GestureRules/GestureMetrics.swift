import Foundation

/// The numbers of the rules, gates and transitions, each with its unit and its provenance.
///
/// UIKit's own numbers are `EngineMetrics` of the headless engine; those of the lab are
/// `StageMetrics`, `MapMetrics`, `EvaluationMetrics` and `RecordingMetrics`.
package enum GestureMetrics {
  // MARK: Where a gesture starts

  /// The width of the strip that counts as the leading edge, in pt.
  ///
  /// UIKit's is unpublished; figures between 13 and 20 are in circulation, Flutter assumes 20
  /// (C118).
  package static let edgeWidth: CGFloat = 20

  /// The width of the strip in which endless content defers, in pt.
  ///
  /// Apps keep 28 to 44 pt clear for the edge swipe (C118); 44 pt is the smallest touch target of
  /// Apple's Human Interface Guidelines.
  package static let carouselStrip: CGFloat = 44

  /// How far from its edge content may rest and still count as resting there, in pt.
  ///
  /// Offsets are rounded to pixels, 1/3 or 1/2 pt (C168, M07).
  package static let restTolerance: CGFloat = 0.5

  // MARK: Direction

  /// The travel from which a clear direction decides, in pt: the hysteresis of UIKit's pans (C104).
  package static let decisionTravel: CGFloat = 10

  /// The travel from which the longer axis decides, in pt.
  ///
  /// Chosen, like the three figures below, on synthetic strokes modelled on recorded onsets:
  /// between 24 and 40 pt fewer vertical strokes pop and no more rightward ones are lost; from 48
  /// pt more are.
  package static let settledTravel: CGFloat = 40

  /// The travel up to which a drag backwards may turn before it is refused, in pt.
  ///
  /// Fingers slip 10 to 17 pt back as they land.
  package static let backwardsTravel: CGFloat = 30

  /// The travel up to which a vertical or slanting drag may turn before it is refused, in pt.
  ///
  /// 10 % of aimed drags set out more than 79° off their axis (94 recorded strokes), and fast ones
  /// dip by 45 to 65 pt before they turn.
  package static let turningTravel: CGFloat = 150

  /// The ratio of the axes from which a drag is clear: 1.5 : 1 is 33.7°.
  ///
  /// 95 % of recorded rightward swipes are within 24.5° at 10 pt. At 2 : 1 the
  /// median of aimed drags is decided 2 pt later, and 0.02 % of recorded scrolls pop instead of
  /// 0.04 % (measured by others, on recordings that are not in this repository).
  package static let clearRatio: CGFloat = 1.5

  /// The ratio of the axes from which a drag is horizontal at all: 1 : 1 is 45°.
  ///
  /// `dx > |dy|` at 10 pt steals 0.1 % of recorded vertical scrolls (measured by others). A drag at
  /// exactly 45° is vertical.
  package static let axisRatio: CGFloat = 1

  /// The speed below which a touch rests and its heading means nothing, in pt/s.
  ///
  /// Half a point of tremor within ``velocityWindow`` is 10 pt/s.
  package static let restingSpeed: CGFloat = 30

  /// The time after which a scroll view has passed a touch to what lies in it, in s.
  ///
  /// It delays touches by about 0.15 s (C135).
  package static let contentTouchDelay: TimeInterval = 0.2

  /// The travel from which a touch that has just landed counts beside another one, in pt.
  ///
  /// The fingers of one drag set out together, and are farther when it is decided
  /// (``decisionTravel``); one that is put down to rest should roll by less. Not measured on fingers.
  package static let joiningTravel: CGFloat = 3

  /// The time over which the velocity of a touch is measured, in s.
  ///
  /// Two samples are mostly noise; a tenth of a second is too old. At 60, 80, 90, 100 and 120 Hz no
  /// sample is within 1 ms of its end, so that the rounding of a time decides nothing.
  package static let velocityWindow: TimeInterval = 0.047

  // MARK: Deferral

  /// The travel for which content defers to a pop that was allowed and has not begun, in pt.
  ///
  /// The pop recognizer may need more travel than the rules, or may itself wait for the content
  /// (C193). One more hysteresis (C104) suffices for either; then the deferral ends.
  package static let deferralDistance: CGFloat = 10

  /// The travel up to which content that defers waits for a drag whose direction is in doubt, in
  /// pt.
  ///
  /// Others have measured it on recordings that are not in this repository: with 60 pt a third fewer
  /// aimed drags are lost on a list than with 20 pt, and no more scrolls wait. A list refuses a drag that
  /// meanwhile turns to the horizontal (C151): towards trailing it is the pop's, back towards leading
  /// it moves nothing.
  package static let slantedTravel: CGFloat = 60

  /// The ratio of the axes from which the direction of a drag is in doubt: 60° off the horizontal.
  ///
  /// With 70° 7.3 % of scrolls would wait (the same measurement).
  package static let slantedRatio: CGFloat = 0.577

  /// The ratio of the axes from which no pop recognizer can find a drag too steep.
  ///
  /// The angle of UIKit's pops is unpublished (C119); 2 : 1 is the narrowest cone in the field.
  package static let maximumSlope: CGFloat = 2

  // MARK: Transitions of a driver

  /// The speed from which the direction of a touch decides whether a pop finishes, in pt/s.
  ///
  /// UIKit's is unpublished. 99 % of recorded swipes are faster than 328 pt/s, and a touch that
  /// holds a screen and lets go is slower.
  package static let finishingSpeed: CGFloat = 300

  /// The fraction of a transition from which a slow touch finishes a pop: the nearer end wins.
  package static let finishingFraction: CGFloat = 0.5

  /// The duration of a slide without a touch, in s: that of UIKit's slide from iOS 7 to 18, by
  /// common observation.
  package static let slideDuration: TimeInterval = 0.35

  /// How many times as fast a flick may finish a slide: 0.09 s for a whole slide.
  package static let maximumCompletionSpeed: CGFloat = 4

  /// How far the screen below starts behind its final position, as a fraction of the width;
  /// UIKit's, by common observation.
  package static let slideParallax: CGFloat = 0.3

  /// How much the screen below is dimmed at first, from 0 to 1; UIKit's, by common observation.
  package static let slideDimming: CGFloat = 0.1

  /// The opacity of the shadow of the screen on top, from 0 to 1. UIKit's is unpublished; chosen by
  /// eye.
  package static let slideShadow: CGFloat = 0.2

  /// The radius of the shadow of the screen on top, in pt. UIKit's is unpublished; chosen by eye.
  package static let slideShadowRadius: CGFloat = 8

  /// The travel from which a touch drags and no longer taps, in pt: that of a pan (C104).
  package static let dragTravel: CGFloat = 10

  // MARK: Bars

  /// The height of a companion bar that has none, in pt: that of `UITabBar` on an iPhone, by common
  /// observation.
  package static let companionBarHeight: CGFloat = 49

  /// How far beyond its bounds a back button accepts touches, in pt.
  ///
  /// It enlarges a button as low as a line of text, 20 pt, to 44 pt, the smallest touch target of
  /// Apple's Human Interface Guidelines.
  package static let backButtonReach: CGFloat = 12

  // MARK: Views

  /// The alpha below which a view and what is in it receive no touches (C005).
  package static let touchableAlpha: CGFloat = 0.01

  /// How far a scroll view may reach beyond the region that gives it a role, in pt. A choice: what
  /// SwiftUI rounds to pixels is less.
  package static let regionTolerance: CGFloat = 1
}
