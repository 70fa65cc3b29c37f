// What an app may write with UIKit, and the package itself: none of it may be an error.
import UIKit.UIGestureRecognizerSubclass
import UIKitShim

/// A recognizer with a target and a delegate.
final class Press: UIGestureRecognizer, UIGestureRecognizerDelegate {
  init(_ other: UIGestureRecognizer) {
    super.init(target: nil, action: nil)
    delegate = self
    addTarget(self, action: #selector(changed(_:)))
    require(toFail: other)
  }

  @objc private func changed(_ sender: UIGestureRecognizer) {
    name = "\(sender.name ?? "") \(sender.location(in: sender.view?.window))"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches where touch.phase != .began { ignore(touch, for: event) }
    state = .began
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer is UIPanGestureRecognizer
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !((touch.view as? UIControl)?.isTracking ?? false)
  }
}

/// A delegate that asks another one first.
final class Navigation: NSObject, UINavigationControllerDelegate {
  weak var first: (any UINavigationControllerDelegate)?
  private(set) var cancelled = 0

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    first?.navigationController?(navigationController, didShow: viewController, animated: animated)
    navigationController.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if context.isCancelled, context.viewController(forKey: .from) === viewController {
        self.cancelled += 1
      }
    }
  }

  func answers() -> Bool {
    first?.responds(
      to: #selector(UINavigationControllerDelegate.navigationController(_:willShow:animated:)))
      ?? false
  }
}

/// A screen that observes notifications.
final class Screen: UIViewController, UIPageViewControllerDataSource {
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    token = NotificationCenter.default.addObserver(
      forName: Notification.Name("closed"), object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.title = nil }
    }
  }

  var busy: Bool {
    guard let scrollView = viewIfLoaded?.subviews.first as? UIScrollView else { return false }
    return scrollView.isZooming || scrollView.isDecelerating || scrollView.zoomScale > 1
      || scrollView.adjustedContentInset == .zero || presentedViewController != nil
      || scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    pageViewController.viewControllers?.first
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    viewController.parent?.children.last
  }
}

/// The content pop of iOS 26 behind its availability check.
@MainActor
func contentPop(of navigationController: UINavigationController) -> UIGestureRecognizer? {
  if #available(iOS 26.0, visionOS 26.0, *) {
    navigationController.interactiveContentPopGestureRecognizer
  } else {
    nil
  }
}

/// A layer that counts how often it becomes visible.
final class VisibleLayer: CALayer {
  private(set) var count = 0

  override func action(forKey event: String) -> (any CAAction)? {
    switch event {
    case kCAOnOrderIn: count += 1
    case kCAOnOrderOut: count -= 1
    default: break
    }
    return super.action(forKey: event)
  }
}

/// The windows that are shown, and those that are shown later.
@MainActor
final class Windows {
  private(set) var roots: [UIViewController] = []

  func observe() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    for window in scenes.flatMap(\.windows) where !window.isHidden { add(window) }
    for name in [UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification] {
      NotificationCenter.default.addObserver(
        self, selector: #selector(change(_:)), name: name, object: nil)
    }
    RunLoop.main.perform(inModes: [.common]) { MainActor.assumeIsolated { self.roots = [] } }
  }

  @objc private func change(_ notification: NSNotification) {
    roots.removeAll { $0.viewIfLoaded?.window == nil }
  }

  private func add(_ window: UIWindow) {
    switch window.rootViewController {
    case let tabs as UITabBarController: roots += tabs.viewControllers ?? []
    case let columns as UISplitViewController: roots += columns.viewControllers
    case let list as UICollectionViewController where !list.collectionView.isDragging:
      roots.append(list)
    default: break
    }
  }
}

nonisolated(unsafe) private var key: UInt8 = 0

