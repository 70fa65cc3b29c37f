import Foundation

/// The numbers of UIKit that the engine uses, each with its unit and how it was learned.
public enum EngineMetrics {
  /// Travel at which a pan begins, in pt, inclusive (C104, M01).
  public static let panHysteresis: CGFloat = 10
  /// Travel at which an edge pan begins where ``UIKitBehavior/edgeTravel`` is `tiny`, in pt (C120).
  public static let tinyEdgeHysteresis: CGFloat = 2
  /// Travel along its edge at which an edge pan fails, in pt: less than a pan's, more is not public
  /// (C121).
  public static let edgeParallelTravel: CGFloat = 8
  /// Width of the border in which a touch is marked as coming from the bezel, in pt (C118).
  public static let edgeMarkWidth: CGFloat = 20
  /// Longest press that is a tap, in s. Unpublished (C125): a neutral figure.
  public static let tapDuration: TimeInterval = 0.35
  /// Longest pause between the taps of a multi-tap, in s. Unpublished (C125): a neutral figure.
  public static let tapInterval: TimeInterval = 0.35
  /// Farthest a tapping finger may stray, in pt. Unpublished (C125): a neutral figure.
  public static let tapMovement: CGFloat = 45
  /// Default press duration of a long press, in s (C122).
  public static let longPressDuration: TimeInterval = 0.5
  /// Default allowance of movement of a long press, in pt (C122).
  public static let longPressMovement: CGFloat = 10
  /// Distance of a swipe, in pt. Unpublished (C128): a neutral figure.
  public static let swipeDistance: CGFloat = 50
  /// Drift of a swipe across its direction, in pt. Unpublished (C128): a neutral figure.
  public static let swipeDrift: CGFloat = 40
  /// Longest swipe, in s. Unpublished (C128): a neutral figure.
  public static let swipeDuration: TimeInterval = 0.5
  /// Change of the distance of two fingers at which a pinch begins, in pt. Unpublished (C130).
  public static let pinchHysteresis: CGFloat = 8
  /// Stiffness of the rubber band (C141, M03).
  public static let rubberBand: CGFloat = 0.55
  /// Speed below which a lifted scroll view does not decelerate, in pt/s (between 187.5 and 625,
  /// M05: the middle).
  public static let decelerationThreshold: CGFloat = 250
  /// Speed at which a decelerating scroll view stops, in pt/s (M04).
  public static let decelerationStop: CGFloat = 10
  /// Speed from which a page turns whatever the distance, in pt/s (C148).
  public static let pageFlipSpeed: CGFloat = 300
  /// The two rates of the over-damped spring that brings content home from rest, in 1/s (M06).
  static let returnRates = (slow: 9.0, fast: 46.0)
  /// Rate of the critically damped spring that brings moving content home, in 1/s (M06).
  public static let settlingRate: CGFloat = 11
  /// Length of a push or pop, in s. Unpublished: a neutral figure.
  public static let transitionDuration: TimeInterval = 0.35
  /// Share of the width from which a slow interactive pop finishes. Unpublished: a neutral figure.
  public static let popProgress: CGFloat = 0.5
  /// Speed from which an interactive pop finishes or cancels by direction, in pt/s. Unpublished.
  public static let popSpeed: CGFloat = 300
  /// Share of the width by which the screen below trails during a pop. Unpublished.
  public static let popParallax: CGFloat = 0.3
  /// Length of a frame of the engine's animations, in s.
  public static let frame: TimeInterval = 1.0 / 60
  /// Size of the screen, in pt: that of the device whose measurements the contract holds (M03).
  public static let screenSize = CGSize(width: 393, height: 852)
  /// Pixels of the screen in a point: content rests on their grid while it moves (M07: the device
  /// measured).
  public static let screenScale: CGFloat = 3
  /// How long a scroll view holds touches back from its content, in s (C135: an Apple engineer's
  /// example; the true figure is not public).
  public static let contentTouchDelay: TimeInterval = 0.15
  /// How long a finger rests until a lift has no speed, in s. Unpublished (C114): a neutral figure.
  public static let restingFinger: TimeInterval = 0.1
  /// Length of an animated change of offset or scale, in s. Unpublished: a neutral figure.
  public static let scrollAnimation: TimeInterval = 0.3
  /// How far a drag may stray from an axis and still be locked to it, as a share of its length along
  /// it. Unpublished (C145): a neutral figure, 27°.
  public static let lockSlope: CGFloat = 0.5
  /// The same where ``UIKitBehavior/directionalLock`` is `narrowCone`: 14° (C145).
  public static let narrowLockSlope: CGFloat = 0.25
  /// How far outside a control a finger still counts as inside, in pt (reported for `UIButton`).
  public static let controlTouchSlop: CGFloat = 70
  /// Side of a slider's thumb, in pt. Unpublished: a neutral figure.
  public static let sliderThumb: CGFloat = 28
  /// Height of a slider's track, in pt. Unpublished: a neutral figure.
  public static let sliderTrackHeight: CGFloat = 4
  /// Size of a switch, in pt, as it was up to iOS 18.
  public static let switchSize = CGSize(width: 51, height: 31)
  /// Size of a stepper, in pt, as it was up to iOS 18.
  public static let stepperSize = CGSize(width: 94, height: 32)
  /// Turn of two fingers at which a rotation begins, in rad. Unpublished: a neutral figure.
  public static let rotationHysteresis: CGFloat = 0.15
  /// Height of a row that nobody gave one, in pt: the smallest that is recommended for touch.
  public static let rowHeight: CGFloat = 44
  /// Travel at which a row's swipe fails that has no action for it, in pt: less than a pan's, more is
  /// not public (C178).
  public static let rowSwipeDecision: CGFloat = 4
  /// Width of a swipe action, in pt. Unpublished: a neutral figure.
  public static let swipeActionWidth: CGFloat = 74
  /// Share of the row from which a swipe performs its first action. Unpublished: a neutral figure.
  public static let fullSwipeShare: CGFloat = 0.6
  /// Speed from which a row opens or closes by direction, in pt/s. Unpublished: a neutral figure.
  public static let rowSwipeSpeed: CGFloat = 300
  /// Time in which a row that was let go settles, in s. Unpublished: a neutral figure.
  public static let rowSettling: TimeInterval = 0.3
  /// Width of the strips in which a tap turns a curled page, in pt. Unpublished: a neutral figure.
  public static let curlTapStrip: CGFloat = 50
  /// Size of a character of a text view, in pt: the engine has no fonts.
  public static let character = CGSize(width: 8, height: 20)
  /// Distance from an end of the selection within which a finger takes hold of it, in pt.
  /// Unpublished: a neutral figure.
  public static let selectionReach: CGFloat = 22
  /// Height of a navigation bar, and width of its buttons, in pt: the bar's on an iPhone since 2007.
  public static let barHeight: CGFloat = 44
  /// Strip that the largest sheet leaves free at the top, in pt. Unpublished: a neutral figure.
  public static let sheetGap: CGFloat = 10
  /// How long a finger rests until a drag interaction lifts its view, in s. Unpublished: that of a long
  /// press.
  public static let liftDelay: TimeInterval = 0.5
  /// How far the finger may stray before the lift, and travels after it to begin a drag, in pt.
  /// Unpublished: the figure of a long press.
  public static let liftMovement: CGFloat = 10
  /// How long after the lift a delayed long press comes, in s (C100). Unpublished: a neutral figure.
  public static let liftPressDelay: TimeInterval = 0.25
}
