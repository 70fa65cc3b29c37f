#if HEADLESS
/// A control that sends ``UIControl/Event/valueChanged`` when content is pulled down far enough.
///
/// The distance is unpublished (``EngineMetrics/refreshTravel``). The engine shows nothing, and the
/// content returns to its top although the control is refreshing, which in UIKit keeps a gap.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The text below the indicator; stored only.
  open var attributedTitle: NSAttributedString?
  /// Whether refreshing has begun and not ended.
  open private(set) var isRefreshing = false

  /// Creates a control of zero size.
  public convenience init() { self.init(frame: .zero) }
  /// Begins to refresh without sending an event.
  open func beginRefreshing() { isRefreshing = true }
  /// Ends refreshing; the app calls it when the content is up to date.
  open func endRefreshing() { isRefreshing = false }

  /// Begins to refresh if a drag has pulled content down far enough, and sends the event.
  func contentPulled(by distance: CGFloat) {
    guard !isRefreshing, isEnabled, distance >= EngineMetrics.refreshTravel else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIScrollView {
  /// Takes in how far a drag has pulled content below its top, in pt.
  func updateRefreshControl() {
    guard isDragging, let refreshControl else { return }
    refreshControl.contentPulled(by: restingOffsets.min.y - contentOffset.y)
  }
}
#endif
