import Foundation
import UIKitShim

/// The gates on a window, which serve the stacks around each touch.
///
/// ``Installation`` puts them there. When a touch lands, the stacks around it are found on the way
/// from the hit view to the window, and a set of gates serves each of them until the touch has
/// ended: so a stack may be made, moved or shown at any time, and be of any class. A touch costs
/// what lies around it, and an idle turn of the run loop costs nothing.
@MainActor
final class WindowGates {
  private(set) weak var window: UIWindow?
  /// Whether something that is shown in the window needs them, while that is found out.
  var isNeeded = false
  private(set) var sets: [GateSet] = []
  /// How many sets there will be at the end of the turn; 0 if none is to be added.
  private var wanted = 0
  /// The stacks in which something was configured.
  private var stacks: [WeakStack] = []
  private(set) lazy var refusal = RefusalGate(in: self)
  /// The landings for which the sets were assigned last.
  var landings: [(touch: ObjectIdentifier, time: TimeInterval)] = []

  /// The touches for which screens were notified.
  let notifiedTouches = NotifiedTouches()
  /// Whether the sets contain the recognizers of a driver.
  private(set) var isDriving = false

  fileprivate init(on window: UIWindow) {
    self.window = window
    // Two fingers may land in two stacks.
    for index in 0..<2 { addSet(at: index) }
    window.addGestureRecognizer(refusal)
  }

  private func addSet(at index: Int) {
    guard let window else { return }
    let set = GateSet(on: self)
    sets.insert(set, at: index)
    set.attach(to: window)
    if isDriving { set.addDriverRecognizers(to: window) }
  }
}

// MARK: - Sets

extension WindowGates {
  /// Makes room for a stack that was configured, beside those that are shown with it.
  func expect(_ stack: UINavigationController) {
    if !stacks.contains(where: { $0.stack === stack }) {
      stacks.removeAll { $0.stack == nil }
      stacks.append(WeakStack(stack: stack))
    }
    var shown = 0
    for other in stacks where other.stack?.viewIfLoaded?.window === window { shown += 1 }
    makeRoom(for: shown + 1)
  }

  private struct WeakStack {
    private(set) weak var stack: UINavigationController?
  }

  /// Adds sets at the end of the turn: a recognizer that is added while a touch is bound would not
  /// receive it (C036).
  func makeRoom(for count: Int) {
    guard count > max(sets.count, wanted) else { return }
    wanted = count
    MainRunLoop.performAtEndOfTurn { [weak self] in
      guard let self else { return }
      if window != nil {
        for index in sets.count..<max(sets.count, wanted) { addSet(at: index) }
      }
      wanted = 0
    }
  }

  /// Whether a touch sequence is under way in the window.
  var isBusy: Bool { sets.contains(where: \.isBusy) }

  /// The set that serves the next stack, unless it is still busy.
  var firstSet: GateSet? { sets.first }

  /// Whether a recognizer is one of the gates, or of a driver.
  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    sets.contains { set in
      (set.gateRecognizers + set.driverRecognizers).contains { $0 === recognizer }
    } || recognizer === refusal
  }
}

// MARK: - Windows

extension UIWindow {
  /// The gates on the window; nil if there are none.
  private(set) var gates: WindowGates? {
    get { AssociatedValue.get(WindowGates.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }

  /// Puts gates on the window, unless they are there.
  ///
  /// - Parameter drives: Whether they need the recognizers of a driver.
  func addGates(drives: Bool) {
    if gates == nil { gates = WindowGates(on: self) }
    if drives { gates?.addDriverRecognizers() }
  }

  /// Removes the gates, at any moment.
  func removeGates() {
    gates?.detach()
    gates = nil
  }
}

extension WindowGates {
  /// Adds the recognizers of a driver to every set, unless they are there.
  fileprivate func addDriverRecognizers() {
    guard let window, !isDriving else { return }
    isDriving = true
    for set in sets { set.addDriverRecognizers(to: window) }
  }

  fileprivate func detach() {
    window?.removeGestureRecognizer(refusal)
    for set in sets { set.detach() }
  }

  /// Puts another set in the place of one that is in the middle of a touch sequence.
  func replace(_ set: GateSet) {
    guard let index = sets.firstIndex(where: { $0 === set }) else { return }
    sets.remove(at: index).detach()
    addSet(at: index)
  }

  /// Puts back at the end of the turn what other code has removed from the window or disabled, as
  /// apps do with all recognizers of a window that delay touches.
  func restoreAtEndOfTurn() {
    MainRunLoop.performAtEndOfTurn { [weak self] in self?.restore() }
  }

  /// Puts it back now.
  func restore() {
    guard let window else { return }
    if refusal.view !== window { window.addGestureRecognizer(refusal) }
    refusal.isEnabled = true
    for set in sets {
      set.attach(to: window)
      for recognizer in set.driverRecognizers where recognizer.view !== window {
        window.addGestureRecognizer(recognizer)
      }
      for recognizer in set.gateRecognizers + set.driverRecognizers where !recognizer.isEnabled {
        recognizer.isEnabled = true
      }
    }
  }
}
