#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// The lines of the article: a pushed screen gets its back button when it is pushed.
final class AppNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    gestureArbiter.driver = .arbiter
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !viewControllers.isEmpty {
      let back = PopBackButton(title: "Back", color: .systemBlue, highlightedColor: .gray)
      back.reach = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 40)
      viewController.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: back)
    }
    super.pushViewController(viewController, animated: animated)
  }
}

/// The lines of the article: the tab bar belongs to the root.
@MainActor
private enum TabbedApp {
  static func setUp(rootViewController: UIViewController, tabs: UIView) {
    rootViewController.companionBar = tabs
  }
}

/// A custom back button with working swipes.
@MainActor @Suite struct FieldSystemBackButtonTests {
  @Test func `the back button has a color for each control state`() {
    everywhere(navigation: AppNavigation()) { phone in
      guard let back = phone.backButton else {
        Issue.record("no button\n\(phone.story)")
        return
      }
      let place = back.convert(CGPoint(x: back.bounds.midX, y: back.bounds.midY), to: nil)
      #expect(back.currentTitle == "Back")
      #expect(back.currentTitleColor == .systemBlue)

      phone.stage.play(TouchScript().down(at: place).hold(for: 0.3))
      #expect(back.currentTitleColor == .gray, "\(phone.story)")
    }
  }

  @Test func `a tap on the button or within its reach pops`() {
    everywhere(navigation: AppNavigation()) { phone in
      phone.stage.push(UIViewController())
      guard let back = phone.backButton else {
        Issue.record("no button\n\(phone.story)")
        return
      }
      let frame = back.convert(back.bounds, to: nil)

      phone.tap(frame.midX, frame.midY)
      #expect(phone.depth == 2, "\(phone.story)")
      phone.expectRest()
      phone.tap(frame.maxX + 30, frame.midY)
      #expect(phone.depth == 1, "\(phone.story)")
      phone.expectRest()
    }
  }

  @Test func `two quick taps pop as many screens as on UIKit's own button`() {
    for version in SystemVersion.allCases {
      let depths = [false, true].map { hasOwn in
        let stage = Stage(
          iOS: version, navigation: hasOwn ? AppNavigation() : UINavigationController())
        for _ in 0..<3 {
          stage.navigation.pushViewController(UIViewController(), animated: false)
        }
        stage.rest()
        let tap = TouchScript().down(at: CGPoint(x: 22, y: 22)).hold(for: 0.03).up()
        stage.play(tap)
        stage.engine.clock.advance(by: 0.15)
        stage.play(tap)
        stage.rest()
        return stage.depth
      }
      #expect(depths[0] == depths[1] && depths[1] == (version >= .v26 ? 2 : 3), "\(depths)")
    }
  }

  @Test func `every pushed screen has the button and the root has none`() {
    everywhere(withTouch: false, navigation: AppNavigation()) { phone in
      phone.stage.navigation.pushViewController(UIViewController(), animated: true)
      phone.stage.rest()

      let items = phone.stage.navigation.viewControllers.map(\.navigationItem.leftBarButtonItem)
      #expect(items.map { $0?.customView is PopBackButton } == [false, true, true])
      #expect(items.first == .some(nil))
    }
  }

  @Test func `a pushed screen covers the tab bar and a pop uncovers it`() {
    everywhere(isPushed: false, navigation: AppNavigation()) { phone in
      let tabs = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
      guard let root = phone.top else { return }
      TabbedApp.setUp(rootViewController: root, tabs: tabs)
      #expect(phone.shows(tabs), "\(phone.story)")

      phone.stage.push(phone.screen)
      #expect(!phone.shows(tabs), "\(phone.story)")
      phone.expectSwipePops()
      #expect(phone.shows(tabs), "\(phone.story)")
    }
  }

  @Test func `the edge swipe pops under the custom button`() {
    everywhere(navigation: AppNavigation()) { phone in
      phone.stage.push(UIViewController())

      phone.expectSwipePops(from: 6, to: 2)
      phone.expectSwipePops(from: 6, to: 1)
      // The driver's content pan would pop from there too.
      #expect(phone.popsBegun(by: "GestureArbiter.edgePan") == 2, "\(phone.story)")
      #expect(!phone.hasPopBegun, "UIKit refuses, so the arbiter pops\n\(phone.story)")
    }
  }

  @Test func `the full screen pops under the custom button`() {
    everywhere(navigation: AppNavigation()) { phone in
      phone.expectSwipePops(from: 195)
      #expect(!phone.hasPopBegun, "UIKit refuses, so the arbiter pops\n\(phone.story)")
    }
  }

  @Test(arguments: [CGFloat(6), 195])
  func `no pop begins at the root, so the stack cannot freeze`(x: CGFloat) {
    var rules: Set<String> = []
    everywhere(isPushed: false, navigation: AppNavigation()) { phone in
      for _ in 0..<3 { phone.expectSwipeStays(from: x, at: 1) }
      #expect(phone.decisions.contains { $0.rule == "notAtRoot" }, "\(phone.story)")

      phone.stage.navigation.pushViewController(UIViewController(), animated: true)
      phone.stage.engine.clock.advance(by: 0.1)
      phone.swipeRight(from: x)
      phone.stage.rest()
      rules.formUnion(phone.decisions.compactMap(\.rule))
      phone.stage.navigation.popToRootViewController(animated: false)
      phone.stage.rest()

      phone.stage.navigation.pushViewController(phone.screen, animated: true)
      phone.stage.rest()

      phone.expectRest()
      phone.expectSwipePops(from: x)
      phone.expectSwipeStays(from: x, at: 1)
    }
    // Where UIKit delivers no touch during a push, no rule is asked.
    #expect(rules.contains("notDuringTransition"), "\(rules)")
  }
}

extension Phone {
  /// The back button of the top screen.
  fileprivate var backButton: PopBackButton? {
    top?.navigationItem.leftBarButtonItem?.customView as? PopBackButton
  }

  /// Whether a touch on the middle of a view hits it.
  fileprivate func shows(_ view: UIView) -> Bool {
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return view.window != nil
      && stage.window.hitTest(place, with: nil)?.isDescendant(of: view) == true
  }
}
#endif
