#if HEADLESS
/// Recognizes a swipe in a direction as soon as it is long enough (C127).
///
/// How UIKit trades precision for speed is unpublished (C128); here distance, drift and duration
/// have one limit each.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The physical directions of a swipe (C243).
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The permitted directions (C129).
  open var direction: Direction = .right
  /// The number of touches that the swipe requires.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.point }
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if deadline == .infinity { setDeadline(after: EngineMetrics.swipeDuration) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let travels = tracked.map { touch in
      touch.point - (starts[ObjectIdentifier(touch)] ?? touch.point)
    }
    let isLong = { (t: CGPoint) in max(abs(t.x), abs(t.y)) >= EngineMetrics.swipeDistance }
    if travels.allSatisfy({ isLong($0) && self.direction.contains($0.swipe) }) {
      state = .ended
    } else if travels.contains(where: { !self.mayStillSwipe($0) }) {
      state = .failed
    }
  }

  /// Returns where the swipe began, in a view's coordinates: the centroid of the touch-downs
  /// (C127).
  open override func location(in view: UIView?) -> CGPoint {
    guard !starts.isEmpty else { return super.location(in: view) }
    var sum = CGPoint.zero
    for start in starts.values { sum = sum + start }
    let middle = sum * (1 / CGFloat(starts.count))
    return view?.convertFromWindow(middle) ?? middle
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_: Set<UITouch>, with _: UIEvent) { state = .failed }

  override var isForMovements: Bool { true }

  open override func reset() { starts = [:] }

  override func deadlineDidPass() { state = .failed }

  private func mayStillSwipe(_ travel: CGPoint) -> Bool {
    let horizontal = !direction.isDisjoint(with: [.left, .right])
    let vertical = !direction.isDisjoint(with: [.up, .down])
    return (horizontal && abs(travel.y) <= EngineMetrics.swipeDrift)
      || (vertical && abs(travel.x) <= EngineMetrics.swipeDrift)
  }
}

extension CGPoint {
  /// The direction of a movement along its longer axis.
  fileprivate var swipe: UISwipeGestureRecognizer.Direction {
    abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
  }
}
#endif
