import UIKitShim

/// Finding the navigation controller of content that was set up before it was in any hierarchy.
///
/// One line in `viewDidLoad` has to be enough, and a view has no public way to learn that it has come
/// into a window, but for a subview of ours that an app would stumble over. So the gates of an arbiter
/// without a controller sit on the content itself. The first touch that lands there finds the controller
/// around it; the gates judge that touch from where they are, and move to the controller's view when it
/// is over.
extension GestureArbiter {
  /// Sees to it that somebody decides about the drags in a view.
  static func attend(to view: UIView) {
    if let navigationController = view.enclosingNavigationController {
      _ = navigationController.gestureArbiter
    } else if AssociatedValue.get(GestureArbiter.self, of: view) == nil {
      AssociatedValue.set(GestureArbiter(waitingIn: view), of: view)
    }
  }

  /// Finds the controller around a view on which the gates still sit; told by them when a finger lands.
  func arrive(in view: UIView?) {
    guard navigationController == nil, let view,
      AssociatedValue.get(GestureArbiter.self, of: view) === self,
      let found = view.enclosingNavigationController
    else { return }
    // One arbiter decides for a controller. This one has nobody to decide for, and goes with the touch.
    guard AssociatedValue.get(GestureArbiter.self, of: found) == nil else { return }
    navigationController = found
    AssociatedValue.set(self, of: found)
    noteNeighbours()
  }

  /// Takes a recognizer of the arbiter home once its touch is over: to the controller's view, or away.
  ///
  /// The content keeps the arbiter until the last of them has gone: one that is left without it would
  /// hold the content's pan for whole drags.
  func takeHome(_ recognizer: UIGestureRecognizer) {
    guard !isRemoved, let place = recognizer.view, place !== navigationController?.viewIfLoaded
    else { return }
    if let home = navigationController?.viewIfLoaded {
      home.addGestureRecognizer(recognizer)
    } else if place.enclosingNavigationController != nil {
      place.removeGestureRecognizer(recognizer)
    } else {
      return
    }
    if recognizers.allSatisfy({ $0.view !== place }) { depart(from: place) }
  }

  /// Lets go of content on which the gates sat.
  func depart(from place: UIView) {
    guard AssociatedValue.get(GestureArbiter.self, of: place) === self else { return }
    AssociatedValue.set(GestureArbiter?.none, of: place)
  }
}
