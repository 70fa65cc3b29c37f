#if HEADLESS
/// The numbers of UIKit that the engine uses, each with its unit and its provenance.
///
/// *Measured* numbers come from recordings of UIKit (M-numbers). *Documented* and *observed*
/// numbers cite their C-number. Apple does not publish the others: each of those is a plausible
/// value, chosen for the engine, on which no promise may depend.
public enum EngineMetrics {
  /// The travel at which a pan begins, in pt, inclusive. Documented (C104) and measured (M01).
  public static let panHysteresis: CGFloat = 10
  /// The travel at which an edge pan begins if it needs less than a pan, in pt. Observed (C120).
  ///
  /// Applies to the `tiny` answer to ``UIKitBehavior/edgeTravel``.
  public static let tinyEdgeHysteresis: CGFloat = 2
  /// The travel along its edge at which an edge pan fails, in pt.
  ///
  /// Known only to be less than a pan's hysteresis (C121); the exact value is chosen.
  public static let edgeParallelTravel: CGFloat = 8
  /// The width of the border in which a touch is marked as coming from the bezel, in pt.
  ///
  /// Observations range from 13 to 20 pt (C118).
  public static let edgeMarkWidth: CGFloat = 20
  /// The longest press that counts as a tap, in s. Observed (C265).
  public static let tapDuration: TimeInterval = 1.5
  /// The longest pause between the taps of a multiple tap, in s. Unpublished (C125); chosen.
  public static let tapInterval: TimeInterval = 0.35
  /// The distance that a touch may move during a tap, in pt. Unpublished (C125); chosen.
  public static let tapMovement: CGFloat = 45
  /// The default press duration of a long press, in s. Documented (C122).
  public static let longPressDuration: TimeInterval = 0.5
  /// The default allowable movement of a long press, in pt. Documented (C122).
  public static let longPressMovement: CGFloat = 10
  /// The minimum travel of a swipe along its direction, in pt. Unpublished (C128); chosen.
  public static let swipeDistance: CGFloat = 50
  /// The maximum travel of a swipe across its direction, in pt. Unpublished (C128); chosen.
  public static let swipeDrift: CGFloat = 40
  /// The longest swipe, in s. Unpublished (C128); chosen.
  public static let swipeDuration: TimeInterval = 0.5
  /// The change of the distance between two touches at which a pinch begins, in pt.
  ///
  /// Unpublished (C130); chosen.
  public static let pinchHysteresis: CGFloat = 8
  /// The coefficient of the rubber band, without unit. Observed (C141) and measured (M03).
  public static let rubberBand: CGFloat = 0.55
  /// The lift speed below which a scroll view does not decelerate, in pt/s.
  ///
  /// Measured to lie between 187.5 and 625 pt/s (M05); the value in between is chosen.
  public static let decelerationThreshold: CGFloat = 250
  /// The speed at which a decelerating scroll view stops, in pt/s. Measured (M04).
  public static let decelerationStop: CGFloat = 10
  /// The speed at which a page turns regardless of the distance, in pt/s. Observed (C148).
  public static let pageFlipSpeed: CGFloat = 300
  /// The rate at which content released from rest beyond an end starts back, in 1/s.
  ///
  /// Measured (C266).
  static let returnRate: CGFloat = 7
  /// The rate of the critically damped spring that returns content, in 1/s. Measured (M06).
  public static let settlingRate: CGFloat = 11
  /// The duration of a push or pop, in s. Unpublished; chosen.
  public static let transitionDuration: TimeInterval = 0.35
  /// The fraction of the width at which a slow interactive pop finishes. Unpublished; chosen.
  public static let popProgress: CGFloat = 0.5
  /// The speed at which the direction alone finishes or cancels an interactive pop or a sheet, in
  /// pt/s.
  ///
  /// Unpublished; chosen.
  public static let popSpeed: CGFloat = 300
  /// The fraction of the width by which the screen below is displaced during a pop.
  ///
  /// Unpublished; chosen.
  public static let popParallax: CGFloat = 0.3
  /// The duration of one animation frame of the engine, in s: a display at 60 Hz.
  public static let frame: TimeInterval = 1.0 / 60
  /// The size of the screen, in pt: that of the device that was measured (M03).
  public static let screenSize = CGSize(width: 393, height: 852)
  /// The number of pixels per point of the screen; a moving offset stays on their grid.
  ///
  /// Measured (M07).
  public static let screenScale: CGFloat = 3
  /// The time for which a scroll view delays its content's touches, in s.
  ///
  /// The example value of an Apple engineer (C135); the value of UIKit is unpublished.
  public static let contentTouchDelay: TimeInterval = 0.15
  /// The time without movement after which a lift has no speed, in s. Unpublished (C114); chosen.
  public static let restingTouchInterval: TimeInterval = 0.1
  /// The duration of an animated change of a content offset or zoom scale, in s.
  ///
  /// Unpublished; chosen.
  public static let scrollAnimation: TimeInterval = 0.3
  /// The steepest drag that a directional lock still keeps to an axis.
  ///
  /// The ratio of the travel across the axis to the travel along it: 27°. Unpublished (C145);
  /// chosen.
  public static let lockSlope: CGFloat = 0.5
  /// The same ratio under the `narrowCone` answer to ``UIKitBehavior/directionalLock``: 14°.
  ///
  /// Unpublished (C145); chosen.
  public static let narrowLockSlope: CGFloat = 0.25
  /// The distance outside a control at which a touch still counts as inside, in pt.
  ///
  /// Observed for `UIButton`.
  public static let controlTouchSlop: CGFloat = 70
  /// The width and height of a slider's thumb, in pt. Unpublished; chosen.
  public static let sliderThumb: CGFloat = 28
  /// The height of a slider's track, in pt. Unpublished; chosen.
  public static let sliderTrackHeight: CGFloat = 4
  /// The size of a switch, in pt, up to iOS 18.
  public static let switchSize = CGSize(width: 51, height: 31)
  /// The size of a stepper, in pt, up to iOS 18.
  public static let stepperSize = CGSize(width: 94, height: 32)
  /// The angle at which a rotation begins, in rad. Unpublished; chosen.
  public static let rotationHysteresis: CGFloat = 0.15
  /// The height of a row with automatic height, in pt: the smallest that Apple recommends for
  /// touch.
  public static let rowHeight: CGFloat = 44
  /// The travel at which a row's swipe pan fails if the row has no action for it, in pt.
  ///
  /// Known only to be less than a pan's hysteresis (C178); the exact value is chosen.
  public static let rowSwipeHysteresis: CGFloat = 4
  /// The height of a header or footer of a section that has a title or a view, in pt.
  ///
  /// Unpublished; chosen.
  public static let sectionHeaderHeight: CGFloat = 28
  /// The width of a control for deleting or inserting a row, in pt. Unpublished; chosen.
  public static let editingControlWidth: CGFloat = 40
  /// The distance between the trailing edge of a row and its accessory view, in pt.
  ///
  /// Unpublished; chosen.
  public static let accessoryMargin: CGFloat = 20
  /// The distance by which content is pulled down to refresh, in pt. Unpublished; chosen.
  public static let refreshTravel: CGFloat = 100
  /// The width of an alert, in pt. Unpublished; chosen.
  public static let alertWidth: CGFloat = 270
  /// The width of a swipe action, in pt. Unpublished; chosen.
  public static let swipeActionWidth: CGFloat = 74
  /// The fraction of a row's width at which a full swipe performs the first action.
  ///
  /// Unpublished; chosen.
  public static let fullSwipeFraction: CGFloat = 0.6
  /// The speed at which the direction alone opens or closes a row, in pt/s. Unpublished; chosen.
  public static let rowSwipeSpeed: CGFloat = 300
  /// The time that a released row takes to settle, in s. Unpublished; chosen.
  public static let rowSettling: TimeInterval = 0.3
  /// The width of the strips in which a tap turns a page that curls, in pt. Unpublished; chosen.
  public static let curlTapStrip: CGFloat = 50
  /// The size of every character of a text view, in pt; chosen, since the engine has no fonts.
  public static let character = CGSize(width: 8, height: 20)
  /// The distance from an end of the selection within which a touch grabs it, in pt.
  ///
  /// Unpublished; chosen.
  public static let selectionReach: CGFloat = 22
  /// The height of a navigation bar and the width of its buttons, in pt: that of an iPhone's bar.
  public static let barHeight: CGFloat = 44
  /// The height of a tab bar above the inset of the display, in pt: that of an iPhone's bar.
  public static let tabBarHeight: CGFloat = 49
  /// The width of a column of a split view, in pt. Unpublished; chosen.
  public static let splitColumnWidth: CGFloat = 320
  /// The smallest width or height of a window in the regular size class, in pt.
  ///
  /// Unpublished; chosen between the sizes of phones and tablets.
  public static let regularLength: CGFloat = 600
  /// The height of the strip above the largest sheet, in pt. Unpublished; chosen.
  public static let sheetGap: CGFloat = 10
  /// The time after which a drag interaction lifts its view, in s.
  ///
  /// Unpublished; the duration of a long press (C122) is used.
  public static let liftDelay: TimeInterval = 0.5
  /// The largest movement before a lift, and the travel after it that begins a drag, in pt.
  ///
  /// Unpublished; the allowable movement of a long press (C122) is used.
  public static let liftMovement: CGFloat = 10
  /// The time after a lift for which a drag interaction still delays a long press, in s.
  ///
  /// Unpublished (C100); chosen.
  public static let liftPressDelay: TimeInterval = 0.25
}
#endif
