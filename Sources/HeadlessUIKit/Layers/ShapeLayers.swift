#if HEADLESS
/// A layer that shows a path. Nothing is drawn; all properties are stored only.
open class CAShapeLayer: CALayer {
  /// The path; stored only.
  open var path: CGPath?
  /// The color inside the path; stored only.
  open var fillColor: CGColor?
  /// The color of the line; stored only.
  open var strokeColor: CGColor?
  /// The width of the line, in pt; stored only.
  open var lineWidth: CGFloat = 1
  /// Where the line begins, from 0 to 1; stored only.
  open var strokeStart: CGFloat = 0
  /// Where the line ends, from 0 to 1; stored only.
  open var strokeEnd: CGFloat = 1
  /// The ends of the line; stored only.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The corners of the line; stored only.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps, in pt; stored only.
  open var lineDashPattern: [NSNumber]?
  /// Which areas count as inside; stored only.
  open var fillRule = CAShapeLayerFillRule.nonZero
}

/// Which areas of a path count as inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value of the rule.
  public let rawValue: String
  /// Creates a rule from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Those around which the path winds.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Those that an odd number of lines separates from the outside.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value of the ends.
  public let rawValue: String
  /// Creates ends from their raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let butt = Self(rawValue: "butt"),
    round = Self(rawValue: "round"),
    square = Self(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value of the corners.
  public let rawValue: String
  /// Creates corners from their raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let miter = Self(rawValue: "miter"),
    round = Self(rawValue: "round"),
    bevel = Self(rawValue: "bevel")
}

/// A layer that shows a gradient. Nothing is drawn; all properties are stored only.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`; stored only.
  open var colors: [Any]?
  /// Where each color is, from 0 to 1; stored only.
  open var locations: [NSNumber]?
  /// Where the gradient begins, in fractions of the size; stored only.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends, in fractions of the size; stored only.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  /// The kind of the gradient; stored only.
  open var type = CAGradientLayerType.axial
}

/// The kind of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the kind.
  public let rawValue: String
  /// Creates a kind from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let axial = Self(rawValue: "axial"),
    conic = Self(rawValue: "conic"),
    radial = Self(rawValue: "radial")
}
#endif
