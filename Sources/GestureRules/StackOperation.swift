/// What a drag does to the stack.
public enum StackOperation: String, Sendable, Hashable, CaseIterable {
  /// Takes the screen on top away, by a drag from leading to trailing.
  case pop
  /// Brings in the screen that is bound to the one on top, by a drag from trailing to leading.
  case push
}
