import Foundation

/// Manages a view and what appears in it.
///
/// Not modelled: nibs and storyboards, orientations, tab bars, traits; of safe areas, all but what
/// controllers add.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// A name for people; the navigation item starts with it.
  open var title: String? {
    didSet { item?.title = title }
  }
  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?
  /// The controllers that this one contains.
  open internal(set) var children: [UIViewController] = []

  /// How the controller covers others when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, !isInPresentation { presentation = nil } }
  }
  /// Whether a drag or tap may not dismiss the controller (C187).
  open var isModalInPresentation = false
  /// Supplies animators and drivers for the presentation of this controller; kept weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// What the controller adds to the safe areas of its view and everything in it, in pt.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.announceSafeArea() } }
  }

  /// Whether the controller is on its way into its container.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is on its way out of its container; also at the start of a pop that is
  /// later cancelled (C232).
  open internal(set) var isMovingFromParent = false
  /// Whether the controller is on its way into a presentation.
  open internal(set) var isBeingPresented = false
  /// Whether the controller is on its way out of a presentation.
  open internal(set) var isBeingDismissed = false

  var appearance = ViewAppearance()
  /// The controller this one, and no ancestor, presents.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  /// Made when first asked for, or presented.
  var presentation: UIPresentationController?
  /// The presentation or dismissal that runs.
  weak var modalTransition: TransitionCoordinator?
  private var loadedView: UIView?
  private var item: UINavigationItem?
  private var isShownForEditing = false

  /// Makes a controller whose view is made when it is first asked for; there are no nibs to read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Makes a controller whose view is made when it is first asked for.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, made at the first call.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The controller's view if it was made already.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the controller's view was made already.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes the view; a subclass that overrides it sets ``view``.
  open func loadView() { view = UIView() }
  /// Tells the controller that its view was made.
  open func viewDidLoad() {}
  /// Tells the controller that its view is about to show; the view may not be in a window yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells the controller that its view is in its window, with its size, and about to show.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells the controller that its view shows.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells the controller that its view is about to go; also at the start of a pop that is later
  /// cancelled (C232).
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells the controller that its view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Tells the controller that its view is about to arrange its subviews.
  open func viewWillLayoutSubviews() {}
  /// Tells the controller that its view has arranged its subviews.
  open func viewDidLayoutSubviews() {}

  /// Tells the controller that it, or one around it, has changed what it adds to the safe area of its
  /// view; not, as in UIKit, that the view has come to lie elsewhere.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells the controller that its view is about to get another size, as its window does.
  ///
  /// A subclass that overrides it calls this, which tells the children and whatever the controller
  /// presents, as far as their views are loaded; all are told the same size, that of the window.
  /// UIKit asks each container for the sizes of its children, which is not modelled.
  ///
  /// - Parameter coordinator: Takes changes to make and closures to run when all is over.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      child.viewWillTransition(to: size, with: coordinator)
    }
    if let presented, presented.isViewLoaded {
      presented.viewWillTransition(to: size, with: coordinator)
    }
  }

  /// Whether children whose views lie in this one's appear and disappear with it.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Announces an appearance or disappearance of a contained controller.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Completes the appearance or disappearance that was announced.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether the controller shows what can be edited.
  open var isEditing: Bool {
    get { isShownForEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Changes whether the controller shows what can be edited; a subclass that overrides it calls this.
  open func setEditing(_ editing: Bool, animated: Bool) { isShownForEditing = editing }

  /// What the bar of a navigation controller shows for this controller; made at the first call.
  open var navigationItem: UINavigationItem {
    if let item { return item }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    item = made
    return made
  }

  /// Contains a controller, taking it from the one that did.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self, childController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Leaves the controller that contains this one.
  open func removeFromParent() {
    guard let parent else { return }
    parent.childWillLeave(self)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Tells the controller that it is about to be contained by another, or by none.
  open func willMove(toParent parent: UIViewController?) {}
  /// Tells the controller that it is contained by another, or by none.
  open func didMove(toParent parent: UIViewController?) {}

  /// The navigation controller that contains this one, at any depth.
  open var navigationController: UINavigationController? {
    var ancestor = parent
    while let current = ancestor {
      if let navigation = current as? UINavigationController { return navigation }
      ancestor = current.parent
    }
    return nil
  }

  /// The transition this controller or one around it takes part in, while it runs (C230).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modalTransition ?? parent?.transitionCoordinator
  }

  /// Pushes a controller where there is a stack, and presents it where there is none.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Presents a controller over this one and everything around it.
  ///
  /// Ignored, as UIKit ignores it with a warning, while this one presents another already, while its
  /// view is in no window, and for a controller that is presented or contained already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with all above it, or else this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// The next responder: the view's superview.
  open override var next: UIResponder? { loadedView?.superview }

  /// Told before a child leaves.
  func childWillLeave(_ child: UIViewController) {}
  /// Told when the view is in the window in which it appears.
  func hasArrived() {}
  /// Told before the view leaves the screen, by itself or with a view around it.
  func willLeaveScreen() {}
}
