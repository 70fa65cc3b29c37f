#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What UIKit calls while a driver moves a screen may do anything: the transition ends, the screens
/// are where they belong, and the next swipe works.
@MainActor @Suite struct TransitionCallbackTests {
  @Test(arguments: 0..<6)
  func `nothing gets stuck, whatever a callback of a driver's transition does`(part: Int) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    for seed in 1...60 { CallbackCase(seed: UInt64(60 * part + seed)).check() }
  }

  @Test(arguments: [false, true])
  func `nothing is left where UIKit asks in a later turn, whatever is done then`(drives: Bool) {
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let acts: [Act] = [.cancelTouches, .remove, .removeAndAsk, .stopDriving, .pop]
    for (seed, act) in acts.enumerated() {
      for callback in [Callback.animator, .interaction] {
        for ending in [Ending.flick, .far] {
          var plan = CallbackCase(seed: UInt64(seed))
          plan.behavior = UIKitBehavior(version: plan.behavior.version)
          plan.behavior.animatorTime = .nextTurn
          (plan.movement, plan.ending, plan.callback, plan.act) = (.content, ending, callback, act)
          (plan.animates, plan.drives) = (drives, drives)
          plan.check()
        }
      }
    }
  }

  @Test(arguments: SystemVersion.allCases)
  func `each screen may set the driver as it appears`(version: SystemVersion) {
    let stage = Stage(iOS: version)
    let (list, detail) = (AppearingScreen(.uikitOnly), AppearingScreen(.arbiter))
    stage.navigation.setViewControllers([list], animated: false)
    for _ in 1...2 {
      stage.navigation.pushViewController(detail, animated: true)
      stage.rest()
      stage.swipeRight(from: 195)
      stage.rest()
      #expect(stage.navigation.topViewController === list, "\(stage.story)")
      #expect(list.view.convert(CGPoint.zero, to: nil) == .zero)
    }
    #expect(stage.navigation.gestureArbiter.driver == .uikitOnly)
  }
}

/// A call of the app's code by UIKit or the arbiter.
private enum Callback: CaseIterable {
  case animator, interaction, willShow, didShow
  case topWillDisappear, topDidDisappear, topWillMove, topWillLayOut
  case otherDidLoad, otherWillAppear, otherIsAppearing, otherDidLayOut, otherDidAppear
  case topWillReappear, otherWillDisappear
  case decision, question
}

/// What the app does in it.
private enum Act: CaseIterable {
  case nothing
  // Settings, which hold from the next touch on.
  case stopDriving, otherDriver, otherDefault, refuse, refuseTop, disable, suspend
  case otherTransition, noTransition, noCandidate, bar
  // Changes of the stack.
  case remove, removeAndAsk, pop, popByArbiter, escape, push, replace, popToRoot
  case hideBar, setDelegate, present, takeOffWindow, replaceRoot, hideWindow, cancelTouches

  var changesStack: Bool {
    switch self {
    case .pop, .popByArbiter, .escape, .push, .replace, .popToRoot: true
    default: false
    }
  }

  /// Whether a screen that is on its way goes on.
  var keepsDrag: Bool {
    switch self {
    case .stopDriving, .otherDriver, .otherDefault, .otherTransition, .noTransition,
      .noCandidate, .bar:
      true
    default: false
    }
  }
}

/// How the stack is changed.
private enum Movement: CaseIterable { case content, edge, push, trackpad }

/// How the drag goes on.
private enum Ending: CaseIterable { case flick, far, back, cancelled, interrupted }

/// What lies around the stack.
private enum Container: CaseIterable {
  case window, tabs, parent

  @MainActor
  func makeRoot(of navigation: UINavigationController) -> UIViewController {
    switch self {
    case .window: return navigation
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), navigation]
      tabs.selectedIndex = 1
      return tabs
    case .parent:
      let parent = UIViewController()
      parent.view.frame = StageMetrics.screen
      parent.addChild(navigation)
      navigation.view.frame = StageMetrics.screen
      parent.view.addSubview(navigation.view)
      return parent
    }
  }
}

