/// How a drag ends.
public enum UIDropOperation: UInt, Sendable {
  /// Nobody takes what is dragged.
  case cancel = 0
  /// The place refuses what is dragged; the engine has no such places.
  case forbidden = 1
  /// What is dragged is copied; the engine has no places to copy to.
  case copy = 2
  /// What is dragged is moved; the engine has no places to move to.
  case move = 3
}
