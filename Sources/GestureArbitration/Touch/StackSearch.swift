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
  /// Marks a controller whose arbiter was removed: only ``gestureArbiter`` creates another one.
  private struct Removal {}

  /// Whether the arbiter was removed and has not been asked for since.
  var hasRemovedArbiter: Bool {
    get { AssociatedValue.get(Removal.self, of: self) != nil }
    set {
      guard newValue != hasRemovedArbiter else { return }
      AssociatedValue.set(newValue ? Removal() : nil, of: self)
      Installation.current.updateEnclosingPanRecognizers()
    }
  }

  /// The arbiter, created without the app having asked for it; nil after it was removed.
  package var decidingArbiter: GestureArbiter? { hasRemovedArbiter ? nil : arbiterOnDemand }

  /// The arbiter, created unless there is one.
  var arbiterOnDemand: GestureArbiter {
    if let existingGestureArbiter { return existingGestureArbiter }
    let arbiter = GestureArbiter(self)
    AssociatedValue.set(arbiter, of: self)
    return arbiter
  }

  /// The arbiter if it judges touches on a view; nil if nothing there was configured, so that the
  /// stack behaves as under plain UIKit.
  fileprivate func arbiterJudgingTouches(
    on view: UIView, at place: CGPoint, _ settings: ScreenSettings
  ) -> GestureArbiter? {
    if let arbiter = existingGestureArbiter, arbiter.isRequested { return arbiter }
    guard !hasRemovedArbiter,
      settings.isConfigured || !GestureArbiter.defaults.isStandard && !belongsToSystem
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

extension UIViewController {
  /// Marks a controller with a setting about its pops.
  private struct PopConfiguration {}

  /// Whether any setting about its pops was made, on this controller or by SwiftUI content in it.
  var isConfiguredForPops: Bool {
    AssociatedValue.get(PopConfiguration.self, of: self) != nil
  }

  /// Notes that a setting about its pops was made, and puts gates in place.
  func configureForPops() {
    if !isConfiguredForPops { AssociatedValue.set(PopConfiguration(), of: self) }
    Installation.current.add(self)
  }

  /// Calls a closure for each navigation controller among a controller, its descendants and the
  /// controllers presented over them. Loads no view.
  package func forEachNavigationController(_ body: (UINavigationController) -> Void) {
    if let found = self as? UINavigationController { body(found) }
    for child in children { child.forEachNavigationController(body) }
    // A child reports the presentation of its ancestors as its own (C267).
    if let presentedViewController, presentedViewController.presentingViewController === self {
      presentedViewController.forEachNavigationController(body)
    }
  }

  /// Whether the controller, or one around it, is the system's own, such as one for composing mail:
  /// an app must not modify those.
  var belongsToSystem: Bool {
    var controller: UIViewController? = self
    while let current = controller {
      if SystemClasses.isOffLimits(current) { return true }
      controller = current.parent
    }
    return false
  }
}

extension UIResponder {
  /// The navigation controller around a view or a controller; the innermost if there are several.
  var enclosingNavigationController: UINavigationController? {
    var found: UINavigationController?
    forEachEnclosingNavigationController { if found == nil { found = $0 } }
    return found
  }

  /// Calls a closure for each navigation controller around a view or a controller, innermost first,
  /// the controller itself included.
  func forEachEnclosingNavigationController(_ body: (UINavigationController) -> Void) {
    var responder: UIResponder? = self
    while let current = responder {
      if let found = current as? UINavigationController { body(found) }
      responder = current.nextAround
    }
  }

  /// The next responder around a view or a controller, without loading a view: after a controller
  /// its parent, or without one the superview of its view, where an app has added only the view.
  var nextAround: UIResponder? {
    guard let controller = self as? UIViewController else { return next }
    return controller.parent ?? controller.viewIfLoaded?.superview
  }
}
