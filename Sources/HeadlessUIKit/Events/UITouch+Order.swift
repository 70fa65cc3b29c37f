extension Set<UITouch> {
  /// The one of several touches that a recognizer or control for one finger follows: the same every
  /// time, which a set's first is not.
  @MainActor var foremost: UITouch? { self.min { $0.bit < $1.bit } }
}
