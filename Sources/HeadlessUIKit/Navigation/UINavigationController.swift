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

  /// Makes a navigation controller without screens.
  public override init() { super.init() }

  /// Makes a navigation controller with its first screen.
  public init(rootViewController: UIViewController) {
    super.init()
    setViewControllers([rootViewController], animated: false)
  }

  /// The screens, the visible one last; during an interactive pop already without it (C224).
  open var viewControllers: [UIViewController] {
    get {
      guard let transition, transition.initiallyInteractive,
        behavior.stackDuringPop == .withTheTop
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
    behavior.version.hasContentPop ? contentPop : nil
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

  var behavior: UIKitBehavior {
    viewIfLoaded?.window?.engine?.behavior ?? UIKitBehavior()
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
    if behavior.version.hasContentPop {
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
