#if HEADLESS
/// A control that shows one dot per page and changes the page when tapped on either side.
///
/// Dragging along the dots is not modelled.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages; negative values are replaced by 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
    }
  }
  private var page = 0
  /// The color of the dots; stored only.
  public var pageIndicatorTintColor: UIColor?
  /// The color of the current dot; stored only.
  public var currentPageIndicatorTintColor: UIColor?
  /// Whether a single page shows no dot; stored only.
  public var hidesForSinglePage = false
  /// Whether a drag along the dots changes the page; stored only, since it is not modelled.
  public var allowsContinuousInteraction = true
  /// How the background shows; stored only.
  public var backgroundStyle: BackgroundStyle = .automatic
  /// The image of the dots; stored only.
  public var preferredIndicatorImage: UIImage?

  /// The current page, limited to the existing pages.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isInRightHalf = touch.location(in: self).x >= bounds.midX
    let oldValue = page
    currentPage += isInRightHalf != isRightToLeft ? 1 : -1
    if page != oldValue { sendValueChanged() }
  }

  override var preventsSingleTaps: Bool { true }
}
#endif
