#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The stage on which an interleaving is played.
@MainActor
final class InterleavingStage {
  let stage: Stage
  /// The delegate of the navigation controller, if the case has one.
  let delegate: InterleavingDelegate?
  /// All screens of the case except the root, with their push candidates.
  private(set) var screens: [InterleavingScreen] = []
  /// The stacks inside screens.
  private(set) var nested: [UINavigationController] = []
  /// Another stack, in no window.
  private lazy var other = UINavigationController(rootViewController: UIViewController())
  /// The objects that a fault retains.
  private(set) var retained: [AnyObject] = []
  private let fault: StressFault?
  /// The details of the current step.
  private var bits: SeededGenerator
  private var touchPoint: CGPoint?
  /// What a step has violated.
  private(set) var violations: [StressViolation] = []

  var navigation: UINavigationController { stage.navigation }

  init(_ interleaving: InterleavingCase, fault: StressFault?) {
    self.fault = fault
    bits = SeededGenerator(seed: interleaving.shuffle)
    stage = Stage(
      behavior: interleaving.behavior,
      layoutDirection: interleaving.isMirrored ? .rightToLeft : .leftToRight,
      seed: interleaving.shuffle)
    delegate = interleaving.hasDelegate ? InterleavingDelegate() : nil
    if let delegate { navigation.delegate = delegate }
    installArbiter()
    for _ in 0..<2 { stage.push(makeScreen()) }
  }

  /// Performs one step.
  func perform(_ step: InterleavingCase.Step) {
    bits = SeededGenerator(seed: step.details)
    stage.timeline.note(step.action.rawValue, about: "step")
    switch step.action {
    case .push: navigation.pushViewController(makeScreen(), animated: chance(70))
    case .arbiterPop: stage.arbiter.pop(confirmed: chance(50), animated: chance(70))
    case .arbiterPopTo:
      stage.arbiter.pop(to: bits.pick(navigation.viewControllers), confirmed: true)
    case .pop: navigation.popViewController(animated: chance(70))
    case .popToRoot: navigation.popToRootViewController(animated: chance(70))
    case .replaceTop:
      navigation.setViewControllers(
        navigation.viewControllers.dropLast() + [makeScreen()], animated: chance(50))
    case .pushNested: navigation.pushViewController(makeNestedStack(), animated: chance(70))
    case .moveTop: moveTop()
    case .dragToFinish: drag(by: 180, over: 0.2)
    case .dragToCancel: drag(by: 100, over: 1.2)
    case .dragLeft: drag(by: -180, over: 0.2)
    case .touchBegan: if touchPoint == nil { send(.began, at: point()) }
    case .touchMoved: moveTouch()
    case .touchEnded: endTouch()
    case .secondTouch: tapWithSecondTouch()
    case .wait: stage.engine.clock.advance(by: Double(bits.below(300)) / 1000)
    case .present:
      if navigation.presentedViewController == nil {
        navigation.present(makeScreen(), animated: chance(70))
      }
    case .dismiss:
      if navigation.presentedViewController != nil { navigation.dismiss(animated: true) }
    case .rotate:
      let size = stage.window.bounds.size
      stage.window.frame = CGRect(x: 0, y: 0, width: size.height, height: size.width)
    case .setBarHidden: navigation.setNavigationBarHidden(chance(50), animated: false)
    case .setPopTransition:
      navigation.topViewController?.popTransition = chance(50) ? .cover : nil
    case .changeDriver: stage.arbiter.driver = chance(70) ? .arbiter : .uikitOnly
    case .removeArbiter:
      stage.arbiter.remove()
      installArbiter()
    }
  }

  /// Ends the touch, dismisses what is presented, and waits until everything is at rest.
  func finish() {
    endTouch()
    stage.rest()
    if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
    stage.rest()
  }

  private func installArbiter() {
    // Random steps may lead to issues; printing each would hide a violation.
    stage.arbiter.onIssue = { _ in }
    stage.arbiter.driver = .arbiter
  }

  private func makeScreen() -> InterleavingScreen {
    let screen = InterleavingScreen(named: "screen \(screens.count + 1)")
    screens.append(screen)
    if chance(30) {
      let candidate = InterleavingScreen(named: "candidate of \(screen.name)")
      screen.pushCandidate = { candidate }
      screens.append(candidate)
    }
    screen.refusesPops = chance(10)
    screen.yields = fault == .yielding
    screen.popInterceptor = screen
    if fault == .retaining, touchPoint != nil { retained.append(screen) }
    return screen
  }

  /// Makes a screen that is filled by a stack with two screens, the upper of which may veto.
  private func makeNestedStack() -> InterleavingScreen {
    let screen = makeScreen()
    let inner = UINavigationController(rootViewController: UIViewController())
    let editor = InterleavingScreen(named: "editor in \(screen.name)")
    editor.refusesPops = chance(30)
    editor.popInterceptor = editor
    inner.setViewControllers([UIViewController(), editor], animated: false)
    screen.addChild(inner)
    inner.view.frame = screen.view.bounds
    inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.view.addSubview(inner.view)
    inner.didMove(toParent: screen)
    nested.append(inner)
    return screen
  }

  /// Moves the top screen to another stack as a split view does, and back.
  private func moveTop() {
    guard navigation.transitionCoordinator == nil, navigation.viewControllers.count > 1,
      let top = navigation.topViewController
    else { return }
    navigation.setViewControllers(navigation.viewControllers.dropLast(), animated: false)
    other.pushViewController(top, animated: false)
    if chance(50) { stage.engine.clock.advance(by: 0.02) }
    other.popViewController(animated: false)
    navigation.pushViewController(top, animated: chance(50))
  }

  private func drag(by distance: CGFloat, over time: TimeInterval) {
    endTouch()
    let laws = InterleavingDragLaws(on: self)
    let start = point()
    stage.play(
      TouchScript().down(at: start)
        .move(to: CGPoint(x: start.x + distance, y: start.y + 2), over: time).up())
    violations += laws.violations
  }

  private func moveTouch() {
    guard let start = touchPoint else { return }
    let distance = CGFloat(bits.below(60) - 10)
    for part in 1...3 {
      send(.moved, at: CGPoint(x: start.x + distance * CGFloat(part), y: start.y))
    }
  }

  private func endTouch() {
    if let touchPoint { send(.ended, at: touchPoint) }
  }

  private func tapWithSecondTouch() {
    if fault == .endless { navigation.view.addGestureRecognizer(EndlessRecognizer()) }
    for phase in [UITouch.Phase.began, .ended] {
      stage.player.send(
        TouchSample(touch: 5, phase: phase, location: CGPoint(x: 200, y: 300)),
        at: stage.engine.clock.now + 0.001)
    }
  }

  private func send(_ phase: UITouch.Phase, at point: CGPoint) {
    touchPoint = phase == .ended ? nil : point
    stage.player.send(
      TouchSample(touch: 9, phase: phase, location: point),
      at: stage.engine.clock.now + 1.0 / 120)
  }

  /// Returns a point near the left border or in the middle.
  private func point() -> CGPoint {
    CGPoint(
      x: chance(30) ? 5 : CGFloat(60 + bits.below(250)), y: CGFloat(100 + bits.below(200)))
  }

  private func chance(_ percent: Int) -> Bool { bits.chance(percent, in: 100) }
}

/// A recognizer that begins with a touch and never ends, for a fault.
@MainActor
private final class EndlessRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .began }
  }
}
#endif
