/// What content does by itself while an attempt is judged.
public enum ContentMotion: String, Sendable, Hashable, CaseIterable {
  /// It rests, or follows a finger.
  case resting
  /// It still moves after a fling, or comes home from beyond its end.
  case decelerating
  /// Two fingers zoom it, or it comes back from beyond its scales.
  case zooming
}
