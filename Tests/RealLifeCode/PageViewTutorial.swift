import UIKitShim

final class TutorialViewController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private lazy var screens: [UIViewController] = [UIColor.systemRed, .systemGreen, .systemBlue].map
  {
    let screen = UIViewController()
    screen.view.backgroundColor = $0
    return screen
  }

  init() {
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([screens[0]], direction: .forward, animated: false, completion: nil)
    for case let scrollView as UIScrollView in view.subviews { scrollView.bounces = false }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = screens.firstIndex(of: viewController), index > 0 else { return nil }
    return screens[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = screens.firstIndex(of: viewController), index + 1 < screens.count else {
      return nil
    }
    return screens[index + 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let current = viewControllers?.first else { return }
    title = "Page \(screens.firstIndex(of: current) ?? 0)"
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { screens.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
