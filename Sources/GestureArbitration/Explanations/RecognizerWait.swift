import UIKitShim

/// A recognizer that waits for another to fail, as far as anybody says so when asked.
@MainActor
struct RecognizerWait {
  let waiter: UIGestureRecognizer
  let blocker: UIGestureRecognizer
  let source: Explanation.Wait.Source

  /// Asks recognizers that may share a finger about each other, in their order.
  ///
  /// What `require(toFail:)` has set up, and what UIKit keeps to itself, nobody can ask for; only that the
  /// arbiter's own pops wait for their gates is known.
  static func all(
    among recognizers: [UIGestureRecognizer], for arbiter: GestureArbiter
  ) -> [RecognizerWait] {
    recognizers.flatMap { waiter in
      recognizers.compactMap { blocker -> RecognizerWait? in
        guard waiter !== blocker else { return nil }
        return source(of: waiter, waitingFor: blocker, arbiter).map {
          RecognizerWait(waiter: waiter, blocker: blocker, source: $0)
        }
      }
    }
  }

  private static func source(
    of waiter: UIGestureRecognizer, waitingFor blocker: UIGestureRecognizer,
    _ arbiter: GestureArbiter
  ) -> Explanation.Wait.Source? {
    if let own = waiter as? any OwnPop, arbiter.gate(for: own.passage) === blocker {
      return .arbiter
    }
    if waiter.shouldRequireFailure(of: blocker) || blocker.shouldBeRequiredToFail(by: waiter) {
      return blocker.isArbiters || waiter.isArbiters ? .arbiter : .recognizer
    }
    return waiter.isToldToWait(for: blocker) ? .delegate : nil
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer is an arbiter's.
  fileprivate var isArbiters: Bool {
    self is PopGate || self is YieldGate || self is any OwnPop || self is SettlingCatch
  }

  /// The recognizer's name, or else what it is and where.
  var spokenName: String {
    name ?? "\(type(of: self)) of \(view.map { "a \(type(of: $0))" } ?? "no view")"
  }
}
