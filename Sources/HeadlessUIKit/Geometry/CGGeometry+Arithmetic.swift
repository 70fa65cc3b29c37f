#if HEADLESS
extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x + right.x, y: left.y + right.y)
  }

  static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }

  static func * (point: CGPoint, factor: CGFloat) -> CGPoint {
    CGPoint(x: point.x * factor, y: point.y * factor)
  }

  /// The distance from the origin, in pt.
  var length: CGFloat { hypot(x, y) }
}

extension CGFloat {
  /// The nearest coordinate on the pixel grid of the screen, in pt (M07).
  var onPixelGrid: CGFloat {
    (self * EngineMetrics.screenScale).rounded() / EngineMetrics.screenScale
  }
}

extension CGRect {
  /// Returns whether the rectangles share an area; touching edges do not count.
  ///
  /// Foundation's `intersects(_:)` counts them on some systems and CoreGraphics does not.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the smallest rectangle that contains the four corners after a mapping.
  func bounding(_ map: (CGPoint) -> CGPoint) -> CGRect {
    let first = map(CGPoint(x: minX, y: minY))
    var box = CGRect(origin: first, size: .zero)
    for corner in [
      CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ] {
      box = box.union(CGRect(origin: map(corner), size: .zero))
    }
    return box
  }
}
#endif
