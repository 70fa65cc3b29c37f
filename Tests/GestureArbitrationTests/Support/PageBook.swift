#if HEADLESS
import GestureLab
import HeadlessUIKit

/// The pages of a page view controller in scroll style.
@MainActor
final class PageBook: NSObject, UIPageViewControllerDataSource {
  let controller: UIPageViewController
  private let pages: [UIViewController]

  /// Adds the controller to a screen, on a page.
  init(
    in screen: UIViewController, page: Int,
    of pages: [UIViewController] = (0..<4).map { _ in UIViewController() },
    along orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) {
    self.pages = pages
    controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: orientation)
    super.init()
    controller.dataSource = self
    screen.addChild(controller)
    controller.view.frame = StageMetrics.screen
    screen.view.addSubview(controller.view)
    turn(to: page)
  }

  /// The index of the visible page.
  var page: Int? { pages.firstIndex { $0 === controller.viewControllers?.first } }

  /// The pan that turns the pages.
  var pan: UIPanGestureRecognizer? {
    controller.view.subviews.compactMap { $0 as? UIScrollView }.first?.panGestureRecognizer
  }

  /// Shows a page without animation.
  func turn(to page: Int) {
    controller.setViewControllers([pages[page]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, by: 1) }

  private func page(beside page: UIViewController, by step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}
#endif
