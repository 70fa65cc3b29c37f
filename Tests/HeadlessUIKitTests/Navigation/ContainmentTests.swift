#if HEADLESS
import Foundation
import HeadlessUIKit
import Testing

/// Appearance and containment callbacks of view controllers.
@MainActor @Suite struct ContainmentTests {
  private let screen = Screen()
  private let log = Log()

  @Test func `a root controller receives its appearance callbacks in UIKit's order`() {
    let root = LoggingController("root", log)

    screen.window.rootViewController = root

    #expect(log.lines == ["root.willAppear", "root.isAppearing in window", "root.didAppear"])
  }

  @Test func `a child appears and disappears with its parent`() {
    let (root, child) = (LoggingController("root", log), LoggingController("child", log))
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    log.lines = []

    screen.window.rootViewController = root
    screen.window.rootViewController = nil

    #expect(
      log.lines.filter { $0.hasPrefix("child") } == [
        "child.willAppear", "child.isAppearing in window", "child.didAppear",
        "child.willDisappear", "child.didDisappear",
      ])
    #expect(log.lines.filter { $0.hasPrefix("root") }.count == 5)
  }

  @Test func `a child added to a visible parent gets didAppear in the next turn`() {
    let (root, child) = (LoggingController("root", log), LoggingController("child", log))
    screen.window.rootViewController = root
    log.lines = []

    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let synchronousCalls = log.lines
    screen.wait(0)
    let laterCalls = log.lines.dropFirst(synchronousCalls.count)
    log.lines = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()

    #expect(
      synchronousCalls == [
        "child.willMove root", "child.willAppear", "child.isAppearing in window",
        "child.didMove root",
      ])
    #expect(laterCalls == ["child.didAppear"])
    #expect(
      log.lines == [
        "child.willMove nil", "child.willDisappear", "child.didDisappear", "child.didMove nil",
      ])
  }

  @Test func `a child removed before it appeared gets each disappearance callback once`() {
    let (root, child) = (LoggingController("root", log), LoggingController("child", log))
    screen.window.rootViewController = root
    root.addChild(child)
    log.lines = []

    root.view.addSubview(child.view)
    child.view.removeFromSuperview()
    root.view.addSubview(child.view)
    screen.wait(1)

    #expect(
      log.lines == [
        "child.willAppear", "child.isAppearing in window", "child.willDisappear",
        "child.didDisappear", "child.willAppear", "child.isAppearing in window",
        "child.didAppear",
      ])
  }

  @Test func `a parent that forwards appearance manually suppresses automatic callbacks`() {
    let root = ManuallyForwardingController("root", log)
    let child = LoggingController("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    screen.window.rootViewController = root
    screen.wait(1)
    let automaticCalls = log.lines.filter { $0.hasPrefix("child") && $0.contains("ppear") }

    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()

    #expect(automaticCalls == [])
    #expect(log.lines.suffix(1) == ["child.didAppear"])
  }

  @Test func `repeated beginAppearanceTransition calls back once, and an unmatched end not at all`()
  {
    let controller = LoggingController("one", log)

    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()

    #expect(log.lines.filter { $0.contains("Appear") } == ["one.willAppear", "one.didAppear"])
  }

  @Test func `a controller has one parent at a time and cannot contain itself`() {
    let (one, other, child) = (UIViewController(), UIViewController(), UIViewController())

    one.addChild(child)
    other.addChild(child)
    child.addChild(child)

    #expect(one.children == [] && child.children == [])
    #expect(child.parent === other)
  }

  @Test func `C188: pushing a controller elsewhere moves it to the other navigation controller`() {
    let stage = NavigationStage(screen, depth: 3)
    let other = UINavigationController(rootViewController: UIViewController())
    let moved = stage.navigation.viewControllers[2]

    other.pushViewController(moved, animated: false)

    #expect(stage.stack == "AB")
    #expect(moved.navigationController === other)
    #expect(other.viewControllers.count == 2)
    #expect(stage.navigation.topViewController?.view.window != nil)
    #expect(stage.calls.suffix(1) == ["didShow B"])
    #expect(
      moved.navigationController?.interactivePopGestureRecognizer
        !== stage.navigation.interactivePopGestureRecognizer)
  }

  @Test func `C188: removing a controller during its pop leaves no transition behind`() {
    let stage = NavigationStage(screen)
    stage.screen.touch.down(2, 400).drag(100, 0)

    stage.navigation.viewControllers.first?.removeFromParent()
    stage.screen.touch.up().hold(1)

    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.navigation.children.count == stage.navigation.viewControllers.count)
  }

  @Test func `layout callbacks precede viewIsAppearing`() {
    let controller = LayoutRecorder()

    screen.window.rootViewController = controller

    #expect(controller.calls == ["willLayout", "didLayout", "appearing (400.0, 800.0)"])
  }

  @Test func `the navigation item takes the controller's title, and setEditing changes isEditing`()
  {
    let controller = UIViewController()

    controller.title = "A"
    controller.isEditing = true
    let wasEditing = controller.isEditing
    controller.setEditing(false, animated: true)

    #expect(controller.navigationItem.title == "A")
    #expect(wasEditing && !controller.isEditing)
  }

  @Test func `show pushes onto a navigation stack and presents where there is none`() {
    let stage = NavigationStage(screen)
    let lone = UIViewController()
    let other = Screen()
    other.window.rootViewController = lone

    stage.navigation.topViewController?.show(stage.page("C"), sender: nil)
    lone.show(UIViewController(), sender: nil)

    #expect(stage.stack == "ABC")
    #expect(lone.presentedViewController != nil)
  }

  @MainActor final class Log { var lines: [String] = [] }

  @MainActor class LoggingController: UIViewController {
    private let log: Log

    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { record("willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      record("isAppearing\(view.window == nil ? "" : " in window")")
    }
    override func viewDidAppear(_ animated: Bool) { record("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { record("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { record("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      record("willMove \(parent?.title ?? "nil")")
    }
    override func didMove(toParent parent: UIViewController?) {
      record("didMove \(parent?.title ?? "nil")")
    }

    private func record(_ call: String) { log.lines.append("\(title ?? "?").\(call)") }
  }

  private final class LayoutRecorder: UIViewController {
    var calls: [String] = []

    override func viewWillLayoutSubviews() { calls.append("willLayout") }
    override func viewDidLayoutSubviews() { calls.append("didLayout") }
    override func viewIsAppearing(_ animated: Bool) {
      calls.append("appearing (\(view.bounds.width), \(view.bounds.height))")
    }
  }

  private final class ManuallyForwardingController: LoggingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }
}
#endif
