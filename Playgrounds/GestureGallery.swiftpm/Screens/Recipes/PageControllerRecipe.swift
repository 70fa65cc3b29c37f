import GestureArbitration
import UIKitShim

extension Recipe {
  /// A page view controller, whose scroll view always rests in the middle.
  static let pageController = Recipe(
    title: "A page view controller pops on its first page",
    hint: "Drag to the right on the first page.",
    drags: [
      Drag(.right, plain: .content("page controller"), arbitrated: .pop),
      Drag(
        .left, plain: .content("page controller"), arbitrated: .content("page controller")),
    ]
  ) { PageControllerScreen() }
}

/// A screen with a page view controller.
final class PageControllerScreen: UIViewController, RecipeScreen, UIPageViewControllerDataSource {
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  private let pages = (1...3).map { PageControllerScreen.page($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.dataSource = self
    pager.setViewControllers(
      Array(pages.prefix(1)), direction: .forward, animated: false, completion: nil)
    addChild(pager)
    fill(with: pager.view)
    pager.didMove(toParent: self)
  }

  func use(_ arbiter: GestureArbiter) {
    pager.view.popGestureRole = .pageController(
      for: self, isAtFirstPage: { $0.pager.viewControllers?.first === $0.pages.first })
    arbiter.driver = .arbiter  // before iOS 26
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  private func page(_ step: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + step) ? pages[index + step] : nil
  }

  private static func page(_ number: Int) -> UIViewController {
    let page = UIViewController()
    page.fill(with: Tile("Page \(number)", number: number))
    return page
  }
}
