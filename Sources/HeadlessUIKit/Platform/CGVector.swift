import Foundation

#if !canImport(CoreGraphics)
  /// A direction and length in the plane; what CoreGraphics brings on Apple's systems.
  public struct CGVector: Sendable, Hashable, Codable {
    /// The part along x.
    public var dx: CGFloat
    /// The part along y.
    public var dy: CGFloat

    /// Makes a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Makes a vector of no length.
    public init() { self.init(dx: 0, dy: 0) }

    /// The vector of no length.
    public static let zero = CGVector()
  }
#endif
