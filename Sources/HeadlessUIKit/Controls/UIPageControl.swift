#if HEADLESS
import Foundation

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

  /// Prevents single taps of ancestors (C098).
  override func preventsAncestorRecognizer(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.isSingleTap
  }
}
#endif
