#if HEADLESS
/// A container of view controllers of which the selected one shows, with a bar of tabs below.
///
/// A tap on the tab of the selected view controller pops a navigation controller to its root, as
/// Apple's documentation of the class says that a tap always shows the root view of its tab. A tap
/// on another tab leaves the stack there as it was, as UIKit does.
///
/// Not modelled: the list of more than five tabs, customizing, sidebars, and the tabs of iOS 18.
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The object that responds to taps and provides animators; held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?

  var pages: [UIViewController] = []
  var selectedPage: UIViewController?
  /// The container of the selected view controller's view and of transitions.
  let contentView = TabContentView()
  private let bar = UITabBar()
  /// The change of the selection that an animator of the app shows.
  var transition: TransitionCoordinator?
  var transitionContext: TransitionContext?
  private var isHiddenByApp = false
  /// Whether a view controller on the selected stack hides the bar.
  private var isHiddenByStack = false

  /// Creates a tab bar controller without view controllers; nib names are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.controller = self
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// The bar, which overlaps the content.
  open var tabBar: UITabBar { bar }

  /// The view controllers in the order of their tabs, or nil if there are none.
  open var viewControllers: [UIViewController]? {
    get { pages.isEmpty ? nil : pages }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the view controllers, without animation.
  ///
  /// Keeps the selected view controller if it remains, or else selects the one at its old index,
  /// or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replacePages(with: viewControllers ?? [])
  }

  /// The selected view controller. Setting one that has no tab is ignored.
  open var selectedViewController: UIViewController? {
    get { selectedPage }
    set { if let newValue, pages.contains(where: { $0 === newValue }) { select(newValue) } }
  }

  /// The index of the selected view controller, or `NSNotFound`. Setting another index is ignored.
  open var selectedIndex: Int {
    get { pages.firstIndex { $0 === selectedPage } ?? NSNotFound }
    set { if pages.indices.contains(newValue) { select(pages[newValue]) } }
  }

  /// Whether the app hides the bar, from iOS 18 on.
  open var isTabBarHidden: Bool {
    get { isHiddenByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar, without animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isHiddenByApp = hidden
    placeBar()
  }

  /// Called when a tap has chosen an item of the bar, before its view controller shows.
  ///
  /// Does nothing by default.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// The coordinator of the transition in progress, or nil.
  open override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    transition ?? super.transitionCoordinator
  }

  open override func loadView() {
    let view = TabContainerView()
    view.controller = self
    contentView.controller = self
    contentView.autoresizesSubviews = false
    self.view = view
    view.addSubview(contentView)
    view.addSubview(bar)
    view.fillScreen()
    if let selectedPage { embed(selectedPage) }
    updateBar()
  }

  override func willRemoveChild(_ child: UIViewController) { dropPage(child) }

  /// The insets of the display are known only in its window.
  override func viewDidEnterWindow() { placeBar() }

  override func willLeaveScreen() { transitionContext?.completeAtOnce() }

  /// The view controllers with their items.
  var tabs: [(page: UIViewController, item: UITabBarItem)] {
    pages.map { page in (page, page.tabBarItem ?? UITabBarItem()) }
  }

  /// Updates the tabs and the marked one.
  func reloadItems() {
    bar.reloadButtons()
    bar.selectedItem = selectedPage?.tabBarItem
  }

  /// Hides or shows the bar for the selected stack.
  func updateBar() {
    isHiddenByStack = hidesBar(selectedPage)
    placeBar()
  }

  /// Moves the bar to the bottom, or below it if it is hidden.
  func placeBar() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    let height = EngineMetrics.tabBarHeight + view.displaySafeAreaInsets.bottom
    let isHidden = isHiddenByApp || isHiddenByStack
    let frame = CGRect(
      x: bounds.minX, y: isHidden ? bounds.maxY : bounds.maxY - height, width: bounds.width,
      height: height)
    guard frame != bar.frame else { return }
    bar.frame = frame
    contentView.notifySafeAreaInsetsDidChange()
  }

  /// Returns whether a view controller, or the stack that it contains, hides the bar.
  ///
  /// Apple's documentation names the top of the stack; others report that any view controller on it
  /// hides the bar. The answer is an open question (``UIKitBehavior/hiddenBottomBar``).
  private func hidesBar(_ page: UIViewController?) -> Bool {
    guard let page else { return false }
    guard let navigation = page as? UINavigationController else {
      return page.children.contains { hidesBar($0) }
    }
    let isTop = navigation.stack.last?.hidesBottomBarWhenPushed ?? false
    let isAny = navigation.stack.contains { $0.hidesBottomBarWhenPushed }
    guard isTop != isAny else { return isTop || hidesBar(navigation.stack.last) }
    return navigation.questions.hiddenBottomBar == .byAnyOnTheStack
      || hidesBar(navigation.stack.last)
  }
}

/// Responds to the selection of tabs and provides animators. Every method is optional.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Returns whether a tap may select a view controller. The default is true.
  ///
  /// Also called for the view controller that is selected already. Not called for a selection by
  /// the app.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called after a tap on an item, also if its view controller was selected before.
  ///
  /// Not called for a selection by the app.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animator of a change of the selection, or nil for none. The default is nil.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives an animator interactively, or nil. The default is nil.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// The default implementation, which returns true.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func tabBarController(_: UITabBarController, didSelect _: UIViewController) {}
  /// The default implementation, which returns nil.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The default implementation, which returns nil.
  public func tabBarController(
    _: UITabBarController, interactionControllerFor _: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
#endif
