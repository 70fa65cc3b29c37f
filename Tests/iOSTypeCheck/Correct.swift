// What an app may write, and the package itself: none of it may be an error.
import GestureArbitration

/// As the README has it.
@MainActor
func setUp(_ navigationController: UINavigationController, pager: UIScrollView, map: UIView) {
  let arbiter = navigationController.gestureArbiter
  pager.allowsPopGestureAtLeadingEdge = true
  arbiter.register(map, as: .map)
  arbiter.policy.start = .leading(120)
  arbiter.policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)
  arbiter.onDecision = { print($0) }
  arbiter.remove()
}

/// A recognizer of an app's own, with a target and a delegate.
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
    preventingGestureRecognizer is UIScreenEdgePanGestureRecognizer
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

/// A screen that listens to notifications.
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

/// The pop that came with iOS 26, asked for as it must be.
@MainActor
func contentPop(of navigationController: UINavigationController) -> UIGestureRecognizer? {
  if #available(iOS 26.0, *) {
    navigationController.interactiveContentPopGestureRecognizer
  } else {
    nil
  }
}

nonisolated(unsafe) private var key: UInt8 = 0

/// A value that lives as long as a responder, under the address of a variable.
@MainActor
func keep(_ value: Any?, with responder: UIResponder) -> Any? {
  objc_setAssociatedObject(responder, &key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  return objc_getAssociatedObject(responder, &key)
}
