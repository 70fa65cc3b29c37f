#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Bars at the bottom that belong to one screen.
@MainActor @Suite struct CompanionBarTests {
  private let wide = CGRect(x: 0, y: 0, width: 844, height: 390)

  @Test func `a bar is placed along the bottom with its own height, in front of everything`() {
    let phone = Phone()
    let bar = UIView(frame: CGRect(x: 9, y: 9, width: 9, height: 60))

    phone.screen.companionBar = bar
    let content = UIView(frame: StageMetrics.screen)
    phone.screen.view.addSubview(content)
    phone.stage.push(UIViewController())
    phone.arbiter.pop(animated: false)

    #expect(phone.screen.companionBar === bar)
    #expect(phone.frame(of: bar) == CGRect(x: 0, y: 784, width: 390, height: 60))
    #expect(phone.screen.view.subviews.first === content)
    #expect(phone.screen.view.safeAreaInsets.bottom == 60)
  }

  @Test func `a bar without a height gets its fitting height, or that of a tab bar`() {
    let (fitting, empty) = (UIViewController(), UIViewController())

    fitting.companionBar = FittingBar()
    empty.companionBar = UIView()

    #expect(fitting.additionalSafeAreaInsets.bottom == 72)
    #expect(fitting.companionBar?.frame.height == 72)
    #expect(empty.additionalSafeAreaInsets.bottom == 49)
  }

