import GestureLab
import HeadlessUIKit

/// The pages of a page view controller in scroll style.
@MainActor
final class PageBook: NSObject, UIPageViewControllerDataSource {
  let controller = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private let pages = (0..<4).map { _ in UIViewController() }

  /// Puts the controller into a screen, on a page.
  init(in screen: UIViewController, page: Int) {
    super.init()
    controller.dataSource = self
    screen.addChild(controller)
    controller.view.frame = StageMetrics.screen
    screen.view.addSubview(controller.view)
    turn(to: page)
  }

  /// The number of the page that is shown.
  var page: Int? { pages.firstIndex { $0 === controller.viewControllers?.first } }

  /// The pan that turns the pages.
  var pan: UIPanGestureRecognizer? {
    controller.view.subviews.compactMap { $0 as? UIScrollView }.first?.panGestureRecognizer
  }

  /// Shows a page at once.
  func turn(to page: Int) {
    controller.setViewControllers([pages[page]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { neighbour(of: viewController, by: 1) }

  private func neighbour(of page: UIViewController, by step: Int) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }
}
