#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Gates stand on the windows that show something configured, for as long as anything is.
@MainActor @Suite struct InstallationTests {
  // MARK: Removal is one stack's

  enum Later: CaseIterable { case presented, root, tab }

  @Test(arguments: Later.allCases, [SystemVersion.v16, .v18, .v26])
  func `an editor shown after another stack's arbiter was removed is asked`(
    later: Later, version: SystemVersion
  ) {
    let stage = Stage(iOS: version)
    let (editor, stack, tabs) = (Editor(), UINavigationController(), UITabBarController())
    stack.setViewControllers([UIViewController()], animated: false)
    stack.modalPresentationStyle = .fullScreen
    editor.popInterceptor = editor
    if later == .tab {
      tabs.viewControllers = [stage.navigation, stack]
      stage.window.rootViewController = tabs
    } else {
      stack.pushViewController(editor, animated: false)
    }
    stage.push(UIViewController())
    stage.navigation.gestureArbiter.remove()
    switch later {
    case .presented: stage.navigation.present(stack, animated: false)
    case .root: stage.window.rootViewController = stack
    case .tab:
      tabs.selectedIndex = 1
      stack.pushViewController(editor, animated: false)
    }
    stage.rest()

    stage.swipeRight(from: 3)

    #expect(stack.viewControllers.count == 2 && editor.attempts == 1, "\(stage.story)")
  }

  @Test func `with the last of several stacks, shown or not, every recognizer goes`() {
    let stage = Stage()
    let hidden = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [stage.navigation, hidden]
    stage.window.rootViewController = tabs
    for stack in [stage.navigation, hidden] { stack.gestureArbiter.driver = .arbiter }
    stage.rest()

    stage.navigation.gestureArbiter.remove()
    #expect(stage.hasGates, "one is left")
    hidden.gestureArbiter.remove()

    #expect(stage.gates().isEmpty)
  }

  @Test func `a test that starts afresh meets nothing that was configured before it`() {
    Installation.current.reset()
    let (view, later) = (UIView(), UIView())
    view.popGestureRole = .map
    #expect(Stage().hasGates && Installation.current.roleChanges == 1, "it may be shown anywhere")

    Installation.current.reset()

    #expect(!Stage().hasGates && Installation.current.roleChanges == 0, "the view is another app's")
    later.popGestureRole = .map
    #expect(Stage().hasGates, "what is configured later counts")
  }

  @Test func `reading the arbiter puts nothing in place, and each line on it does`() {
    let lines: [(GestureArbiter) -> Void] = [
      { $0.policy = .standard }, { $0.pushPolicy = .standard }, { $0.allowsPopGestures = true },
      { $0.driver = .uikitOnly }, { $0.register(UIView(), as: .map) },
      { $0.addPopRecognizer(UIPanGestureRecognizer(), for: .contentPop) },
      { [owner = NSObject()] in $0.suspend(for: owner, because: "recording") },
      { $0.onDecision = { _ in } },
    ]
    for (index, line) in lines.enumerated() {
      let stage = Stage()
      stage.push(UIViewController())
      let arbiter = stage.navigation.gestureArbiter
      _ = (arbiter.policy, arbiter.driver, arbiter.explanation(at: .zero), arbiter.diagnose())
      stage.rest()
      #expect(!stage.hasGates)

      line(arbiter)
      #expect(stage.hasGates, "line \(index)")
    }
  }

