import Foundation
import UIKitShim

/// The regions under a touch, found once when it lands.
@MainActor
package struct TouchedRegions {
  typealias Content = (view: UIView, registration: PopGestureRegistration)

  private struct Entry {
    private(set) weak var region: PopGestureRegion?
    /// The view on the hit path of which it is a part.
    private(set) weak var host: UIView?
    /// The view that has the role, if that is one for a scroll view.
    private(set) weak var scrollView: UIScrollView?
  }

  private(set) weak var hitView: UIView?
  /// Where the touch landed, in pt of the window.
  let location: CGPoint
  /// The regions, innermost first.
  private var entries: [Entry] = []

  /// Finds the regions under a touch.
  ///
  /// - Parameters:
  ///   - location: In pt of the window of the hit view.
  ///   - container: The view up to which the hit path counts.
  package init(
    under hitView: UIView? = nil, at location: CGPoint = .zero, through container: UIView? = nil
  ) {
    self.hitView = hitView
    self.location = location
    guard let hitView, let listed = hitView.window?.popGestureRegions, !listed.isEmpty else {
      return
    }
    let path = hitView.ancestors(through: container)
    var found: [(region: PopGestureRegion, host: Int)] = []
    for region in listed.lazy.compactMap(\.region) where region.contains(location) {
      let host = region.host { view in path.contains { $0 === view } }
      if let index = path.firstIndex(where: { $0 === host }) { found.append((region, index)) }
    }
    if found.count > 1 {
      found.sort { left, right in
        left.host != right.host
          ? left.host < right.host
          : left.region.isInside(right.region, in: path[left.host])
      }
    }
    for (region, host) in found {
      var entry = Entry(region: region, host: path[host])
      if region.popGestureRegistration?.role.concernsScrollView ?? true {
        guard let scrollView = region.scrollView(among: path[..<host]) else { continue }
        entry = Entry(region: region, host: path[host], scrollView: scrollView)
      }
      entries.append(entry)
    }
  }

  /// Whether there is any.
  var hasAny: Bool { !entries.isEmpty }

  /// The regions that are parts of a view, innermost first.
  func regions(of view: UIView) -> [Content] {
    entries.isEmpty
      ? []
      : entries.compactMap { entry in
        guard entry.host === view, entry.scrollView == nil, let region = entry.region,
          let registration = region.popGestureRegistration
        else { return nil }
        return (region, registration)
      }
  }

  /// The view that competes for the touch with the role of a region: the region, or the scroll view
  /// to which it gives its role; nil if the touch does not concern it.
  func competitor(of region: PopGestureRegion) -> UIView? {
    guard let entry = entries.first(where: { $0.region === region }) else { return nil }
    guard let scrollView = entry.scrollView else { return region }
    return self.region(of: scrollView) === region ? scrollView : nil
  }

  /// The role of a view under the touch: its own, that of the innermost region around it, or the
  /// default one.
  package func registration(of view: UIView) -> PopGestureRegistration? {
    if let region = region(of: view) { return region.popGestureRegistration }
    return view.popGestureRegistration(among: self)
  }

  /// The role that code has given a view: its own, or that of the innermost region around it.
  func givenRegistration(of view: UIView) -> PopGestureRegistration? {
    view.popGestureRegistration ?? region(of: view)?.popGestureRegistration
  }

  /// The innermost region that gives a view its role, even if that is none; nil if no region does.
  func region(of view: UIView) -> PopGestureRegion? {
    guard !entries.isEmpty, view.popGestureRegistration == nil, view is UIScrollView else {
      return nil
    }
    return entries.first { $0.scrollView === view }?.region
  }

  /// The innermost content that a recognizer is in, up to a container.
  ///
  /// What scrolls a view scrolls its regions too, and is in none of them.
  func content(of recognizer: UIGestureRecognizer, through container: UIView?) -> Content? {
    let scrolled = (recognizer.view as? UIScrollView)
      .flatMap { $0.panGestureRecognizer === recognizer ? $0 : nil }
    var content: Content?
    _ = recognizer.view?.firstAncestor(through: container) { view in
      content = view === scrolled ? nil : regions(of: view).first
      if content == nil { content = registration(of: view).map { (view, $0) } }
      return content != nil
    }
    return content
  }
}

extension GestureArbiter {
  /// The regions under a touch that would land at a point of the container, in pt.
  func regions(under hitView: UIView?, at point: CGPoint) -> TouchedRegions {
    let container = navigationController?.viewIfLoaded
    return TouchedRegions(
      under: hitView, at: container?.convert(point, to: nil) ?? point, through: container)
  }
}

extension UIScrollView {
  /// The innermost region that gives the view its role, wherever in it a touch lands; nil if none
  /// does, or it has a role of its own.
  package var regionWithRole: PopGestureRegion? {
    let center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    return TouchedRegions(under: self, at: center).region(of: self)
  }
}

extension PopGestureRegion {
  /// Whether the region is an inner one than another part of the same view.
  fileprivate func isInside(_ other: PopGestureRegion, in host: UIView) -> Bool {
    if let nesting, let outer = other.nesting, nesting != outer { return nesting > outer }
    return other.places(in: host).lexicographicallyPrecedes(places(in: host))
  }

  /// The places of the region and its superviews among their siblings, outermost first.
  private func places(in host: UIView) -> [Int] {
    let views = ancestors(through: host).dropLast()
    return views.reversed().map { view in
      view.superview?.subviews.firstIndex { $0 === view } ?? 0
    }
  }

  /// The scroll view of a hit path that has the role of the region: the outermost one in its
  /// bounds, whose role those inside share; for pages the one that scrolls sideways.
  fileprivate func scrollView(among path: ArraySlice<UIView>) -> UIScrollView? {
    let scrollViews = path.compactMap { $0 as? UIScrollView }.filter(encloses)
    let turnsPages = popGestureRegistration.map { !$0.role.requiresScrollView } ?? false
    let pages = turnsPages ? scrollViews.last(where: \.scrollsHorizontally) : nil
    return pages ?? scrollViews.last
  }

  /// Whether a scroll view lies in the bounds; it may extend under bars.
  package func encloses(_ scrollView: UIScrollView) -> Bool {
    let (frame, safe) = (scrollView.bounds, scrollView.safeAreaInsets)
    let visible = CGRect(
      x: frame.minX + safe.left, y: frame.minY + safe.top,
      width: max(0, frame.width - safe.left - safe.right),
      height: max(0, frame.height - safe.top - safe.bottom))
    let tolerance = GestureMetrics.regionTolerance
    return bounds.insetBy(dx: -tolerance, dy: -tolerance)
      .contains(convert(visible, from: scrollView))
  }
}
