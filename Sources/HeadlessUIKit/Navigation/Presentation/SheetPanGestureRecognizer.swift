#if HEADLESS
/// The pan that resizes and dismisses a sheet; scroll views in the sheet wait for it to fail
/// (C187).
@MainActor
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {
  weak var sheet: UISheetPresentationController?
  /// The innermost scroll view under the touch that can scroll vertically.
  @BackReference private var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState == .possible, !tracked.isEmpty {
      scrollView = tracked[0].view?.innermostScrollView(along: .vertical, through: view)
    }
    super.touchesBegan(touches, with: event)
  }

  override func attempt() -> Attempt {
    guard reaches(travel) else { return .wait }
    return shouldMoveSheet ? .begin(firstZero) : .fail
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view,
      scrollView.isDescendant(of: view)
    else { return false }
    return otherGestureRecognizer === scrollView.panGestureRecognizer
      && scrollView.canMove(along: .vertical)
  }

  /// Whether the drag moves the sheet instead of its content.
  ///
  /// True for a drag down while the content is at its top, and for a drag up while the sheet can
  /// grow.
  private var shouldMoveSheet: Bool {
    guard abs(travel.y) > abs(travel.x), let sheet else { return false }
    guard let scrollView else { return true }
    guard scrollView.contentOffset.y <= scrollView.restingOffsets.min.y else { return false }
    if travel.y > 0 { return true }
    let isAtLargestDetent = sheet.restingHeight >= sheet.heights.last?.height ?? 0
    return !isAtLargestDetent && sheet.prefersScrollingExpandsWhenScrolledToEdge
  }
}
#endif