/// One swipe, with an act in the middle of a callback.
@MainActor
private struct CallbackCase {
  var behavior: UIKitBehavior
  var movement: Movement
  var ending: Ending
  var callback: Callback
  var act: Act
  /// Whether the app animates the change, and drives its animation.
  var (animates, drives): (Bool, Bool)
  var container: Container
  var layoutDirection: PopAttempt.LayoutDirection

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let likely = UIKitBehavior(version: SystemVersion.allCases[Int(seed % 3)])
    let departure =
      Bool.random(using: &random) ? likely.departures.randomElement(using: &random) : nil
    behavior = departure?.behavior ?? likely
    movement = Movement.allCases.randomElement(using: &random) ?? .content
    ending = Ending.allCases.randomElement(using: &random) ?? .far
    callback = Callback.allCases.randomElement(using: &random) ?? .willShow
    act = Act.allCases.randomElement(using: &random) ?? .nothing
    animates = Int.random(in: 0..<4, using: &random) == 0
    // What the app changes by code nobody would drive.
    drives = !act.changesStack && Bool.random(using: &random)
    container = Container.allCases.randomElement(using: &random) ?? .window
    layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
  }

  func check() {
    // Before the pan has begun, another driver takes its drag away.
    let keepsDrag = act.keepsDrag && callback != .decision && callback != .question
    let reference = keepsDrag ? CallbackStage(self, act: .nothing).play() : nil
    let stage = CallbackStage(self, act: act)
    let depth = stage.play()
    let title =
      "\(behavior.version), \(movement), \(ending), \(act) in \(callback), animates: \(animates), \(drives), \(container), \(layoutDirection)"
    for fault in stage.faults() {
      Issue.record("\(title): \(fault)\n\(stage.story)")
    }
    if let reference, depth != reference {
      Issue.record("\(title): \(depth) screens instead of \(reference)\n\(stage.story)")
    }
    if let expected = stage.depthAfterRemoval, depth != expected {
      Issue.record("\(title): \(depth) screens instead of \(expected)\n\(stage.story)")
    }
  }
}

/// The screens of a case.
@MainActor
private final class CallbackStage {
  private let plan: CallbackCase
  private let act: Act
  private let stage: Stage
  private let root: UIViewController
  /// What the stack's view lies in.
  private weak var host: UIView?
  private let delegate = HookedDelegate()
  private let (below, top, candidate) = (HookedScreen(), HookedScreen(), HookedScreen())
  private var hasActed = false
  private var suspension: PopSuspension?
  /// The screens after a removal while a touch held the transition.
  private(set) var depthAfterRemoval: Int?

  init(_ plan: CallbackCase, act: Act) {
    (self.plan, self.act) = (plan, act)
    GestureArbiter.defaults = GestureArbiter.Defaults()
    stage = Stage(behavior: plan.behavior, layoutDirection: plan.layoutDirection)
    let navigation = stage.navigation
    stage.window.rootViewController = nil
    root = plan.container.makeRoot(of: navigation)
    stage.window.rootViewController = root
    navigation.setViewControllers(
      [UIViewController(), below, top], animated: false)
    navigation.delegate = delegate
    (delegate.animates, delegate.drives) = (plan.animates, plan.drives)
    navigation.gestureArbiter.driver = .arbiter
    navigation.gestureArbiter.onDecision = { [weak self] _ in self?.fire(.decision) }
    top.popTransition = .cover
    if plan.movement == .push { top.pushCandidate = { [candidate] in candidate } }
    stage.rest()
    host = navigation.view.superview
    delegate.onCall = { [weak self] in self?.fire($0) }
    top.callbacks = [
      .willDisappear: .topWillDisappear, .didDisappear: .topDidDisappear, .willMove: .topWillMove,
      .willLayOut: .topWillLayOut, .willAppear: .topWillReappear, .question: .question,
    ]
    let other = plan.movement == .push ? candidate : below
    other.callbacks = [
      .didLoad: .otherDidLoad, .willAppear: .otherWillAppear, .isAppearing: .otherIsAppearing,
      .didLayOut: .otherDidLayOut, .didAppear: .otherDidAppear,
      .willDisappear: .otherWillDisappear,
    ]
    for screen in [top, other] { screen.onCall = { [weak self] in self?.fire($0) } }
  }

