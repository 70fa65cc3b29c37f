import Foundation

/// A page that comes in, and the one that it comes in for.
@MainActor
struct PageTurn {
  let page: UIViewController
  let previous: UIViewController
  /// The side of the row of three pages at which the page comes in: -1 at its start, 1 at its end.
  let side: Int
  /// What is told when the app turned the page; nil if a finger did.
  let completion: ((Bool) -> Void)?
  /// Whether the app turned the page.
  let isProgrammatic: Bool
}

/// A row of three pages, of which the middle one shows at rest (C175).
///
/// Its delegate is the app's to set, as in UIKit: paging does not depend on it.
@MainActor
final class PagingScrollView: UIScrollView {
  weak var pager: UIPageViewController?

  override func contentMoved() {
    super.contentMoved()
    pager?.pagesMoved()
  }

  /// A finger may have stopped a turn before it moved anything.
  override func animationEnded() {
    super.animationEnded()
    pager?.checkForRestSoon()
  }
}

/// The view of a page view controller, which tells it of its size.
@MainActor
final class PagerView: UIView {
  weak var pager: UIPageViewController?
  private var laidOutSize: CGSize?

  /// Pages follow the size; that one of them has come is no reason to lay them out again.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    pager?.layoutPages()
  }
}
