import GestureArbitration
import UIKitShim

/// Samples the scroll views under the touches of a gesture, and the stack.
@MainActor
struct MotionSampler {
  private var scrollViews: [SampledScrollView] = []
  private var navigation: NavigationState?

  init() {}

  /// Whether code has moved a scroll view since the last gesture began.
  var wasMovedByCode: Bool { scrollViews.contains(where: \.wasMovedByCode) }

  /// Whether a scroll view was moving when it was last sampled.
  var isMoving: Bool { scrollViews.contains { $0.motion != .resting && $0.scrollView != nil } }

  /// Adds the scroll views around a view, outermost last, under the names of their pans.
  mutating func add(around view: UIView?, naming name: (UIGestureRecognizer) -> String) {
    for case let scrollView as UIScrollView in view?.ancestors(through: nil) ?? []
    where !scrollViews.contains(where: { $0.scrollView === scrollView }) {
      scrollViews.append(
        SampledScrollView(scrollView, named: name(scrollView.panGestureRecognizer)))
    }
  }

  /// Removes the scroll views that are at rest.
  mutating func dropResting() {
    scrollViews.removeAll { $0.motion == .resting || $0.scrollView == nil }
  }

  /// Calls a closure for each change: that of a scroll view with its pan, that of the stack with
  /// nil.
  mutating func sample(
    _ navigationController: UINavigationController?,
    _ note: (TraceEvent.Kind, UIPanGestureRecognizer?) -> Void
  ) {
    for index in scrollViews.indices {
      guard let (motion, offset) = scrollViews[index].change(),
        let pan = scrollViews[index].scrollView?.panGestureRecognizer
      else { continue }
      note(.scroll(scrollViews[index].name, motion, offset: offset), pan)
    }
    guard let state = navigationController.map({ NavigationState(of: $0) }), state != navigation
    else { return }
    // The first state is that of the recorded screen.
    if navigation != nil { note(.navigation(state), nil) }
    navigation = state
  }
}

extension UIScrollView {
  /// Whether it turns the pages of a page controller.
  var turnsPages: Bool { superview?.next is UIPageViewController }
}

/// A scroll view that is sampled.
@MainActor
private struct SampledScrollView {
  private(set) weak var scrollView: UIScrollView?
  let name: String
  private(set) var motion = ScrollMotion.resting
  /// Whether its offset has changed while it was at rest, which means that code moved it. Reported
  /// once, because repeated changes would fill the recording.
  private(set) var wasMovedByCode = false
  /// Whether it belongs to a page controller, which moves it back to its middle without changing
  /// what it shows.
  private let turnsPages: Bool
  private var offset: CGPoint

  init(_ scrollView: UIScrollView, named name: String) {
    self.scrollView = scrollView
    self.name = name
    turnsPages = scrollView.turnsPages
    offset = scrollView.contentOffset
  }

  /// Returns the motion and the offset, or nil if unchanged.
  mutating func change() -> (ScrollMotion, CGPoint)? {
    guard let scrollView else { return nil }
    let now: ScrollMotion =
      scrollView.isDecelerating ? .decelerating : scrollView.isDragging ? .dragging : .resting
    // A deceleration changes the offset in every frame; only the final offset is recorded.
    let hasMoved = offset != scrollView.contentOffset && now != .decelerating
    guard now != motion || hasMoved else { return nil }
    if now == .resting, motion == .resting, !turnsPages {
      if wasMovedByCode { return nil }
      wasMovedByCode = true
    }
    motion = now
    offset = scrollView.contentOffset
    return (now, offset)
  }
}
