import Foundation
import HeadlessUIKit
import Testing

/// What controllers are told when their views come and go.
@MainActor @Suite struct ContainmentTests {
  private let screen = Screen()
  private let log = Log()

  @Test func `a root is told that it appears in UIKit's order`() {
    let root = Logged("root", log)

    screen.window.rootViewController = root

    #expect(log.lines == ["root.willAppear", "root.isAppearing in window", "root.didAppear"])
  }

  @Test func `a child appears with its parent`() {
    let (root, child) = (Logged("root", log), Logged("child", log))
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

  @Test func `a child that joins a visible parent appears, from the next turn on`() {
    let (root, child) = (Logged("root", log), Logged("child", log))
    screen.window.rootViewController = root
    log.lines = []

    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let atOnce = log.lines
    screen.wait(0)
    let later = log.lines.dropFirst(atOnce.count)
    log.lines = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()

    #expect(
      atOnce == [
        "child.willMove root", "child.willAppear", "child.isAppearing in window",
        "child.didMove root",
      ])
    #expect(later == ["child.didAppear"])
    #expect(
      log.lines == [
        "child.willMove nil", "child.willDisappear", "child.didDisappear", "child.didMove nil",
      ])
  }

  @Test func `a child that leaves before it has appeared is told once of each`() {
    let (root, child) = (Logged("root", log), Logged("child", log))
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

  @Test func `a parent that forwards by hand keeps its children from appearing by themselves`() {
    let root = ByHand("root", log)
    let child = Logged("child", log)
    root.addChild(child)
    root.view.addSubview(child.view)
    screen.window.rootViewController = root
    screen.wait(1)
    let alone = log.lines.filter { $0.hasPrefix("child") && $0.contains("ppear") }

    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()

    #expect(alone == [])
    #expect(log.lines.suffix(1) == ["child.didAppear"])
  }

  @Test func `announcing the same twice tells once, and an end without a beginning nothing`() {
    let controller = Logged("one", log)

    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.endAppearanceTransition()

    #expect(log.lines.filter { $0.contains("Appear") } == ["one.willAppear", "one.didAppear"])
  }

  @Test func `a controller has one parent at a time and is never its own`() {
    let (one, other, child) = (UIViewController(), UIViewController(), UIViewController())

    one.addChild(child)
    other.addChild(child)
    child.addChild(child)

    #expect(one.children == [] && child.children == [])
    #expect(child.parent === other)
  }

  @Test func `C188: a controller moves from one navigation controller to another`() {
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

  @Test func `C188: a controller taken away in mid-pop leaves no transition behind`() {
    let stage = NavigationStage(screen)
    stage.screen.finger.down(2, 400).drag(100, 0)

    stage.navigation.viewControllers.first?.removeFromParent()
    stage.screen.finger.up().hold(1)

    #expect(stage.navigation.transitionCoordinator == nil)
    #expect(stage.navigation.children.count == stage.navigation.viewControllers.count)
  }

  @Test func `a controller hears of layout before its view is about to appear for good`() {
    let controller = LaidOut()

    screen.window.rootViewController = controller

    #expect(controller.heard == ["willLayout", "didLayout", "appearing (400.0, 800.0)"])
  }

  @Test func `the title and editing are the controller's own`() {
    let controller = UIViewController()
    controller.title = "A"

    controller.isEditing = true

    #expect(controller.isEditing)
    #expect(controller.navigationItem.title == "A")
    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing)
  }

  @Test func `showing pushes where there is a stack, and presents where there is none`() {
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

  @MainActor class Logged: UIViewController {
    private let log: Log

    init(_ name: String, _ log: Log) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) { say("willAppear") }
    override func viewIsAppearing(_ animated: Bool) {
      say("isAppearing\(view.window == nil ? "" : " in window")")
    }
    override func viewDidAppear(_ animated: Bool) { say("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { say("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { say("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      say("willMove \(parent?.title ?? "nil")")
    }
    override func didMove(toParent parent: UIViewController?) {
      say("didMove \(parent?.title ?? "nil")")
    }

    private func say(_ what: String) { log.lines.append("\(title ?? "?").\(what)") }
  }

  private final class LaidOut: UIViewController {
    var heard: [String] = []

    override func viewWillLayoutSubviews() { heard.append("willLayout") }
    override func viewDidLayoutSubviews() { heard.append("didLayout") }
    override func viewIsAppearing(_ animated: Bool) {
      heard.append("appearing (\(view.bounds.width), \(view.bounds.height))")
    }
  }

  private final class ByHand: Logged {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }
}
