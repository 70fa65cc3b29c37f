#if HEADLESS
/// The state machine of one recognizer: what it requests, and what arbitration has granted.
///
/// ```text
///   possible ──► began ──► changed ─┐        (continuous, C054)
///      │           │         ▲   ◄──┘
///      │           ▼         ▼
///      ├──► ended  /  ended, cancelled       (discrete: possible ──► ended, C053)
///      └──► failed
/// ```
///
/// The recognizer sets `own`. `granted` follows when nothing holds the recognizer; other
/// recognizers and actions read `granted`.
struct RecognitionMachine {
  typealias State = UIGestureRecognizer.State

  /// The state the recognizer has set.
  private(set) var own: State = .possible
  /// The state that arbitration has granted and actions report.
  private(set) var granted: State = .possible
  private var isContinuous = false
  private var hasChange = false

  /// Whether the recognizer requests to leave `possible` and is not granted it.
  var wantsToRecognize: Bool {
    granted == .possible && (own == .began || own == .changed || own == .ended)
  }

  /// Whether the recognizer failed before a state was granted.
  var wantsToFail: Bool { granted == .possible && (own == .failed || own == .cancelled) }

  /// Whether a granted recognizer has changed or ended since.
  @inline(__always)
  var hasAdvanced: Bool { granted.isActive && (own.isTerminal || hasChange) }

  /// Whether the recognizer receives no more touches (C037).
  var hasEnded: Bool { own.isTerminal }

  /// Requests a state that the recognizer sets; returns whether the request has an effect.
  @inline(__always)
  mutating func request(_ state: State) -> Bool {
    switch (own, state) {
    case (.possible, .began), (.possible, .changed):
      own = .began
      isContinuous = true
    case (.possible, .ended):
      own = .ended
    case (.possible, .cancelled), (.possible, .failed):
      own = .failed
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed):
      own = .changed
      hasChange = true
    case (.began, .ended), (.changed, .ended):
      own = .ended
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      // Failing is no longer possible: it ends as cancelled (C055).
      own = .cancelled
    default:
      return false
    }
    return true
  }

  /// Requests a change for a touch that moved: every move sends `.changed`, whether the recognizer
  /// assigns a state or not (C057); returns whether the recognizer has advanced.
  @inline(__always)
  mutating func noteMove() -> Bool {
    if own == .began || own == .changed { hasChange = true }
    return hasAdvanced
  }

  /// Lets the recognizer leave `possible`; returns the state to report, `began` first (C092).
  @inline(__always)
  mutating func grant() -> State {
    granted = isContinuous ? .began : own
    hasChange = false
    return granted
  }

  /// Grants the last state that was set and skips those before (C058); returns the state to report.
  mutating func grantLast() -> State {
    granted = own
    hasChange = false
    return granted
  }

  /// Grants the next state after the first; returns it, or nil if nothing has changed.
  @inline(__always)
  mutating func advance() -> State? {
    guard granted == .began || granted == .changed else { return nil }
    if own.isTerminal {
      granted = own
      return granted
    }
    guard hasChange else { return nil }
    hasChange = false
    granted = .changed
    return granted
  }

  /// Ends the recognizer from outside: `failed` if nothing was granted, else `cancelled`.
  @inline(__always)
  mutating func stop() -> State {
    let end: State = granted == .possible ? .failed : .cancelled
    own = end
    granted = end
    return end
  }

  /// Returns to `possible`.
  @inline(__always)
  mutating func reset() { self = RecognitionMachine() }
}

extension UIGestureRecognizer {
  /// The state of a recognizer (C052).
  public enum State: Int, Sendable {
    /// The recognizer has not recognized its gesture, but may.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A gesture has ended; the only state of a discrete gesture that is recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The recognizer has not recognized its gesture.
    case failed = 5

    /// A discrete gesture was recognized; the same as ``ended``.
    public static let recognized: State = .ended
  }
}

extension UIGestureRecognizer.State {
  @inline(__always)
  var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
  @inline(__always)
  var isActive: Bool { self == .began || self == .changed }
}
#endif
