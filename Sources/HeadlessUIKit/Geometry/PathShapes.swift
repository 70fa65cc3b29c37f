#if HEADLESS
/// The parts of closed shapes, in pt.
enum PathShapes {
  static func rectangle(_ rect: CGRect) -> [PathElement] {
    rectangle(rect, rounded: [], radii: .zero)
  }

  /// Returns a rectangle of which some corners are quarters of ellipses.
  static func rectangle(
    _ rect: CGRect, rounded corners: UIRectCorner, radii: CGSize
  ) -> [PathElement] {
    let width = min(max(0, radii.width), rect.width / 2)
    let height = min(max(0, radii.height), rect.height / 2)
    /// The corner at a point; the signs lead from it into the rectangle.
    func radius(_ corner: UIRectCorner) -> CGSize {
      corners.contains(corner) ? CGSize(width: width, height: height) : .zero
    }
    let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
    let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
    return [
      .move(CGPoint(x: rect.minX + topLeft.width, y: rect.minY)),
      .line(CGPoint(x: rect.maxX - topRight.width, y: rect.minY)),
      quarter(
        from: CGPoint(x: rect.maxX - topRight.width, y: rect.minY),
        corner: CGPoint(x: rect.maxX, y: rect.minY),
        to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height)),
      quarter(
        from: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height),
        corner: CGPoint(x: rect.maxX, y: rect.maxY),
        to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY)),
      .line(CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY)),
      quarter(
        from: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY),
        corner: CGPoint(x: rect.minX, y: rect.maxY),
        to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height)),
      .line(CGPoint(x: rect.minX, y: rect.minY + topLeft.height)),
      quarter(
        from: CGPoint(x: rect.minX, y: rect.minY + topLeft.height),
        corner: CGPoint(x: rect.minX, y: rect.minY),
        to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY)),
      .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [PathElement] {
    rectangle(
      rect, rounded: .allCorners, radii: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Returns an arc of a circle as curves of at most a quarter each; angles in radians.
  static func arc(
    _ center: CGPoint, _ radius: CGFloat, from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> (start: CGPoint, curves: [PathElement]) {
    var sweep = end - start
    let circle = 2 * CGFloat.pi
    if abs(sweep) < circle {
      // In a coordinate system with y downwards a clockwise arc has growing angles.
      if clockwise, sweep < 0 { sweep += circle }
      if !clockwise, sweep > 0 { sweep -= circle }
    } else {
      sweep = clockwise ? circle : -circle
    }
    guard sweep.isFinite, radius.isFinite else { return (center, []) }
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let count = max(1, Int((abs(sweep) / (CGFloat.pi / 2)).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    let curves = (0..<count).map { index -> PathElement in
      let (first, last) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let (from, to) = (point(first), point(last))
      return .curve(
        CGPoint(x: from.x - handle * sin(first), y: from.y + handle * cos(first)),
        CGPoint(x: to.x + handle * sin(last), y: to.y - handle * cos(last)), to: to)
    }
    return (point(start), curves)
  }

  /// The distance of the control points of a quarter of a circle, in radii.
  private static let handle: CGFloat = 0.5523

  private static func quarter(
    from start: CGPoint, corner: CGPoint, to end: CGPoint
  ) -> PathElement {
    .curve(
      start + (corner - start) * handle, end + (corner - end) * handle, to: end)
  }
}
#endif
