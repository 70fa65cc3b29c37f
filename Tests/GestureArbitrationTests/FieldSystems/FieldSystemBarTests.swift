#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the article: a screen says whether its bar is hidden.
class AppScreen: UIViewController {
  var prefersBarHidden = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(prefersBarHidden, animated: animated)
  }
}

/// The lines of the article: a bar of the screen's own.
class OwnBarScreen: UIViewController {
  let bar = UINavigationBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Back",
      primaryAction: UIAction { [weak self] _ in
        self?.navigationController?.gestureArbiter.pop()
      })
    bar.items = [navigationItem]
    view.addSubview(bar)
    additionalSafeAreaInsets.top = 44
    allowsFullScreenPop = true
    popsWithoutBackButton = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    bar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top - 44, width: view.bounds.width, height: 44)
  }
}

/// The lines of the article about bars.
@MainActor
private enum Bars {
  static func setUp(_ navigationController: UINavigationController) {
    navigationController.gestureArbiter.driver = .arbiter
  }

  static func hideBar(of screen: AppScreen) {
    screen.prefersBarHidden = true
  }

  static func setUp(detailScreen: UIViewController) {
    detailScreen.hidesBottomBarWhenPushed = true
  }

  static func setUp(_ articleScreen: UIViewController, replyBar: UIView) {
    articleScreen.companionBar = replyBar
  }

  static func setUp(_ commentScreen: UIViewController, composeBar: UIView) {
    commentScreen.companionBar = composeBar
  }

  static func excludeBar(of navigationController: UINavigationController) {
    navigationController.navigationBar.popGestureRole = .excluded(from: .all)
  }

  static func setUp(_ header: UIView, on articleScreen: UIViewController) {
    header.popGestureRole = .simultaneous
    articleScreen.popTransition = .system
  }
}