  /// Sets what it needs as it appears, and takes it back as it disappears.
  private final class TidyScreen: UIViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      (popTransition, popPolicy, allowsFullScreenPop) = (.system, .standard, true)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      (popTransition, popPolicy, allowsFullScreenPop) = (nil, nil, nil)
    }
  }

  @Test func `a screen that takes its settings back under the touch that pops it is popped`() {
    everywhereWithoutArbiter { stage in
      stage.push(TidyScreen())
      stage.rest()
      stage.swipeRight()
      #expect(stage.depth == 1, "\(stage.story)")
      #expect(stage.gates().isEmpty, "\(stage.story)")
    }
  }

  @Test func `what a screen takes back leaves no gates`() {
    let stage = Stage()
    let screen = UIViewController()
    stage.push(screen)
    let candidate: @MainActor () -> UIViewController = { UIViewController() }
    let lines: [(Bool) -> Void] = [
      { screen.popPolicy = $0 ? .edgeOnly : nil }, { screen.popTransition = $0 ? .system : nil },
      { screen.allowsFullScreenPop = $0 ? true : nil },
      { screen.pushCandidate = $0 ? candidate : nil },
    ]
    for (index, line) in lines.enumerated() {
      line(true)
      stage.rest()
      #expect(stage.hasGates, "line \(index)")
      line(false)
      stage.rest()
      #expect(stage.gates().isEmpty, "line \(index)")
    }
  }

  @Test func `a removed stack whose arbiter is configured again has gates again`() {
    let stage = Stage()
    stage.push(UIViewController())
    stage.navigation.topViewController?.popPolicy = .disabled
    stage.rest()
    stage.navigation.gestureArbiter.remove()
    #expect(stage.gates().isEmpty)

    stage.navigation.gestureArbiter.onDecision = { _ in }
    stage.swipeRight(from: 3)

    #expect(stage.depth == 2, "\(stage.story)")
  }

  @Test func `a setting in a removed stack brings no gates back`() {
    let stage = Stage()
    let (screen, view) = (UIViewController(), UIView())
    screen.view.addSubview(view)
    stage.push(screen)
    let arbiter = stage.navigation.gestureArbiter
    stage.rest()
    arbiter.remove()

    view.popGestureRole = .map
    screen.popPolicy = .edgeOnly
    arbiter.driver = .arbiter
    stage.rest()

    #expect(stage.gates().isEmpty)
  }

  @Test(arguments: [SystemVersion.v16, .v18, .v26], [false, true])
  func `a setting counts again where its screen moves to from a stack that was removed`(
    version: SystemVersion, isPresented: Bool
  ) {
    let (stage, other, tabs) = (Stage(iOS: version), UINavigationController(), UITabBarController())
    other.setViewControllers([UIViewController()], animated: false)
    other.modalPresentationStyle = .fullScreen
    tabs.viewControllers = isPresented ? [stage.navigation] : [stage.navigation, other]
    stage.window.rootViewController = tabs
    let screen = UIViewController()
    screen.popPolicy = .disabled
    stage.push(screen)
    stage.navigation.gestureArbiter.remove()
    #expect(stage.gates().isEmpty)
    stage.navigation.popViewController(animated: false)
    stage.rest()

    other.pushViewController(screen, animated: false)
    if isPresented { tabs.present(other, animated: false) } else { tabs.selectedIndex = 1 }
    stage.rest()
    stage.swipeRight(from: 3)

    #expect(other.viewControllers.count == 2, "\(stage.story)")
  }

  // MARK: Windows

  @Test(arguments: [false, true])
  func `a screen is followed to another window, whenever its view was loaded`(isLoaded: Bool) {
    let stage = Stage()
    let (stack, window) = (UINavigationController(), UIWindow(frame: StageMetrics.screen))
    stack.setViewControllers([UIViewController(), UIViewController()], animated: false)
    stage.window.rootViewController = UIViewController()
    if isLoaded { stack.loadViewIfNeeded() }
    stack.topViewController?.popPolicy = .disabled
    stage.rest()
    stage.engine.attach(window)
    stage.window.rootViewController = stack
    stage.rest()
    // Something unrelated goes, and with it the gates on windows that show nothing configured.
    stage.navigation.gestureArbiter.remove()
    #expect(stage.gates(on: window).isEmpty)

    stage.window.rootViewController = UIViewController()
    window.rootViewController = stack
    stage.rest()
    stage.swipeRight(from: 3)

    #expect(stack.viewControllers.count == 2, "\(stage.story)")
  }

  @Test func `a view is followed although an app empties the list of its sublayers`() {
    let stage = Stage()
    let (screen, window) = (UIViewController(), UIWindow(frame: StageMetrics.screen))
    stage.engine.attach(window)
    stage.push(screen)
    screen.popPolicy = .disabled
    stage.rest()
    for sublayer in screen.view.layer.sublayers ?? [] { sublayer.removeFromSuperlayer() }
    stage.rest()

    stage.window.rootViewController = UIViewController()
    window.rootViewController = stage.navigation
    stage.rest()
    stage.swipeRight(from: 3)

    #expect(stage.depth == 2, "\(stage.story)")
  }

  @Test func `a window that shows nothing configured has gates under an app-wide line only`() {
    let stage = Stage()
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let (other, keyboard) = (UIWindow(), HostedKeyboardWindow())
    for window in [other, keyboard] {
      window.rootViewController = UIViewController()
      stage.engine.attach(window)
    }
    stage.push(UIViewController())
    stage.navigation.topViewController?.popPolicy = .edgeOnly
    let early = UIView()
    early.popGestureRole = .map
    stage.navigation.topViewController?.view.addSubview(early)
    stage.rest()
    #expect(stage.hasGates && stage.gates(on: other).isEmpty)

    GestureArbiter.defaults.policy = .edgeOnly
    #expect(stage.hasGates && !stage.gates(on: other).isEmpty)
    #expect(stage.gates(on: keyboard).isEmpty)

    GestureArbiter.defaults.policy = .standard
    #expect(stage.hasGates && stage.gates(on: other).isEmpty)
    GestureArbiter.defaults.policy.rules.append(.never)
    #expect(!stage.gates(on: other).isEmpty)
    GestureArbiter.defaults = GestureArbiter.Defaults()
    #expect(stage.hasGates && stage.gates(on: other).isEmpty)
  }

  @Test func `a screen that moves to a window without gates brings them along`() {
    let stage = Stage()
    let other = UIWindow(frame: StageMetrics.screen)
    stage.engine.attach(other)
    let stack = UINavigationController(rootViewController: UIViewController())
    other.rootViewController = stack
    let screen = UIViewController()
    screen.popPolicy = .disabled
    stage.push(screen)
    stage.rest()
    #expect(stage.gates(on: other).isEmpty)

    stage.navigation.popViewController(animated: false)
    stack.pushViewController(screen, animated: false)
    stage.rest()
    stage.swipeRight(from: 3)

    #expect(stack.viewControllers.count == 2, "\(stage.story)")
  }

  @Test(arguments: [SystemVersion.v16, .v18, .v26], [false, true])
  func `a window in front that forwards hit tests is judged by the window below`(
    version: SystemVersion, drives: Bool
  ) {
    let stage = Stage(iOS: version)
    stage.push(UIViewController())
    if drives {
      stage.navigation.gestureArbiter.driver = .arbiter
    } else {
      stage.navigation.topViewController?.popPolicy = .disabled
    }
    let overlay = ForwardingWindow(frame: CGRect(x: 0, y: -20, width: 390, height: 864))
    overlay.below = stage.window
    overlay.rootViewController = UIViewController()
    stage.engine.attach(overlay)
    stage.rest()

    stage.swipeRight(from: drives ? 195 : 3)

    #expect(stage.depth == (drives ? 1 : 2), "\(stage.story)")
  }

  // MARK: Other code

  enum Tampering: CaseIterable {
    case removesAll, removesPans, removesOthers, disables, removesTwice
  }

  @Test(arguments: Tampering.allCases, [SystemVersion.v16, .v26])
  func `recognizers that an app takes off its window come back before the next touch`(
    tampering: Tampering, version: SystemVersion
  ) {
    let stage = Stage(iOS: version)
    stage.push(UIViewController())
    stage.navigation.gestureArbiter.driver = .arbiter
    stage.rest()
    let names = stage.gates().map(\.name)
    stage.navigation.topViewController?.popPolicy = .disabled

    for _ in 0..<(tampering == .removesTwice ? 2 : 1) {
      for recognizer in stage.window.gestureRecognizers ?? [] {
        switch tampering {
        case .disables: recognizer.isEnabled = false
        case .removesPans where !(recognizer is UIPanGestureRecognizer): break
        case .removesOthers where recognizer is UIPanGestureRecognizer: break
        default: stage.window.removeGestureRecognizer(recognizer)
        }
      }
      stage.rest()
    }
    stage.swipeRight(from: 3)

    #expect(stage.depth == 2, "\(stage.story)")
    #expect(Set(stage.gates().map(\.name)) == Set(names))
    #expect(!stage.gates().contains { !$0.isEnabled })
    stage.navigation.topViewController?.popPolicy = nil
    stage.swipeRight()
    #expect(stage.depth == 1, "the driver pops\n\(stage.story)")
  }

  @Test func `each recognizer that an app disables on its window is enabled again`() {
    let stage = Stage()
    stage.navigation.gestureArbiter.onDecision = { _ in }
    stage.rest()
    for gate in stage.gates() {
      gate.isEnabled = false
      stage.rest()
      #expect(gate.isEnabled, "\(gate.name ?? "")")
    }
  }
}

/// A screen that refuses every pop.
private final class Editor: UIViewController, PopIntercepting {
  private(set) var attempts = 0

  func allowsPop(by trigger: PopTrigger) -> Bool { false }

  func didAttemptPop(by trigger: PopTrigger) { attempts += 1 }
}

/// A window in front that leaves touches outside its content to another one.
private final class ForwardingWindow: UIWindow {
  weak var below: UIWindow?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let view = super.hitTest(point, with: event), view !== self,
      view !== rootViewController?.view
    else { return below.flatMap { $0.hitTest(convert(point, to: $0), with: event) } }
    return view
  }
}
#endif
