#if HEADLESS
/// An image. The engine reads and draws none: an image is an opaque value without a size.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// How an image is drawn in the tint color. Nothing is drawn.
  public enum RenderingMode: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// How an image stretches. Nothing is drawn.
  public enum ResizingMode: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case tile, stretch
  }

  /// A configuration of an image; stored only.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight and colors of a symbol; stored only.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates a configuration with a size, in pt.
    public init(pointSize: CGFloat) { super.init() }
    /// Creates a configuration with a size, in pt, and a weight.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) { super.init() }
    /// Creates a configuration with a size, in pt, a weight and a scale.
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {}
    /// Creates a configuration with the size of a style.
    public init(textStyle: UIFont.TextStyle) { super.init() }
    /// Creates a configuration with the size of a style and a scale.
    public init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) { super.init() }
    /// Creates a configuration with the size of a font.
    public init(font: UIFont) { super.init() }
    /// Creates a configuration with a scale.
    public init(scale: UIImage.SymbolScale) { super.init() }
    /// Creates a configuration with a weight.
    public init(weight: UIImage.SymbolWeight) { super.init() }
    /// Creates a configuration with shades of a color.
    public init(hierarchicalColor: UIColor) { super.init() }
    /// Creates a configuration with colors.
    public init(paletteColors: [UIColor]) { super.init() }
  }

  /// The weight of a symbol. Nothing is drawn.
  public enum SymbolWeight: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol. Nothing is drawn.
  public enum SymbolScale: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case `default` = -1
    /// UIKit's values, which the engine does not distinguish.
    case unspecified, small, medium, large
  }

  /// The name under which the image was read, or nil.
  private let name: String?
  /// How the image is drawn in the tint color; stored only.
  open private(set) var renderingMode = RenderingMode.automatic

  /// Creates an image without content.
  public override init() { name = nil }

  /// Creates an image of an asset catalog; an opaque value, also if there is no such image.
  public init?(named name: String) { self.name = name }

  /// Creates an image of an asset catalog; an opaque value, also if there is no such image.
  public init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.name = name
  }

  /// Creates a symbol; an opaque value, also if there is no such symbol.
  public init?(systemName name: String) { self.name = name }

  /// Creates a symbol; an opaque value, also if there is no such symbol.
  public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.name = name
  }

  /// Creates an image from data, which is not read.
  public init?(data: Data) { name = nil }

  private init(_ image: UIImage, renderingMode: RenderingMode) {
    name = image.name
    self.renderingMode = renderingMode
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; the engine writes no archives.
  open func encode(with coder: NSCoder) {}
  /// True, as in UIKit.
  open class var supportsSecureCoding: Bool { true }
  /// The size, in pt; always zero.
  open var size: CGSize { .zero }
  /// The number of pixels per point.
  open var scale: CGFloat { 1 }

  /// Returns an image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode: renderingMode)
  }

  /// Returns an image in a color, which is not drawn.
  open func withTintColor(_: UIColor) -> UIImage { UIImage(self, renderingMode: renderingMode) }

  /// Returns an image in a color, which is not drawn, with a rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(self, renderingMode: renderingMode)
  }

  /// Returns an image with a configuration, which is not drawn.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    UIImage(self, renderingMode: renderingMode)
  }

  /// Returns an image with a configuration, which is not drawn.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    UIImage(self, renderingMode: renderingMode)
  }

  /// Returns an image that stretches between insets, which is not drawn.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    UIImage(self, renderingMode: renderingMode)
  }

  /// Returns nil: an image has no content.
  open func pngData() -> Data? { nil }
  /// Returns nil: an image has no content.
  open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Returns whether the other object is this image, or one of the same name and mode.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self
      || name != nil && other.name == name && other.renderingMode == renderingMode
  }

  open override var hash: Int { name?.hashValue ?? super.hash }
}
#endif
