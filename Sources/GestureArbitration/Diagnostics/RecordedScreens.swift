import UIKitShim

/// The screens of a recording, and which recognizer is which in the latest of them.
///
/// A screen is written down before the first touch of a gesture, or a trackpad's swipe, when the
/// stack has changed since the last one, a swipe has come between, or a part of the ring has been
/// filled, so that what a full ring still holds begins on a known screen.
@MainActor
struct RecordedScreens {
  private(set) var screens: [RecordedScreen] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  private var viewIndices: [ObjectIdentifier: Int] = [:]
  private var state: State?
  private var eventsSince = 0
  /// Whether a trackpad was swiped since the latest screen.
  private var wasSwiped = false
  /// Whether the screens are given, as for a recording that is played again.
  private var isGiven = false

  /// What tells two screens apart without a walk over their views.
  fileprivate struct State: Equatable {
    let top: ObjectIdentifier?
    let presented: ObjectIdentifier?
    let navigation: NavigationState
    let size: CGSize
    /// The children of the top screen, however deep: a container may show another one.
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

  /// Called when a swipe of a trackpad begins: it may scroll what is not played again, so the next
  /// touch is on another screen.
  mutating func noteSwipe() { wasSwiped = true }

  /// Counts an event.
  mutating func note() { eventsSince += 1 }

  /// Writes down the screen on which a gesture begins, if need be.
  ///
  /// - Parameters:
  ///   - isMoving: Whether a scroll view moves, so that the screen is not at rest.
  ///   - isChanged: Whether code has moved a scroll view since the last gesture.
  ///   - isSwipe: Whether it is a swipe of a trackpad: a list is often scrolled that way, and the
  ///     screens of touches have to stay.
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
