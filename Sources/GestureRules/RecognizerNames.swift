/// The names of the arbiter's recognizers, by which traces, snapshots and debuggers tell them.
package enum RecognizerNames {
  /// What every name begins with.
  package static let prefix = "GestureArbiter."
  package static let interruption = "\(prefix)interruption"
  package static let scrollDeferral = "\(prefix)scrollDeferral"
  package static let refusalGate = "\(prefix)refusalGate"
  package static let trackpadGate = "\(prefix)trackpadGate"
  package static let backButtonReach = "\(prefix)backButtonReach"
  package static let enclosingPanGate = "\(prefix)enclosingPanGate"
  package static let enclosingPanDeferral = "\(prefix)enclosingPanDeferral"

  /// The name of the gate that a gesture waits for.
  package static func gate(of gesture: NavigationGesture) -> String {
    "\(prefix)\(word(for: gesture))Gate"
  }

  /// The name of a driver's pan that performs a gesture.
  package static func pan(of gesture: NavigationGesture) -> String {
    "\(prefix)\(word(for: gesture))Pan"
  }

  private static func word(for gesture: NavigationGesture) -> String {
    switch gesture {
    case .edgePop: "edge"
    case .contentPop: "content"
    case .push: "push"
    case .zoom: "zoom"
    }
  }
}
