#if HEADLESS
/// Manages a stack of view controllers that can be popped interactively.
///
/// A zoom transition (C234) moves like a slide.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kind of change of the stack.
  public enum Operation: Int, Sendable {
    /// No change.
    case none = 0
    /// A view controller is pushed.
    case push = 1
    /// View controllers are popped.
    case pop = 2
  }
  /// Whether bars hide at a low height; stored only.
  public var hidesBarsWhenVerticallyCompact = false
  /// Whether bars hide for a keyboard; stored only, since the engine has none.
  public var hidesBarsWhenKeyboardAppears = false
  final var madeToolbar: UIToolbar?
  final var hidesToolbar = true

  /// The object that responds to changes and provides animators; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  var stack: [UIViewController] = []
  var transition: NavigationTransition?
  /// A change whose transition starts in the next turn of the run loop.
  var deferredChange: StackChange?
  /// The number of changes reported to the delegate; tells an older change that it was superseded.
  var changeCount = 0
  /// The container of the view controllers' views and of transitions.
  let contentView = NavigationContentView()
  let bar = UINavigationBar()
  private(set) var edgePop: NavigationPopRecognizer?
  private(set) var contentPop: NavigationPopRecognizer?
  /// Whether the engine of the window models a release with a content pop (C191).
  private final var hasContentPop = OpenQuestions.likely.version.hasContentPop
  /// Whether a swipe that began at the root has left UIKit waiting for an impossible pop (C199).
  var hasSwipeBegunAtRoot = false
  /// Whether VoiceOver's escape gesture is popping, which asks nothing of the bar (C257).
  var isEscaping = false
  /// Whether the current transition never ends (C199, C202, C203).
  var isFrozen = false
  private let popDelegate = NavigationPopDelegate()
  private lazy var barHiding = BarHiding(self)

  /// Creates a navigation controller without view controllers; nib names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.navigation = self
  }

  /// Creates a navigation controller with a root view controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    bar.navigation = self
    setViewControllers([rootViewController], animated: false)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// The stack, top last; during an interactive pop the top is already removed (C224).
  open var viewControllers: [UIViewController] {
    get {
      guard let transition, transition.isInteractivePop, questions.stackDuringPop == .withTheTop
      else { return stack }
      return stack + transition.change.removed
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The view controller at the top of the stack.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The presented view controller, or the top one if none is presented.
  open var visibleViewController: UIViewController? {
    if let presented = presentedViewController, !presented.isBeingDismissed { return presented }
    return topViewController
  }

  /// The edge pop recognizer; for failure requirements only (C190).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop }

  /// The content pop recognizer; for failure requirements only (C191).
  ///
  /// Nil in an engine that models a release before iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    hasContentPop ? contentPop : nil
  }

  /// The navigation bar, which overlaps the content.
  open var navigationBar: UINavigationBar { bar }

  /// The frame of the bar in the view, in pt, where a screen is rebuilt from a snapshot; nil for a
  /// bar of ``EngineMetrics/barHeight`` below the safe area.
  ///
  /// Not part of UIKit, which derives it from the safe area, the size class and large titles.
  package final var headlessBarFrame: CGRect? { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// Whether the bar is hidden, which also disables the edge pop (C200); hiding the view of the bar
  /// does not (C278).
  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  private var hidesBar = false

  /// Hides or shows the bar, without animation.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesBar = hidden
    bar.isHidden = hidden
  }

  /// Whether dragging up hides the bar and dragging down shows it.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.isSwipeEnabled }
    set { barHiding.isSwipeEnabled = newValue }
  }

  /// Whether a tap hides or shows the bar.
  open var hidesBarsOnTap: Bool {
    get { barHiding.isTapEnabled }
    set { barHiding.isTapEnabled = newValue }
  }

  /// The pan that hides and shows the bar; its delegate must not be set (C220).
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }
  /// The tap that hides and shows the bar; its delegate must not be set (C220).
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// Pushes a view controller.
  ///
  /// Completes a transition in progress first (C228). A view controller that is on the stack
  /// already is ignored and reported as a ``HeadlessIssue``. A navigation controller is ignored,
  /// where UIKit raises. A view controller with another parent is removed from it.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    completeTransition()
    if stack.contains(where: { $0 === viewController }) {
      let name = viewController.title ?? "\(type(of: viewController))"
      viewIfLoaded?.window?.headlessEngine?.report(.pushedTwice(name))
      return
    }
    guard !(viewController is UINavigationController) else { return }
    guard let from = stack.last else {
      setViewControllers([viewController], animated: animated)
      return
    }
    let previousStack = stack
    addChild(viewController)
    stack.append(viewController)
    viewController.loadViewIfNeeded()
    // `viewDidLoad` may have changed the stack.
    guard stack.last === viewController else { return }
    begin(
      StackChange(
        .push, from: from, to: viewController, previousStack: previousStack, added: [viewController]
      ),
      animated: animated)
  }

  /// Pops the top view controller and returns it; returns nil if it is the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    completeTransition()
    return pop(to: stack.count - 2, animated: animated)?.first
  }

  /// Pops the top view controller, and returns whether there was one above the root (C257).
  open override func accessibilityPerformEscape() -> Bool {
    isEscaping = true
    defer { isEscaping = false }
    return popViewController(animated: true) != nil
  }

  /// Pops the view controllers above one; returns nil if it is on top or not on the stack.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    completeTransition()
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: index, animated: animated)
  }

  /// Pops all view controllers but the root; returns nil if the root is on top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    completeTransition()
    return pop(to: 0, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// An animated replacement pops to the new top if it was on the stack, and pushes it otherwise.
  /// If such a transition is interactive and cancelled, the new stack stays (C225).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    completeTransition()
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes a view controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The coordinator of the transition in progress, or nil.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.coordinator ?? super.transitionCoordinator
  }

  open override func loadView() {
    let view = NavigationView()
    view.navigation = self
    contentView.navigation = self
    // It gives its subviews their frames itself, and none during a transition.
    contentView.autoresizesSubviews = false
    self.view = view
    view.addSubview(contentView)
    view.addSubview(bar)
    popDelegate.navigation = self
    edgePop = addPop(.edge)
    contentPop = addPop(.content)
    view.fillScreen()
    if let top = stack.last { embed(top) }
    updateToolbar()
  }

  /// Calls the delegate before the top view controller appears with this one.
  open override func viewWillAppear(_ animated: Bool) {
    guard transition == nil, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  /// Calls the delegate after the top view controller has appeared with this one.
  open override func viewDidAppear(_ animated: Bool) {
    guard transition == nil, let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// UIKit's likely behavior applies while the view is not in a window of an engine.
  var questions: OpenQuestions { viewIfLoaded?.window?.headlessEngine?.questions ?? .likely }

  override func willRemoveChild(_ child: UIViewController) {
    child.detachZoomDismissal()
    dropFromStack(child)
  }

  /// Which engine the window belongs to is certain only now.
  override func viewDidEnterWindow() { updateContentPopRecognizer() }

  override func willLeaveScreen() { completeTransition() }

  func updateContentPopRecognizer() {
    // Before iOS 26 there is no content pop, so the recognizer created with the view is removed
    // (C191).
    guard let contentPop else { return }
    hasContentPop = questions.version.hasContentPop
    if hasContentPop {
      view.addGestureRecognizer(contentPop)
    } else {
      view.removeGestureRecognizer(contentPop)
    }
  }

  private func addPop(_ area: NavigationPopRecognizer.Area) -> NavigationPopRecognizer {
    let pop = NavigationPopRecognizer(area: area, navigation: self)
    pop.delegate = popDelegate
    pop.observeActions { [weak self, weak pop] _ in
      if let self, let pop { updatePop(with: pop) }
    }
    view.addGestureRecognizer(pop)
    return pop
  }
}

/// Responds to changes of a navigation controller's stack and provides animators.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a view controller is shown, even for a pop that is cancelled later (C221).
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called after a view controller was shown.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// Returns the orientations that the navigation controller supports.
  ///
  /// The engine does not call it, because its windows do not rotate; nor the method for the
  /// preferred orientation.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the navigation controller is presented.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
  /// Returns the animator of a push or pop, or nil for UIKit's slide.
  ///
  /// With an app's animator, UIKit's pop recognizers pop only if they can drive an interaction
  /// controller (C201). The engine calls this each time a pop recognizer attempts to begin.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives an animator, or nil if the transition is not interactive.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  /// Default implementation; does nothing.
  public func navigationController(
    _: UINavigationController, willShow _: UIViewController, animated _: Bool
  ) {}
  /// Default implementation; does nothing.
  public func navigationController(
    _: UINavigationController, didShow _: UIViewController, animated _: Bool
  ) {}
  /// Default implementation; returns the default of an iPhone.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Default implementation; returns portrait.
  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
  /// Default implementation; returns nil.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Default implementation; returns nil.
  public func navigationController(
    _: UINavigationController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
#endif
