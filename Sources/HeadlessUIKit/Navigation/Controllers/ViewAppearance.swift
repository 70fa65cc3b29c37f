/// How far a controller's view has appeared.
///
/// ```text
///   gone ──► appearing ──► visible
///    ▲          │ ▲           │
///    │          ▼ │           ▼
///    └────── disappearing ◄───┘
/// ```
struct ViewAppearance {
  enum Stage { case gone, appearing, visible, disappearing }

  private(set) var stage = Stage.gone
  /// Whether the present change takes time.
  private(set) var isAnimated = false
  /// Grows with every change: whoever finishes one later can tell whether it is still the same.
  private(set) var round = 0
  /// Whether the view has been announced in its window in this round.
  private(set) var hasArrived = false
  /// Whether the view's own move into or out of a window has begun the change.
  var isByMove = false

  /// Whether the view shows, or is about to, or still.
  var isThere: Bool { stage != .gone }

  /// Begins a change; returns whether it is one.
  mutating func begin(appearing: Bool, animated: Bool) -> Bool {
    switch (stage, appearing) {
    case (.gone, true), (.disappearing, true): stage = .appearing
    case (.visible, false), (.appearing, false): stage = .disappearing
    default: return false
    }
    isAnimated = animated
    isByMove = false
    hasArrived = false
    round += 1
    return true
  }

  /// Notes that the view is in its window; returns whether that is news.
  mutating func arrive() -> Bool {
    guard stage == .appearing, !hasArrived else { return false }
    hasArrived = true
    return true
  }

  /// Ends a change; returns whether the view shows now, or nil if there was no change.
  mutating func end() -> Bool? {
    switch stage {
    case .appearing: stage = .visible
    case .disappearing: stage = .gone
    case .gone, .visible: return nil
    }
    isByMove = false
    return stage == .visible
  }
}
