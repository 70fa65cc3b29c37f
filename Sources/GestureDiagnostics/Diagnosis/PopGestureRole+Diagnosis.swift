import GestureArbitration

extension PopGestureRole {
  /// Whether the role lets the content pop begin in some state of the view.
  var defersToContentPop: Bool {
    switch kind {
    case .defersAtEdge, .defersInStrip, .defersAtBoundary: true
    case .claims, .excluded, .simultaneous, .custom: false
    }
  }

  /// Whether the role keeps drags for the view.
  var keepsDrags: Bool {
    switch kind {
    case .claims(_, _, let condition): condition == nil
    case .custom: true
    case .defersAtEdge, .defersInStrip, .defersAtBoundary, .excluded, .simultaneous: false
    }
  }

  /// Why the role keeps every content pop from beginning, as a clause; nil if it does not.
  var blockOfContentPop: String? {
    switch kind {
    case .claims(let drags, let gestures, nil):
      gestures.contains(.content) && drags.contains(.towardsTrailing)
        ? "claims \(drags == .allDrags ? "all drags" : drags.name)" : nil
    case .excluded(let gestures): gestures.contains(.content) ? "excludes the pop" : nil
    case .claims, .defersAtEdge, .defersInStrip, .defersAtBoundary, .simultaneous, .custom: nil
    }
  }
}