  @Test func `insets that the app adds before and after it sets the bar remain`() {
    let screen = UIViewController()
    screen.additionalSafeAreaInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    screen.companionBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    #expect(screen.additionalSafeAreaInsets.bottom == 53)
    screen.additionalSafeAreaInsets.bottom += 20
    screen.companionBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 80))
    #expect(screen.additionalSafeAreaInsets.bottom == 103)
    screen.companionBar = nil

    #expect(
      screen.additionalSafeAreaInsets == UIEdgeInsets(top: 1, left: 2, bottom: 23, right: 4))
  }

  @Test func `an inset that the app sets instead of adding remains`() {
    let screen = UIViewController()
    screen.companionBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))

    screen.additionalSafeAreaInsets.bottom = 10
    screen.companionBar = nil

    #expect(screen.additionalSafeAreaInsets.bottom == 10)
  }

  @Test func `a bar extends below into the safe area and follows its changes`() {
    let phone = Phone()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    phone.screen.additionalSafeAreaInsets.bottom = 5
    phone.screen.companionBar = bar

    phone.stage.navigation.additionalSafeAreaInsets.bottom = 34
    #expect(phone.frame(of: bar) == CGRect(x: 0, y: 760, width: 390, height: 84))
    #expect(phone.screen.view.safeAreaInsets.bottom == 89)

    phone.stage.navigation.additionalSafeAreaInsets.bottom = 0
    #expect(phone.frame(of: bar) == CGRect(x: 0, y: 794, width: 390, height: 50))
  }

  @Test func `a replaced or removed bar leaves no view and no inset`() {
    let phone = Phone()
    let before = phone.screen.view.subviews.count
    let first = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let second = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    phone.stage.navigation.additionalSafeAreaInsets.bottom = 34

    phone.screen.companionBar = first
    let host = first.superview
    phone.screen.companionBar = first
    #expect(first.superview === host)
    #expect(phone.screen.additionalSafeAreaInsets.bottom == 50)

    phone.screen.companionBar = second
    #expect(first.superview == nil)
    #expect(first.bounds.height == 50)
    #expect(phone.screen.additionalSafeAreaInsets.bottom == 30)
    #expect(phone.screen.view.subviews.count == before + 1)

    phone.screen.companionBar = nil
    #expect(second.superview == nil)
    #expect(phone.screen.companionBar == nil)
    #expect(phone.screen.additionalSafeAreaInsets == .zero)
    #expect(phone.screen.view.subviews.count == before)
  }

  @Test func `a bar that is assigned to another screen moves there`() {
    let (first, second) = (UIViewController(), UIViewController())
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))

    first.companionBar = bar
    second.companionBar = bar

    #expect(first.companionBar == nil)
    #expect(first.additionalSafeAreaInsets.bottom == 0)
    #expect(bar.isDescendant(of: second.view))
    #expect(second.additionalSafeAreaInsets.bottom == 50)
  }

  @Test func `a bar that the app took off its superview can be set again, elsewhere, or to nil`() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    let phone = Phone()
    phone.stage.engine.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let (screen, other) = (phone.screen, phone.stage.navigation.viewControllers[0])

    screen.companionBar = bar
    phone.stage.rest()
    bar.removeFromSuperview()
    screen.companionBar = bar
    #expect(bar.isDescendant(of: screen.view) && screen.additionalSafeAreaInsets.bottom == 60)

    bar.removeFromSuperview()
    other.companionBar = bar
    #expect(screen.companionBar == nil && screen.additionalSafeAreaInsets.bottom == 0)
    #expect(other.companionBar === bar && other.additionalSafeAreaInsets.bottom == 60)

    bar.removeFromSuperview()
    other.companionBar = nil
    #expect(bar.bounds.height == 60 && other.additionalSafeAreaInsets.bottom == 0)
  }

  @Test func `a bar outlives its screen, and has the height that the app gave it last`() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    let phone = Phone()
    phone.stage.engine.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    for _ in 1...2 {
      let screen = UIViewController()
      phone.stage.push(screen)
      screen.companionBar = bar
      phone.stage.rest()
      #expect(bar.bounds.height == 84 && screen.additionalSafeAreaInsets.bottom == 50)
      phone.stage.navigation.popViewController(animated: false)
    }
    let screen = phone.screen
    screen.companionBar = bar
    bar.removeFromSuperview()
    bar.frame.size.height = 80
    screen.companionBar = bar
    #expect(screen.additionalSafeAreaInsets.bottom == 80)

    for view in screen.view.subviews { view.removeFromSuperview() }
    screen.companionBar = bar
    #expect(bar.isDescendant(of: screen.view) && screen.additionalSafeAreaInsets.bottom == 80)
  }

  @Test func `a bar that is set before its tab is shown extends below into the safe area`() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    let stage = Stage(iOS: .v18)
    stage.engine.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    let (screen, tabs) = (UIViewController(), UITabBarController())
    screen.companionBar = bar
    tabs.viewControllers = [
      UIViewController(), UINavigationController(rootViewController: screen),
    ]
    stage.window.rootViewController = tabs
    stage.rest()
    tabs.selectedIndex = 1
    stage.rest()

    let below: CGFloat = 34 + 49
    #expect(bar.frame.height == 30 + below)
  }

  @Test func `a screen's own view and its superviews aren't bars`() {
    let phone = Phone()

    phone.screen.companionBar = phone.screen.view
    phone.screen.companionBar = phone.stage.navigation.view

    #expect(phone.screen.companionBar == nil)
    #expect(phone.screen.additionalSafeAreaInsets == .zero)
  }

  @Test func `a bar set in init or viewDidLoad is in place when the screen appears`() {
    let phone = Phone()
    let (early, loaded) = (BarredScreen(early: true), BarredScreen(early: false))

    for screen in [early, loaded] {
      phone.stage.push(screen)
      #expect(
        screen.companionBar.map { phone.frame(of: $0) }
          == CGRect(x: 0, y: 800, width: 390, height: 44))
    }
  }

  @Test func `a bar is placed again when its window rotates`() {
    let phone = Phone()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    phone.screen.companionBar = bar

    phone.stage.window.frame = wide
    #expect(phone.frame(of: bar) == CGRect(x: 0, y: 340, width: 844, height: 50))
    phone.stage.window.frame = StageMetrics.screen
    #expect(phone.frame(of: bar) == CGRect(x: 0, y: 794, width: 390, height: 50))
  }

  enum ScrollingScreen: CaseIterable {
    case table, collection, scrollView

    @MainActor var controller: UIViewController {
      switch self {
      case .table: Rows()
      case .collection:
        UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
      case .scrollView: ScrollingController()
      }
    }
  }

  private final class Rows: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      200
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  private final class ScrollingController: UIViewController {
    override func loadView() {
      let list = UIScrollView(frame: StageMetrics.screen)
      list.contentSize = CGSize(width: 390, height: 5_000)
      view = list
    }
  }

  @Test(arguments: ScrollingScreen.allCases, [true, false])
  func `a bar stays in place, in front, where the screen's view scrolls`(
    kind: ScrollingScreen, isSetFirst: Bool
  ) throws {
    for version in SystemVersion.allCases {
      let stage = Stage(iOS: version)
      stage.engine.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let (screen, bar) = (kind.controller, UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50)))
      let button = UIButton(frame: CGRect(x: 300, y: 5, width: 60, height: 40))
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      bar.addSubview(button)
      if isSetFirst { screen.companionBar = bar }
      stage.push(screen)
      if !isSetFirst { screen.companionBar = bar }
      let place = CGRect(x: 0, y: 760, width: 390, height: 84)
      let scrollView = try #require(
        screen.view as? UIScrollView ?? (screen as? UICollectionViewController)?.collectionView)

      for offset in [0.0, 300, 1_234] {
        scrollView.contentOffset.y = offset
        stage.rest()
        #expect(bar.isPlaced(at: place), "\(offset)")
        try stage.tap(button)
        stage.rest()
      }
      #expect(presses == 3, "\(stage.story)")
      // A touch beside the button goes past the table, which would select a row.
      if kind != .collection { #expect(bar.next?.next === screen) }
      stage.engine.safeAreaInsets.bottom = 60
      stage.rest()
      #expect(bar.isPlaced(at: CGRect(x: 0, y: 734, width: 390, height: 110)))
      stage.engine.safeAreaInsets.bottom = 34
      stage.rest()

      stage.drag(.up, from: CGPoint(x: 195, y: 600))
      stage.rest()
      #expect(bar.isPlaced(at: place))
      if kind != .collection { #expect(scrollView.contentOffset.y > 1_234, "\(stage.story)") }
      stage.window.frame.size = CGSize(width: 844, height: 390)
      stage.rest()
      #expect(bar.isPlaced(at: CGRect(x: 0, y: 306, width: 844, height: 84)))
      screen.companionBar = nil
      #expect(screen.additionalSafeAreaInsets.bottom == 0 && bar.superview == nil)
    }
  }

  @Test func `a bar follows its intrinsic height, and a height that the app gives it`() {
    let phone = Phone()
    let bar = IntrinsicBar()
    phone.screen.companionBar = bar
    #expect(phone.frame(of: bar) == CGRect(x: 0, y: 844 - 60, width: 390, height: 60))

    bar.height = 90
    phone.screen.companionBar = bar
    phone.stage.rest()
    #expect(phone.frame(of: bar) == CGRect(x: 0, y: 844 - 90, width: 390, height: 90))
    #expect(phone.screen.additionalSafeAreaInsets.bottom == 90)

    phone.stage.engine.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    phone.stage.rest()
    #expect(phone.frame(of: bar) == CGRect(x: 0, y: 844 - 124, width: 390, height: 124))

    bar.frame.size.height -= 20
    phone.stage.rest()
    #expect(phone.frame(of: bar) == CGRect(x: 0, y: 844 - 104, width: 390, height: 104))
    #expect(phone.screen.additionalSafeAreaInsets.bottom == 70)

    phone.screen.additionalSafeAreaInsets.bottom = 0
    bar.frame.size.height += 30
    phone.stage.rest()
    #expect(phone.screen.additionalSafeAreaInsets.bottom == 0, "what the app sets remains")
    phone.screen.companionBar = nil
    #expect(bar.bounds.height == 100 && phone.screen.additionalSafeAreaInsets.bottom == 0)
  }

  @Test(arguments: [UIView.AutoresizingMask.flexibleHeight, [.flexibleHeight, .flexibleTopMargin]])
  func `a bar with a flexible height keeps it when the view changes its size`(
    mask: UIView.AutoresizingMask
  ) {
    let phone = Phone()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    bar.autoresizingMask = mask
    phone.screen.companionBar = bar
    for size in [wide.size, CGSize(width: 200, height: 20), StageMetrics.screen.size] {
      phone.stage.window.frame.size = size
      phone.stage.rest()
      #expect(bar.bounds.height == 50, "\(size)")
      #expect(phone.screen.additionalSafeAreaInsets.bottom == 50)
    }
  }

  @Test func `a bar that measures with its own safe area grows with none of what it adds`() {
    let phone = Phone()
    let bar = SafeBar()
    phone.stage.engine.safeAreaInsets.bottom = 34
    phone.screen.companionBar = bar
    for width in [844.0, 390] {
      phone.stage.window.frame.size = CGSize(width: width, height: 844)
      phone.screen.companionBar = bar
      phone.stage.rest()
      #expect(phone.screen.additionalSafeAreaInsets.bottom == 49, "\(width)")
      #expect(bar.bounds.height == 83)
    }
  }

  @Test(arguments: [true, false])
  func `what is added later covers no bar, in a screen or a child of it`(isChild: Bool) {
    everywhere { phone in
      let screen = isChild ? UIViewController() : phone.screen
      if isChild {
        phone.screen.addChild(screen)
        phone.screen.view.addSubview(screen.view)
        screen.didMove(toParent: phone.screen)
      }
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
      var presses = 0
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      bar.addSubview(button)
      screen.companionBar = bar
      for expected in 1...3 {
        screen.view.addSubview(UIView(frame: StageMetrics.screen))
        phone.tap(CGPoint(x: 100, y: 820))
        phone.stage.rest()
        #expect(presses == expected, "\(phone.story)")
        // Back on the screen it looks again.
        phone.stage.push(UIViewController())
        phone.stage.navigation.popViewController(animated: false)
        phone.stage.rest()
      }
    }
  }

  @Test func `nothing looks at a bar that is gone, or whose screen is covered`() {
    let phone = Phone()
    weak var host: UIView?
    do {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
      phone.screen.companionBar = bar
      phone.stage.rest()
      host = bar.superview
    }
    phone.stage.push(UIViewController())
    phone.screen.view.addSubview(UIView(frame: StageMetrics.screen))
    phone.stage.rest()
    #expect(phone.screen.view.subviews.last !== host)

    phone.screen.companionBar = nil
    phone.stage.rest()
    #expect(host == nil)
  }

  @Test func `the buttons of a bar receive taps over a scroll view that covers the screen`() {
    everywhere { phone in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
      let button = UIButton(frame: CGRect(x: 300, y: 5, width: 60, height: 40))
      var presses = 0
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      bar.addSubview(button)
      phone.screen.companionBar = bar
      let scrollView = phone.addScrollView(content: CGSize(width: 390, height: 2_000))
      phone.stage.push(UIViewController())
      phone.arbiter.pop(animated: false)

      phone.stage.play(TouchScript().down(at: CGPoint(x: 320, y: 820)).hold(for: 0.05).up())
      phone.stage.rest()
      phone.drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 0, y: -100))

      #expect(presses == 1, "\(phone.story)")
      #expect(scrollView.contentOffset.y > 0, "\(phone.story)")
    }
  }

  @Test func `a screen with a bar is deallocated`() {
    weak var screen: UIViewController?
    weak var bar: UIView?
    do {
      let created = UIViewController()
      created.companionBar = UIView()
      (screen, bar) = (created, created.companionBar)
    }
    #expect(screen == nil)
    #expect(bar == nil)
  }

  /// A bar with a fitting height.
  private final class FittingBar: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 72) }
  }

  /// A screen that sets its bar in `init` or in `viewDidLoad`.
  private final class BarredScreen: UIViewController {
    private let isEarly: Bool

    init(early: Bool) {
      isEarly = early
      super.init(nibName: nil, bundle: nil)
      if isEarly { setBar() }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      if !isEarly { setBar() }
    }

    private func setBar() {
      companionBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    }
  }
}

/// A bar that is as high as its safe area allows, as a tab bar is.
private final class SafeBar: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49 + safeAreaInsets.bottom)
  }
}

/// A bar whose content says how high it is.
private final class IntrinsicBar: UIView {
  var height: CGFloat = 60

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}

extension UIView {
  /// Whether it lies in a rectangle of the window, but for rounding.
  fileprivate func isPlaced(at place: CGRect) -> Bool {
    let frame = convert(bounds, to: nil)
    return abs(frame.minX - place.minX) + abs(frame.minY - place.minY) < 1e-6
      && abs(frame.width - place.width) + abs(frame.height - place.height) < 1e-6
  }
}
#endif
