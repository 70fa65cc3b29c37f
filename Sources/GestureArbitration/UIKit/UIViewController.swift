import UIKitShim

extension UIViewController {
  /// The rules for popping this controller while it is the top one; nil for those of the arbiter.
  ///
  /// Those of a child count before those of its parent, and those of a navigation controller for
  /// all screens of its stack that have none. A change takes effect with the next touch.
  public var popPolicy: PopPolicy? {
    get { popSettings?.policy }
    set { changePopSettings(isSet: newValue != nil) { $0.policy = newValue } }
  }

  /// How this screen moves when a driver or `GestureArbiter.pop` pops it; nil for the standard way.
  ///
  /// The standard way is UIKit's where UIKit pops it, and otherwise ``PopTransition/system``. A
  /// screen with a transition is popped by the driver's recognizers, for which UIKit's wait; it
  /// requires the ``GestureArbiter/driver`` ``PopDriver/arbiter``, and where UIKit offers no back
  /// button ``popsWithoutBackButton``. UIKit's back button keeps UIKit's animation. A
  /// ``pushCandidate`` is pushed with its own transition.
  public var popTransition: PopTransition? {
    get { popSettings?.transition }
    set {
      if newValue != nil { Installation.current.hasPopExtents = true }
      changePopSettings(isSet: newValue != nil) { $0.transition = newValue }
    }
  }

  /// Makes the screen that a drag from trailing to leading pushes on top of this one; nil for none.
  ///
  /// ```swift
  /// article.pushCandidate = { CommentsController() }
  /// ```
  ///
  /// It is called on the main actor once for each drag, when that begins to push; what a drag does
  /// not push is dropped. This screen retains the closure, so capture the screen weakly.
  /// ``GestureArbiter/pushPolicy`` judges the drag, and content defers to it at its trailing edge.
  /// The screen then has a ``GestureArbiter/driver``. A controller that has a parent, is presented,
  /// or is a navigation or split view controller isn't pushed, and that is reported.
  public var pushCandidate: (@MainActor () -> UIViewController)? {
    get { popSettings?.pushCandidate }
    set { changePopSettings(isSet: newValue != nil) { $0.pushCandidate = newValue } }
  }

  /// A bar at the bottom that belongs to this screen and moves with it in every transition.
  ///
  /// ```swift
  /// override func viewDidLoad() {
  ///   super.viewDidLoad()
  ///   companionBar = ActionBar(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
  /// }
  /// ```
  ///
  /// It lies in front of everything in the screen's own view, as wide as the view, and does not scroll
  /// with it: a pushed screen covers it, and a pop uncovers it. Its height is that of its frame;
  /// otherwise its intrinsic one, that of its constraints or that of `sizeThatFits(_:)`, which are read
  /// again when the view changes its width and when the bar is set again; otherwise 49 pt. It extends
  /// below into the safe area, as a tab bar does, by which its frame is higher then; a frame height that
  /// the app sets later is kept. Pin what is in it to its edges: its own safe area is covered by it. In
  /// a view that scrolls a drag on the bar scrolls. Its height is added to
  /// `additionalSafeAreaInsets.bottom` and removed with it; what the app adds there stays if the app
  /// adds to the value that it finds.
  ///
  /// What the app adds to the view later lies behind it from the end of the turn of the run loop on.
  ///
  /// Setting it loads the view, so set it in `viewDidLoad`, not in `loadView`. A bar of another
  /// screen moves to this one. A bar that the app removes from its superview keeps its inset until
  /// nil is set, and comes back when it is set again. A view that contains the screen's view is
  /// ignored.
  public var companionBar: UIView? {
    get { companionBarHost?.bar }
    set {
      let former = companionBarHost
      // What the app has taken off its superview comes back.
      let isInPlace = former?.superview === viewIfLoaded && newValue?.superview === former
      guard newValue !== former?.bar || newValue != nil && !isInPlace else {
        former?.update()
        return
      }
      if let newValue, view.isDescendant(of: newValue) { return }
      former?.detach()
      newValue.flatMap(CompanionBarHost.host)?.relinquish()
      let host: CompanionBarHost? =
        if let newValue { CompanionBarHost(newValue, of: self) } else { nil }
      AssociatedValue.set(host, of: self)
    }
  }

  /// What keeps the companion bar in place; nil without one.
  private var companionBarHost: CompanionBarHost? {
    AssociatedValue.get(CompanionBarHost.self, of: self)
  }
}

extension UIViewController {
  /// Whether it is being presented or dismissed.
  var isInTransition: Bool { isBeingPresented || isBeingDismissed }

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
