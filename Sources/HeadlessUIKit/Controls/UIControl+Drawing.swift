#if HEADLESS
extension UIControl {
  /// Where content lies from top to bottom. Nothing is drawn.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case center, top, bottom, fill
  }

  /// Where content lies from side to side. Nothing is drawn.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case center, left, right, fill, leading, trailing
  }
}

extension UISlider {
  /// Sets the image of the thumb for a state, which is not drawn and does not change its size.
  public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    thumbImages[state] = image
  }

  /// Returns the image of the thumb for a state.
  public func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
  /// Has no effect: the engine draws nothing.
  public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Has no effect: the engine draws nothing.
  public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
}

extension UISegmentedControl {
  /// Has no effect: the engine draws nothing.
  public func setTitleTextAttributes(_: [NSAttributedString.Key: Any]?, for _: UIControl.State) {}
}

extension UIPageControl {
  /// How the background shows. Nothing is drawn.
  public enum BackgroundStyle: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case automatic, prominent, minimal
  }
}

extension UISegmentedControl {
  /// Has no effect: the engine draws nothing.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  /// Has no effect: the engine draws nothing, and segments keep equal widths.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Has no effect: the engine draws nothing.
  public func setBackgroundImage(_: UIImage?, for _: UIControl.State, barMetrics _: UIBarMetrics) {}
}

extension UIPageControl {
  /// Has no effect: the engine draws nothing.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// Returns the size for a number of pages, in pt: here as many squares as there are pages.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 16, height: 16)
  }
}

#endif
