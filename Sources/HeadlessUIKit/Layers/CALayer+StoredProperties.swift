#if HEADLESS
import Foundation

/// A set of the corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of rounded corners. Nothing is drawn.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The raw value of the curve.
  public let rawValue: String
  /// Creates a curve from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve without a bend where it begins.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How contents are placed in a layer. Nothing is drawn.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value of the gravity.
  public let rawValue: String
  /// Creates a gravity from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// As small as covers.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// The properties of a layer that affect drawing only. All of them are stored only.
extension CALayer {
  /// The color behind the contents; stored only.
  public var backgroundColor: CGColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The radius of the corners, in pt; stored only. Hit-testing ignores it.
  public var cornerRadius: CGFloat {
    get { stored[default: 0] }
    set { stored[default: 0] = newValue }
  }

  /// The corners that are round; stored only.
  public var maskedCorners: CACornerMask {
    get {
      stored[default: [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]]
    }
    set { stored[default: []] = newValue }
  }

  /// The curve of the corners; stored only.
  public var cornerCurve: CALayerCornerCurve {
    get { stored[default: .circular] }
    set { stored[default: .circular] = newValue }
  }

  /// The width of the border, in pt; stored only.
  public var borderWidth: CGFloat {
    get { stored[default: 0] }
    set { stored[default: 0] = newValue }
  }

  /// The color of the border; stored only.
  public var borderColor: CGColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The color of the shadow; stored only.
  public var shadowColor: CGColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The outline of the shadow; stored only.
  public var shadowPath: CGPath? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// A layer whose opacity masks this layer; stored only. Hit-testing ignores it.
  public var mask: CALayer? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// What the layer shows; stored only.
  public var contents: Any? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// How the contents are placed; stored only.
  public var contentsGravity: CALayerContentsGravity {
    get { stored[default: .resize] }
    set { stored[default: .resize] = newValue }
  }

  /// The number of pixels per point of the contents; stored only.
  public var contentsScale: CGFloat {
    get { stored[default: 1] }
    set { stored[default: 1] = newValue }
  }

  /// Whether the layer lets nothing show through; stored only.
  public var isOpaque: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether the layer is drawn once and then reused; stored only.
  public var shouldRasterize: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// The number of pixels per point of a rasterized layer; stored only.
  public var rasterizationScale: CGFloat {
    get { stored[default: 1] }
    set { stored[default: 1] = newValue }
  }

  /// Whether the opacity applies to the layer with its sublayers; stored only.
  public var allowsGroupOpacity: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Whether the edges are smooth; stored only.
  public var allowsEdgeAntialiasing: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Returns the animation that was added for a key and not removed.
  public func animation(forKey key: String) -> CAAnimation? {
    let animations: [String: CAAnimation] = stored[default: [:], name: "animations"]
    return animations[key]
  }

  /// The keys of the animations that were added and not removed, or nil if there are none.
  public func animationKeys() -> [String]? {
    let animations: [String: CAAnimation] = stored[default: [:], name: "animations"]
    return animations.isEmpty ? nil : animations.keys.sorted()
  }

  /// Removes the animation of a key.
  public func removeAnimation(forKey key: String) {
    var animations: [String: CAAnimation] = stored[default: [:], name: "animations"]
    animations[key] = nil
    stored[default: [:], name: "animations"] = animations
  }

  /// Removes all animations.
  public func removeAllAnimations() {
    stored[default: [:], name: "animations"] = [String: CAAnimation]()
  }
}
#endif
