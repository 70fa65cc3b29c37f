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

  /// Travel that UIKit's recognizer has, once its pop was allowed, before the arbiter's own takes the
  /// drag, in pt.
  ///
  /// Half of the patience that content has (``patience``): it must not be let go in between.
  static let precedence: CGFloat = 5

  /// The speed from which the way of the finger decides whether a pop is finished, in pt/s.
  ///
  /// UIKit's is unpublished. 99 % of recorded swipes are faster than 328 pt/s, and who lets go of a
  /// screen that he holds is slower.
  static let decidingSpeed: CGFloat = 300

  /// The part of the way from which a slow finger finishes a pop: the nearer end wins.
  static let decidingProgress: CGFloat = 0.5

  /// How long a screen takes to slide away by itself, in s: as long as UIKit's slide took from iOS 7
  /// to 18, by common observation.
  static let slideDuration: TimeInterval = 0.35

  /// How many times as fast a flick may make the rest of a slide: 0.09 s for the whole way, below which it
  /// would only jump.
  static let fastestSlide: CGFloat = 4

  /// How far the screen below starts behind its place, as a part of the width; UIKit's, by common
  /// observation.
  static let slideParallax: CGFloat = 0.3

  /// How dark the screen below starts; UIKit's is about a tenth, by common observation.
  static let slideDimming: CGFloat = 0.1

  /// How dark the shadow of the screen on top is, from 0 to 1; by eye, UIKit's is unpublished.
  static let slideShadow: CGFloat = 0.2

  /// How far the shadow of the screen on top reaches, in pt; by eye, UIKit's is unpublished.
  static let slideShadowRadius: CGFloat = 8

  /// The height of a companion bar that has none of its own, in pt: a `UITabBar`'s on an iPhone since
  /// iOS 7, by common observation.
  static let companionBarHeight: CGFloat = 49

  /// How far beyond its bounds a back button is touched, in pt.
  ///
  /// It makes 44 pt, the least that Apple's Human Interface Guidelines advise, of a button as low as a
  /// line of text, of 20 pt.
  static let backButtonReach: CGFloat = 12

  /// Travel from which a finger drags and no longer taps, in pt: that of a pan (C104).
  static let dragTravel: CGFloat = 10
}