  var story: String { stage.story }

  private func fire(_ callback: Callback) {
    guard callback == plan.callback, !hasActed else { return }
    hasActed = true
    stage.timeline.note("\(act)", about: "app")
    perform()
  }

  private func perform() {
    let navigation = stage.navigation
    let arbiter = navigation.gestureArbiter
    switch act {
    case .nothing: break
    case .stopDriving: arbiter.driver = .uikitOnly
    case .otherDriver: arbiter.driver = PopDriver("other") { _, _ in {} }
    case .otherDefault:
      GestureArbiter.defaults.driver = .arbiter
      navigation.gestureArbiter.onDecision = { _ in }
    case .refuse: arbiter.policy = .disabled
    case .refuseTop: navigation.topViewController?.popPolicy = .disabled
    case .disable: arbiter.allowsPopGestures = false
    case .suspend: suspension = arbiter.suspend(for: top, because: "test")
    case .otherTransition: navigation.topViewController?.popTransition = .system
    case .noTransition: for screen in [top, below, candidate] { screen.popTransition = nil }
    case .noCandidate: top.pushCandidate = nil
    case .bar: below.companionBar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
    case .remove, .removeAndAsk:
      let isHeld = navigation.transitionCoordinator?.isInteractive == true
      arbiter.remove()
      if act == .removeAndAsk { navigation.gestureArbiter.driver = .arbiter }
      if isHeld, plan.movement != .trackpad { depthAfterRemoval = 3 }
    case .pop: navigation.popViewController(animated: true)
    case .popByArbiter: arbiter.pop()
    case .escape: _ = arbiter.performEscape()
    case .push: navigation.pushViewController(UIViewController(), animated: true)
    case .replace: navigation.setViewControllers([UIViewController(), top], animated: true)
    case .popToRoot: navigation.popToRootViewController(animated: false)
    case .hideBar: navigation.setNavigationBarHidden(true, animated: false)
    case .setDelegate: navigation.delegate = nil
    case .present: navigation.present(UIViewController(), animated: true)
    case .takeOffWindow: navigation.view.removeFromSuperview()
    case .replaceRoot: stage.window.rootViewController = UIViewController()
    case .hideWindow: stage.window.isHidden = true
    case .cancelTouches: stage.resetRecognizers()
    }
  }

  /// Plays the swipe; returns the number of screens at rest.
  func play() -> Int {
    switch plan.movement {
    case .content: drag(from: 100, by: 1)
    case .edge: drag(from: 2, by: 1)
    case .push: drag(from: 380, by: -1)
    case .trackpad:
      let movement = CGPoint(x: plan.layoutDirection == .leftToRight ? 14 : -14, y: 1)
      stage.swipeOnTrackpad(by: movement, back: plan.ending == .back ? 12 : 0)
    }
    stage.rest()
    hasActed = true
    delegate.animates = false
    return stage.navigation.viewControllers.count
  }

  /// Drags as in left-to-right layout, and mirrored in the other.
  private func drag(from start: CGFloat, by side: CGFloat) {
    let (x, side) = mirrored(start, side)
    var script = TouchScript().down(at: CGPoint(x: x, y: 400))
    func move(_ distance: CGFloat, _ time: Double) {
      script = script.move(to: CGPoint(x: x + side * distance, y: 400), over: time)
    }
    switch plan.ending {
    case .flick:
      move(90, 0.08)
      stage.play(script.up())
    case .far:
      move(240, 0.4)
      stage.play(script.hold(for: 0.2).up())
    case .back:
      move(120, 0.2)
      move(20, 0.3)
      stage.play(script.hold(for: 0.2).up())
    case .cancelled:
      move(120, 0.2)
      stage.play(script.cancel())
    case .interrupted:
      move(90, 0.08)
      stage.play(script.up())
      stage.engine.clock.advance(by: 0.05)
      stage.play(
        TouchScript().down(at: CGPoint(x: 200, y: 500))
          .move(to: CGPoint(x: 200 - 60 * side, y: 500), over: 0.1)
          .hold(for: 0.2).up())
    }
  }

