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
  /// Which role counts for the views under it.
  package let roles: RoleLookup
  /// The views and regions with a role, innermost first.
  package private(set) var contents: [TouchedContent] = []
  /// Whether a control lies under the touch.
  private(set) var isOnControl = false
  /// The innermost control that may follow the drag.
  private(set) weak var control: UIControl?
  /// Whether a scroll view may pass the touch to the control late.
  private(set) var isTouchDelayed = false
  /// The innermost view of hosted content whose gestures a driver's content pop would cancel without
  /// being asked for on the screen, and neither it nor anything in it has a role.
  private(set) weak var hostedContent: UIView?
  /// The pans of content that defers to the gestures.
  private(set) var deferringPans: [WeakRecognizer] = []

  /// The hit view.
  var hitView: UIView? { roles.hitView }

  /// Whether the app decides in the hit view which recognizers may begin (C083).
  var isDecidedByApp: Bool { hitView.map(SystemClasses.isDecidedByApp) ?? false }

  /// Whether the touch has stopped content that defers and was scrolling vertically.
  private(set) var catchesList = false

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
    roles = RoleLookup(under: hitView, at: location, through: container)
    let levels = roles.levels
    let end = levels.firstIndex { $0.view === container }
    let inside = levels.prefix(end.map { $0 + 1 } ?? levels.count)
    findContents(at: inside)
    findControl(at: inside)
    if pops.popsUnnamed, RunningSystem.separatesHostedGestures(of: hitView) {
      findHostedContent(at: inside)
    }
    // A pan around the stack may be that of content as well, and a pan in it is of none out there.
    for (index, level) in levels.enumerated()
    where index < inside.count || !level.contents.isEmpty || pops.isDriven {
      for case let pan as UIPanGestureRecognizer in level.view.gestureRecognizers ?? [] {
        let isAround = index >= inside.count
        if isAround, level.contents.allSatisfy({ $0.registration.role.defers(pan, in: $0.view) }),
          pops.areDeferredTo(by: pan)
        {
          deferringPans.append(WeakRecognizer(pan))
        } else {
          add(pan, at: isAround ? levels[index...index] : inside[index...], for: pops)
        }
      }
    }
    if !RunningSystem.separatesHostedGestures(of: hitView) { addHostedGestures(at: inside) }
  }

  /// Adds the recognizers of hosted content in the innermost region under the touch: where SwiftUI
  /// delivers its gestures through them they defer to the pops as the pans of a view do (C101).
  private func addHostedGestures(at levels: ArraySlice<RoleLookup.Level>) {
    for level in levels {
      guard let content = level.contents.first else { continue }
      guard content.view !== level.view, content.registration.role.keepsHostedGestures else {
        return
      }
      for recognizer in level.view.gestureRecognizers ?? []
      where SystemClasses.isSwiftUI(recognizer) {
        deferringPans.append(WeakRecognizer(recognizer))
      }
      return
    }
  }

  private func findContents(at levels: ArraySlice<RoleLookup.Level>) {
    var inner: UIScrollView?
    for level in levels {
      for (view, role) in level.contents {
        let motion = view === level.view ? (view as? UIScrollView)?.contentMotion : nil
        contents.append(TouchedContent(view, role, motion: motion, around: inner))
        inner = nil
      }
      // A region at its level lies in it.
      if inner == nil, let scrollView = level.view as? UIScrollView,
        scrollView.scrollsHorizontally, level.contents.last?.view !== scrollView
      {
        inner = scrollView
      }
    }
  }

  private func findControl(at levels: ArraySlice<RoleLookup.Level>) {
    for level in levels {
      isOnControl = isOnControl || level.view is UIControl
      if control == nil {
        if let found = level.view as? UIControl, found.mayFollowDrags,
          level.contents.last?.view !== found
        {
          control = found
        }
      } else if let scrollView = level.view as? UIScrollView, scrollView.delaysContentTouches,
        scrollView.isScrollEnabled
      {
        isTouchDelayed = true
      }
    }
  }

  /// Nothing public tells whether hosted content has gestures, or which: SwiftUI's own recognizer on a
  /// view says that it may.
  private func findHostedContent(at levels: ArraySlice<RoleLookup.Level>) {
    for level in levels {
      if !level.contents.isEmpty { return }
      if level.view.gestureRecognizers?.contains(where: SystemClasses.isSwiftUI) == true {
        return hostedContent = level.view
      }
    }
  }

  /// Adds a pan if the innermost content that it is in defers with it to the gestures.
  private func add(
    _ pan: UIPanGestureRecognizer, at levels: ArraySlice<RoleLookup.Level>,
    for pops: PopRecognizers
  ) {
    for level in levels {
      guard let (view, registration) = level.content(of: pan) else { continue }
      if registration.role.defers(pan, in: view), pops.mayHoldContent(of: pan) {
        deferringPans.append(WeakRecognizer(pan))
        if let list = view as? UIScrollView, list.contentMotion != .resting, list.scrollsVertically
        {
          catchesList = true
        }
      }
      return
    }
  }
}
