import UIKitShim

/// Gives an arbiter to each navigation controller around a view or a screen that an app has
/// configured.
///
/// An app often configures a view or a screen before it adds it to a hierarchy, and may move it to
/// another one later. UIKit reports neither moment. So each time the main run loop is about to
/// wait, this type visits the configured views and controllers and gives an arbiter to the
/// navigation controllers around them. The gates are in place before the next touch lands.
@MainActor
enum Adoption {
  /// The views and controllers that an app has configured.
  private static var configured: [WeakResponder] = []
  private static var arbiters: [WeakArbiter] = []
  private static var isObserving = false
  /// Whether every navigation controller of the app has an arbiter.
  private static var followsApp = false

  private struct WeakResponder {
    weak var object: UIResponder?
  }

  private struct WeakArbiter {
    weak var object: GestureArbiter?
  }

  /// Marks a responder that is in ``configured``.
  private struct Membership {}

  /// Gives arbiters to the navigation controllers around a view or a controller, now and after it
  /// moves.
  static func follow(_ responder: UIResponder) {
    if AssociatedValue.get(Membership.self, of: responder) == nil {
      AssociatedValue.set(Membership(), of: responder)
      configured.append(WeakResponder(object: responder))
    }
    observe()
    responder.forEachEnclosingNavigationController { $0.existingGestureArbiter?.prepare() }
    responder.forEachEnclosingNavigationController(adopt)
  }

  /// Prepares an arbiter for each later change of its stack.
  static func follow(_ arbiter: GestureArbiter) {
    arbiters.append(WeakArbiter(object: arbiter))
    observe()
  }

  /// Gives an arbiter to every navigation controller of the app, present and future, or stops doing
  /// so.
  static func followApp(_ follows: Bool) {
    followsApp = follows
    observe()
    visit()
    for entry in arbiters { entry.object?.prepare() }
  }

  private static func observe() {
    guard !isObserving else { return }
    isObserving = true
    MainRunLoop.observeBeforeWaiting {
      visit()
      isObserving = followsApp || !configured.isEmpty || !arbiters.isEmpty
      return isObserving
    }
  }

  private static func visit() {
    var isStale = false
    var visited = VisitedResponders(isShared: configured.count > 1)
    for entry in configured {
      guard let responder = entry.object else {
        isStale = true
        continue
      }
      responder.forEachEnclosingNavigationController(visiting: &visited, adopt)
      updateAncestorRecognizer(of: responder)
      // The responder may have become a child of its screen since the last visit.
      if let screen = responder as? UIViewController,
        screen.navigationController?.hasRemovedArbiter == false
      {
        screen.updateBackAction()
      }
    }
    if followsApp {
      for window in AppWindows.all {
        window.rootViewController?.forEachNavigationController(adoptUnlessSystems)
      }
    }
    // The arbiters include those that were just created.
    for entry in arbiters {
      guard let arbiter = entry.object else {
        isStale = true
        continue
      }
      arbiter.prepareForNewStack()
      arbiter.observer?.turnDidEnd()
    }
    guard isStale else { return }
    configured.removeAll { $0.object == nil }
    arbiters.removeAll { $0.object == nil }
  }

  /// Adds or removes the recognizers of views whose roles hold for every ancestor.
  static func updateAncestorRecognizers() {
    for entry in configured { entry.object.map(updateAncestorRecognizer) }
  }

  private static func updateAncestorRecognizer(of responder: UIResponder) {
    guard let view = responder as? UIView, view.popGestureRole?.isForEveryAncestor == true else {
      return
    }
    view.updateAncestorRecognizer()
  }

  private static func adopt(_ navigationController: UINavigationController) {
    guard navigationController.existingGestureArbiter == nil,
      !navigationController.hasRemovedArbiter
    else { return }
    _ = navigationController.gestureArbiter
  }

  /// Brings an arbiter along for a controller that the app has not configured, unless it is the
  /// system's own, such as one for composing mail: apps must not modify those.
  private static func adoptUnlessSystems(_ navigationController: UINavigationController) {
    let type = type(of: navigationController)
    if type == UINavigationController.self || !SystemClasses.contains(type) {
      adopt(navigationController)
    }
  }
}

/// The responders visited in a turn, so that a part that responder chains share is walked once.
private struct VisitedResponders {
  /// Whether several chains are walked. A single chain visits no responder twice, and recording it
  /// would cost more than walking it.
  let isShared: Bool
  private var visited: Set<ObjectIdentifier> = []

  init(isShared: Bool) {
    self.isShared = isShared
  }

  /// Records a responder; returns whether it was not visited before.
  mutating func insert(_ responder: UIResponder) -> Bool {
    !isShared || visited.insert(ObjectIdentifier(responder)).inserted
  }
}

extension UINavigationController {
  /// Marks a controller whose arbiter was removed: only ``gestureArbiter`` creates another one.
  private struct Removal {}

  /// Whether the arbiter was removed and has not been asked for since.
  var hasRemovedArbiter: Bool {
    get { AssociatedValue.get(Removal.self, of: self) != nil }
    set {
      AssociatedValue.set(newValue ? Removal() : nil, of: self)
      Adoption.updateAncestorRecognizers()
    }
  }
}

extension UIResponder {
  /// The navigation controller around a view or a controller; the innermost if there are several.
  var enclosingNavigationController: UINavigationController? {
    var found: UINavigationController?
    forEachEnclosingNavigationController { if found == nil { found = $0 } }
    return found
  }

  /// Calls a closure for each navigation controller around a view or a controller, innermost first.
  func forEachEnclosingNavigationController(_ body: (UINavigationController) -> Void) {
    var visited = VisitedResponders(isShared: false)
    forEachEnclosingNavigationController(visiting: &visited, body)
  }

  /// Calls a closure for each of them, up to the first responder that was visited before.
  fileprivate func forEachEnclosingNavigationController(
    visiting visited: inout VisitedResponders, _ body: (UINavigationController) -> Void
  ) {
    var responder: UIResponder? = self
    while let current = responder, !(current is UIViewController) {
      guard visited.insert(current) else { return }
      responder = current.next
    }
    var controller = responder as? UIViewController
    while let current = controller, visited.insert(current) {
      // The responder chain of a controller leads through its view, which must not be loaded.
      controller = current.parent
      if let found = current as? UINavigationController { body(found) }
    }
  }
}

extension UIViewController {
  /// Calls a closure for each navigation controller among a controller, its descendants and the
  /// controllers presented over them. Loads no view.
  fileprivate func forEachNavigationController(_ body: (UINavigationController) -> Void) {
    if let found = self as? UINavigationController { body(found) }
    for child in children { child.forEachNavigationController(body) }
    // A child reports the presentation of its ancestors as its own (C267).
    if let presentedViewController, presentedViewController.presentingViewController === self {
      presentedViewController.forEachNavigationController(body)
    }
  }
}
