import UIKitShim

/// Detects changes that other code makes to UIKit's pop recognizers. It reports them and undoes
/// none.
///
/// Code that replaces UIKit's delegate removes its begin rules (C203), and code that disables a
/// recognizer must enable it again. Either breaks swipes on screens far away from that code.
@MainActor
struct PopRecognizerMonitor {
  /// The last state of a recognizer. A class, because weak references are slow to copy, and the
  /// state is compared at every landing.
  @MainActor
  private final class Snapshot {
    private weak var recognizer: UIGestureRecognizer?
    private weak var delegate: (any UIGestureRecognizerDelegate)?
    private let hadDelegate: Bool
    let wasEnabled: Bool
    /// Whether the app has disabled it: it was found disabled where UIKit would not have done it.
    let isAppsDoing: Bool

    /// - Parameter isExcused: Whether UIKit itself may have disabled the recognizer. Its state then
    ///   counts as enabled, so that a change by other code is detected later.
    init(_ pop: UIGestureRecognizer, isExcused: Bool, after last: Snapshot?) {
      recognizer = pop
      delegate = pop.delegate
      hadDelegate = delegate != nil
      wasEnabled = pop.isEnabled || isExcused
      let isKnown = last.map { $0.shows(pop) && $0.isAppsDoing } ?? false
      isAppsDoing = !pop.isEnabled && (!isExcused || isKnown)
    }

    func shows(_ pop: UIGestureRecognizer) -> Bool { recognizer === pop }

    func showsDelegate(of pop: UIGestureRecognizer) -> Bool {
      let current = pop.delegate
      return delegate === current && hadDelegate == (current != nil)
    }
  }

  private var edgePop: Snapshot?
  private var contentPop: Snapshot?

  /// Whether a recognizer is as it was when ``changes(of:for:mayBeDisabled:)`` was last called.
  func shows(_ pop: UIGestureRecognizer, for gesture: NavigationGesture) -> Bool {
    guard let last = gesture == .edgePop ? edgePop : contentPop else { return false }
    return last.shows(pop) && last.showsDelegate(of: pop) && last.wasEnabled == pop.isEnabled
  }

  /// Whether the app is known to have disabled a recognizer.
  func isKnownDisabled(_ pop: UIGestureRecognizer) -> Bool {
    for case let last? in [edgePop, contentPop] where last.shows(pop) { return last.isAppsDoing }
    return false
  }

  /// Returns the issues of a recognizer since the last call.
  ///
  /// - Parameter mayBeDisabled: Whether the recognizer may be disabled without an issue.
  mutating func changes(
    of pop: UIGestureRecognizer, for gesture: NavigationGesture, mayBeDisabled: Bool
  ) -> [GestureArbiter.Issue] {
    let last = gesture == .edgePop ? edgePop : contentPop
    if gesture == .edgePop {
      edgePop = Snapshot(pop, isExcused: mayBeDisabled, after: last)
    } else {
      contentPop = Snapshot(pop, isExcused: mayBeDisabled, after: last)
    }
    guard let last, last.shows(pop) else { return [] }
    var issues: [GestureArbiter.Issue] = []
    // UIKit itself may set the delegate of a pop late.
    if !last.showsDelegate(of: pop), !pop.hasSystemDelegate {
      issues.append(.replacedDelegate(of: gesture, by: pop.delegate))
    }
    if last.wasEnabled, !pop.isEnabled, !mayBeDisabled { issues.append(.disabled(gesture)) }
    return issues
  }
}

extension GestureArbiter {
  /// Reports what cannot work where a touch has landed.
  func validate(_ session: GestureSession) {
    monitorPopRecognizers()
    guard RuntimeWarning.isDebugBuild else { return }
    if session.pops.yieldsToDisabledPops { report(.yieldsToUIKit) }
    if session.touch?.gestureRecognizers?.contains(where: \.isOfAnotherCopy) == true {
      report(.linkedTwice)
    }
  }

  /// Reports once that nothing pops from the middle of content that defers to a pop, to an app that
  /// observes decisions: none is made without a pop.
  func validateDeferral(_ session: GestureSession) {
    guard RuntimeWarning.isDebugBuild, !hasReportedMissingPop, let navigationController
    else { return }
    let settings = navigationController.screenSettings
    guard onDecision != nil || !settings.observers.isEmpty,
      settings.word(on: \.isFullScreen, orElse: Self.defaults.fullScreenPop) == (false, .app),
      let name = session.contentWithoutPop
    else { return }
    hasReportedMissingPop = true
    report(.noContentPop(for: name))
    session.decisionWasReported()
  }

  /// Reports changes that other code has made to UIKit's pop recognizers.
  func monitorPopRecognizers() {
    guard let navigationController else { return }
    var monitor = navigationController.popRecognizerMonitor
    for gesture in [NavigationGesture.edgePop, .contentPop] {
      guard let pop = navigationController.systemRecognizer(for: gesture),
        monitor?.shows(pop, for: gesture) != true
      else { continue }
      // A recognizer of the app may replace it.
      let mayBeDisabled =
        navigationController.mayDisablePopRecognizers || appPops.contains { $0.gesture == gesture }
      var changed = monitor ?? PopRecognizerMonitor()
      let issues = changed.changes(of: pop, for: gesture, mayBeDisabled: mayBeDisabled)
      monitor = changed
      navigationController.popRecognizerMonitor = changed
      for issue in issues { report(issue) }
    }
  }
}

extension UINavigationController {
  /// How UIKit's pop recognizers were last; nil while the stack is not monitored.
  var popRecognizerMonitor: PopRecognizerMonitor? {
    get { AssociatedValue.get(PopRecognizerMonitor.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }

  /// Notes how UIKit's pop recognizers are when the stack is configured first: the arbiter may be
  /// created by a touch that lands later.
  func monitorPopRecognizers() {
    guard popRecognizerMonitor == nil, isViewLoaded, !hasRemovedArbiter else { return }
    var monitor = PopRecognizerMonitor()
    for gesture in [NavigationGesture.edgePop, .contentPop] {
      guard let pop = systemRecognizer(for: gesture) else { continue }
      _ = monitor.changes(of: pop, for: gesture, mayBeDisabled: mayDisablePopRecognizers)
    }
    popRecognizerMonitor = monitor
  }
}
