import UIKitShim

/// What can be expected of the pop recognizers behind the gates.
extension GestureSession {
  /// Whether the gate of a gesture waits and a pop recognizer behind it may still begin.
  func isUndecided(_ gesture: NavigationGesture) -> Bool {
    gates[gesture]?.outcome == .pending && gates[gesture]?.isOpen == true && popMayBegin(gesture)
  }

  /// Whether a gesture may still begin behind its gate.
  func isAwaited(_ gesture: NavigationGesture) -> Bool {
    isUndecided(gesture) || (gates[gesture]?.outcome == .allowed && popMayBegin(gesture))
  }

  /// Whether a pop recognizer behind a gate may still begin with the touch.
  func popMayBegin(_ gesture: NavigationGesture) -> Bool {
    expectation(of: gesture) == .possible
  }

  /// What can be expected of the pop recognizers behind a gate.
  func expectation(of gesture: NavigationGesture) -> PopGateMachine.Pop {
    if gesture == .push, navigationController?.availablePushCandidate == nil { return .missing }
    var expectation = PopGateMachine.Pop.missing
    for pop in [systemPops[gesture]?.recognizer, driverPop(for: gesture)] {
      guard let pop, pop.isEnabled else { continue }
      if pop.state == .failed {
        if expectation == .missing { expectation = .over }
      } else if receives(pop) {
        return .possible
      } else {
        expectation = .absent
      }
    }
    return expectation
  }

  /// Whether a gesture would begin at once if its gate let it.
  func wouldBegin(_ gesture: NavigationGesture) -> Bool {
    if driverPop(for: gesture).map(mayBegin) ?? false, driverMayChangeStack(by: gesture),
      gesture == .edgePop || trackingControl == nil
    {
      return true
    }
    return systemPopWouldBegin(gesture)
  }

  /// Whether UIKit's recognizer would begin at once, as far as its delegate and the hit view say
  /// when they are asked as UIKit asks them (C082, C083).
  func systemPopWouldBegin(_ gesture: NavigationGesture) -> Bool {
    guard let pop = systemPops[gesture]?.recognizer, mayBegin(pop) else { return false }
    return pop.isAllowedToBeginByDelegate && touch?.view?.gestureRecognizerShouldBegin(pop) ?? true
  }

  /// The driver's recognizer for a gesture; nil while the app has turned the gesture off.
  func driverPop(for gesture: NavigationGesture) -> UIGestureRecognizer? {
    guard let pop = driverPops[gesture]?.recognizer,
      navigationController?.hasTurnedOff(gesture) == false
    else { return nil }
    return pop
  }

  /// Whether UIKit's pop recognizer may still begin with the touch.
  func systemPopMayBegin(_ gesture: NavigationGesture) -> Bool {
    systemPops[gesture]?.recognizer.map(mayBegin) ?? false
  }

  /// Whether a pop recognizer may still begin with the touch.
  ///
  /// It must receive the touch (C021): a recognizer that refused it stays possible and never
  /// begins.
  private func mayBegin(_ pop: UIGestureRecognizer) -> Bool {
    pop.isEnabled && pop.state != .failed && receives(pop)
  }

  /// Whether a pop recognizer receives the touch, or follows another one; one that was reset
  /// receives it no longer (C062).
  func receives(_ pop: UIGestureRecognizer) -> Bool {
    if pop.numberOfTouches > 0 { return true }
    guard let recognizers = touch?.gestureRecognizers else { return true }
    for recognizer in recognizers where recognizer === pop { return true }
    return false
  }
}
