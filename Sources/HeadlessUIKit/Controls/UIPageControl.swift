import Foundation

/// A row of dots, one for each page: a tap at its side turns a page.
///
/// Dragging along the dots is not modelled.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of pages; never less than none.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = page
    }
  }
  private var page = 0

  /// The page that is shown, among those there are.
  open var currentPage: Int {
    get { page }
    set { page = max(0, min(newValue, numberOfPages - 1)) }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let isAtRight = touch.location(in: self).x >= bounds.midX
    let before = page
    currentPage += isAtRight != isMirrored ? 1 : -1
    if page != before { sendValueChanged() }
  }

  /// A tap is a page control's own, not that of a view around it (C098).
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool { recognizer.isSingleTap }
}
