import Foundation

/// What one finger did at a moment.
public struct TouchSample: Sendable, Equatable {
  /// Which finger.
  public var finger: Int
  /// What it did: began, moved, ended or cancelled.
  public var phase: UITouch.Phase
  /// Where it is, in the coordinates of the screen, in pt.
  public var location: CGPoint
  /// The borders the touch is marked as coming from at touch-down; nil derives them from its place
  /// (C117, C118).
  public var edges: UIRectEdge?
  /// What touches, of interest at touch-down only (C028, C029).
  public var type: UITouch.TouchType

  /// Makes a sample.
  public init(
    finger: Int = 0, phase: UITouch.Phase, location: CGPoint, edges: UIRectEdge? = nil,
    type: UITouch.TouchType = .direct
  ) {
    self.finger = finger
    self.phase = phase
    self.location = location
    self.edges = edges
    self.type = type
  }
}
