#if HEADLESS
/// A view that shows activity. Nothing is drawn.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator. Nothing is drawn.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// A large indicator.
    case large = 101
  }

  /// The size of the indicator; stored only.
  open var style = Style.medium
  /// The color; stored only.
  open var color: UIColor?
  /// Whether the view is hidden while it does not animate.
  open var hidesWhenStopped = true { didSet { hideIfStopped() } }
  /// Whether the view animates.
  open private(set) var isAnimating = false

  /// Creates a view with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hideIfStopped()
  }

  /// Creates a view of a style.
  public convenience init(style: UIActivityIndicatorView.Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Begins to animate, and shows the view.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Ends animating, and hides the view if ``hidesWhenStopped`` says so.
  open func stopAnimating() {
    isAnimating = false
    hideIfStopped()
  }

  private func hideIfStopped() {
    if hidesWhenStopped, !isAnimating { isHidden = true }
  }
}

/// A view that shows progress. Nothing is drawn.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The look of the view. Nothing is drawn.
  public enum Style: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case `default`, bar
  }

  /// The look of the view; stored only.
  open var progressViewStyle = Style.default
  /// The color of the part that is done; stored only.
  open var progressTintColor: UIColor?
  /// The color of the rest; stored only.
  open var trackTintColor: UIColor?
  /// The progress that the view follows; stored only.
  open var observedProgress: Progress?
  private var fraction: Float = 0

  /// Creates a view of a style.
  public convenience init(progressViewStyle style: UIProgressView.Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The part that is done, from 0 to 1.
  open var progress: Float {
    get { fraction }
    set { fraction = newValue.isNaN ? 0 : min(max(newValue, 0), 1) }
  }

  /// Sets the part that is done, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
#endif
