import UIKitShim

/// A recognizer of a set of gates: it receives the touches in the stack that the set serves, and
/// makes other recognizers wait for it to fail.
///
/// The relation is dynamic and on this class, so that nothing is left behind when a role or the
/// arbiter is taken away (C214); `require(toFail:)` could never be taken back (C087). It never
/// cancels or delays a touch, prevents nothing but what it holds, and is never prevented.
@MainActor
class GateRecognizer: UIGestureRecognizer {
  private(set) weak var gateSet: GateSet?
  /// What waits for it in a touch sequence, found when the first touch lands; what a ``PopGate`` holds
  /// stands in ``GateSet/pops``.
  var held: [WeakRecognizer] = []
  /// Whether it has a part in a touch sequence.
  var isNeeded = true

  init(in set: GateSet?, named name: String) {
    gateSet = set
    super.init(target: nil, action: nil)
    self.name = name
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    delegate = set
  }

  /// The arbiter of the stack that is served; nil while there is none.
  var arbiter: GestureArbiter? { gateSet?.arbiter }

  /// Whether another recognizer waits for it.
  func holds(_ other: UIGestureRecognizer) -> Bool {
    for waiting in held where waiting.recognizer === other { return true }
    return false
  }

  override var isEnabled: Bool {
    didSet { if !isEnabled { gateSet?.gateWasDisabled() } }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    gateSet?.touchesWillBegin(with: event) == true && isNeeded && super.shouldReceive(event)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    holds(otherGestureRecognizer)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    holds(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
}

extension UIGestureRecognizer {
  /// Whether it has a part in a touch sequence.
  var isInUse: Bool { state != .possible || numberOfTouches > 0 }
}
