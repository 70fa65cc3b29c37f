#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension LabScreen {
  /// A page controller in scroll style on its first page, registered by its owner.
  package static let pagesFirst = LabScreen(
    "pages-first", title: "page controller, first page",
    owner: { $0.mayPop ? .pop : $0.heading == .vertical ? .unclaimed : .content("pages") }
  ) { stage in show(page: 0, on: stage) }

  /// The same page controller on a middle page.
  package static let pagesMiddle = LabScreen(
    "pages-middle", title: "page controller, middle page",
    owner: {
      $0.mayPop && $0.place == .edge
        ? .pop : $0.heading == .vertical ? .unclaimed : .content("pages")
    }
  ) { stage in show(page: 1, on: stage) }

  private static func show(page: Int, on stage: Stage) -> [LabContent] {
    let screen = PagesController(at: page)
    stage.push(screen)
    return [screen.content(named: "pages")]
  }
}

/// A screen with a page controller that has three pages.
@MainActor
final class PagesController: UIViewController, UIPageViewControllerDataSource {
  let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  private let pages = (0..<3).map { _ in UIViewController() }

  init(at page: Int) {
    super.init(nibName: nil, bundle: nil)
    pager.setViewControllers(
      [pages[page]], direction: .forward, animated: false, completion: nil)
    pager.dataSource = self
    addChild(pager)
    pager.view.frame = view.bounds
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
  }

  required init?(coder: NSCoder) { nil }

  /// The visible page.
  var currentPage: UIViewController { pager.viewControllers?.first ?? pages[0] }

  /// The page controller, registered by its owner.
  func content(named name: String) -> LabContent {
    LabContent(
      name: name, view: pager.view,
      role: .pageController(
        isAtFirstPage: { [weak self] in self?.currentPage === self?.pages.first },
        isAtLastPage: { [weak self] in self?.currentPage === self?.pages.last }),
      drag: .pages)
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
}
#endif
