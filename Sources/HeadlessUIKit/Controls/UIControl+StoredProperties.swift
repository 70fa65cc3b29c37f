#if HEADLESS
import Foundation

/// The properties of a control that affect drawing only. All of them are stored only.
extension UIControl {
  /// Where content lies from top to bottom. Nothing is drawn.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From the top to the bottom.
    case fill = 3
  }

  /// Where content lies from side to side. Nothing is drawn.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From the left to the right.
    case fill = 3
    /// At the leading edge.
    case leading = 4
    /// At the trailing edge.
    case trailing = 5
  }

  /// Where content lies from top to bottom; stored only.
  public var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { stored[default: .center] }
    set { stored[default: .center] = newValue }
  }

  /// Where content lies from side to side; stored only.
  public var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { stored[default: .center] }
    set { stored[default: .center] = newValue }
  }

  /// Whether a long press shows a menu; stored only, since the engine shows none.
  public var isContextMenuInteractionEnabled: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether a tap shows the menu instead of performing the primary action; stored only.
  public var showsMenuAsPrimaryAction: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// The text that a pointer shows; stored only.
  public var toolTip: String? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }
}

extension UISwitch {
  /// The color while on; stored only.
  public var onTintColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The color of the thumb; stored only.
  public var thumbTintColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The text of a checkbox; stored only.
  public var title: String? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }
}

extension UISlider {
  /// The color of the track before the thumb; stored only.
  public var minimumTrackTintColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The color of the track after the thumb; stored only.
  public var maximumTrackTintColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The color of the thumb; stored only.
  public var thumbTintColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The image at the minimum; stored only.
  public var minimumValueImage: UIImage? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The image at the maximum; stored only.
  public var maximumValueImage: UIImage? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

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

  private var thumbImages: [UIControl.State: UIImage] {
    get { stored[default: [:]] }
    set { stored[default: [:]] = newValue }
  }
}

extension UISegmentedControl {
  /// The color behind the selected segment; stored only.
  public var selectedSegmentTintColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Whether segments are as wide as their titles; stored only.
  public var apportionsSegmentWidthsByContent: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Has no effect: the engine draws nothing.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

extension UIPageControl {
  /// The color of the dots; stored only.
  public var pageIndicatorTintColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The color of the current dot; stored only.
  public var currentPageIndicatorTintColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Whether a single page shows no dot; stored only.
  public var hidesForSinglePage: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether a drag along the dots changes the page; stored only, since it is not modelled.
  public var allowsContinuousInteraction: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// How the background shows; stored only.
  public var backgroundStyle: UIPageControl.BackgroundStyle {
    get { stored[default: .automatic] }
    set { stored[default: .automatic] = newValue }
  }

  /// How the background shows. Nothing is drawn.
  public enum BackgroundStyle: Int, Sendable {
    /// The background shows while the user interacts with the control.
    case automatic = 0
    /// The background always shows in full.
    case prominent = 1
    /// The background shows as little as possible.
    case minimal = 2
  }
}

extension UISegmentedControl {
  /// Has no effect: the engine draws nothing.
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
  /// Has no effect: the engine draws nothing, and segments keep equal widths.
  public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {}
  /// Has no effect: the engine draws nothing.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

extension UIPageControl {
  /// The image of the dots; stored only.
  public var preferredIndicatorImage: UIImage? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Has no effect: the engine draws nothing.
  public func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}

  /// Returns the size for a number of pages, in pt: here as many squares as there are pages.
  public func size(forNumberOfPages pageCount: Int) -> CGSize {
    CGSize(width: CGFloat(max(0, pageCount)) * 16, height: 16)
  }
}

extension UIStepper {
  /// Whether the value changes while the touch is held; stored only.
  public var autorepeat: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Whether events are sent while the touch is held; stored only.
  public var isContinuous: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }
}
#endif