/// Tab bars, bars at the bottom, navigation bars, and content that continues during a pop.
@MainActor @Suite struct FieldSystemBarTests {
  @Test(arguments: [CGFloat(6), 195])
  func `a real tab bar is hidden on a pushed screen, and returns with a pop`(x: CGFloat) {
    everywhere(isPushed: false) { phone in
      Bars.setUp(phone.stage.navigation)
      let tabs = UITabBarController()
      phone.stage.window.rootViewController = tabs
      tabs.viewControllers = [phone.stage.navigation, UIViewController()]
      #expect(phone.showsTabBar(of: tabs), "\(phone.story)")
      Bars.setUp(detailScreen: phone.screen)
      phone.stage.push(phone.screen)
      #expect(!phone.showsTabBar(of: tabs), "\(phone.story)")

      phone.dragSlowly(from: x, to: x + 90)
      #expect(phone.depth == 2 && !phone.showsTabBar(of: tabs), "\(phone.story)")
      phone.expectSwipePops(from: x)
      #expect(phone.showsTabBar(of: tabs), "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `screens keep their size and safe area beside a tab bar, also after a cancelled pop`(
    x: CGFloat
  ) {
    everywhere(isPushed: false) { phone in
      Bars.setUp(phone.stage.navigation)
      let tabs = UITabBarController()
      phone.stage.window.rootViewController = tabs
      tabs.viewControllers = [phone.stage.navigation, UIViewController()]
      Bars.setUp(detailScreen: phone.screen)
      phone.stage.rest()
      let (root, bar) = (phone.top, tabs.tabBar.frame.height)
      #expect(bar > 0 && root?.view.safeAreaInsets.bottom == bar, "\(phone.story)")
      phone.stage.push(phone.screen)

      phone.dragSlowly(from: x, to: x + 90)
      #expect(phone.frame(of: phone.screen.view) == phone.stage.window.bounds, "\(phone.story)")
      #expect(phone.screen.view.safeAreaInsets.bottom == 0, "\(phone.story)")
      // The window changes its size while the screen below is covered.
      phone.stage.window.frame.size.height = 800
      phone.stage.rest()
      phone.touch(.began, x)
      for step in 1...14 { phone.touch(.moved, x + 10 * CGFloat(step)) }
      #expect(root?.view.frame.height == 800, "\(phone.story)")
      phone.touch(.cancelled, x + 140)
      phone.stage.rest()
      phone.expectSwipePops(from: x)
      #expect(root?.view.safeAreaInsets.bottom == bar, "\(phone.story)")
      #expect(root.map { phone.frame(of: $0.view) } == phone.stage.window.bounds)
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `a navigation bar of the screen's own moves with it, and its items work`(x: CGFloat) {
    everywhere(isPushed: false) { phone in
      let screens = [OwnBarScreen(), OwnBarScreen()]
      var presses = 0
      for screen in screens {
        screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Save", primaryAction: UIAction { _ in presses += 1 })
        phone.stage.push(screen)
      }
      let place = phone.frame(of: screens[1].bar)
      #expect(place == CGRect(x: 0, y: 0, width: 390, height: 44), "\(place)")
      phone.tap(370, 22)
      #expect(presses == 1, "\(phone.story)")

      phone.touch(.began, x)
      for step in 1...14 { phone.touch(.moved, x + 10 * CGFloat(step)) }
      phone.stage.engine.clock.advance(by: 0.001)
      let (bar, screen) = (phone.frame(of: screens[1].bar), phone.frame(of: screens[1].view))
      let below = phone.frame(of: screens[0].bar)
      phone.touch(.cancelled, x + 140)
      phone.stage.rest()
      #expect(bar.minX == screen.minX && bar.minX > 60, "\(bar) \(phone.story)")
      #expect(below.minX < 0 && phone.frame(of: screens[1].bar) == place, "\(below)")

      phone.expectSwipePops(from: x, to: 2)
      phone.tap(370, 22)
      #expect(presses == 2, "\(phone.story)")
      phone.tap(20, 22)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  /// Keeps a bar of the app's own in step with the stack, as a delegate does.
  private final class BarKeeper: NSObject, UINavigationControllerDelegate {
    var title: String?
    private(set) var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      title = viewController.title
      calls.append("will \(viewController.title ?? "")")
      viewController.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] context in
        guard context.isCancelled else { return }
        self?.title = context.viewController(forKey: .from)?.title
      }
    }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      title = viewController.title
      calls.append("did \(viewController.title ?? "")")
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `a bar that the app updates in its delegate is right after a pop, and after a cancelled one`(
    x: CGFloat
  ) {
    everywhere(isPushed: false) { phone in
      let keeper = BarKeeper()
      phone.keep(keeper)
      phone.stage.navigation.delegate = keeper
      Bars.setUp(phone.stage.navigation)
      phone.top?.title = "root"
      phone.screen.title = "detail"
      phone.stage.push(phone.screen)
      #expect(keeper.title == "detail" && keeper.calls.last == "did detail", "\(keeper.calls)")

      phone.dragSlowly(from: x, to: x + 90)
      #expect(keeper.title == "detail", "\(keeper.calls) \(phone.story)")
      phone.expectSwipePops(from: x)
      #expect(keeper.title == "root", "\(phone.story)")
      #expect(keeper.calls.suffix(2) == ["will root", "did root"], "\(keeper.calls)")
      #expect(phone.stage.navigation.delegate === keeper)
    }
  }

  @Test func `each of two screens has its own bottom bar, which moves with it`() {
    everywhere { phone in
      Bars.setUp(phone.stage.navigation)
      let (below, above) = (UIView(), UIView())
      below.frame.size.height = 56
      above.frame.size.height = 80
      Bars.setUp(phone.screen, replyBar: below)
      let next = UIViewController()
      next.popTransition = .sideBySide
      Bars.setUp(next, composeBar: above)
      phone.stage.push(next)

      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 200, by: 10) { phone.touch(.moved, x) }
      phone.stage.engine.clock.advance(by: 0.001)
      let (left, right) = (phone.frame(of: below), phone.frame(of: above))
      phone.touch(.cancelled, 200)
      phone.stage.rest()

      #expect(right.minX > 60 && left.maxX == right.minX, "\(left) \(right) \(phone.story)")
      #expect(left.minY == 788 && right.minY == 764, "\(left) \(right)")
      phone.expectSwipePops(from: 60, to: 2)
      #expect(phone.frame(of: below) == CGRect(x: 0, y: 788, width: 390, height: 56))
      #expect(above.window == nil, "\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 195], [false, true])
  func `a swipe that starts on the navigation bar pops, unless the bar is excluded`(
    x: CGFloat, isExcluded: Bool
  ) {
    everywhere { phone in
      Bars.setUp(phone.stage.navigation)
      if isExcluded { Bars.excludeBar(of: phone.stage.navigation) }
      let before = phone.popsBegun

      phone.drag(from: CGPoint(x: x, y: 22), by: CGPoint(x: 180, y: 4))
      phone.stage.rest()

      #expect(phone.popsBegun == before + (isExcluded ? 0 : 1), "\(phone.story)")
      #expect(phone.depth == (isExcluded ? 2 : 1), "\(phone.story)")
      if isExcluded { phone.expectSwipePops(from: x) }
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `each screen hides or shows its bar, also after a cancelled pop`(x: CGFloat) {
    everywhere(isPushed: false) { phone in
      Bars.setUp(phone.stage.navigation)
      // The third screen has another base class, and leaves the bar as it is.
      let hidden = [false, true, true, true, false]
      let screens = hidden.enumerated().map { index, isHidden in
        if index == 2 { return UIViewController() }
        let screen = AppScreen()
        if isHidden { Bars.hideBar(of: screen) }
        return screen
      }
      for screen in screens { phone.stage.push(screen) }

      for depth in (2...6).reversed() {
        let isHidden = hidden[depth - 2]
        #expect(phone.stage.navigation.isNavigationBarHidden == isHidden, "\(phone.story)")
        phone.dragSlowly(from: x, to: x + 90)
        #expect(phone.depth == depth, "\(phone.story)")
        #expect(phone.stage.navigation.isNavigationBarHidden == isHidden, "\(phone.story)")
        phone.expectSwipePops(from: x, to: depth - 1)
      }
    }
  }

  @Test func `simultaneous content continues while the screen moves`() {
    everywhere { phone in
      Bars.setUp(phone.stage.navigation)
      let (header, pan) = phone.addPannedView()
      Bars.setUp(header, on: phone.screen)

      phone.touch(.began, 60)
      for x in stride(from: 70.0, through: 200, by: 10) { phone.touch(.moved, x) }
      let states = [pan.state, phone.stage.navigation.transitionCoordinator.map { _ in .changed }]
      phone.touch(.cancelled, 200)
      phone.stage.rest()

      #expect(states == [.changed, .changed], "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectSwipePops(from: 195)
    }
  }
}

extension Phone {
  /// Whether the bar of a tab bar controller can be touched.
  fileprivate func showsTabBar(of tabs: UITabBarController) -> Bool {
    stage.window.layoutIfNeeded()
    let frame = frame(of: tabs.tabBar)
    let hit = stage.window.hitTest(CGPoint(x: frame.midX / 2, y: frame.midY), with: nil)
    return hit?.isDescendant(of: tabs.tabBar) == true
  }
}
#endif
