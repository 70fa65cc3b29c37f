#if HEADLESS
/// A color. The engine stores colors but draws nothing.
///
/// A color consists of components in one color space. A system color is the one of the light
/// appearance. The engine models no patterns, and no other color spaces: in UIKit a gray differs
/// from the color with the same red, green and blue.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let components: Components
  private var provider: (@Sendable (UITraitCollection) -> UIColor)?

  struct Components: Hashable {
    let red: CGFloat
    let green: CGFloat
    let blue: CGFloat
    let alpha: CGFloat
  }

  /// Creates a gray, from 0 for black to 1 for white.
  ///
  /// Components outside 0 to 1 are not clamped.
  public init(white: CGFloat, alpha: CGFloat) {
    components = Components(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from components from 0 to 1. Components outside this range are not clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    components = Components(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a color that depends on traits.
  ///
  /// Where no traits are given, it is the one of unspecified traits, which are light.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    components = dynamicProvider(UITraitCollection()).components
    provider = dynamicProvider
  }

  /// Returns the color for traits: the one of the provider, or else the color itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; the engine writes no archives.
  open func encode(with coder: NSCoder) {}
  /// True, as in UIKit.
  open class var supportsSecureCoding: Bool { true }
  /// Returns the color itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Black.
  open class var black: UIColor { UIColor(white: 0, alpha: 1) }
  /// White.
  open class var white: UIColor { UIColor(white: 1, alpha: 1) }
  /// Fully transparent black.
  open class var clear: UIColor { UIColor(white: 0, alpha: 0) }
  /// The gray halfway between black and white.
  open class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
  /// Pure red.
  open class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure blue.
  open class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Pure green.
  open class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// The blue of the system, in the light appearance.
  open class var systemBlue: UIColor { UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1) }
  /// The color of text, in the light appearance.
  open class var label: UIColor { UIColor(white: 0, alpha: 1) }
  /// The background color of content, in the light appearance.
  open class var systemBackground: UIColor { UIColor(white: 1, alpha: 1) }

  /// Returns the color with another opacity, from 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// Writes the components to the pointers that are not nil.
  ///
  /// - Returns: Whether the color has RGB components: in the engine always true.
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Returns whether the other object is a color with equal components.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  open override var hash: Int { components.hashValue }
}
#endif
