import Foundation

/// What one button did at a moment.
public struct PressSample: Sendable, Equatable {
  /// Which button; one of each is there to be pressed.
  public var type: UIPress.PressType
  /// What it did: began, changed, ended or cancelled.
  public var phase: UIPress.Phase
  /// How hard it is pressed, from 0 to 1.
  public var force: CGFloat

  /// Makes a sample; without a force, that of a button which is down or not.
  public init(_ type: UIPress.PressType, _ phase: UIPress.Phase, force: CGFloat? = nil) {
    self.type = type
    self.phase = phase
    self.force = force ?? (phase == .ended || phase == .cancelled ? 0 : 1)
  }
}
