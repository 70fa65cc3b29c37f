import GestureRules

extension RecognizerNames {
  /// The name of the recognizer that samples others for a trace.
  package static let trace = "\(prefix)trace"

  /// Whether a recognizer only holds others until the rules have decided.
  package static func isHold(_ name: String) -> Bool {
    [scrollDeferral, trackpadGate, enclosingPanGate, enclosingPanDeferral].contains(name)
      || NavigationGesture.allCases.contains { name == gate(of: $0) }
  }
}
