import GestureArbitration
import UIKitShim

/// A recognizer that waits for another to fail, as far as recognizers and delegates report it.
@MainActor
struct RecognizerWait {
  let waiter: UIGestureRecognizer
  let blocker: UIGestureRecognizer
  let source: PopExplanation.Wait.Source

  /// Returns the waits among recognizers that may share a touch, in their order.
  ///
  /// UIKit does not publish requirements by `require(toFail:)` and its private relations. Of these
  /// only the requirements between the driver's recognizers and their gates are known.
  static func all(
    among recognizers: [UIGestureRecognizer], for arbiter: GestureArbiter,
    in roles: RoleLookup
  ) -> [RecognizerWait] {
    let recognizers = recognizers.filter { !arbiter.isOfOtherGates($0) }
    return recognizers.flatMap { waiter in
      recognizers.compactMap { blocker -> RecognizerWait? in
        guard waiter !== blocker else { return nil }
        return source(of: waiter, waitingFor: blocker, arbiter, roles).map {
          RecognizerWait(waiter: waiter, blocker: blocker, source: $0)
        }
      }
    }
  }

  private static func source(
    of waiter: UIGestureRecognizer, waitingFor blocker: UIGestureRecognizer,
    _ arbiter: GestureArbiter, _ roles: RoleLookup
  ) -> PopExplanation.Wait.Source? {
    // The gates themselves answer for no stack while no touch is down.
    let isHeld = arbiter.requiresFailure(waiter, of: blocker, with: roles)
    if isHeld == true { return .arbiter }
    if waiter.shouldRequireFailure(of: blocker)
      || (isHeld == nil && blocker.shouldBeRequiredToFail(by: waiter))
    {
      return blocker is any ArbitrationRecognizer || waiter is any ArbitrationRecognizer
        ? .arbiter : .recognizer
    }
    return waiter.delegatesRequireFailure(of: blocker) ? .delegate : nil
  }
}

extension UIView {
  /// The enabled recognizers that a touch on this view would reach, innermost first.
  var recognizersOfTouches: [UIGestureRecognizer] {
    ancestors(through: nil).flatMap { $0.gestureRecognizers ?? [] }
      .filter { $0.isEnabled && !$0.allowedTouchTypes.isEmpty }
  }
}

/// The waits between recognizers, to be searched for circles.
@MainActor
struct WaitGraph {
  private var waiters: [UIGestureRecognizer] = []
  private var blockers: [ObjectIdentifier: [UIGestureRecognizer]] = [:]

  init(_ waits: [RecognizerWait]) {
    for wait in waits {
      if blockers[ObjectIdentifier(wait.waiter)] == nil { waiters.append(wait.waiter) }
      blockers[ObjectIdentifier(wait.waiter), default: []].append(wait.blocker)
    }
  }

  /// The shortest circle through each recognizer that is in one.
  var circles: [[UIGestureRecognizer]] { waiters.compactMap(circle) }

  private func circle(through start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    var paths = [[start]]
    var visited: Set<ObjectIdentifier> = []
    while let path = paths.first {
      paths.removeFirst()
      for blocker in path.last.flatMap({ blockers[ObjectIdentifier($0)] }) ?? [] {
        if blocker === start { return path }
        if visited.insert(ObjectIdentifier(blocker)).inserted { paths.append(path + [blocker]) }
      }
    }
    return nil
  }
}
