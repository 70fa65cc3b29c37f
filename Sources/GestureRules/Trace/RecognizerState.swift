/// The state of a gesture recognizer, as a trace has it: the rules know no UIKit.
public enum RecognizerState: String, Sendable, Hashable, CaseIterable {
  /// It was reset, or has not begun.
  case possible
  /// It has begun.
  case began
  /// It goes on.
  case changed
  /// It has ended, or recognized a discrete gesture.
  case ended
  /// It was cancelled.
  case cancelled
  /// It has failed.
  case failed
}
