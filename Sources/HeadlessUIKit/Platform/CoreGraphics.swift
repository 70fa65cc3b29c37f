#if HEADLESS
// Types of CoreGraphics that Foundation lacks on other platforms.

#if !canImport(CoreGraphics)
/// An affine transform of the plane, as in CoreGraphics.
///
/// A point (x, y) is mapped to (a·x + c·y + tx, b·x + d·y + ty).
public struct CGAffineTransform: Sendable, Hashable, Codable {
  /// The factor by which x contributes to x.
  public var a: CGFloat
  /// The factor by which x contributes to y.
  public var b: CGFloat
  /// The factor by which y contributes to x.
  public var c: CGFloat
  /// The factor by which y contributes to y.
  public var d: CGFloat
  /// The translation along x, in pt.
  public var tx: CGFloat
  /// The translation along y, in pt.
  public var ty: CGFloat

  /// Creates a transform from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its six entries.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform of zeros, like the C structure; this is not the identity.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a translation, in pt.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a scaling.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a rotation, in radians, clockwise if the y-axis points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that applies this transform first and then another.
  public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// Returns the inverse, or the transform unchanged if it has no inverse.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the transform that translates, in pt, before this transform.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the transform that scales before this transform.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that rotates, in radians, before this transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }
}

extension CGPoint {
  /// Returns the point to which a transform maps this point.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size to which a transform maps this size, as a vector that may be negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return self }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// A direction and length in the plane, as in CoreGraphics.
public struct CGVector: Sendable, Hashable, Codable {
  /// The horizontal component.
  public var dx: CGFloat
  /// The vertical component.
  public var dy: CGFloat

  /// Creates a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  /// Creates a vector of zero length.
  public init() { self.init(dx: 0, dy: 0) }

  /// The vector of zero length.
  public static let zero = CGVector()
}
#endif

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

#if !canImport(CoreGraphics)
/// The ends of a line. Nothing is drawn.
public enum CGLineCap: Int32, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case butt, round, square
}

/// The corners of a line. Nothing is drawn.
public enum CGLineJoin: Int32, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case miter, round, bevel
}

/// A path as in CoreGraphics: lines and curves.
public class CGPath {
  let elements: [PathElement]

  init(_ elements: [PathElement]) { self.elements = elements }

  /// Creates the path of a rectangle, in pt.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(
      PathShapes.rectangle(rect).map { $0.mapped { $0.applying(transform?.pointee ?? .identity) } })
  }

  /// The smallest rectangle around the path, in pt.
  public var boundingBox: CGRect { FlatPath(elements).bounds }

  /// Returns whether a point lies inside the path.
  public func contains(_ point: CGPoint) -> Bool {
    FlatPath(elements).contains(point, evenOdd: false)
  }
}
#else
extension CGPath {
  static func make(_ elements: [PathElement]) -> CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point)
      case .line(let point): path.addLine(to: point)
      case .curve(let first, let second, let end):
        path.addCurve(to: end, control1: first, control2: second)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
#endif

extension UIBezierPath {
  /// The path in the type that layers take.
  public var cgPath: CGPath {
    #if canImport(CoreGraphics)
    CGPath.make(elements)
    #else
    CGPath(elements)
    #endif
  }
}
#endif
