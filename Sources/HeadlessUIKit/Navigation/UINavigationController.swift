import Foundation

/// Shows a stack of screens and pops them by a drag.
///
/// Not modelled yet: the bar and what hides it, custom animators, the refusals that go with them
/// (C200, C201).
@MainActor
open class UINavigationController: UIViewController {
  /// Is told of the screens that show; kept weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  var stack: [UIViewController] = []
  var transition: NavigationTransition?
  private(set) var edgePop: NavigationPopRecognizer?
  private(set) var contentPop: NavigationPopRecognizer?
  private let popDelegate = NavigationPopDelegate()

  /// Makes a navigation controller without screens; there are no nibs to read.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller with its first screen.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The screens, the visible one last; during an interactive pop already without it (C224).
  open var viewControllers: [UIViewController] {
    get {
      guard let transition, transition.initiallyInteractive,
        questions.stackDuringPop == .withTheTop
      else { return stack }
      return stack + transition.popped
    }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The screen that shows; the engine presents nothing over it.
  open var visibleViewController: UIViewController? { topViewController }

  /// UIKit's edge pop; to be used for failure requirements only (C190).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { edgePop }

  /// UIKit's content pop; to be used for failure requirements only (C191).
  ///
  /// Nil in an engine that stands for a release before iOS 26.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    questions.version.hasContentPop ? contentPop : nil
  }

  /// Shows a screen on top of the present one.
  ///
  /// A transition that runs is completed first (C228). A controller that is on the stack already is
  /// ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    completeTransition()
    guard !stack.contains(where: { $0 === viewController }) else { return }
    guard let from = stack.last else {
      setViewControllers([viewController], animated: animated)
      return
    }
    addChild(viewController)
    stack.append(viewController)
    viewController.loadViewIfNeeded()
    begin(
      NavigationTransition(.push, from: from, to: viewController, isAnimated: animates(animated)))
  }

  /// Takes the screen on top away; nil if there is none below it.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    completeTransition()
    guard stack.count > 1 else { return nil }
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

  /// Replaces the stack; the new top shows at once.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    completeTransition()
    let old = stack
    // A controller can be on a stack but once; the first place counts.
    stack = viewControllers.enumerated().filter { index, controller in
      !viewControllers[..<index].contains { $0 === controller }
    }.map(\.element)
    if let top = old.last, top !== stack.last, stack.contains(where: { $0 === top }) {
      leave(top)
    }
    for controller in old where !viewControllers.contains(where: { $0 === controller }) {
      leave(controller)
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in stack where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    guard isViewLoaded, let top = stack.last, top !== old.last else { return }
    delegate?.navigationController(self, willShow: top, animated: false)
    embed(top)
    guard isInAppearance else { return }
    top.beginAppearanceTransition(true, animated: false)
    top.endAppearanceTransition()
    delegate?.navigationController(self, didShow: top, animated: false)
  }

  /// The transition that is set up or runs, or nil.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? super.transitionCoordinator
  }

  open override func loadView() {
    let view = NavigationView()
    view.navigation = self
    self.view = view
    popDelegate.navigation = self
    edgePop = addPop(.edge)
    contentPop = addPop(.content)
    if let top = stack.last { embed(top) }
  }

  /// Takes a controller's view off the screen, if it is there.
  private func leave(_ controller: UIViewController) {
    if isInAppearance { controller.beginAppearanceTransition(false, animated: false) }
    controller.viewIfLoaded?.removeFromSuperview()
    if isInAppearance { controller.endAppearanceTransition() }
  }

  /// Off screen, where no engine answers, UIKit's likely answers hold.
  var questions: OpenQuestions {
    viewIfLoaded?.window?.headlessEngine?.questions ?? .likely
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

  func windowChanged() {
    // Before iOS 26 there is no content pop; the recognizer made with the view goes (C191).
    guard let contentPop else { return }
    if questions.version.hasContentPop {
      view.addGestureRecognizer(contentPop)
    } else {
      view.removeGestureRecognizer(contentPop)
    }
  }

  func embed(_ controller: UIViewController, behind front: UIView? = nil) {
    controller.view.frame = view.bounds
    if let front, front.superview === view {
      view.insertSubview(controller.view, belowSubview: front)
    } else {
      view.addSubview(controller.view)
    }
  }

  override func enterWindow() {
    super.enterWindow()
    windowChanged()
    guard isInAppearance, let top = stack.last else { return }
    top.beginAppearanceTransition(true, animated: false)
    top.endAppearanceTransition()
    delegate?.navigationController(self, didShow: top, animated: false)
  }
}

/// The view of a navigation controller; its screens fill it.
@MainActor
private final class NavigationView: UIView {
  weak var navigation: UINavigationController?

  override func layoutSubviews() {
    for subview in subviews where subview.transform.isIdentity { subview.frame = bounds }
  }

  override func didMoveToWindow() { navigation?.windowChanged() }
}
