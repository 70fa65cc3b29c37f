import UIKitShim

/// The screens of a recording, and which recognizer is which in the latest of them.
///
/// A screen is written down before the first touch of a gesture, or a trackpad's swipe, when the
/// stack has changed since the last one, a swipe has come between, or a part of the ring has been
/// filled, so that what a full ring still holds begins on a known screen.
@MainActor
struct RecordedScreens {
  private(set) var screens: [RecordedScreen] = []
  private var indices: [ObjectIdentifier: Entry] = [:]
  private var viewIndices: [ObjectIdentifier: Entry] = [:]
  /// Where the scroll views of the latest screen are, as far as the recording tells.
  private var offsets: [ObjectIdentifier: CGPoint] = [:]
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
    let settings: Settings
  }

  /// What an arbiter decides by, without what a snapshot writes of it.
  fileprivate struct Settings: Equatable {
    let isEnabled: Bool
    let driver: PopDriver
    let policies: [String]
    let suspensions: [PopAttempt.Suspension]
    let roleChanges: Int
  }

  /// An index; the object at an address may be another one later.
  private struct Entry {
    weak var object: AnyObject?
    let index: Int

    init(_ object: AnyObject, _ index: Int) {
      self.object = object
      self.index = index
    }
  }

  init() {}

  /// Creates the screens of a recording that is played again, with the recognizers built for it.
  init(_ recognizers: [(recognizer: UIGestureRecognizer, index: Int)]) {
    for (recognizer, index) in recognizers {
      indices[ObjectIdentifier(recognizer)] = Entry(recognizer, index)
    }
    isGiven = true
  }

  /// The index of a recognizer in the latest snapshot.
  func index(of recognizer: UIGestureRecognizer) -> Int? {
    index(of: recognizer, in: indices)
  }

  /// The index of a view in the latest snapshot.
  func index(of view: UIView) -> Int? { index(of: view, in: viewIndices) }

  private func index(of object: AnyObject, in entries: [ObjectIdentifier: Entry]) -> Int? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.index
  }

  /// Called when the recording tells where a scroll view is.
  mutating func scrolled(_ scrollView: UIView?, to offset: CGPoint) {
    if let scrollView { offsets[ObjectIdentifier(scrollView)] = offset }
  }

  /// Whether a scroll view around a view is elsewhere than the recording tells: code has moved it.
  private func isScrolledByCode(around view: UIView?) -> Bool {
    view?.firstAncestor(through: nil) { ancestor in
      guard let scrollView = ancestor as? UIScrollView, index(of: ancestor) != nil,
        let known = offsets[ObjectIdentifier(ancestor)], !scrollView.turnsPages
      else { return false }
      let now = scrollView.contentOffset
      return max(abs(now.x - known.x), abs(now.y - known.y)) > GestureMetrics.restTolerance
    } != nil
  }

  /// Called when a swipe of a trackpad begins: it may scroll what is not played again, so the next
  /// touch is on another screen.
  mutating func noteSwipe() { wasSwiped = true }

  /// Counts an event.
  mutating func note() { eventsSince += 1 }

  /// Writes down the screen on which a gesture begins, if need be.
  ///
  /// - Parameters:
  ///   - view: The view that the touch lands on; nil for a swipe.
  ///   - isMoving: Whether a scroll view moves, so that the screen is not at rest.
  ///   - isChanged: Whether code has moved a scroll view since the last gesture.
  ///   - isSwipe: Whether it is a swipe of a trackpad: a list is often scrolled that way, and the
  ///     screens of touches have to stay.
  mutating func gestureBegins(
    _ gesture: Int, on arbiter: GestureArbiter, over view: UIView?, capacity: Int, isMoving: Bool,
    isChanged: Bool, isSwipe: Bool
  ) {
    guard !isGiven, !isMoving, capacity > 0, let navigation = arbiter.navigationController,
      navigation.transitionCoordinator == nil
    else { return }
    let state = State(navigation, arbiter)
    let isOld = Double(eventsSince) >= Double(capacity) * GestureMetrics.recordedScreenShare
    let isSwiped = wasSwiped && !isSwipe
    guard isOld || isChanged || isSwiped || state != self.state || isScrolledByCode(around: view)
    else { return }
    let numbered = arbiter.numberedSnapshot()
    self.state = state
    wasSwiped = false
    indices = Self.entries(numbered.recognizers)
    viewIndices = Self.entries(numbered.views)
    offsets = [:]
    for case let (scrollView as UIScrollView, _) in numbered.views {
      offsets[ObjectIdentifier(scrollView)] = scrollView.contentOffset
    }
    eventsSince = 0
    if screens.count == GestureMetrics.recordedScreens { screens.removeFirst() }
    screens.append(RecordedScreen(gesture: gesture, snapshot: numbered.snapshot))
  }

  private static func entries<Object: AnyObject>(
    _ objects: [(object: Object, index: Int)]
  ) -> [ObjectIdentifier: Entry] {
    var entries = [ObjectIdentifier: Entry](minimumCapacity: objects.count)
    for (object, index) in objects { entries[ObjectIdentifier(object)] = Entry(object, index) }
    return entries
  }
}

extension RecordedScreens.State {
  @MainActor
  fileprivate init(_ navigation: UINavigationController, _ arbiter: GestureArbiter) {
    self.init(
      top: navigation.topViewController.map(ObjectIdentifier.init),
      presented: navigation.presentedViewController.map(ObjectIdentifier.init),
      navigation: NavigationState(of: navigation),
      size: navigation.viewIfLoaded?.bounds.size ?? .zero,
      children: navigation.topViewController?.descendants ?? [],
      settings: RecordedScreens.Settings(
        isEnabled: arbiter.isEnabled, driver: arbiter.driver,
        policies: [arbiter.effectivePolicy, arbiter.pushPolicy].map(\.description),
        suspensions: arbiter.activeSuspensions, roleChanges: PopGestureRegistration.changes))
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
