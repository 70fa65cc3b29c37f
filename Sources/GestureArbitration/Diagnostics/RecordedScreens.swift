import UIKitShim

/// The screens of a recording, and the indices of recognizers and views in the latest one.
///
/// A screen is recorded before the first touch of a gesture, or a swipe on a trackpad, if the stack
/// has changed since the latest screen, code has moved a scroll view, or a swipe came in between.
/// It is also recorded when a share of the ring has been filled, so that the events in a full ring
/// begin on a known screen.
@MainActor
struct RecordedScreens {
  private(set) var screens: [RecordedScreen] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var viewIndices: [ObjectIdentifier: Int] = [:]
  private var state: State?
  private var eventsSince = 0
  /// Whether a trackpad was swiped since the latest screen.
  private var wasSwiped = false
  /// Whether the indices are given, as for a recording that is played again; then no screen is
  /// recorded.
  private var isGiven = false

  /// The properties that distinguish two screens without a walk over their views.
  fileprivate struct State: Equatable {
    let top: ObjectIdentifier?
    let presented: ObjectIdentifier?
    let navigation: NavigationState
    let size: CGSize
    /// The descendants of the top screen: a container may show another child.
    let children: [ObjectIdentifier]
  }

  init() {}

  /// Creates the screens of a recording that is played again, with the recognizers built for it.
  init(indices: [ObjectIdentifier: Int]) {
    self.indices = indices
    isGiven = true
  }

  /// The index of a recognizer in the latest snapshot.
  func index(of recognizer: UIGestureRecognizer) -> Int? {
    indices[ObjectIdentifier(recognizer)]
  }

  /// The index of a view in the latest snapshot.
  func index(of view: UIView) -> Int? { viewIndices[ObjectIdentifier(view)] }

  /// Called when a swipe of a trackpad begins. It may scroll content and is not played again, so
  /// the screen is recorded again before the next touch.
  mutating func noteSwipe() { wasSwiped = true }

  /// Counts an event.
  mutating func note() { eventsSince += 1 }

  /// Records the screen on which a gesture begins, if it may differ from the latest one.
  ///
  /// - Parameters:
  ///   - isMoving: Whether a scroll view is moving, so that the screen is not at rest.
  ///   - isChanged: Whether code has moved a scroll view since the last gesture.
  ///   - isSwipe: Whether the gesture is a swipe of a trackpad. Lists are scrolled with many
  ///     swipes, and a screen for each would displace those of touches.
  mutating func gestureBegins(
    _ gesture: Int, on arbiter: GestureArbiter, capacity: Int, isMoving: Bool,
    isChanged: Bool, isSwipe: Bool
  ) {
    guard !isGiven, !isMoving, capacity > 0, let navigation = arbiter.navigationController,
      navigation.transitionCoordinator == nil
    else { return }
    let state = State(navigation)
    let isOld = Double(eventsSince) >= Double(capacity) * GestureMetrics.recordedScreenShare
    let isSwiped = wasSwiped && !isSwipe
    guard isOld || isChanged || isSwiped || state != self.state else { return }
    let numbered = arbiter.numberedSnapshot()
    self.state = state
    wasSwiped = false
    indices = numbered.recognizers
    viewIndices = numbered.views
    eventsSince = 0
    if screens.count == GestureMetrics.recordedScreens { screens.removeFirst() }
    screens.append(RecordedScreen(gesture: gesture, snapshot: numbered.snapshot))
  }
}

extension RecordedScreens.State {
  @MainActor
  fileprivate init(_ navigation: UINavigationController) {
    self.init(
      top: navigation.topViewController.map(ObjectIdentifier.init),
      presented: navigation.presentedViewController.map(ObjectIdentifier.init),
      navigation: NavigationState(of: navigation),
      size: navigation.viewIfLoaded?.bounds.size ?? .zero,
      children: navigation.topViewController?.descendants ?? [])
  }
}

extension UIViewController {
  fileprivate var descendants: [ObjectIdentifier] {
    children.flatMap { [ObjectIdentifier($0)] + $0.descendants }
  }
}

extension NavigationState {
  @MainActor
  init(of navigation: UINavigationController) {
    var transition: Transition?
    if let coordinator = navigation.transitionCoordinator, coordinator.isOfStack(of: navigation) {
      transition =
        coordinator.isInteractive
        ? .interactive : coordinator.isCancelled ? .cancelled : .running
    }
    self.init(
      screens: navigation.viewControllers.count, transition: transition,
      isPresenting: navigation.presentedViewController != nil)
  }
}
