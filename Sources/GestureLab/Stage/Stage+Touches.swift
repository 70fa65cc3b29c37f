#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

extension Stage {
  /// Taps the back button of the navigation controller's bar.
  ///
  /// The tap ends 0.05 s later; what it starts goes on until ``rest()``. Throws if the bar shows no
  /// back button, or something covers it.
  public func tapBackButton() throws(StageError) {
    window.layoutIfNeeded()
    let bar = navigation.navigationBar
    guard let frame = bar.headlessBackButtonFrame else {
      throw StageError("The navigation bar shows no back button: \(reasonForNoBackButton).")
    }
    try tap(TouchTarget(bar, part: frame, named: "The back button"))
  }

  /// Taps a view in the middle of its visible part.
  ///
  /// The touch must hit the view or one inside it, as a person's would. Throws if the view is
  /// disabled, hidden or off screen, receives no touches, or is covered.
  public func tap(_ view: UIView) throws(StageError) {
    if let control = view as? UIControl, !control.isEnabled {
      throw StageError("\(type(of: control)) is disabled.")
    }
    try tap(TouchTarget(view))
  }

  /// Taps a button of a navigation bar, or its custom view.
  ///
  /// Throws if the item is disabled, hidden, in no bar that is shown, or covered.
  public func tap(_ item: UIBarButtonItem) throws(StageError) {
    let name = item.title.map { "The bar button \"\($0)\"" } ?? "The bar button"
    guard item.isEnabled else { throw StageError("\(name) is disabled.") }
    guard !item.isHidden else { throw StageError("\(name) is hidden.") }
    window.layoutIfNeeded()
    guard let bar = item.headlessBar else { throw StageError("\(name) is in no navigation bar.") }
    if let view = item.customView { return try tap(view) }
    guard let frame = bar.headlessFrame(of: item) else {
      throw StageError("\(name) is not in the navigation bar that is shown, or under another.")
    }
    try tap(TouchTarget(bar, part: frame, named: name))
  }

  /// Drags in a straight line from a point in screen coordinates, in pt, and lifts while moving.
  ///
  /// By default the touch moves 180 pt in 0.2 s: faster than every threshold of speed, and far
  /// enough for a page to turn and a pop to end. It may leave the screen. What the drag starts goes
  /// on until ``rest()``.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - start: Where the touch lands.
  ///   - length: The length in pt.
  ///   - duration: The time in s.
  public func drag(
    _ direction: SwipeDirection, from start: CGPoint, by length: CGFloat = StageMetrics.dragLength,
    over duration: TimeInterval = StageMetrics.dragDuration
  ) {
    let way = direction.vector(turnedBy: 0)
    play(
      TouchScript().down(at: start, touch: Self.touch)
        .move(
          to: CGPoint(x: start.x + way.x * length, y: start.y + way.y * length), over: duration,
          touch: Self.touch
        ).up(touch: Self.touch))
  }

  /// Drags in a straight line from the middle of a view's visible part, and lifts while moving.
  ///
  /// Throws under the same conditions as ``tap(_:)-(UIView)``; a disabled control can be dragged.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - view: The view on which the touch lands.
  ///   - length: The length in pt.
  ///   - duration: The time in s.
  public func drag(
    _ direction: SwipeDirection, on view: UIView, by length: CGFloat = StageMetrics.dragLength,
    over duration: TimeInterval = StageMetrics.dragDuration
  ) throws(StageError) {
    drag(direction, from: try TouchTarget(view).point(on: self), by: length, over: duration)
  }

  private func tap(_ target: TouchTarget) throws(StageError) {
    let point = try target.point(on: self)
    play(
      TouchScript().down(at: point, touch: Self.touch).hold(for: StageMetrics.tapDuration)
        .up(touch: Self.touch))
  }

  /// The number of these touches, which a script that is in progress does not use.
  private static let touch = 100

  private var reasonForNoBackButton: String {
    if navigation.isNavigationBarHidden { return "it is hidden" }
    guard let top = navigation.topViewController, navigation.viewControllers.count > 1 else {
      return "the root is shown"
    }
    return top.navigationItem.hidesBackButton
      ? "\(type(of: top)) hides it" : "the left bar button items replace it"
  }
}
#endif
