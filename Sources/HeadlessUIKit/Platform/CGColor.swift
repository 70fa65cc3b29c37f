#if HEADLESS
import Foundation

#if !canImport(CoreGraphics)
/// A color as in CoreGraphics. The engine draws nothing; the value has components only.
public final class CGColor: Sendable, Hashable {
  /// Red, green, blue and alpha, from 0 to 1.
  public let components: [CGFloat]?
  /// The opacity from 0 to 1.
  public var alpha: CGFloat { components?.last ?? 1 }

  /// Creates a color from components of the sRGB color space, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = [red, green, blue, alpha]
  }

  /// Returns whether the colors have equal components.
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
#endif

extension UIColor {
  /// The color in the type that layers take.
  public var cgColor: CGColor {
    CGColor(
      red: components.red, green: components.green, blue: components.blue, alpha: components.alpha)
  }

  /// Creates a color from that of a layer; a color with fewer components counts as a gray.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    if parts.count >= 3 {
      self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: cgColor.alpha)
    } else {
      self.init(white: parts.first ?? 0, alpha: cgColor.alpha)
    }
  }
}
#endif
