#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A pager on its first page, or nothing, in stacks of every kind and place.
extension LabScreen {
  /// A stack of a class that a framework of the system keeps private, as SwiftUI's.
  package static let hostedPager = LabScreen(
    "hosted-pager", title: "pager in a stack of a private class", owner: ownerOnFirstPage
  ) { stage in
    [pager(on: stage, page: 0)]
  }.shown { HostedNavigationStack() }

  /// A stack in a sheet.
  package static let sheetPager = LabScreen(
    "sheet-pager", title: "pager in a stack in a sheet",
    owner: { $0.heading == .vertical ? .content("sheet") : ownerOnFirstPage($0) }
  ) { stage in
    let stack = stage.navigation
    let presenter = UIViewController()
    stage.window.rootViewController = presenter
    stack.modalPresentationStyle = .pageSheet
    presenter.present(stack, animated: false)
    stage.rest()
    return [
      pager(on: stage, page: 0),
      LabContent(name: "sheet", view: stack.view, role: nil, drag: .sheet),
    ]
  }

  /// The detail column of a split view; an edge swipe of the window lands beside it.
  package static let splitPager = LabScreen(
    "split-pager", title: "pager in the detail column of a split view", size: tablet,
    owner: { $0.place == .edge && $0.heading == .trailing ? .unclaimed : ownerOnFirstPage($0) }
  ) { stage in
    show(stage.navigation, with: UINavigationController(), on: stage)
    return [pager(on: stage, page: 0)]
  }

  /// A stack of two screens in a pushed screen of another stack: drags pop the inner one.
  package static let embeddedPager = LabScreen(
    "embedded-pager", title: "pager in a stack in another stack", owner: ownerOnFirstPage
  ) { stage in
    embed(stage.navigation, on: stage)
    return [pager(on: stage, page: 0)]
  }

  /// The innermost of three stacks with two screens each.
  package static let threeStacks = LabScreen(
    "three-stacks", title: "innermost of three stacks of two screens", owner: ownerOnPlainScreen
  ) { stage in
    embed(embed(stage.navigation, on: stage), on: stage)
    stage.push(UIViewController())
    return []
  }

  /// Two stacks of two screens with a driver each: drags pop the inner one.
  package static let drivenStacks = LabScreen(
    "driven-stacks", title: "driven stack in another one", driver: .arbiter,
    owner: ownerOnPlainScreen,
    prepare: {
      $0.navigationController?.parent?.navigationController?.gestureArbiter.driver = .arbiter
    }
  ) { stage in
    embed(stage.navigation, on: stage)
    stage.push(UIViewController())
    return []
  }

  /// A driven stack in one that UIKit pops.
  package static let drivenStackInside = LabScreen(
    "driven-inside", title: "driven stack in one that UIKit pops", driver: .arbiter,
    owner: ownerOnPlainScreen,
    prepare: {
      $0.navigationController?.parent?.navigationController?.gestureArbiter.policy = .standard
    }
  ) { stage in
    embed(stage.navigation, on: stage)
    stage.push(UIViewController())
    return []
  }

  /// A stack in a tab whose view is loaded after everything was configured.
  package static let lateTab = LabScreen(
    "late-tab", title: "pager in a stack in a tab that is loaded late", owner: ownerOnFirstPage
  ) { stage in
    let tabs = UITabBarController()
    stage.window.rootViewController = tabs
    tabs.viewControllers = [UIViewController(), stage.navigation]
    let screen = UIViewController()
    screen.hidesBottomBarWhenPushed = true
    let content = pager(on: stage, page: 0, in: screen)
    content.view.popGestureRole = content.role
    tabs.selectedIndex = 1
    return [content]
  }

  /// A stack in a second window, in front of the first.
  package static let windowPager = LabScreen(
    "window-pager", title: "pager in a stack in a second window", owner: ownerOnFirstPage
  ) { stage in
    stage.window.rootViewController = UIViewController()
    let window = UIWindow(frame: stage.window.frame)
    stage.engine.attach(window)
    window.rootViewController = stage.navigation
    let content = pager(on: stage, page: 0)
    return [LabContent(name: content.name, view: content.view, role: content.role, with: window)]
  }

  /// A window that becomes visible after everything in it was configured.
  package static let lateWindow = LabScreen(
    "late-window", title: "pager in a stack in a window that appears late",
    owner: ownerOnFirstPage
  ) { stage in
    stage.window.rootViewController = UIViewController()
    let window = UIWindow(frame: stage.window.frame)
    window.rootViewController = stage.navigation
    let content = pager(on: stage, page: 0)
    content.view.popGestureRole = content.role
    stage.rest()
    stage.engine.attach(window)
    return [LabContent(name: content.name, view: content.view, role: content.role, with: window)]
  }

  /// A window in front that passes touches on to the stack below.
  package static let passThrough = LabScreen(
    "pass-through", title: "pager under a window that passes touches on", owner: ownerOnFirstPage
  ) { stage in
    let window = PassThroughWindow(frame: stage.window.frame)
    window.below = stage.window
    stage.engine.attach(window)
    let content = pager(on: stage, page: 0)
    return [LabContent(name: content.name, view: content.view, role: content.role, with: window)]
  }

  /// Shows a stack in a pushed screen of another one, which is returned.
  @discardableResult
  private static func embed(
    _ inner: UINavigationController, on stage: Stage
  ) -> UINavigationController {
    let outer = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = outer
    let screen = UIViewController()
    screen.addChild(inner)
    inner.view.frame = StageMetrics.screen
    screen.view.addSubview(inner.view)
    inner.didMove(toParent: screen)
    outer.pushViewController(screen, animated: false)
    return outer
  }

  nonisolated private static let ownerOnPlainScreen: @Sendable (Drag) -> DragOwner = {
    $0.mayPop ? .pop : .unclaimed
  }

  nonisolated private static let ownerOnFirstPage: @Sendable (Drag) -> DragOwner = { drag in
    drag.mayPop ? .pop : drag.heading == .vertical ? .unclaimed : .content("pager")
  }
}

/// A window whose hit view is one of a window below.
private final class PassThroughWindow: UIWindow {
  weak var below: UIWindow?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    below?.hitTest(point, with: event)
  }
}
#endif
