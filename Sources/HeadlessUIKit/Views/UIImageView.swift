#if HEADLESS
/// A view that displays an image. The engine draws nothing; images are stored only.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The displayed image; stored only.
  open var image: UIImage?
  /// The image while highlighted; stored only.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted; stored only.
  open var isHighlighted = false
  /// The images of an animation; stored only.
  open var animationImages: [UIImage]?
  /// The duration of the animation, in s; stored only.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of the animation; stored only.
  open var animationRepeatCount = 0
  /// Whether images are being animated. Nothing is drawn.
  open private(set) var isAnimating = false
  /// The configuration of symbols; stored only.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Creates an image view with user interaction disabled (C013).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view with the size of an image, which in the engine is zero.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// Creates an image view with images for both states.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    isUserInteractionEnabled = false
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
  /// Marks the images as animated.
  open func startAnimating() { isAnimating = true }
  /// Ends the animation.
  open func stopAnimating() { isAnimating = false }
}
#endif
