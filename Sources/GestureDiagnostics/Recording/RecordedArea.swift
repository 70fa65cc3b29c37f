import GestureArbitration
import UIKitShim

/// The area that a recording covers: the window of the navigation controller, with what is presented
/// over the stack.
extension UINavigationController {
  /// The window of the view; while a full-screen presentation has taken the view out, that of the
  /// presentation.
  package var windowOfScreens: UIWindow? {
    viewIfLoaded?.window ?? presentedViewController?.viewIfLoaded?.window
  }

  /// The origin of the view in its window, in pt. A sheet moves with the touch (C187), so the
  /// location of the touch in its views does not change. Zero without a window.
  var originInWindow: CGPoint {
    guard let view = viewIfLoaded, view.window != nil else { return .zero }
    return view.convert(CGPoint.zero, to: nil)
  }

  /// The controllers that are presented over the stack, the outermost last.
  package var presentedControllers: [UIViewController] {
    var found: [UIViewController] = []
    var next = presentedViewController
    while let presented = next, found.count < DiagnosticMetrics.snapshotControllers {
      found.append(presented)
      next = presented.presentedViewController
    }
    return found
  }

  /// What a view belongs to if it is not in the view of this controller; nil if it is, and for a
  /// view that is unknown.
  func outside(of view: UIView?) -> TraceEvent.Outside? {
    guard let view, !(viewIfLoaded.map(view.isDescendant) ?? false) else { return nil }
    guard presentedViewController != nil else { return .window }
    // The background of a presentation lies beside the views of the presenter.
    var ancestor: UIViewController = self
    while let parent = ancestor.parent { ancestor = parent }
    return ancestor.viewIfLoaded.map(view.isDescendant) ?? false ? .window : .presented
  }
}
