import Foundation
import UIKitShim

/// The gates on a window, which serve the stacks around each touch.
///
/// The first line that an app writes puts gates on the windows that are visible, and on those that
/// become visible later. When a touch lands, the stacks around it are found on the way from the hit
/// view to the window, and a set of gates serves each of them until the touch has ended: so a stack
/// may be made, moved or shown at any time, and be of any class. A touch costs what lies around it,
/// and an idle turn of the run loop costs nothing.
@MainActor
final class WindowGates {
  private weak var window: UIWindow?
  private var sets: [GateSet] = []
  /// The landings for which the sets were assigned last.
  private var landings: [Landing] = []

  private struct Landing: Equatable {
    let touch: ObjectIdentifier
    let time: TimeInterval
  }

  private init(on window: UIWindow) {
    self.window = window
    for index in 0..<GestureMetrics.concurrentStacks { addSet(at: index) }
  }

  private func addSet(at index: Int) {
    guard let window else { return }
    let set = GateSet(on: self, at: index)
    sets.insert(set, at: index)
    for recognizer in set.gateRecognizers { window.addGestureRecognizer(recognizer) }
    if Self.areDriving { set.addDriverRecognizers(to: window) }
  }
}

// MARK: - Touches

extension WindowGates {
  /// Assigns the sets to the stacks around touches that are about to land in the window.
  ///
  /// Every recognizer of a set calls it when it is asked whether it receives an event, before any
  /// recognizer has the touches (C030): what they will stop still moves.
  func touchesWillBegin(with event: UIEvent) {
    guard event.type == .touches, let touches = event.allTouches else { return }
    let landing = touches.inOrder.filter { $0.phase == .began && $0.window === window }
    let landings = landing.map { Landing(touch: ObjectIdentifier($0), time: $0.timestamp) }
    guard !landings.isEmpty, landings != self.landings else { return }
    self.landings = landings
    for set in sets where !set.isBusy { set.release() }
    for touch in landing {
      let place = touch.location(in: nil)
      for arbiter in touch.view?.judgingArbiters(at: place, until: window) ?? [] {
        serve(arbiter, from: touch)
      }
    }
  }

  private func serve(_ arbiter: GestureArbiter, from touch: UITouch) {
    if let set = sets.first(where: { $0.arbiter === arbiter }) {
      return set.noteMotions(under: touch)
    }
    guard let set = sets.first(where: { $0.arbiter == nil }) else {
      return arbiter.report(.tooManyStacks)
    }
    set.serve(arbiter, from: touch)
  }

  /// The set that serves a stack unless another is around the same touch.
  var firstSet: GateSet? { sets.first }

  /// Whether a recognizer is one of the gates, or of a driver.
  func contains(_ recognizer: UIGestureRecognizer) -> Bool {
    sets.contains { set in
      (set.gateRecognizers + set.driverRecognizers).contains { $0 === recognizer }
    }
  }
}

// MARK: - Windows

extension WindowGates {
  private static var areInUse = false
  /// Whether the gates are on every window that they should be on.
  private static var areEverywhere = false
  /// Whether the sets contain the recognizers of a driver.
  private static var areDriving = false

  /// Puts gates on the windows, those that become visible later included.
  ///
  /// - Parameters:
  ///   - responder: What was configured; nil for the whole app.
  ///   - drives: Whether it may need the recognizers of a driver.
  static func use(for responder: UIResponder? = nil, drives: Bool = false) {
    if !areInUse {
      areInUse = true
      VisibleWindows.observe { putGates(on: $0) }
    }
    if drives, !areDriving {
      areDriving = true
      areEverywhere = false
    }
    if let window = responder?.windowOfView {
      putGates(on: window)
    } else if VisibleWindows.isExtension, let responder {
      // The window may be visible already, and nothing lists it.
      VisibleWindows.observe(showing: responder) { putGates(on: $0) }
    }
    guard !areEverywhere else { return }
    areEverywhere = true
    for window in VisibleWindows.all { putGates(on: window) }
  }

  private static func putGates(on window: UIWindow) {
    if let gates = window.gates {
      if areDriving { for set in gates.sets { set.addDriverRecognizers(to: window) } }
    } else {
      window.gates = WindowGates(on: window)
    }
  }

  /// Removes what serves a stack; all gates of its window if no other stack in that needs them.
  static func withdraw(from stack: UINavigationController) {
    guard let window = stack.viewIfLoaded?.window, let gates = window.gates else { return }
    var isNeeded = false
    window.rootViewController?.forEachNavigationController { other in
      isNeeded = isNeeded || (other !== stack && other.needsGates)
    }
    guard !isNeeded else { return gates.replaceSet(of: stack) }
    for set in gates.sets { set.detach() }
    window.gates = nil
    areEverywhere = false
  }

  /// Replaces the set that serves a stack by another one, which serves none.
  private func replaceSet(of stack: UINavigationController) {
    guard let index = sets.firstIndex(where: { $0.arbiter?.navigationController === stack }) else {
      return
    }
    sets.remove(at: index).detach()
    addSet(at: index)
  }
}

extension UIWindow {
  /// The gates on the window; nil if there are none.
  fileprivate(set) var gates: WindowGates? {
    get { AssociatedValue.get(WindowGates.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }
}

extension UIResponder {
  /// The window that shows the view, or the view of the controller; nil if none does.
  fileprivate var windowOfView: UIWindow? {
    (self as? UIView)?.window ?? (self as? UIViewController)?.viewIfLoaded?.window
  }
}
