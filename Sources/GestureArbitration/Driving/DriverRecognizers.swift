import UIKitShim

/// The recognizers of a driver beside a set of gates: the pans that move screens, and the one that
/// catches a screen on its way.
@MainActor
final class DriverRecognizers {
  let pans: [any DriverPan]
  private let interruption: InterruptionRecognizer
  /// Ends the connections of the pans with a transition that replaces the public one.
  private var ends: [@MainActor () -> Void] = []

  /// Makes those of a set, which wait for its gates.
  init(in set: GateSet) {
    var pans: [any DriverPan] = hasScreenEdges ? [EdgePanRecognizer(in: set)] : []
    pans.append(FullScreenPanRecognizer(.contentPop, in: set))
    pans.append(FullScreenPanRecognizer(.push, in: set))
    self.pans = pans
    interruption = InterruptionRecognizer(in: set)
    for pan in pans {
      // A stroke of a pencil isn't a swipe, nor is a drag of a mouse, which selects and drags. What
      // visionOS reports of a pinch is not documented: there every pointer counts.
      let types: [UITouch.TouchType] =
        hasScreenEdges ? [.direct, .indirect] : [.direct, .indirect, .indirectPointer]
      pan.allowedTouchTypes = types.map { NSNumber(value: $0.rawValue) }
      // Both recognizers are the arbiter's, so the static requirement goes with them (C087). A
      // dynamic one counts only while they recognize, and would let a gate that has failed be reset
      // too early (C062).
      for gate in set.popGates where gate.gesture == pan.gesture { pan.require(toFail: gate) }
      ActionObserver.observe(pan) { [weak pan] in
        if let pan { pan.popController?.handle(pan) }
      }
    }
  }

  /// All of these, in a deterministic order.
  var all: [UIGestureRecognizer] { pans + [interruption] }

  /// Connects the pans of pops with a transition that replaces the public one, if there is one.
  func connect(with controller: InteractivePopController) {
    if ends.isEmpty { ends = controller.connect(pans.filter(\.gesture.isPop)) }
  }

  /// Ends the connections.
  func disconnect() {
    for end in ends { end() }
    ends = []
  }
}