/// A value that lives as long as a responder, under the address of a variable.
@MainActor
func keep(_ value: Any?, with responder: UIResponder) -> Any? {
  objc_setAssociatedObject(responder, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  return objc_getAssociatedObject(responder, &key)
}

/// A screen with a custom button in the bar and a custom appearance.
final class Drawer: UIViewController, UINavigationBarDelegate {
  private var closed = 0
  private var size = CGSize.zero

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system, primaryAction: UIAction { [weak self] _ in self?.close() })
    button.setTitle("Close", for: .normal)
    button.setTitleColor(.label, for: .normal)
    button.setTitleColor(button.currentTitleColor.withAlphaComponent(0.3), for: .highlighted)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    navigationItem.leftBarButtonItem = UIBarButtonItem(customView: button)
    navigationItem.leftItemsSupplementBackButton = !navigationItem.hidesBackButton
    navigationItem.backAction = UIAction(title: "Back", identifier: .init("back")) { _ in }
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    look.backgroundColor = UIColor(white: 1, alpha: 0.5)
    look.shadowColor = .clear
    navigationItem.standardAppearance = look
    navigationItem.scrollEdgeAppearance = look
    additionalSafeAreaInsets.top = view.safeAreaInsets.bottom
    view.backgroundColor = .systemBackground
    view.tintColor = .systemBlue
    view.layer.shadowOpacity = 0.2
    view.layer.shadowRadius = 8
    view.layer.shadowOffset = CGSize(width: -2, height: 0)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  @objc private func close() {
    closed += 1
    var alpha: CGFloat = 0
    if view.backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &alpha) == true {
      navigationController?.popViewController(animated: alpha > 0)
    }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { context in
      context.view(forKey: .to)?.alpha = context.isInteractive ? context.percentComplete : 1
    } completion: { [weak self] context in
      if !context.isCancelled { self?.size = size }
    }
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    navigationBar.topItem === item && navigationBar.backItem != nil
  }
}

/// A custom slide that a touch drives.
final class Slide: UIPercentDrivenInteractiveTransition, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate
{
  private var running: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transitionContext?.isAnimated == false ? 0 : 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let running { return running }
    let timing = UICubicTimingParameters(animationCurve: .easeOut)
    let animator = UIViewPropertyAnimator(duration: 0.35, timingParameters: timing)
    if let from = transitionContext.view(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    {
      to.view.frame = transitionContext.finalFrame(for: to)
      transitionContext.containerView.insertSubview(to.view, belowSubview: from)
      animator.addAnimations {
        from.transform = CGAffineTransform(translationX: from.bounds.width, y: 0)
        from.center.y = to.view.center.y
      }
    }
    animator.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    running = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    running = nil
    completionCurve = transitionCompleted ? .linear : .easeInOut
  }

  @objc func panned(_ pan: UIPanGestureRecognizer) {
    guard let view = pan.view else { return }
    let share = pan.translation(in: view).x / view.bounds.width
    switch pan.state {
    case .changed: update(share)
    case .ended where share + pan.velocity(in: view).x / 1000 > 0.5: finish()
    case .ended, .cancelled: cancel()
    default: pan.setTranslation(.zero, in: view)
    }
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .pop ? self : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    wantsInteractiveStart && animationController === self ? self : nil
  }
}

/// Adds recognizers of the app.
@MainActor
func addRecognizers(to view: UIView, for slide: Slide) {
  #if os(visionOS)
  let pan = UIPanGestureRecognizer(target: slide, action: #selector(Slide.panned(_:)))
  #else
  let pan = UIScreenEdgePanGestureRecognizer(target: slide, action: #selector(Slide.panned(_:)))
  pan.edges = .left
  #endif
  let tap = UITapGestureRecognizer()
  tap.numberOfTapsRequired = 2
  for recognizer in [pan, tap] as [UIGestureRecognizer] { view.addGestureRecognizer(recognizer) }
  UIView.animate(
    withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .curveEaseOut],
    animations: { view.transform = .identity.scaledBy(x: 0.9, y: 0.9) },
    completion: { if $0 { view.layoutIfNeeded() } })
}

/// Members whose Swift names differ from what the compiler makes of the selectors.
final class Orientation: NSObject, UINavigationControllerDelegate {
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation { .portrait }
}

@MainActor
func order(_ view: UIView, and delegate: any UINavigationControllerDelegate) -> Bool {
  view.superview?.sendSubviewToBack(view)
  view.superview?.bringSubviewToFront(view)
  return delegate.responds(
    to: #selector(
      UINavigationControllerDelegate
        .navigationControllerPreferredInterfaceOrientationForPresentation(_:)))
}

/// Actions by each of their initializers, and keys by their only one.
@MainActor
func actions() -> [UIAction] {
  var actions = [UIAction { _ in }, UIAction(title: "a") { _ in }]
  actions.append(UIAction(title: "b", subtitle: "c", identifier: .init("d")) { _ in })
  if #available(iOS 17.0, *) { actions.append(UIAction(title: "e", selectedImage: nil) { _ in }) }
  return actions
}

@MainActor
func key(in context: any UIViewControllerContextTransitioning) -> UIView? {
  context.view(forKey: UITransitionContextViewKey(rawValue: UITransitionContextViewKey.to.rawValue))
}

/// Objects that archives decode securely.
@MainActor
func securelyCoded(_ view: UIView) -> [any NSSecureCoding] {
  [UIColor.black, view.layer, UINavigationBarAppearance(), UIAction { _ in }]
}
