import UIKitShim

extension GestureArbiter {
  /// What yielding content has to expect.
  enum Prospect: Int, Comparable {
    /// No pop will come.
    case refused
    /// A gate is still to decide.
    case open
    /// A gate lets its pop begin, and it has not begun yet.
    case allowed
    /// A pop has begun.
    case begun

    static func < (left: Prospect, right: Prospect) -> Bool { left.rawValue < right.rawValue }
  }

  /// What has become of the present drag.
  var prospect: Prospect {
    var best = Prospect.refused
    for gate in gates {
      if let pop = gate.pop { best = max(best, prospect(of: pop, behind: gate)) }
      if let pop = gate.ownPop { best = max(best, prospect(of: pop, behind: gate)) }
    }
    return best
  }

  private func prospect(of pop: UIGestureRecognizer, behind gate: PopGate) -> Prospect {
    guard pop.isEnabled else { return .refused }
    // What a held recognizer reads is open: possible, or already where it stands itself (C093).
    return switch (gate.outcome, pop.state) {
    case (.moot, _), (.refused, _), (_, .failed), (_, .cancelled): .refused
    case (.pending, _): .open
    case (.allowed, .possible): .allowed
    case (.allowed, _): .begun
    }
  }

  /// Whether a finger moves as a gate that has not refused would have it.
  func movesAsExpected(_ track: FingerTrack, dominance: CGFloat = 1) -> Bool {
    var expected: Set<StackOperation> = []
    for gate in gates where gate.isOpen || gate.outcome == .allowed {
      expected.insert(gate.passage.operation)
    }
    return expected.contains { moves(track, asFor: $0, dominance: dominance) }
  }

  /// Told by a gate that it has decided; content that yields to no pop need not wait for the next
  /// event.
  func gateDecided() {
    if prospect == .refused { yieldGate.letGo() }
  }

  /// Whether the gate of the edge pop still has something to decide: it asks the screen first.
  var isEdgeGateOpen: Bool { gates.contains { $0.passage == .edgePop && $0.isOpen } }

  /// Told by a gate that its drag is over: the next one asks the screen anew.
  func gateReset() {
    guard gates.allSatisfy(\.isIdle) else { return }
    screenAnswer = .notAsked
    motions = [:]
    claimAnswers = [:]
  }
}
