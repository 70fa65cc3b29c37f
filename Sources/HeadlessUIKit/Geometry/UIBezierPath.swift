#if HEADLESS
/// A set of the corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path of lines and curves, for hit-testing. Nothing is drawn.
@preconcurrency @MainActor
open class UIBezierPath: NSObject, @MainActor NSCopying {
  /// The width of the line, in pt; stored only.
  open var lineWidth: CGFloat = 1
  /// The ends of the line; stored only.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of the line; stored only.
  open var lineJoinStyle = CGLineJoin.miter
  /// The length of pointed corners; stored only.
  open var miterLimit: CGFloat = 10
  /// The precision of curves; stored only.
  open var flatness: CGFloat = 0.6
  /// Whether areas count as inside that an odd number of lines separates from the outside.
  open var usesEvenOddFillRule = false

  final var elements: [PathElement] = []
  private var start = CGPoint.zero
  private var current = CGPoint.zero

  /// Creates an empty path.
  public required override init() { super.init() }

  /// Creates the path of a rectangle, in pt.
  public convenience init(rect: CGRect) {
    self.init()
    add(PathShapes.rectangle(rect))
  }

  /// Creates the path of the ellipse in a rectangle, in pt.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    add(PathShapes.ellipse(in: rect))
  }

  /// Creates the path of a rectangle with round corners, in pt.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the path of a rectangle of which some corners are round, in pt.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    add(PathShapes.rectangle(rect, rounded: corners, radii: cornerRadii))
  }

  /// Creates an arc around a center, in pt and radians.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Begins a part at a point, in pt.
  open func move(to point: CGPoint) {
    elements.append(.move(point))
    (start, current) = (point, point)
  }

  /// Adds a straight line, in pt. Ignored in an empty path, where UIKit does the same.
  open func addLine(to point: CGPoint) {
    guard !isEmpty else { return }
    elements.append(.line(point))
    current = point
  }

  /// Adds a curve with two control points, in pt.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard !isEmpty else { return }
    elements.append(.curve(controlPoint1, controlPoint2, to: endPoint))
    current = endPoint
  }

  /// Adds a curve with one control point, in pt.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    let first = current + (controlPoint - current) * (2 / 3)
    let second = endPoint + (controlPoint - endPoint) * (2 / 3)
    addCurve(to: endPoint, controlPoint1: first, controlPoint2: second)
  }

  /// Adds an arc, in pt and radians, and a line to where it begins.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = PathShapes.arc(center, radius, from: startAngle, to: endAngle, clockwise: clockwise)
    if isEmpty { move(to: arc.start) } else { addLine(to: arc.start) }
    for element in arc.curves {
      guard case .curve(let first, let second, let end) = element else { continue }
      addCurve(to: end, controlPoint1: first, controlPoint2: second)
    }
  }

  /// Closes the part with a line to its beginning.
  open func close() {
    guard !isEmpty else { return }
    elements.append(.close)
    current = start
  }

  /// Adds the parts of another path.
  open func append(_ bezierPath: UIBezierPath) {
    elements += bezierPath.elements
    (start, current) = (bezierPath.start, bezierPath.current)
  }

  /// Removes all parts.
  open func removeAllPoints() {
    elements = []
    (start, current) = (.zero, .zero)
  }

  /// Maps all points with a transform.
  open func apply(_ transform: CGAffineTransform) {
    elements = elements.map { $0.mapped { $0.applying(transform) } }
    (start, current) = (start.applying(transform), current.applying(transform))
  }

  /// Whether the path has no parts.
  open var isEmpty: Bool { elements.isEmpty }
  /// Where the next part of the path begins, in pt.
  open var currentPoint: CGPoint { current }
  /// The smallest rectangle around the path, in pt; null if it is empty.
  open var bounds: CGRect { FlatPath(elements).bounds }

  /// Returns whether a point lies inside the path, whose parts count as closed.
  open func contains(_ point: CGPoint) -> Bool {
    FlatPath(elements).contains(point, evenOdd: usesEvenOddFillRule)
  }

  /// Has no effect: the engine draws nothing.
  open func stroke() {}
  /// Has no effect: the engine draws nothing.
  open func fill() {}
  /// Has no effect: the engine draws nothing.
  open func addClip() {}
  /// Has no effect: the engine draws nothing.
  open func setLineDash(_: UnsafePointer<CGFloat>?, count _: Int, phase _: CGFloat) {}

  /// Returns a path with the same parts.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.append(self)
    copy.lineWidth = lineWidth
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }

  private func add(_ shape: [PathElement]) {
    elements += shape
    if case .move(let point)? = shape.first { (start, current) = (point, point) }
  }
}
#endif
