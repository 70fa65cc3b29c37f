#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Stacks in the containers of UIKit.
extension LabScreen {
  /// A pager in a pushed screen that hides the bar of the tab bar controller around its stack.
  package static let tabs = LabScreen(
    "tabs", title: "pager in a stack in a tab bar controller", strokeHeight: 820,
    owner: { $0.mayPop ? .pop : $0.heading == .vertical ? .unclaimed : .content("pager") }
  ) { stage in
    let tabs = UITabBarController()
    stage.window.rootViewController = tabs
    tabs.viewControllers = [stage.navigation, UIViewController()]
    let screen = UIViewController()
    screen.hidesBottomBarWhenPushed = true
    return [pager(on: stage, page: 0, in: screen)]
  }

  /// The detail column of a split view beside the primary one; an edge swipe of the window
  /// lands on the primary column.
  package static let splitExpanded = LabScreen(
    "split-detail", title: "detail column of a split view", size: tablet,
    owner: { $0.mayPop && $0.place == .middle ? .pop : .unclaimed }
  ) { stage in
    show(stage.navigation, with: UINavigationController(), on: stage)
    stage.push(UIViewController())
    return []
  }

  /// A collapsed split view whose detail stack is at its root, on top of the primary stack.
  package static let splitCollapsed = LabScreen(
    "split-collapsed", title: "collapsed split view with a nested stack at its root",
    owner: { $0.mayPop ? .pop : .unclaimed }, prepare: adoptNestedStack
  ) { stage in
    show(
      UINavigationController(rootViewController: UIViewController()), with: stage.navigation,
      on: stage)
    return []
  }

  /// The same with another screen on the detail stack, whose drags pop that stack.
  package static let splitCollapsedDetail = LabScreen(
    "split-collapsed-detail", title: "collapsed split view with a nested stack of two screens",
    owner: { $0.mayPop ? .pop : .unclaimed }
  ) { stage in
    show(
      stage.navigation, with: UINavigationController(rootViewController: UIViewController()),
      on: stage)
    stage.push(UIViewController())
    return []
  }

  /// A stack at its root, which a pushed screen embeds: drags pop the outer stack.
  package static let nestedStack = LabScreen(
    "nested-stack", title: "pushed screen that embeds a stack at its root",
    owner: { $0.mayPop ? .pop : .unclaimed }, prepare: adoptNestedStack
  ) { stage in
    let screen = UIViewController()
    let inner = UINavigationController(rootViewController: UIViewController())
    screen.addChild(inner)
    inner.view.frame = StageMetrics.screen
    screen.view.addSubview(inner.view)
    inner.didMove(toParent: screen)
    stage.push(screen)
    return []
  }

  /// Gives the inner stack an arbiter too, as a role in one of its screens does.
  ///
  /// Without one, UIKit's own recognizers there may keep the outer stack from popping while they
  /// wait, though they pop nothing (C094, ``UIKitBehavior/heldExclusion``).
  private static let adoptNestedStack: @MainActor (GestureArbiter) -> Void = { arbiter in
    let top = arbiter.navigationController?.topViewController
    let inner = [top].compactMap(\.self) + (top?.children ?? [])
    for case let stack as UINavigationController in inner {
      stack.gestureArbiter.policy = .standard
    }
  }

  static let tablet = CGSize(width: 744, height: 1_133)

  /// Shows a split view with a detail and a primary stack.
  static func show(
    _ detail: UINavigationController, with primary: UINavigationController, on stage: Stage
  ) {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredPrimaryColumnWidth = 100
    // A navigation controller has one parent, and the columns collapse once they are in the window.
    stage.window.rootViewController = nil
    split.setViewController(primary, for: .primary)
    split.setViewController(detail, for: .secondary)
    stage.window.rootViewController = split
  }
}
#endif
