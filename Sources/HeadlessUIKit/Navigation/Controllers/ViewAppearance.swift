#if HEADLESS
/// The appearance state of a view controller's view.
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
  /// Whether the current change is animated.
  private(set) var isAnimated = false
  /// The number of changes so far; identifies a change whose end is scheduled.
  private(set) var changeCount = 0
  /// Whether the view controller was informed that the view is in its window during this change.
  private(set) var hasEnteredWindow = false
  /// Whether the change began because the view moved into or out of a window.
  var isWindowMove = false

  /// Whether the view is visible, appearing or disappearing.
  var isPresent: Bool { stage != .gone }

  /// Begins a change; returns false if the state stays the same.
  mutating func begin(appearing: Bool, animated: Bool) -> Bool {
    switch (stage, appearing) {
    case (.gone, true), (.disappearing, true): stage = .appearing
    case (.visible, false), (.appearing, false): stage = .disappearing
    default: return false
    }
    isAnimated = animated
    isWindowMove = false
    hasEnteredWindow = false
    changeCount += 1
    return true
  }

  /// Records that an appearing view is in its window; returns false if that was already recorded.
  mutating func enterWindow() -> Bool {
    guard stage == .appearing, !hasEnteredWindow else { return false }
    hasEnteredWindow = true
    return true
  }

  /// Ends a change; returns whether the view is visible, or nil if no change was in progress.
  mutating func end() -> Bool? {
    switch stage {
    case .appearing: stage = .visible
    case .disappearing: stage = .gone
    case .gone, .visible: return nil
    }
    isWindowMove = false
    return stage == .visible
  }
}
#endif
