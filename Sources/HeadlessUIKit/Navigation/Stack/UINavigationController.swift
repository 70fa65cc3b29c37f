import Foundation

/// Shows a stack of screens and pops them by a drag.
///
/// Not modelled: tool bars, zoom transitions (C234).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// A change of the stack.
  public enum Operation: Int, Sendable {
    /// None.
    case none = 0
    /// A screen comes on top.
    case push = 1
    /// Screens go from the top.
    case pop = 2
  }

  /// Is told of the screens that show, and may animate; kept weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  var stack: [UIViewController] = []
  var transition: NavigationTransition?
  /// A change that has not been set in motion yet.
  var waitingChange: StackChange?
  /// Grows with every change that the delegate hears of: whoever ends one can tell whether a newer one
  /// has overtaken it.
  var changes = 0
  /// The view in which screens lie and transitions take place.
  let contentView = NavigationContentView()
  let bar = UINavigationBar()
  private(set) var edgePop: NavigationPopRecognizer?
  private(set) var contentPop: NavigationPopRecognizer?
  /// Whether a swipe begun at the root has left UIKit waiting for a pop that cannot be (C199).
  var hasSwipeBegunAtRoot = false
  /// Whether the transition that runs never ends by itself (C199, C202, C203).
  var isFrozen = false
  private let popDelegate = NavigationPopDelegate()
  private lazy var barHiding = BarHiding(self)

  /// Makes a navigation controller without screens; there are no nibs to read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.navigation = self
  }

  /// Makes a navigation controller with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    bar.navigation = self
    setViewControllers([rootViewController], animated: false)
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The screens, the visible one last; during an interactive pop already without it (C224).
  open var viewControllers: [UIViewController] {
    get {
      guard let transition, transition.isInteractivePop, questions.stackDuringPop == .withTheTop
      else { return stack }
      return stack + transition.change.leaving
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller presented over the stack, or else the screen on top.
  open var visibleViewController: UIViewController? {
    if let presented = presentedViewController, !presented.isBeingDismissed { return presented }
    return topViewController
  }

  /// UIKit's edge pop; to be used for failure requirements only (C190).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop }

  /// UIKit's content pop; to be used for failure requirements only (C191).
  ///
  /// Nil in an engine that stands for a release before iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    questions.version.hasContentPop ? contentPop : nil
  }

  /// The bar at the top; it lies over the screens.
  open var navigationBar: UINavigationBar { bar }

  /// Whether there is no bar; then the edge swipe does not pop (C200).
  open var isNavigationBarHidden: Bool {
    get { bar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { bar.isHidden = hidden }

  /// Whether a drag up hides the bar and a drag down shows it.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.isOnSwipe }
    set { barHiding.isOnSwipe = newValue }
  }

  /// Whether a tap hides or shows the bar.
  open var hidesBarsOnTap: Bool {
    get { barHiding.isOnTap }
    set { barHiding.isOnTap = newValue }
  }

  /// The recognizer of drags that hide the bar; its delegate is not to be set (C220).
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

  /// The recognizer of taps that hide the bar; its delegate is not to be set (C220).
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// Shows a screen on top of the present one.
  ///
  /// A transition that runs is completed first (C228). Ignored for a controller that is on the stack
  /// already, which is a ``HeadlessIssue``, and for another navigation controller, where UIKit raises;
  /// one on the stack of another controller is taken from there.
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
    let before = stack
    addChild(viewController)
    stack.append(viewController)
    viewController.loadViewIfNeeded()
    begin(
      StackChange(
        .push, from: from, to: viewController, before: before, arriving: [viewController]),
      animated: animated)
  }

  /// Takes the screen on top away; nil if there is none below it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    completeTransition()
    return pop(to: stack.count - 2, animated: animated)?.first
  }

  /// Takes all screens above one away; nil if it is not on the stack or on top.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    completeTransition()
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(to: index, animated: animated)
  }

  /// Takes all screens but the first away; nil if there is but one.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    completeTransition()
    return pop(to: 0, animated: animated)
  }

  /// Replaces the stack.
  ///
  /// If animated, a new top that was on the stack before is popped to, and any other is pushed. A
  /// change that is driven and cancelled leaves the new stack behind (C225).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    completeTransition()
    replaceStack(with: viewControllers, animated: animated)
  }

  /// Pushes a controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The transition that is set up or runs, or nil.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition?.coordinator ?? super.transitionCoordinator
  }

  open override func loadView() {
    let view = NavigationView()
    view.navigation = self
    contentView.navigation = self
    self.view = view
    view.addSubview(contentView)
    view.addSubview(bar)
    popDelegate.navigation = self
    edgePop = addPop(.edge)
    contentPop = addPop(.content)
    if let top = stack.last { embed(top) }
  }

  /// Tells the delegate of the screen that is about to show with the controller.
  open override func viewWillAppear(_ animated: Bool) {
    guard transition == nil, let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  /// Tells the delegate of the screen that shows with the controller.
  open override func viewDidAppear(_ animated: Bool) {
    guard transition == nil, let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  /// Off screen, where no engine answers, UIKit's likely answers hold.
  var questions: OpenQuestions {
    viewIfLoaded?.window?.headlessEngine?.questions ?? .likely
  }

  override func childWillLeave(_ child: UIViewController) { dropFromStack(child) }

  /// Only now it is certain which engine the window belongs to.
  override func hasArrived() { windowChanged() }

  override func willLeaveScreen() { completeTransition() }

  func windowChanged() {
    // Before iOS 26 there is no content pop; the recognizer made with the view goes (C191).
    guard let contentPop else { return }
    if questions.version.hasContentPop {
      view.addGestureRecognizer(contentPop)
    } else {
      view.removeGestureRecognizer(contentPop)
    }
  }

  private func addPop(_ area: NavigationPopRecognizer.Area) -> NavigationPopRecognizer {
    let pop = NavigationPopRecognizer(area: area, navigation: self)
    pop.delegate = popDelegate
    pop.observeActions { [weak self, weak pop] _ in
      if let self, let pop { drive(with: pop) }
    }
    view.addGestureRecognizer(pop)
    return pop
  }
}
