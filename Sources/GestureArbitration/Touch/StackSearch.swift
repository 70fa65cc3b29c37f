import UIKitShim

/// Which stacks around a touch are judged, and by which arbiters.
extension UIView {
  /// The stacks around a touch that lands on this view, the innermost first, and what their screens
  /// say.
  ///
  /// A stack around one that is judged, and may move, is judged too: its own pops must wait.
  ///
  /// - Parameters:
  ///   - touch: The touch; nil for a swipe on a trackpad.
  ///   - place: Where it is, in pt of the window.
  ///   - window: The view at which the search ends.
  func stacks(
    around touch: UITouch?, at place: CGPoint, until window: UIView?
  ) -> [(stack: TouchedStack, settings: ScreenSettings)] {
    var stacks: [(stack: TouchedStack, settings: ScreenSettings)] = []
    var mayMove = false
    _ = firstAncestor(through: window) { view in
      if let stack = view.next as? UINavigationController, stack.viewIfLoaded === view {
        let settings = stack.screenSettings
        var arbiter = stack.arbiterJudgingTouches(on: self, at: place, settings)
        if arbiter == nil, mayMove, !stack.belongsToSystem { arbiter = stack.decidingArbiter }
        let touched = TouchedStack(stack, judgedBy: arbiter, under: touch)
        mayMove = mayMove || (arbiter != nil && touched.canMove)
        stacks.append((touched, settings))
      }
      return false
    }
    return stacks
  }
}

extension UINavigationController {
  /// The arbiter if it judges touches on a view; nil if nothing there was configured, so that the
  /// stack behaves as under plain UIKit.
  package func arbiterJudgingTouches(
    on view: UIView, at place: CGPoint, _ settings: ScreenSettings? = nil
  ) -> GestureArbiter? {
    if let arbiter = existingGestureArbiter, arbiter.isRequested { return arbiter }
    guard !hasRemovedArbiter,
      (settings ?? screenSettings).isConfigured
        || !GestureArbiter.defaults.isStandard && !belongsToSystem
        || hasRole(around: view, at: place)
    else { return nil }
    return decidingArbiter
  }

  /// Whether a view around a touch has a role, or a region of it does.
  private func hasRole(around view: UIView, at place: CGPoint) -> Bool {
    view.firstAncestor(through: viewIfLoaded) { $0.popGestureRegistration != nil } != nil
      || RoleLookup(under: view, at: place, through: viewIfLoaded).hasRegions
  }
}
