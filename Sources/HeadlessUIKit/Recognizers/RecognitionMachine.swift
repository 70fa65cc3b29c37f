/// The state machine of one recognizer: what it wants, what arbitration has granted, and which
/// actions follow.
///
/// ```text
///   possible ──► began ──► changed ─┐        (continuous, C054)
///      │           │         ▲   ◄──┘
///      │           ▼         ▼
///      ├──► ended  /  ended, cancelled       (discrete: possible ──► ended, C053)
///      └──► failed
/// ```
///
/// The recognizer runs ahead (`own`); others and actions follow when nothing holds it (`granted`).
struct RecognitionMachine {
  typealias State = UIGestureRecognizer.State

  /// Where the recognizer itself stands.
  private(set) var own: State = .possible
  /// What arbitration has granted, and actions have reported.
  private(set) var granted: State = .possible
  private var isContinuous = false
  private var hasChange = false

  /// Whether the recognizer wants to leave `possible` and was not granted it yet.
  var wantsToRecognize: Bool {
    granted == .possible && (own == .began || own == .changed || own == .ended)
  }

  /// Whether the recognizer gave up before anything was granted.
  var wantsToFail: Bool {
    granted == .possible && (own == .failed || own == .cancelled)
  }

  /// Whether a recognizer that was granted has gone on since.
  var hasAdvanced: Bool { granted.isActive && (own.isTerminal || hasChange) }

  /// Whether the recognizer takes no more touches (C037).
  var isDeaf: Bool { own.isTerminal }

  /// Takes a state that the recognizer sets; returns whether anything is to be settled.
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

  /// Notes that a tracked touch moved: every move sends `.changed`, state assigned or not (C057);
  /// returns whether anything is to be settled.
  @inline(__always)
  mutating func noteMove() -> Bool {
    if own == .began || own == .changed { hasChange = true }
    return hasAdvanced
  }

  /// Lets the recognizer leave `possible`; returns the state to report (C092: began comes first).
  @inline(__always)
  mutating func grant() -> State {
    granted = isContinuous ? .began : own
    hasChange = false
    return granted
  }

  /// Passes over what was set before the last state (C058); returns the state to report.
  mutating func grantLast() -> State {
    granted = own
    hasChange = false
    return granted
  }

  /// Goes on after it was granted; returns the next state to report, or nil.
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

  /// Ends it from outside: `failed` if nothing was granted, else `cancelled`.
  @inline(__always)
  mutating func stop() -> State {
    let end: State = granted == .possible ? .failed : .cancelled
    own = end
    granted = end
    return end
  }

  /// Starts afresh.
  @inline(__always)
  mutating func reset() { self = RecognitionMachine() }
}

extension UIGestureRecognizer.State {
  var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
  var isActive: Bool { self == .began || self == .changed }
}
