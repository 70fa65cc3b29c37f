import Foundation
import UIKitShim

/// What lies under a touch, from the hit view up to the view of a navigation controller: found by
/// one walk before any recognizer receives the touch, while what it will stop still moves (C030).
@MainActor
package final class TouchedPath {
  /// The touch; nil for one that nobody feels.
  private(set) weak var touch: UITouch?
  /// The stacks around the touch inside that of the arbiter.
  private(set) var inner: [TouchedStack] = []
  /// The regions under the touch.
  package let regions: TouchedRegions
  /// The views and regions with a role, innermost first.
  package private(set) var contents: [TouchedContent] = []
  /// The innermost control that may follow the drag.
  private(set) weak var control: UIControl?
  /// Whether a scroll view may pass the touch to the control late.
  private(set) var isTouchDelayed = false
  /// The pans of content that defers to the gestures.
  private(set) var deferringPans: [WeakRecognizer] = []

  /// The hit view.
  var hitView: UIView? { regions.hitView }

  /// Whether a recognizer is a pan of content that defers to the gestures.
  func defers(_ recognizer: UIGestureRecognizer) -> Bool {
    for pan in deferringPans where pan.recognizer === recognizer { return true }
    return false
  }

  /// Walks up from the hit view of a touch that is about to land.
  convenience init(
    under touch: UITouch, around inner: [TouchedStack] = [], for pops: PopRecognizers
  ) {
    self.init(under: touch.view, at: touch.place, for: pops)
    (self.touch, self.inner) = (touch, inner)
  }

  /// Walks up from a hit view.
  ///
  /// - Parameters:
  ///   - location: In pt of the window of the hit view.
  ///   - pops: The recognizers of the navigation controller up to whose view it walks.
  package init(under hitView: UIView?, at location: CGPoint, for pops: PopRecognizers) {
    let container = pops.stack?.viewIfLoaded
    regions = TouchedRegions(under: hitView, at: location, through: container)
    // The pans for which no content was found yet: it may be around the view that they are on.
    var pans: [UIPanGestureRecognizer] = []
    var isInside = true
    _ = hitView?.firstAncestor(through: nil) { view in
      let scrollView = view as? UIScrollView
      // A pan around the stack may be that of content as well, and a pan in it is of none out there.
      defer {
        if view === container { (isInside, pans) = (false, []) }
      }
      guard isInside else {
        if let registration = regions.registration(of: view) {
          for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? [] {
            add(pan, of: (view, registration), for: pops)
          }
        }
        return false
      }
      if control != nil, let scrollView, scrollView.delaysContentTouches, scrollView.isScrollEnabled
      {
        isTouchDelayed = true
      }
      for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? [] {
        pans.append(pan)
      }
      let parts = regions.regions(of: view)
      for part in parts { contents.append(TouchedContent(part.view, part.registration)) }
      if let part = parts.first {
        // What scrolls a view scrolls its regions too, and is in none of them.
        let scrolling = scrollView?.panGestureRecognizer
        for pan in pans where pan !== scrolling { add(pan, of: part, for: pops) }
        pans = pans.filter { $0 === scrolling }
      }
      guard let registration = regions.registration(of: view) else {
        if control == nil, let found = view as? UIControl, found.mayFollowDrags { control = found }
        return false
      }
      contents.append(TouchedContent(view, registration, motion: scrollView?.contentMotion))
      for pan in pans { add(pan, of: (view, registration), for: pops) }
      pans = []
      return false
    }
  }

  /// Adds a pan of some content if that defers with it to the gestures.
  private func add(
    _ pan: UIPanGestureRecognizer, of content: TouchedRegions.Content, for pops: PopRecognizers
  ) {
    guard content.registration.role.defers(pan, in: content.view), pops.mayHoldContent(of: pan)
    else { return }
    deferringPans.append(WeakRecognizer(pan))
  }
}

// MARK: - Regions

/// The regions under a touch, found once when it lands.
@MainActor
package final class TouchedRegions {
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
    for listed in listed {
      guard let region = listed.region, region.contains(location) else { continue }
      let host = region.host(among: path)
      guard let index = path.firstIndex(where: { $0 === host }) else { continue }
      var place = found.count
      while place > 0 {
        let outer = found[place - 1]
        let isInside =
          index != outer.host
          ? index < outer.host : region.isInside(outer.region, in: path[index])
        guard isInside else { break }
        place -= 1
      }
      found.insert((region, index), at: place)
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
    var regions: [Content] = []
    for entry in entries where entry.host === view && entry.scrollView == nil {
      if let region = entry.region, let registration = region.popGestureRegistration {
        regions.append((region, registration))
      }
    }
    return regions
  }

  /// The view that competes for the touch with the role of a region: the region, or the scroll view
  /// to which it gives its role; nil if the touch does not concern it.
  func competitor(of region: PopGestureRegion) -> UIView? {
    for entry in entries where entry.region === region {
      guard let scrollView = entry.scrollView else { return region }
      return self.region(of: scrollView) === region ? scrollView : nil
    }
    return nil
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
    for entry in entries where entry.scrollView === view { return entry.region }
    return nil
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
    var places: [Int] = []
    for view in ancestors(through: host).dropLast() {
      for (place, sibling) in (view.superview?.subviews ?? []).enumerated() where sibling === view {
        places.insert(place, at: 0)
      }
    }
    return places
  }

  /// The scroll view of a hit path that has the role of the region: the outermost one in its
  /// bounds, whose role those inside share; for pages the one that scrolls sideways.
  fileprivate func scrollView(among path: ArraySlice<UIView>) -> UIScrollView? {
    var (outermost, pages): (UIScrollView?, UIScrollView?)
    for case let scrollView as UIScrollView in path where encloses(scrollView) {
      outermost = scrollView
      if scrollView.scrollsHorizontally { pages = scrollView }
    }
    let turnsPages = popGestureRegistration?.role.requiresScrollView == false
    return turnsPages ? pages ?? outermost : outermost
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
