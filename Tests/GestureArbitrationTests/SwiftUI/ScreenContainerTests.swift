#if HEADLESS
import GestureArbitration
import GestureArbitrationUI
import GestureLab
import HeadlessUIKit
import Testing

/// The containers around hosted screens: stacks alone, in sheets, in tabs and in each other.
@MainActor @Suite struct ScreenContainerTests {
  /// A stack of two hosted screens, as `NavigationStack` makes one.
  private func stack() -> (UINavigationController, root: HostedScreen, top: HostedScreen) {
    let (root, top) = (HostedScreen(), HostedScreen())
    let navigation = UINavigationController(rootViewController: root)
    navigation.view.semanticContentAttribute = .forceLeftToRight
    navigation.pushViewController(top, animated: false)
    return (navigation, root, top)
  }

  private func swipeFromEdge(_ phone: Phone, y: CGFloat = 500) {
    phone.drag(from: CGPoint(x: 6, y: y), by: CGPoint(x: 180, y: 4))
    phone.stage.rest()
  }

  @Test func `each screen of a stack has its own modifiers`() {
    everywhere(isPushed: false) { phone in
      let below = phone.pushHostedScreen()
      below.add(.policy(.disabled))
      let above = phone.pushHostedScreen()
      above.add(.fullScreenPop(true))

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
      for x in [CGFloat(6), 195] {
        phone.swipeRight(from: x)
        phone.stage.rest()
        #expect(phone.depth == 2, "\(phone.story)")
      }
    }
  }

  @Test func `a screen that is covered says nothing, and says it again when it is on top`() {
    let phone = Phone(isPushed: false)
    let below = phone.pushHostedScreen()
    below.add(.interactivePopDisabled(true))
    phone.stage.push(HostedScreen())
    #expect(below.contentSettings == nil, "UIKit takes it out of the window")
    #expect(phone.arbiter.activeSuspensions.isEmpty)

    phone.stage.navigation.popViewController(animated: false)
    #expect(phone.arbiter.activeSuspensions.count == 1)
  }

