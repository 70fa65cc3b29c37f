import UIKitShim

final class MainTabBarController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let home = UINavigationController(rootViewController: UITableViewController())
    home.tabBarItem = UITabBarItem(
      title: "Home", image: UIImage(systemName: "house"),
      selectedImage: UIImage(systemName: "house.fill"))
    let search = UINavigationController(rootViewController: UIViewController())
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    let profile = UIViewController()
    profile.tabBarItem = UITabBarItem(title: "Me", image: UIImage(systemName: "person"), tag: 2)
    profile.tabBarItem.badgeValue = "3"
    profile.tabBarItem.badgeColor = .systemPink
    viewControllers = [home, search, profile]
    selectedIndex = 0

    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.stackedLayoutAppearance.normal.iconColor = .secondaryLabel
    appearance.stackedLayoutAppearance.selected.iconColor = .tintColor
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
    tabBar.tintColor = .systemPurple
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    if viewController === selectedViewController,
      let navigation = viewController as? UINavigationController,
      let table = navigation.topViewController as? UITableViewController
    {
      let top = CGPoint(x: 0, y: -table.tableView.adjustedContentInset.top)
      table.tableView.setContentOffset(top, animated: true)
      return false
    }
    return true
  }
}
