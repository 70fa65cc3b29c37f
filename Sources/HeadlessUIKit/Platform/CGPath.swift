#if HEADLESS
import Foundation

#if !canImport(CoreGraphics)
/// The ends of a line. Nothing is drawn.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point, squared off.
  case butt = 0
  /// A semicircle around the end point.
  case round = 1
  /// Half a square beyond the end point.
  case square = 2
}

/// The corners of a line. Nothing is drawn.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter = 0
  /// A rounded corner.
  case round = 1
  /// A corner that is cut off.
  case bevel = 2
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
