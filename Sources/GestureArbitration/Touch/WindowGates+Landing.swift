import UIKitShim

/// What runs when a touch lands: the sets are assigned to the stacks around it.
extension WindowGates {
  /// Assigns the sets to the stacks around touches that are about to land in the window.
  ///
  /// Every recognizer of a set calls it when it is asked whether it receives an event, before any
  /// recognizer has the touches (C030): what they will stop still moves.
  func touchesWillBegin(with event: UIEvent) {
    guard let touches = event.allTouches, touches.contains(where: isNew) else { return }
    // A touch may be added to an event for which recognizers have answered already.
    if !touches.contains(where: isAssigned) {
      Installation.current.touchWillLand()
      landings = []
      for set in sets { set.releaseUnlessBusy(with: event) }
      if !refusal.isBusy { refusal.held = [] }
    }
    for touch in touches.inOrder where isNew(touch) {
      landings.append((ObjectIdentifier(touch), touch.timestamp))
      serveStacks(around: touch)
    }
  }

  /// Assigns sets to the stacks around a touch, first to those that have a screen to pop.
  ///
  /// Where no set is left the pops are refused, and the next touch finds more sets.
  private func serveStacks(around touch: UITouch) {
    let stacks = touch.view?.stacks(around: touch, at: touch.place, until: window) ?? []
    var (judged, refused) = (0, 0)
    for canMove in [true, false] {
      for (index, (stack, settings)) in stacks.enumerated() where stack.canMove == canMove {
        guard let arbiter = stack.arbiter else { continue }
        judged += 1
        if let set = sets.first(where: { $0.arbiter === arbiter })
          ?? sets.first(where: { $0.arbiter == nil })
        {
          set.serve(arbiter, from: touch, around: stacks[..<index].map(\.stack), settings)
          // The app may have removed the arbiter meanwhile, and the set serves the next stack then.
          if set.arbiter === arbiter { stack.set = set }
        } else {
          refusal.held += arbiter.pops().behindGates.map(WeakRecognizer.init)
          refused += 1
        }
      }
    }
    // As many sets again for a touch in other stacks.
    var served = 0
    for set in sets where set.arbiter != nil { served += 1 }
    makeRoom(for: served + judged + refused)
  }

  /// Whether a touch lands in the window for which the sets were not assigned.
  private func isNew(_ touch: UITouch) -> Bool {
    touch.phase == .began && !isAssigned(touch) && touch.windowOfView === window
  }

  /// Whether a touch lands for which the sets were assigned.
  private func isAssigned(_ touch: UITouch) -> Bool {
    guard touch.phase == .began else { return false }
    for landing in landings where landing.touch == ObjectIdentifier(touch) {
      return landing.time == touch.timestamp
    }
    return false
  }
}
