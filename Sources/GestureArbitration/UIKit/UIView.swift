import UIKitShim

extension UIView {
  /// What the view wants of the navigation gestures; nil if it does not compete with them.
  ///
  /// It takes effect with the next touch, and may be set before the view is in any hierarchy: the
  /// first touch finds the navigation controller around it. A view has one role. Setting it is the
  /// same as ``GestureArbiter/register(_:as:named:)`` under the role's own name. Assigning a
  /// scroll-view role to another kind of view has no effect and is reported. The role also applies
  /// to horizontally scrolling descendants that have no role. Setting nil also exempts the view
  /// from that, and from ``GestureArbiter/Defaults/scrollViewRole``.
  public var popGestureRole: PopGestureRole? {
    get { popGestureRegistration?.role }
    set {
      guard let newValue else {
        isExemptFromDefaultRole = true
        return popGestureRegistration = nil
      }
      guard let issue = setPopGestureRole(newValue, named: nil) else { return }
      if let arbiter = enclosingNavigationController?.existingGestureArbiter {
        arbiter.report(issue)
      } else {
        Installation.current.report(issue)
      }
    }
  }

  /// Stores a role with the view; returns the issue if the view cannot have it.
  func setPopGestureRole(_ role: PopGestureRole, named name: String?) -> GestureArbiter.Issue? {
    if role.requiresScrollView, !(self is UIScrollView), !(self is PopGestureRegion) {
      return .needsScrollView(self, role)
    }
    popGestureRegistration = PopGestureRegistration(role: role, name: name ?? role.name)
    isExemptFromDefaultRole = false
    Installation.current.add(self)
    return nil
  }

  /// The role of the view and its name in decisions.
  package var popGestureRegistration: PopGestureRegistration? {
    get { AssociatedValue.get(PopGestureRegistration.self, of: self) }
    set {
      PopGestureRegistration.noteChange(from: popGestureRegistration, to: newValue)
      let known = popGestureRegistration
      AssociatedValue.set(newValue, of: self)
      if known != nil, newValue == nil { Installation.current.settleAtEndOfTurn() }
      updateEnclosingPanRecognizers()
    }
  }

  /// Whether the view has no role even where there is a default one.
  package var isExemptFromDefaultRole: Bool {
    get { AssociatedValue.get(RoleExemption.self, of: self) != nil }
    set {
      if newValue != isExemptFromDefaultRole { Installation.current.roleChanges += 1 }
      AssociatedValue.set(newValue ? RoleExemption() : nil, of: self)
    }
  }

  /// The layout direction of the view's content (C239).
  package var layoutDirection: PopAttempt.LayoutDirection {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The innermost of the view and its superviews that satisfies a condition, up to and including a
  /// container; up to the window if that is nil.
  ///
  /// Walks over superviews in this module are this one, or that of ``ancestors(through:)``.
  package func firstAncestor(through container: UIView?, where condition: (UIView) -> Bool)
    -> UIView?
  {
    var view: UIView? = self
    while let current = view {
      if condition(current) { return current }
      view = current === container ? nil : current.superview
    }
    return nil
  }

  /// The view and its superviews, innermost first, up to and including a container.
  package func ancestors(through container: UIView?) -> [UIView] {
    var views = [self]
    while let last = views.last, last !== container, let next = last.superview {
      views.append(next)
    }
    return views
  }
}

/// Marks a view whose role was set to nil.
private struct RoleExemption {}
