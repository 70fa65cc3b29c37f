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
  /// Height of a navigation bar, and width of its buttons, in pt: the bar's on an iPhone since 2007.
  public static let barHeight: CGFloat = 44
  /// Strip that the largest sheet leaves free at the top, in pt. Unpublished: a neutral figure.
  public static let sheetGap: CGFloat = 10
}
