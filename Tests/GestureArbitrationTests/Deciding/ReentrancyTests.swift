#if HEADLESS
import GestureArbitration
import GestureDiagnostics
import GestureLab
import HeadlessUIKit
import Testing

/// The closures and methods of an app are called with no access open: each may call anything.
@MainActor @Suite struct ReentrancyTests {
  @Test(arguments: Caller.allCases)
  func `nothing that an app calls from its own code traps, and the next swipe works`(
    caller: Caller
  ) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    for (index, call) in Call.allCases.enumerated() {
      GestureArbiter.defaults = GestureArbiter.Defaults()
      let version = SystemVersion.allCases[index % SystemVersion.allCases.count]
      let screens = CallingScreens(on: Stage(iOS: version), caller, call)
      screens.swipe()
      // Issues are reported in debug builds.
      let isCalled = caller != .issue || RuntimeWarning.isDebugBuild
      #expect(screens.hasCalled == isCalled, "\(call)\n\(screens.stage.story)")
      #expect(screens.isAlive(), "\(call)\n\(screens.stage.story)")
    }
  }
}

/// What of the app's the package calls.
enum Caller: CaseIterable {
  case condition, reason, enclosingCondition, rule, screen, notice, decision, issue, action
}

/// What it calls.
private enum Call: CaseIterable {
  case trace, snapshot, diagnosis, explanation, record, stopRecording, traceCapacity, inspector
  case policy, pushPolicy, screenPolicy, disable, driver, defaults, classNames, suspend
  case register, addPop, role, noRole, scrollRole, interceptor, candidate, transition
  case bar, pop, escape, shouldPop, remove, removeAndAsk, observers, recognizers
  case push, popToRoot, replace, present, takeOff
}

/// A stack with the app's code wherever it can be.
@MainActor
private final class CallingScreens {
  let stage: Stage
  private let caller: Caller
  private let call: Call
  private let top = InterceptingScreen { _ in true }
  private let (content, inner) = (UIView(), UIView())
  private let pan = UIPanGestureRecognizer()
  private(set) var hasCalled = false

  init(on stage: Stage, _ caller: Caller, _ call: Call) {
    (self.stage, self.caller, self.call) = (stage, caller, call)
    let (navigation, arbiter) = (stage.navigation, stage.navigation.gestureArbiter)
    navigation.setViewControllers([UIViewController(), UIViewController(), top], animated: false)
    for view in [content, inner] { view.frame = StageMetrics.screen }
    top.view.addSubview(content)
    content.addSubview(inner)
    top.answer = { [weak self] _ in
      self?.reach(.screen)
      return self?.caller != .notice
    }
    top.reaction = { [weak self] in self?.reach(.notice) }
    arbiter.driver = .arbiter
    arbiter.isRecording = true
    arbiter.onDecision = { [weak self] _ in self?.reach(.decision) }
    arbiter.onIssue = { [weak self] _ in self?.reach(.issue) }
    arbiter.policy.rules.insert(
      PopRule("calls") { [weak self] _ in
        MainActor.assumeIsolated { self?.reach(.rule) }
        return .noOpinion
      }, at: 0)
    switch caller {
    case .condition, .enclosingCondition:
      let role = PopGestureRole.claims(from: .all) { [weak self] _ in
        self?.reach(caller)
        return false
      }
      inner.popGestureRole = caller == .condition ? role : role.forEnclosingPans
    case .reason:
      inner.popGestureRole = .custom { [weak self] _ in
        self?.reach(.reason)
        return nil
      }
    case .issue: stage.navigation.interactivePopGestureRecognizer?.delegate = nil
    case .action:
      content.addGestureRecognizer(pan)
      pan.onAction { [weak self] _ in self?.reach(.action) }
    default: break
    }
    stage.rest()
  }

  private func reach(_ caller: Caller) {
    guard caller == self.caller, !hasCalled else { return }
    hasCalled = true
    stage.timeline.note("\(call)", about: "app")
    perform()
  }

  private func perform() {
    let (navigation, arbiter) = (stage.navigation, stage.navigation.gestureArbiter)
    switch call {
    case .trace: _ = arbiter.trace.json
    case .snapshot: _ = arbiter.snapshot().json
    case .diagnosis: _ = arbiter.diagnose()
    case .explanation: _ = arbiter.explanation(at: CGPoint(x: 195, y: 400))
    case .record: (arbiter.isRecording, arbiter.traceCapacity) = (true, 500)
    case .stopRecording: arbiter.isRecording = false
    case .traceCapacity: arbiter.traceCapacity = 0
    case .inspector: GestureInspector.show(on: navigation)
    case .policy: arbiter.policy = .disabled
    case .pushPolicy: arbiter.pushPolicy = .disabled
    case .screenPolicy: top.popPolicy = .disabled
    case .disable: arbiter.allowsPopGestures = false
    case .driver: arbiter.driver = .uikitOnly
    case .defaults:
      GestureArbiter.defaults.scrollViewRole = .pagingScrollView
      GestureArbiter.defaults.driver = .uikitOnly
    case .classNames: arbiter.includesClassNames = false
    case .suspend: arbiter.suspend(for: top, because: "test").end()
    case .register: arbiter.register(content, as: .map, named: "map")
    case .addPop: arbiter.addPopRecognizer(pan, for: .contentPop)
    case .role: inner.popGestureRole = .map
    case .noRole: (inner.popGestureRole, content.popGestureRole) = (nil, nil)
    case .scrollRole:
      let scrollView = UIScrollView(frame: StageMetrics.screen)
      inner.addSubview(scrollView)
      scrollView.allowsPopGestureAtLeadingEdge = true
    case .interceptor: top.popInterceptor = nil
    case .candidate: top.pushCandidate = { UIViewController() }
    case .transition: top.popTransition = .cover
    case .bar: top.companionBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    case .pop: arbiter.pop()
    case .escape: _ = arbiter.performEscape()
    case .shouldPop: _ = arbiter.shouldPop(top.navigationItem)
    case .remove: arbiter.remove()
    case .removeAndAsk:
      arbiter.remove()
      navigation.gestureArbiter.driver = .arbiter
    case .observers: (arbiter.onDecision, arbiter.onIssue) = (nil, nil)
    case .recognizers: stage.resetRecognizers()
    case .push: navigation.pushViewController(UIViewController(), animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .replace: navigation.setViewControllers([UIViewController()], animated: false)
    case .present: navigation.present(UIViewController(), animated: true)
    case .takeOff: navigation.view.removeFromSuperview()
    }
  }

  /// Swipes in every way that reaches the app's code.
  func swipe() {
    for x: CGFloat in [195, 3] {
      stage.swipeRight(from: x)
      stage.rest()
    }
    stage.swipeOnTrackpad()
  }

  /// Whether the stack can be popped by a swipe.
  func isAlive() -> Bool {
    GestureArbiter.defaults = GestureArbiter.Defaults()
    let navigation = stage.navigation
    GestureInspector.hide(on: navigation)
    navigation.dismiss(animated: false)
    if navigation.view.window == nil { stage.window.rootViewController = nil }
    stage.window.rootViewController = navigation
    let arbiter = navigation.gestureArbiter
    (arbiter.driver, arbiter.policy, arbiter.allowsPopGestures) = (.arbiter, .standard, true)
    let screen = UIViewController()
    navigation.pushViewController(screen, animated: false)
    stage.rest()
    stage.swipeRight(from: 195)
    stage.rest()
    return screen.parent == nil && navigation.transitionCoordinator == nil
  }
}
#endif
