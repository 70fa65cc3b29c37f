#if HEADLESS
import Foundation

/// The sizes and times of the lab's screens.
public enum StageMetrics {
  /// The bounds of a phone's screen, in pt.
  public static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// The distance from the border at which an edge stroke starts, in pt.
  ///
  /// It is well inside the width in which a touch counts as coming from the bezel (C118).
  public static let edgeStart: CGFloat = 8
  /// A time after which every transition and scroll of the engine is at rest, in s.
  ///
  /// ``Stage/rest()`` ends earlier if nothing moves.
  public static let restingTime: TimeInterval = 5
  /// The distance from which a view that handles touches itself counts as dragged, in pt.
  public static let dragTravel: CGFloat = 10
  /// The length of a drag without another one, in pt.
  public static let dragLength: CGFloat = 180
  /// The duration of a drag without another one, in s.
  ///
  /// It results in 900 pt/s, the velocity of a map's drags.
  public static let dragDuration: TimeInterval = 0.2

  /// The time between the landing and the lift of a tap, in s.
  static let tapDuration: TimeInterval = 0.05
}
#endif
