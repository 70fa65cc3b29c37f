import UIKitShim

extension UIView {
  /// What the view wants of the navigation gestures; nil if it does not compete with them.
  ///
  /// It takes effect with the next touch, and may be set before the view is in any hierarchy: the
  /// first touch finds the navigation controller around it. A view has one role. Setting it is the
  /// same as ``GestureArbiter/register(_:as:named:)`` under the role's own name. A role that needs
  /// a scroll view is refused for other views, and reported. Setting nil also exempts the view from
  /// ``GestureArbiter/Defaults/scrollViewRole``.
  public var popGestureRole: PopGestureRole? {
    get { popGestureRegistration?.role }
    set {
      guard let newValue else {
        AssociatedValue.set(RoleExemption(), of: self)
        return popGestureRegistration = nil
      }
      guard let issue = setPopGestureRole(newValue, named: nil) else { return }
      if let arbiter = enclosingNavigationController?.existingGestureArbiter {
        arbiter.report(issue)
      } else {
        RuntimeWarning.issues.write(issue.text)
      }
    }
  }

  /// Stores a role with the view; returns the issue if the view cannot have it.
  func setPopGestureRole(_ role: PopGestureRole, named name: String?) -> GestureArbiter.Issue? {
    if role.requiresScrollView, !(self is UIScrollView) {
      return .needsScrollView(self, role)
    }
    popGestureRegistration = PopGestureRegistration(role: role, name: name ?? role.name)
    AssociatedValue.set(RoleExemption?.none, of: self)
    Adoption.follow(self)
    return nil
  }

  /// The role of the view and its name in decisions.
  var popGestureRegistration: PopGestureRegistration? {
    get { AssociatedValue.get(PopGestureRegistration.self, of: self) }
    set {
      PopGestureRegistration.changes += 1
      AssociatedValue.set(newValue, of: self)
    }
  }

  /// The role that counts: the view's own, or the default one of horizontally scrolling views.
  var effectivePopGestureRegistration: PopGestureRegistration? {
    if let own = popGestureRegistration { return own }
    guard let role = GestureArbiter.defaults.scrollViewRole, let scrollView = self as? UIScrollView,
      scrollView.scrollsHorizontally, AssociatedValue.get(RoleExemption.self, of: self) == nil
    else { return nil }
    return PopGestureRegistration(role: role, name: role.name)
  }

  /// The name of the view in decisions, with that of its role if it is another; nil without a role.
  package var popGestureDescription: String? {
    effectivePopGestureRegistration.map {
      $0.name == $0.role.name ? $0.name : "\($0.name), \($0.role.name)"
    }
  }

  /// The layout direction of the view's content (C239).
  var layoutDirection: PopAttempt.LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The innermost of the view and its superviews that satisfies a condition, up to and including a
  /// container; up to the window if that is nil.
  ///
  /// Every walk over superviews in this module is this one.
  func firstAncestor(through container: UIView?, where condition: (UIView) -> Bool) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if condition(current) { return current }
      view = current === container ? nil : current.superview
    }
    return nil
  }

  /// The view and its superviews, innermost first, up to and including a container.
  package func ancestors(through container: UIView?) -> [UIView] {
    var views: [UIView] = []
    _ = firstAncestor(through: container) { view in
      views.append(view)
      return false
    }
    return views
  }

  /// The nearest registered view that this view is or lies in, up to a container.
  func enclosingContent(in container: UIView?) -> UIView? {
    firstAncestor(through: container) { $0.effectivePopGestureRegistration != nil }
  }

  /// The enabled recognizers that a touch on this view would reach, innermost first.
  var recognizersOfTouches: [UIGestureRecognizer] {
    ancestors(through: nil).flatMap { $0.gestureRecognizers ?? [] }
      .filter { $0.isEnabled && !$0.allowedTouchTypes.isEmpty }
  }
}

/// Marks a view whose role was set to nil.
private struct RoleExemption {}