  @Test func `a cancelled pop leaves the modifiers of the screen in force`() {
    everywhere(isPushed: false) { phone in
      let log = ContainerLog()
      let screen = phone.pushHostedScreen()
      let view = screen.add(log.setting(refuses: false))
      phone.touch(.began, 6)
      for x in stride(from: CGFloat(12), through: 120, by: 12) { phone.touch(.moved, x) }
      for x in stride(from: CGFloat(108), through: 12, by: -12) { phone.touch(.moved, x) }
      phone.touch(.ended, 12)
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")

      view.update(log.setting(refuses: true), nesting: 0)
      swipeFromEdge(phone)
      #expect(log.attempts == [.edgeSwipe], "\(phone.story)")
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test(arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func `in a stack in a sheet the modifiers concern that stack`(style: UIModalPresentationStyle) {
    everywhere { phone in
      let (inner, _, screen) = stack()
      inner.modalPresentationStyle = style
      phone.stage.navigation.present(inner, animated: false)
      phone.stage.rest()
      let view = screen.add(.interactivePopDisabled(true))

      swipeFromEdge(phone)
      #expect(inner.viewControllers.count == 2, "\(phone.story)")
      view.update(.interactivePopDisabled(false), nesting: 0)
      swipeFromEdge(phone)
      #expect(inner.viewControllers.count == 1, "\(phone.story)")
      inner.dismiss(animated: false)
      phone.stage.rest()
      #expect(phone.depth == 2, "the stack below has no part")
      swipeFromEdge(phone)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `in tabs the modifiers of the selected stack count`() {
    everywhere { phone in
      let tabs = UITabBarController()
      let (first, _, firstScreen) = stack()
      let (second, _, secondScreen) = stack()
      tabs.viewControllers = [first, second]
      phone.stage.window.rootViewController = tabs
      phone.stage.rest()
      firstScreen.add(.policy(.disabled))
      secondScreen.loadViewIfNeeded()
      secondScreen.add(.attempt(refusing: []) { _ in })
      #expect(secondScreen.contentSettings == nil, "it has not been shown")

      swipeFromEdge(phone)
      #expect(first.viewControllers.count == 2, "\(phone.story)")
      tabs.selectedIndex = 1
      phone.stage.rest()
      #expect(firstScreen.contentSettings == nil)
      #expect(secondScreen.contentSettings?.interceptors.isEmpty == false)
      swipeFromEdge(phone)
      #expect(second.viewControllers.count == 1, "\(phone.story)")
      tabs.selectedIndex = 0
      phone.stage.rest()
      swipeFromEdge(phone)
      #expect(first.viewControllers.count == 2, "\(phone.story)")
    }
  }

  /// UIKit pushes the stack of the detail as a screen of the primary one's (C260).
  @Test func `in a collapsed split view the detail's root has a say in the pop of its stack`() {
    everywhere(isPushed: false) { phone in
      let log = ContainerLog()
      let (split, detail) = split(phone)
      #expect(split.isCollapsed && phone.depth == 2, "\(phone.story)")
      let view = detail.add(log.setting(refuses: true))
      detail.add(
        .claims(.allDrags, from: .all), frame: CGRect(x: 0, y: 700, width: 390, height: 80))

      swipeFromEdge(phone)
      #expect(phone.depth == 2, "\(phone.story)")
      #expect(log.attempts == [.edgeSwipe], "\(phone.story)")
      view.performEscape()
      phone.stage.rest()
      #expect(log.attempts == [.edgeSwipe, .escape], "\(phone.story)")
      view.update(log.setting(refuses: false), nesting: 0)
      swipeFromEdge(phone, y: 740)
      #expect(phone.depth == 2, "the region claims the drag: \(phone.story)")
      swipeFromEdge(phone)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `in a collapsed split view each screen of the detail's stack has its modifiers`() {
    everywhere(isPushed: false) { phone in
      let (_, detail) = split(phone)
      let inner = detail.navigationController
      let deeper = HostedScreen()
      inner?.pushViewController(deeper, animated: false)
      detail.add(.policy(.disabled))
      let view = deeper.add(.interactivePopDisabled(true))

      swipeFromEdge(phone)
      #expect(inner?.viewControllers.count == 2 && phone.depth == 2, "\(phone.story)")
      view.update(.interactivePopDisabled(false), nesting: 0)
      swipeFromEdge(phone)
      #expect(inner?.viewControllers.count == 1 && phone.depth == 2, "\(phone.story)")
      swipeFromEdge(phone)
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `in a split view side by side the modifiers concern the stack of their column`() {
    for version in SystemVersion.allCases {
      let phone = Phone(UIKitBehavior(version: version), isPushed: false)
      phone.stage.window.frame.size = CGSize(width: 1000, height: 844)
      let (split, detail) = split(phone)
      let (column, other) = (HostedScreen(), HostedScreen())
      detail.navigationController?.pushViewController(other, animated: false)
      phone.stage.push(column)
      #expect(!split.isCollapsed)
      column.add(.policy(.disabled))
      other.add(.attempt(refusing: []) { _ in })

      #expect(phone.stage.navigation.topViewController === column)
      #expect(column.contentSettings?.policy != nil && other.contentSettings?.policy == nil)
      swipeFromEdge(phone)
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  /// A split view whose primary column is the phone's stack, as `NavigationSplitView` makes one.
  private func split(_ phone: Phone) -> (UISplitViewController, detail: HostedScreen) {
    let detail = HostedScreen()
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(phone.stage.navigation, for: .primary)
    split.setViewController(detail, for: .secondary)
    phone.stage.window.rootViewController = split
    phone.stage.rest()
    detail.navigationController?.view.semanticContentAttribute = .forceLeftToRight
    return (split, detail)
  }

  @Test func `of hosting controllers in each other the inner one counts`() {
    everywhere(isPushed: false) { phone in
      let outer = phone.pushHostedScreen()
      outer.add(.policy(.disabled))
      let inner = HostedScreen()
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
      inner.didMove(toParent: outer)
      inner.add(.policy(.edgeOnly))

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == 2, "\(phone.story)")
      swipeFromEdge(phone)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }

  @Test func `a hosting controller that UIKit pushes has UIKit's properties beside modifiers`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      screen.popPolicy = .disabled
      let view = screen.add(.policy(.edgeOnly))
      swipeFromEdge(phone)
      #expect(phone.depth == 1, "\(phone.story)")

      phone.stage.push(screen)
      view.superview?.removeFromSuperview()
      swipeFromEdge(phone)
      #expect(phone.depth == 2, "\(phone.story)")
    }
  }

  @Test func `a screen whose content goes pops as if it had never had any`() {
    everywhere(isPushed: false) { phone in
      let screen = phone.pushHostedScreen()
      let settings: [ScreenSetting] = [
        .interactivePopDisabled(true), .policy(.disabled),
        .attempt(refusing: [.backButton]) { _ in },
        .fullScreenPop(true), .decision { _ in },
      ]
      for setting in settings { screen.add(setting) }
      screen.add(.excluded(from: .all))
      screen.view.subviews.forEach { $0.removeFromSuperview() }
      #expect(screen.contentSettings == nil)
      #expect(screen.navigationItem.backAction == nil)
      #expect(phone.stage.window.popGestureRegions.isEmpty)

      phone.swipeRight()
      phone.stage.rest()
      #expect(phone.depth == (phone.hasContentPop ? 1 : 2), "\(phone.story)")
      swipeFromEdge(phone)
      #expect(phone.depth == 1, "\(phone.story)")
    }
  }
}

/// The attempts that a screen was told of.
@MainActor
private final class ContainerLog {
  private(set) var attempts: [PopTrigger] = []

  func setting(refuses: Bool) -> ScreenSetting {
    .attempt(refusing: refuses ? Set(PopTrigger.allCases) : []) { self.attempts.append($0) }
  }
}
#endif
