#if HEADLESS
/// A set of the corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// UIKit's values, which the engine does not distinguish.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0),
    layerMaxXMinYCorner = Self(rawValue: 1 << 1),
    layerMinXMaxYCorner = Self(rawValue: 1 << 2),
    layerMaxXMaxYCorner = Self(rawValue: 1 << 3)
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
  /// UIKit's values, which the engine does not distinguish.
  public static let center = Self(rawValue: "center"),
    resize = Self(rawValue: "resize"),
    resizeAspect = Self(rawValue: "resizeAspect"),
    resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

extension CALayer {
  /// Returns the animation that was added for a key and not removed.
  public func animation(forKey key: String) -> CAAnimation? { addedAnimations[key] }
  /// The keys of the animations that were added and not removed, or nil if there are none.
  public func animationKeys() -> [String]? {
    addedAnimations.isEmpty ? nil : addedAnimations.keys.sorted()
  }
  /// Removes the animation of a key.
  public func removeAnimation(forKey key: String) { addedAnimations[key] = nil }
  /// Removes all animations.
  public func removeAllAnimations() { addedAnimations = [:] }
}
#endif
