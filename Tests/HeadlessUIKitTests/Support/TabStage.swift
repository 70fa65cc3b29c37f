#if HEADLESS
import Foundation
import HeadlessUIKit

/// A tab bar controller with a stack of screens in every tab, whose calls are recorded.
@MainActor
final class TabStage: NSObject, UITabBarControllerDelegate {
  let screen: Screen
  let controller = UITabBarController()
  private(set) var calls: [String] = []
  var allowsSelection = true
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interaction: (any UIViewControllerInteractiveTransitioning)?

  /// Shows tabs titled A, B, C and so on, as stacks of that many screens: A1, A2 and so on.
  init(_ screen: Screen = Screen(), depths: [Int] = [1, 1, 1]) {
    self.screen = screen
    super.init()
    controller.delegate = self
    controller.viewControllers = zip("ABCDEF", depths).map { name, depth in
      let navigation = UINavigationController()
      navigation.title = "\(name)"
      navigation.setViewControllers((1...depth).map { page("\(name)\($0)") }, animated: false)
      return navigation
    }
    screen.window.rootViewController = controller
    calls = []
  }

  /// Makes a screen that records its appearance calls.
  func page(_ name: String) -> NavigationStage.Page {
    NavigationStage.Page(name) { [weak self] in self?.calls.append($0) }
  }

  /// The stack of a tab.
  func stack(_ index: Int) -> UINavigationController? {
    controller.viewControllers?[index] as? UINavigationController
  }

  /// Taps the tab at an index.
  func tapTab(_ index: Int) {
    let count = controller.tabBar.items?.count ?? 1
    let width = controller.tabBar.bounds.width / CGFloat(count)
    let place = controller.tabBar.convert(
      CGPoint(x: width * (CGFloat(index) + 0.5), y: 20), to: nil)
    screen.touch.tap(place.x, place.y)
  }

  func forget() { calls = [] }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("shouldSelect \(viewController.title ?? "?")")
    return allowsSelection
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { calls.append("didSelect \(viewController.title ?? "?")") }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
#endif
