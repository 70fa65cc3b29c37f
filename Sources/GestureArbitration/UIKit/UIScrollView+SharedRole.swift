import UIKitShim

/// The role of a scroll view that counts for the scroll views inside it.
///
/// Some of them an app cannot register: UIKit makes them, and uses them again (C270). So their role
/// is looked up in the hierarchy when a touch lands, and nothing is stored with them.
extension UIScrollView {
  /// The content around this scroll view whose role counts for it too: the nearest one with a role,
  /// if that is one for a scroll view; nil if there is none.
  ///
  /// The pages of a page view controller are excepted: their offset always rests in the middle
  /// (C175). The screens of another navigation controller are another matter.
  func contentWithSharedRole(
    among regions: TouchedRegions = TouchedRegions()
  ) -> TouchedRegions.Content? {
    guard !(superview?.next is UIPageViewController) else { return nil }
    for view in superview?.ancestors(through: nil) ?? [] {
      // A region that is a part of a view is nearer than the view itself.
      if let found = regions.regions(of: view).first {
        return found.registration.role.requiresScrollView ? found : nil
      }
      if let registration = regions.givenRegistration(of: view) {
        return registration.role.requiresScrollView ? (view, registration) : nil
      }
      if view.next is UINavigationController { return nil }
    }
    return nil
  }
}

extension UIView {
  /// Whether the view has no role of its own, and that of a content around it.
  package var sharesPopGestureRole: Bool {
    guard popGestureRegistration == nil, effectivePopGestureRegistration != nil else {
      return false
    }
    return (self as? UIScrollView)?.contentWithSharedRole() != nil
  }
}
