extension UIGestureRecognizer {
  /// Where a recognizer stands (C052).
  public enum State: Int, Sendable {
    /// It has not recognized its gesture yet.
    case possible = 0
    /// It has recognized a continuous gesture.
    case began = 1
    /// Its gesture has changed.
    case changed = 2
    /// Its gesture is over, or was recognized at once.
    case ended = 3
    /// Its gesture was broken off.
    case cancelled = 4
    /// It did not recognize its gesture.
    case failed = 5

    /// Its gesture was recognized at once: the same as ``ended``.
    public static let recognized: State = .ended
  }
}
