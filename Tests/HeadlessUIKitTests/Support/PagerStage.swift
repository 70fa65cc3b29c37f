#if HEADLESS
import Foundation
import HeadlessUIKit

/// A page view controller with lettered pages that records its delegate and appearance calls.
@MainActor
final class PagerStage: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pager: UIPageViewController
  private(set) var calls: [String] = []
  private(set) var appearances: [String] = []
  private var pages: [UIViewController] = []

  /// Shows the pager as the root, or as a child of the top screen of a navigation controller.
  init(
    _ screen: Screen, in navigation: UINavigationController? = nil, pages names: String = "ABCDEF",
    first: String = "B", style: UIPageViewController.TransitionStyle = .scroll,
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    direction: UISemanticContentAttribute = .unspecified
  ) {
    pager = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    super.init()
    pages = names.map { name in
      NavigationStage.Page("\(name)") { [weak self] call in
        if !call.hasSuffix("didLoad") { self?.appearances.append(call) }
      }
    }
    pager.dataSource = self
    pager.delegate = self
    pager.view.semanticContentAttribute = direction
    if let navigation, let top = navigation.topViewController {
      top.addChild(pager)
      pager.view.frame = top.view.bounds
      top.view.addSubview(pager.view)
    } else {
      screen.window.rootViewController = pager
    }
    pager.setViewControllers([page(first)], direction: .forward, animated: false)
    if let pan = scrollView?.panGestureRecognizer { screen.watch(pan, as: "pages") }
  }

  var scrollView: UIScrollView? { pager.view.subviews.compactMap { $0 as? UIScrollView }.first }

  /// The title of the visible page.
  var shown: String? { pager.viewControllers?.first?.title }

  func page(_ name: String) -> UIViewController {
    pages.first { $0.title == name } ?? UIViewController()
  }

  /// Clears the recorded calls.
  func forget() {
    calls = []
    appearances = []
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(from: viewController, offset: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(from: viewController, offset: 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pending: [UIViewController]
  ) { calls.append("will \(pending.first?.title ?? "?")") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let previous = previousViewControllers.first?.title ?? "?"
    calls.append("did \(shown ?? "?") from \(previous), completed: \(completed)")
  }

  private func page(from page: UIViewController, offset: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + offset) ? pages[index + offset] : nil
  }
}
#endif
