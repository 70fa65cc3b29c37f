#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// A pager on its first page, in stacks of every kind and place.
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

  /// The detail column of a split view; a swipe over the edge of the window lands beside it.
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
    let inner = stage.navigation
    let outer = UINavigationController(rootViewController: UIViewController())
    stage.window.rootViewController = outer
    let screen = UIViewController()
    screen.addChild(inner)
    inner.view.frame = StageMetrics.screen
    screen.view.addSubview(inner.view)
    inner.didMove(toParent: screen)
    outer.pushViewController(screen, animated: false)
    return [pager(on: stage, page: 0)]
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

  nonisolated private static let ownerOnFirstPage: @Sendable (Drag) -> DragOwner = { drag in
    drag.mayPop ? .pop : drag.heading == .vertical ? .unclaimed : .content("pager")
  }
}
#endif
