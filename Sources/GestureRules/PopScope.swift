/// Which of the pops something concerns.
public enum PopScope: String, Sendable, Hashable, CaseIterable {
  /// The content pop only.
  case content
  /// The edge pop only.
  case edge
  /// The content pop and the edge pop.
  case contentAndEdge

  /// Whether a pop is one of them.
  public func includes(_ source: PopSource) -> Bool {
    switch self {
    case .content: source == .content
    case .edge: source == .edge
    case .contentAndEdge: true
    }
  }
}
