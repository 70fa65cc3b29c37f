import Foundation
import UIKitShim

/// Which role counts for a view: its own, that of a region under the touch or of the content around
/// it, or the default one.
///
/// The regions are found once, when the touch lands.
@MainActor
package final class RoleLookup {
  typealias Content = (view: UIView, registration: PopGestureRegistration)

  private struct Entry {
    private(set) weak var region: PopGestureRegion?
    /// The view on the hit path of which it is a part.
    private(set) weak var host: UIView?
    /// The view that has the role, if that is one for a scroll view.
    private(set) weak var scrollView: UIScrollView?
  }

  private(set) weak var hitView: UIView?
  /// The regions, innermost first.
  private var entries: [Entry] = []

  /// Finds the regions under a touch; where no touch has landed there are none.
  ///
  /// - Parameters:
  ///   - location: In pt of the window of the hit view.
  ///   - container: The view up to which the hit path counts.
  package init(
    under hitView: UIView? = nil, at location: CGPoint = .zero, through container: UIView? = nil
  ) {
    self.hitView = hitView
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

  /// Whether a region is under the touch.
  var hasRegions: Bool { !entries.isEmpty }

  /// The regions that are parts of a view, innermost first.
  private func parts(of view: UIView) -> [Content] {
    var parts: [Content] = []
    for entry in entries where entry.host === view && entry.scrollView == nil {
      if let region = entry.region, let registration = region.popGestureRegistration {
        parts.append((region, registration))
      }
    }
    return parts
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

  /// The innermost region that gives a view its role, even if that is none; nil if no region does.
  fileprivate func region(of view: UIView) -> PopGestureRegion? {
    guard !entries.isEmpty, view.popGestureRegistration == nil, view is UIScrollView else {
      return nil
    }
    for entry in entries where entry.scrollView === view { return entry.region }
    return nil
  }
}

// MARK: - Roles

extension RoleLookup {
  /// The role of a view: its own or that of the innermost region around it, or for a horizontally
  /// scrolling view that of the scroll view around it, or the default one.
  package func role(of view: UIView) -> PopGestureRegistration? {
    if let own = view.popGestureRegistration { return own }
    guard let scrollView = view as? UIScrollView else { return nil }
    if let region = region(of: view) { return region.popGestureRegistration }
    guard !view.isExemptFromDefaultRole, scrollView.scrollsHorizontally else { return nil }
    if let outer = content(around: scrollView) {
      return PopGestureRegistration(
        role: outer.registration.role, name: "scroll view in \(outer.registration.name)")
    }
    guard let role = GestureArbiter.defaults.scrollViewRole, !scrollView.restsInMiddle else {
      return nil
    }
    return PopGestureRegistration(role: role, name: role.name)
  }

  /// The content around a scroll view whose role counts for it too: the nearest one with a role, if
  /// that is one for a scroll view; nil if there is none.
  ///
  /// Some scroll views an app cannot register: UIKit makes them, and uses them again (C270). So
  /// nothing is stored with them. What rests in the middle of a page view controller or a date picker
  /// is excluded, and so are the screens of another navigation controller.
  func content(around scrollView: UIScrollView) -> Content? {
    guard !scrollView.restsInMiddle else { return nil }
    for view in scrollView.superview?.ancestors(through: nil) ?? [] {
      // A region that is a part of a view is nearer than the view itself.
      if let found = parts(of: view).first {
        return found.registration.role.requiresScrollView ? found : nil
      }
      if let given = view.popGestureRegistration ?? region(of: view)?.popGestureRegistration {
        return given.role.requiresScrollView ? (view, given) : nil
      }
      if view.next is UINavigationController { return nil }
    }
    return nil
  }

  /// Whether a view has no role of its own, and that of the content around it.
  package func sharesRole(_ view: UIView) -> Bool {
    guard view.popGestureRegistration == nil, let scrollView = view as? UIScrollView else {
      return false
    }
    return content(around: scrollView) != nil && role(of: view) != nil
  }

  /// What competes for a touch at a view.
  struct Level {
    let view: UIView
    /// The regions that are parts of the view, innermost first, and the view itself if it has a role.
    let contents: [Content]

    /// The innermost content here that a recognizer is in which is on the view, or inside it.
    ///
    /// A scroll view's own pan isn't inside the regions that it scrolls.
    @MainActor
    func content(of recognizer: UIGestureRecognizer) -> Content? {
      guard let first = contents.first, first.view !== view,
        (view as? UIScrollView)?.panGestureRecognizer === recognizer
      else { return contents.first }
      return contents.last { $0.view === view }
    }
  }

  /// What competes for a touch at a view.
  private func level(of view: UIView) -> Level {
    var contents = parts(of: view)
    if let role = role(of: view) { contents.append((view, role)) }
    return Level(view: view, contents: contents)
  }

  /// What competes for the touch at the hit view and each view around it.
  var levels: [Level] { hitView?.ancestors(through: nil).map(level) ?? [] }

  /// The innermost content that a recognizer is in, up to a container.
  func content(of recognizer: UIGestureRecognizer, through container: UIView?) -> Content? {
    var content: Content?
    _ = recognizer.view?.firstAncestor(through: container) { view in
      content = level(of: view).content(of: recognizer)
      return content != nil
    }
    return content
  }
}

extension UIScrollView {
  /// Whether it is a part of a page view controller, a date picker or a calendar, and rests in the
  /// middle: its offset says nothing of an edge then (C175), unless its insets end there.
  fileprivate var restsInMiddle: Bool {
    for end in [NavigationGesture.contentPop, .push]
    where distance(fromEdgeBehind: end, in: .leftToRight) <= GestureMetrics.restTolerance {
      return false
    }
    if superview?.next is UIPageViewController { return true }
    return superview?.firstAncestor(through: nil) {
      $0 is UIDatePicker || $0 is UICalendarView
    } != nil
  }

  /// The innermost region that gives the view its role, wherever in it a touch lands; nil if none
  /// does, or it has a role of its own.
  package var regionWithRole: PopGestureRegion? {
    let center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    return RoleLookup(under: self, at: center).region(of: self)
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
