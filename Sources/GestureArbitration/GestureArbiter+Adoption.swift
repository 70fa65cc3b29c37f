import UIKitShim

/// How content that was set up outside any hierarchy finds its navigation controller.
///
/// One line in `viewDidLoad` must be enough, and a view has no public way to learn that it entered
/// a window, except a subview that an app would find. So the gates of an arbiter without a
/// controller sit on the content itself. The first touch there finds the controller; the gates
/// judge that touch where they are, and move to the controller's view when it has ended.
extension GestureArbiter {
  /// Ensures that an arbiter decides about the drags in a view.
  static func attach(to view: UIView) {
    if let navigationController = view.enclosingNavigationController {
      _ = navigationController.gestureArbiter
    } else if AssociatedValue.get(GestureArbiter.self, of: view) == nil {
      AssociatedValue.set(GestureArbiter(waitingIn: view), of: view)
    }
  }

  /// Finds the controller around a view on which the gates sit.
  ///
  /// A controller has one arbiter. If it has another, this one decides nothing, and goes with the
  /// touch.
  func adoptNavigationController(around view: UIView?) {
    guard navigationController == nil, let view,
      AssociatedValue.get(GestureArbiter.self, of: view) === self,
      let found = view.enclosingNavigationController,
      AssociatedValue.get(GestureArbiter.self, of: found) == nil
    else { return }
    navigationController = found
    AssociatedValue.set(self, of: found)
  }

  /// Moves a recognizer whose touch has ended to the controller's view, or removes it.
  ///
  /// The content retains the arbiter until the last recognizer has left: one without an arbiter
  /// would hold the content's pan for whole drags.
  func moveToContainer(_ recognizer: UIGestureRecognizer) {
    guard !isRemoved, let host = recognizer.view, host !== navigationController?.viewIfLoaded
    else { return }
    if let container = navigationController?.viewIfLoaded {
      container.addGestureRecognizer(recognizer)
    } else if host.enclosingNavigationController != nil {
      host.removeGestureRecognizer(recognizer)
    } else {
      return
    }
    if recognizers.allSatisfy({ $0.view !== host }) { release(host) }
  }
}