  private func mirrored(_ x: CGFloat, _ side: CGFloat) -> (x: CGFloat, side: CGFloat) {
    plan.layoutDirection == .leftToRight ? (x, side) : (StageMetrics.screen.width - x, -side)
  }

  /// What is wrong at rest, and after it.
  func faults() -> [String] {
    var faults: [String] = []
    let navigation = stage.navigation
    if navigation.transitionCoordinator != nil { faults.append("the transition is left") }
    if act != .setDelegate, navigation.delegate !== delegate {
      faults.append("the delegate is \(navigation.delegate.map { "\($0)" } ?? "nil")")
    }
    if navigation.view.window == nil {
      stage.window.rootViewController = nil
      if root !== navigation, navigation.view.superview == nil { host?.addSubview(navigation.view) }
      stage.window.rootViewController = root
    }
    stage.window.isHidden = false
    navigation.dismiss(animated: false)
    stage.rest()
    if let view = navigation.topViewController?.view {
      if view.window !== stage.window { faults.append("the top screen is not shown") }
      let frame = view.convert(view.bounds, to: nil)
      if frame != StageMetrics.screen { faults.append("the top screen lies at \(frame)") }
      let others = view.superview?.subviews.count ?? 0
      if others != 1 { faults.append("\(others) screens are shown") }
    }
    for screen in [below, top, candidate] where screen.isLogged {
      let isTop = navigation.topViewController === screen
      if screen.isVisible != isTop {
        faults.append("a screen that is \(isTop ? "" : "not ")on top believes otherwise")
      }
    }
    // What comes after lives.
    suspension?.end()
    for screen in navigation.viewControllers { screen.popPolicy = nil }
    GestureArbiter.defaults = GestureArbiter.Defaults()
    let arbiter = navigation.gestureArbiter
    (arbiter.driver, arbiter.allowsPopGestures, arbiter.policy) = (.arbiter, true, .standard)
    navigation.setNavigationBarHidden(false, animated: false)
    for x: CGFloat in [195, 2] {
      let screen = UIViewController()
      navigation.pushViewController(screen, animated: false)
      stage.rest()
      let (start, side) = mirrored(x, 1)
      stage.play(.drag(from: CGPoint(x: start, y: 422), by: CGPoint(x: 180 * side, y: 4)))
      stage.rest()
      if screen.parent != nil { faults.append("the next swipe from \(x) does not pop") }
    }
    return faults
  }
}

/// A screen that has a driver of its own.
private final class AppearingScreen: UIViewController {
  private let driver: PopDriver

  init(_ driver: PopDriver) {
    self.driver = driver
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.gestureArbiter.driver = driver
  }
}

private final class HookedDelegate: DelegateLog {
  private var interaction: UIPercentDrivenInteractiveTransition?
  var onCall: (Callback) -> Void = { _ in }
  var (animates, drives) = (false, false)

  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { onCall(.willShow) }

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { onCall(.didShow) }

  override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    onCall(.animator)
    return animates ? InterruptibleFadeAnimator() : nil
  }

  override func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    onCall(.interaction)
    guard drives, animationController is InterruptibleFadeAnimator else { return nil }
    let interaction = UIPercentDrivenInteractiveTransition()
    self.interaction = interaction
    return interaction
  }
}

private final class HookedScreen: UIViewController, PopIntercepting {
  enum Call {
    case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willLayOut, didLayOut, willMove, question
  }

  var onCall: (Callback) -> Void = { _ in }
  /// The calls that are told.
  var callbacks: [Call: Callback] = [:]
  private(set) var isVisible = false
  /// Whether it has ever appeared.
  private(set) var isLogged = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tell(.didLoad)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tell(.willAppear)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tell(.isAppearing)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (isLogged, isVisible) = (true, true)
    tell(.didAppear)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tell(.willDisappear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isVisible = false
    tell(.didDisappear)
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    tell(.willLayOut)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tell(.didLayOut)
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    tell(.willMove)
  }
  private func tell(_ call: Call) {
    if let callback = callbacks[call] { onCall(callback) }
  }
  func allowsPop(by trigger: PopTrigger) -> Bool {
    tell(.question)
    return true
  }
}
#endif
