import GestureArbitration
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
  private var indices: [ObjectIdentifier: Entry] = [:]
  private var viewIndices: [ObjectIdentifier: Entry] = [:]
  /// The last recorded offsets of the scroll views of the latest screen.
  private var offsets: [ObjectIdentifier: CGPoint] = [:]
  private var state: State?
  private var eventsSince = 0
  /// Whether a trackpad was swiped since the latest screen.
  private var wasSwiped = false
  /// Whether the indices are given, as for a recording that is played again; then no screen is
  /// recorded.
  private var isGiven = false

  /// The properties that distinguish two screens without a walk over their views.
  struct State: Equatable {
    let top: ObjectIdentifier?
    /// What is presented over the stack, with its descendants.
    let presented: [ObjectIdentifier]
    let navigation: NavigationState
    let size: CGSize
    /// The descendants of the top screen: a container may show another child.
    let children: [ObjectIdentifier]
    fileprivate let settings: Settings
  }

  /// The settings of an arbiter that decide about drags.
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
  func index(of recognizer: UIGestureRecognizer) -> Int? { index(of: recognizer, in: indices) }

  /// The index of a view in the latest snapshot.
  func index(of view: UIView) -> Int? { index(of: view, in: viewIndices) }

  private func index(of object: AnyObject, in entries: [ObjectIdentifier: Entry]) -> Int? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.index
  }

  /// Called when an event of the recording contains the offset of a scroll view.
  mutating func scrolled(_ scrollView: UIView?, to offset: CGPoint) {
    if let scrollView { offsets[ObjectIdentifier(scrollView)] = offset }
  }

  /// Whether code has moved a scroll view around a view: its offset is not the last recorded one.
  private func isScrolledByCode(around view: UIView?) -> Bool {
    view?.firstAncestor(through: nil) { ancestor in
      guard let scrollView = ancestor as? UIScrollView, index(of: ancestor) != nil,
        let known = offsets[ObjectIdentifier(ancestor)], !scrollView.turnsPages
      else { return false }
      let now = scrollView.contentOffset
      return max(abs(now.x - known.x), abs(now.y - known.y)) > GestureMetrics.restTolerance
    } != nil
  }

  /// Called when a swipe of a trackpad begins. It may scroll content and is not played again, so
  /// the screen is recorded again before the next touch.
  mutating func noteSwipe() { wasSwiped = true }

  /// Counts an event.
  mutating func note() { eventsSince += 1 }

  /// What the screen on which a gesture begins is like, if that may differ from the latest one; nil
  /// if it does not.
  ///
  /// It is read, and the snapshot made, before the screens change: the app may read the trace
  /// meanwhile, from what it has overridden or a role's closure.
  ///
  /// - Parameters:
  ///   - view: The view that the touch lands on; nil for a swipe.
  ///   - isMoving: Whether a scroll view is moving, so that the screen is not at rest.
  ///   - isChanged: Whether code has moved a scroll view since the last gesture.
  ///   - isSwipe: Whether the gesture is a swipe of a trackpad. Lists are scrolled with many
  ///     swipes, and a screen for each would displace those of touches.
  func stateToRecord(
    on arbiter: GestureArbiter, over view: UIView?, capacity: Int, isMoving: Bool, isChanged: Bool,
    isSwipe: Bool
  ) -> State? {
    guard !isGiven, !isMoving, capacity > 0, let navigation = arbiter.navigationController,
      navigation.transitionCoordinator == nil
    else { return nil }
    let state = State(navigation, arbiter)
    let isOld = Double(eventsSince) >= Double(capacity) * DiagnosticMetrics.recordedScreenShare
    let isSwiped = wasSwiped && !isSwipe
    return isOld || isChanged || isSwiped || state != self.state || isScrolledByCode(around: view)
      ? state : nil
  }

  /// Records the screen on which a gesture begins.
  mutating func record(
    _ numbered: GestureArbiter.NumberedSnapshot, in state: State, at gesture: Int
  ) {
    self.state = state
    wasSwiped = false
    indices = Self.entries(numbered.recognizers)
    viewIndices = Self.entries(numbered.views)
    offsets = [:]
    for case let (scrollView as UIScrollView, _) in numbered.views {
      offsets[ObjectIdentifier(scrollView)] = scrollView.contentOffset
    }
    eventsSince = 0
    if screens.count == DiagnosticMetrics.recordedScreens { screens.removeFirst() }
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
      presented: navigation.presentedControllers.flatMap {
        [ObjectIdentifier($0)] + $0.descendants
      },
      navigation: NavigationState(of: navigation),
      size: navigation.viewIfLoaded?.bounds.size ?? .zero,
      children: navigation.topViewController?.descendants ?? [],
      settings: RecordedScreens.Settings(
        isEnabled: arbiter.allowsPopGestures, driver: arbiter.driver,
        policies: [arbiter.effectivePolicy, arbiter.pushPolicy].map(\.description),
        suspensions: arbiter.activeSuspensions, roleChanges: Installation.current.roleChanges))
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
