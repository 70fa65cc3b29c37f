#if HEADLESS
/// Manages a view hierarchy.
///
/// Nibs, storyboards, orientations, and traits other than size classes are not modelled. Of the safe
/// area, the insets of the display and of tab bars are, and those that view controllers add. The
/// engine has no status bar and no home indicator: it never reads what an override says about them.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @MainActor NSCoding {
  /// The localized title; also sets the navigation item's title.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }
  /// The parent view controller.
  open internal(set) var parent: UIViewController? {
    get { container.object }
    set { container = BackReference(newValue) }
  }
  private final var container = BackReference<UIViewController>(nil)
  /// The child view controllers.
  open internal(set) var children: [UIViewController] = []
  /// The edges of the screen up to which the view reaches below bars; stored only.
  public var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view reaches below opaque bars; stored only.
  public var extendedLayoutIncludesOpaqueBars = false
  /// The size that the view controller prefers in a container or popover, in pt; stored only.
  public var preferredContentSize: CGSize = .zero
  /// The system's animation of the presentation; stored only.
  public var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether the view controller decides about the status bar while it is presented; stored only.
  public var modalPresentationCapturesStatusBarAppearance = false
  /// Whether presentations in the current context cover this view controller; stored only.
  public var definesPresentationContext = false
  /// Whether its animation is used for presentations in its context; stored only.
  public var providesPresentationContextTransitionStyle = false
  /// The appearance of the view controller and its children; stored only.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// The name under which the state is restored; stored only.
  public var restorationIdentifier: String?
  /// What shows while there is no content; stored only.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)?
  /// The items of a navigation controller's bar at the bottom.
  public var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.updateToolbar() } }
  final var madeEditButtonItem: UIBarButtonItem?
  final var contentScrollViews: [UInt: UIScrollView] = [:]
  final lazy var popover = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)

  /// The style in which this view controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue, !isInPresentation { presentation = nil } }
  }
  /// Whether drags and taps cannot dismiss this view controller (C187).
  open var isModalInPresentation = false
  /// The object that provides animators for this view controller's presentation; held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// How this view controller is shown, from iOS 18 on (C234); read as it is pushed or presented.
  open var preferredTransition: UIViewController.Transition?

  /// The insets added to the safe area of the view and its descendants, in pt.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if additionalSafeAreaInsets != oldValue { viewIfLoaded?.notifySafeAreaInsetsDidChange() }
    }
  }

  /// The distances of the view from the edges of the navigation controller's, in pt, where a screen
  /// is rebuilt from a snapshot, such as below an opaque bar.
  ///
  /// Not part of UIKit, which derives them from bars and `edgesForExtendedLayout`.
  package final var headlessStackInsets = UIEdgeInsets.zero

  /// Whether the view controller is being added to a parent.
  open internal(set) var isMovingToParent = false
  /// Whether the view controller is being removed from its parent.
  ///
  /// Also true at the start of an interactive pop that is cancelled later (C232).
  open internal(set) var isMovingFromParent = false
  /// Whether the view controller is being presented.
  open internal(set) var isBeingPresented = false
  /// Whether the view controller is being dismissed.
  open internal(set) var isBeingDismissed = false

  var appearance = ViewAppearance()
  /// The view controller presented by this one, and not by an ancestor.
  var presented: UIViewController?
  @BackReference var presenter: UIViewController?
  /// Created on first access or when presented.
  var presentation: UIPresentationController?
  /// The presentation or dismissal in progress.
  weak var modalTransition: TransitionCoordinator?
  /// The gestures that dismiss a screen that a zoom has shown.
  final var zoomDismissal: ZoomDismissal?
  private var loadedView: UIView?
  private var storedNavigationItem: UINavigationItem?
  private var storedTabBarItem: UITabBarItem?
  private var storedIsEditing = false

  /// Creates a view controller; nib names are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; HeadlessUIKit does not support archiving.
  open func encode(with coder: NSCoder) {}
  /// Creates a view controller whose view is loaded on first access.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, loaded on first access.
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

  /// The view, or nil if it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = makeDefaultView() }
    viewDidLoad()
  }

  /// Creates the view; an override must set `view`.
  ///
  /// By default a view with the bounds of the screen and flexible width and height (C261).
  open func loadView() { view = makeDefaultView() }
  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view appears; the view may not be in a window yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called before the view appears, once it is in its window and has its size.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  ///
  /// Also called at the start of an interactive pop that is cancelled later (C232).
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called when the safe area of the view has changed, as `safeAreaInsetsDidChange()` is.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called before the view's size changes with that of its window.
  ///
  /// An override must call super, which forwards the call to children and to the presented view
  /// controller if their views are loaded. All receive the window's size. UIKit asks each container
  /// for the sizes of its children, which is not modelled.
  ///
  /// - Parameters:
  ///   - size: The new size of the window, in pt.
  ///   - coordinator: Runs changes alongside the transition and calls completion closures.
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

  /// Whether children in this view hierarchy receive appearance messages automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of a child view controller.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance or disappearance that was begun.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether the view controller shows an editable view.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the view controller shows an editable view; an override must call super.
  ///
  /// Changes the title of ``editButtonItem``.
  open func setEditing(_ editing: Bool, animated: Bool) {
    storedIsEditing = editing
    updateEditButtonItem()
  }

  /// The items that a navigation bar shows for this view controller, created on first access.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let newItem = UINavigationItem(title: title ?? "")
    newItem.title = title
    storedNavigationItem = newItem
    return newItem
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item of a tab bar for this view controller; by default it has the controller's title.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let newItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
      storedTabBarItem = newItem
      return newItem
    }
    set {
      storedTabBarItem = newValue
      (parent as? UITabBarController)?.reloadItems()
    }
  }

  /// Whether the bar of a tab bar controller is hidden while this view controller is on a stack.
  ///
  /// It hides when the push begins and shows when the pop has ended.
  open var hidesBottomBarWhenPushed = false

  /// Whether the status bar is hidden; the engine has none.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar; the engine has none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar hides and shows; the engine has none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides whether the status bar is hidden, or nil for this view controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides the style of the status bar, or nil for this view controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether the home indicator hides; the engine has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator hides, or nil for this view controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the app's gestures come before those of the system; the engine has none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides those edges, or nil for this view controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the interface rotates; the engine's does not.
  open var shouldAutorotate: Bool { true }
  /// The orientations of the interface; the engine's does not rotate.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the view controller is presented first; never read by the engine.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Never called: the engine's memory does not run low.
  open func didReceiveMemoryWarning() {}
  /// Never called: the engine's traits do not change.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called: the engine's traits do not change.
  open func willTransition(
    to _: UITraitCollection, with _: any UIViewControllerTransitionCoordinator
  ) {}

  /// Adds a child view controller, removing it from its current parent.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self, childController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childController.parent = self
    children.append(childController)
  }

  /// Removes this view controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.willRemoveChild(self)
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Called before the view controller gets a new parent, or nil.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after the view controller got a new parent, or nil.
  open func didMove(toParent parent: UIViewController?) {}

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { nearestAncestor() }
  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { nearestAncestor() }
  /// The nearest ancestor that is a split view controller.
  open var splitViewController: UISplitViewController? { nearestAncestor() }

  private final func nearestAncestor<Container: UIViewController>() -> Container? {
    var ancestor = parent
    while let current = ancestor {
      if let container = current as? Container { return container }
      ancestor = current.parent
    }
    return nil
  }

  /// The coordinator of the transition that this view controller or an ancestor takes part in.
  ///
  /// Nil when no transition is in progress (C230).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    modalTransition ?? parent?.transitionCoordinator
  }

  /// Pushes a view controller, or presents it if there is no navigation controller.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.show(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a view controller in the secondary column of the split view controller around this one,
  /// or presents it if there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Presents a view controller over this one and its ancestors.
  ///
  /// Ignored while another is presented, while the view is not in a window, and for a view
  /// controller that is already presented or has a parent. UIKit ignores these cases with a
  /// warning.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresenting(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the presented view controllers, or this view controller if there are none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }

  /// The view's superview.
  open override var next: UIResponder? { loadedView?.superview }

  private func makeDefaultView() -> UIView {
    let view = UIView()
    view.fillScreen()
    return view
  }

  /// Called before a child is removed.
  func willRemoveChild(_ child: UIViewController) {}
  /// Called when the view is in the window in which it appears.
  func viewDidEnterWindow() {}
  /// Called before the view leaves the screen.
  func willLeaveScreen() {}
}
#endif
