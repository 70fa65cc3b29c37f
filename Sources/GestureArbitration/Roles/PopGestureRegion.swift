import UIKitShim

/// A part of a view that has a role, such as the playhead of a timeline that one view draws.
///
/// ```swift
/// let playhead = PopGestureRegion(frame: CGRect(x: 120, y: 0, width: 44, height: 80))
/// playhead.popGestureRole = .claims(.horizontalDrags)
/// timelineView.addSubview(playhead)
/// ```
///
/// It draws nothing and is never hit (C005). Where a touch lands on its superview, or on a view in
/// that, its `popGestureRole` counts if the touch lies in its bounds: after the roles of the views
/// in the superview, and before the superview's own. Where several regions of one view contain the
/// touch, those in front count first; a region may be a subview of a region.
///
/// Its bounds are read when the touch lands, and nothing at any other time. So it is right while it
/// moves, scrolls, or is transformed; a running animation counts as finished. A region has no part
/// in touches where a superview clips it, and while it or a superview is hidden. It is removed like
/// any view. A touch is compared with every region of its window when it lands.
///
/// A role that needs a scroll view is given to the outermost scroll view under the touch that lies in
/// the region; those inside it that scroll sideways share it. That of a page view controller is given
/// to the outermost one that scrolls sideways. A role of the scroll view's own counts before that.
///
/// The recognizer of a role with ``PopGestureRole/forEnclosingPans`` is on the view of which the
/// region is a part, while that is in a window. A pan on that view is the view's own,
/// except what scrolls it.
@MainActor
public final class PopGestureRegion: UIView {
  /// How many modifiers are around the one whose region it is, in a hierarchy that SwiftUI makes;
  /// nil in UIKit.
  ///
  /// SwiftUI hosts all its content in one view, and puts the region beside what it belongs to
  /// (C269). So the region counts for touches on any view around it in its screen, and the number
  /// says which of two regions is the inner one.
  package var nesting: Int?
  /// The window in which it is listed.
  private weak var listingWindow: UIWindow?

  /// Finds nothing: what the region is a part of receives the touches.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  /// Moves the recognizer of its role, if it has one, to the view of which it is a part now, and
  /// those of the regions in it.
  public override func didMoveToSuperview() {
    super.didMoveToSuperview()
    for case let region as PopGestureRegion in withDescendants {
      region.updateEnclosingPanRecognizers()
    }
  }

  /// Lists the region in its window, and lets touches pass through it from then on.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    isUserInteractionEnabled = false
    updateEnclosingPanRecognizers()
    guard window !== listingWindow else { return }
    listingWindow?.list(nil, inPlaceOf: self)
    listingWindow = window
    window?.list(self, inPlaceOf: self)
  }
}

/// A region that is not retained. A class, because weak references are slow to copy.
@MainActor
package final class WeakRegion {
  private(set) weak var region: PopGestureRegion?

  fileprivate init(_ region: PopGestureRegion) { self.region = region }
}

extension UIWindow {
  /// The regions in the window, in no particular order.
  package private(set) var popGestureRegions: [WeakRegion] {
    get { AssociatedValue.get([WeakRegion].self, of: self) ?? [] }
    set { AssociatedValue.set(newValue.isEmpty ? nil : newValue, of: self) }
  }

  /// Lists a region in place of another one, and drops those that have gone.
  fileprivate func list(_ region: PopGestureRegion?, inPlaceOf other: PopGestureRegion) {
    var regions: [WeakRegion] = []
    for listed in popGestureRegions {
      if let found = listed.region, found !== other { regions.append(listed) }
    }
    if let region { regions.append(WeakRegion(region)) }
    popGestureRegions = regions
  }
}

extension PopGestureRegion {
  /// Sets what a modifier says.
  ///
  /// - Parameters:
  ///   - role: The role; nil for none.
  ///   - name: The name for decisions; that of the role if nil.
  ///   - isExempt: Whether a scroll view in the region has no role either, by a modifier further
  ///     out or by default; only without a role.
  ///   - nesting: The value of ``nesting``.
  package func update(
    _ role: PopGestureRole?, named name: String?, isExempt: Bool, nesting: Int
  ) {
    self.nesting = nesting
    if let role {
      _ = setPopGestureRole(role, named: name)
    } else {
      popGestureRegistration = nil
      isExemptFromDefaultRole = isExempt
    }
  }

  /// Whether it has a part in touches.
  var isInUse: Bool { popGestureRegistration != nil || isExemptFromDefaultRole }

  /// Whether it has a part in touches at a point of its window, in pt.
  func contains(_ point: CGPoint) -> Bool {
    // No conversion leads back out of a view that is scaled to nothing.
    guard isInUse, bounds.contains(convert(point, from: nil)),
      !convert(bounds, to: nil).isEmpty
    else { return false }
    return firstAncestor(through: nil) { view in
      view.isHidden || view.alpha < GestureMetrics.touchableAlpha
        || view.clipsToBounds && !view.bounds.contains(view.convert(point, from: nil))
    } == nil
  }

  /// The innermost view of a hit path of which it is a part.
  func host(among hitPath: [UIView]) -> UIView? {
    var view = superview
    while let current = view {
      for hit in hitPath where hit === current && !isWrapper(current) { return current }
      view = isPart(ofMoreThan: current) ? current.superview : nil
    }
    return nil
  }

  /// Whether a view is what SwiftUI puts around this one, which may be hit in place of the content.
  private func isWrapper(_ view: UIView) -> Bool {
    nesting != nil && view.subviews.count == 1 && view.bounds.size == bounds.size
      && !(view is UIScrollView) && !(view.next is UIViewController)
  }

  /// The outermost view of which it is a part: every touch that may concern it lands in that.
  var outermostHost: UIView? {
    window == nil ? nil : superview?.firstAncestor(through: nil) { !isPart(ofMoreThan: $0) }
  }

  /// Whether a touch that misses a view may be one on a view around that.
  private func isPart(ofMoreThan view: UIView) -> Bool {
    if nesting == nil { return view is PopGestureRegion }
    // Views of another screen are skipped.
    return (view.next as? UIViewController)?.viewIfLoaded !== view
  }
}
