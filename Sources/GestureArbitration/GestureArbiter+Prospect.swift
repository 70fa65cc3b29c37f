import UIKitShim

extension GestureArbiter {
  /// What yielding content has to expect.
  enum Prospect {
    /// A gate is still to decide.
    case open
    /// A gate lets its pop begin, and it has not begun yet.
    case allowed
    /// A pop has begun.
    case begun
    /// No pop will come.
    case refused
  }

  /// What has become of the present drag.
  var prospect: Prospect {
    var best = Prospect.refused
    for gate in gates {
      guard let pop = gate.pop, pop.isEnabled else { continue }
      // What a held recognizer reads is open: possible, or already where it stands itself (C093).
      switch (gate.outcome, pop.state) {
      case (.moot, _), (.refused, _), (_, .failed), (_, .cancelled): break
      case (.allowed, .possible): best = .allowed
      case (.allowed, _): return .begun
      case (.pending, _): if best == .refused { best = .open }
      }
    }
    return best
  }

  /// Told by a gate that it has decided; content that yields to no pop need not wait for the next
  /// event.
  func gateDecided() {
    if prospect == .refused { yieldGate.letGo() }
  }

  /// Whether the gate of the edge pop still has something to decide: it asks the screen first.
  var isEdgeGateOpen: Bool { gates.contains { $0.source == .edge && $0.isOpen } }

  /// Told by a gate that its drag is over: the next one asks the screen anew.
  func gateReset() {
    guard gates.allSatisfy(\.isIdle) else { return }
    screenAnswer = .notAsked
    motions = [:]
    claimAnswers = [:]
  }
}
