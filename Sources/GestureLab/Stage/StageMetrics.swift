import Foundation

/// The sizes and times of the lab's screens.
public enum StageMetrics {
  /// The screen of a current phone, in pt.
  public static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  /// How far from the border a stroke that comes from the edge starts, in pt: well inside the width
  /// that is marked as coming from the bezel (C118).
  public static let edgeStart: CGFloat = 8
  /// Longer than any transition or scroll of the engine takes to come to rest, in s.
  public static let restingTime: TimeInterval = 5
  /// Movement from which a view that takes raw touches counts as dragged, in pt.
  public static let dragTravel: CGFloat = 10

  /// How many events a traced case of the stress keeps: few, so that they are overwritten.
  static let stressTraceCapacity = 40
}
