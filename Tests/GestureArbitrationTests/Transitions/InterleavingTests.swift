#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// Pushes, pops, drags, presentations and rotations in any order leave everything consistent.
@MainActor @Suite struct InterleavingTests {
  private static let count: UInt64 = runsEveryCombination ? 10_000 : 600

  @Test func `random interleavings leave the stack, the screens and the recognizers consistent`() {
    for seed in 1...Self.count {
      let play = Interleaving(seed: seed)
      let findings = play.run()
      guard !findings.isEmpty else { continue }
      Issue.record("seed \(seed): \(findings.joined(separator: "; "))\n\(play.story)")
      return
    }
  }

  @Test func `no controller or screen outlives its stage`() {
    for seed in 1...Self.count / 10 {
      weak var navigation: UINavigationController?
      var screens: [Weak] = []
      do {
        let play = Interleaving(seed: seed)
        navigation = play.navigation
        _ = play.run(untilRest: seed.isMultiple(of: 2))
        screens = play.everyScreen.map(Weak.init)
      }
      #expect(navigation == nil, "seed \(seed)")
      #expect(screens.allSatisfy { $0.object == nil }, "seed \(seed)")
    }
  }

  @Test func `the interleavings contain every kind of step`() {
    var kinds: Set<String> = []
    for seed in UInt64(1)...60 {
      let play = Interleaving(seed: seed)
      _ = play.run()
      kinds.formUnion(play.steps)
    }
    #expect(kinds == Set(Interleaving.Step.allCases.map(\.rawValue)))
  }
}

private struct Weak {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// Random steps on a stage under random answers to UIKit's open questions.
@MainActor
private final class Interleaving {
  enum Step: String, CaseIterable {
    case push, popByCode, plainPop, dragToFinish, dragToCancel, dragLeft, touchLands, touchMoves
    case touchLifts, wait, present, dismiss, turn, replace, hideBar, popTransition, popToRoot
    case changeDriver, removeArbiter, popTo, secondTouch
  }

  let navigation = UINavigationController()
  private(set) var steps: [String] = []
  private(set) var everyScreen: [CountedScreen] = []
  private let stage: Stage
  private var draw: SeededGenerator
  private var touchPoint: CGPoint?
  private var number = 0
  private var delegate: DelegateLog?

  init(seed: UInt64) {
    draw = SeededGenerator(seed: seed)
    var behavior = UIKitBehavior(version: SystemVersion.allCases[Int(seed % 3)])
    // UIKit itself freezes under two answers; no promise is made under the third (C094).
    let settled: Set<UIKitBehavior.Question> = [
      .heldExclusion, .popDuringDismissal, .disabledMidPop,
    ]
    for question in UIKitBehavior.Question.allCases where !settled.contains(question) {
      let answers = behavior.answers(to: question)
      // Two of three answers are the likely ones.
      let place = draw.next() % 3 == 0 ? Int(draw.next() % UInt64(answers.count)) : 0
      behavior = answers[place].behavior
    }
    stage = Stage(
      behavior: behavior, layoutDirection: seed.isMultiple(of: 7) ? .rightToLeft : .leftToRight,
      seed: seed, navigation: navigation)
    if seed.isMultiple(of: 2) {
      let log = DelegateLog()
      delegate = log
      navigation.delegate = log
    }
    arbitrate()
    for _ in 0..<2 { stage.push(screen()) }
  }

  private func arbitrate() {
    stage.arbiter.driver = .publicTransition
    stage.arbiter.onIssue = { _ in }
  }

  var story: String {
    (["\(steps.joined(separator: ", "))"] + [stage.story]).joined(separator: "\n")
  }

  /// Runs the steps; returns what is inconsistent afterwards.
  func run(untilRest: Bool = true) -> [String] {
    for _ in 0..<(6 + draw.next() % 10) {
      let step = Step.allCases[Int(draw.next() % UInt64(Step.allCases.count))]
      steps.append(step.rawValue)
      take(step)
    }
    guard untilRest else { return [] }
    lift()
    stage.rest()
    if navigation.presentedViewController != nil { navigation.dismiss(animated: false) }
    stage.rest()
    return findings
  }

  private func take(_ step: Step) {
    switch step {
    case .push: navigation.pushViewController(screen(), animated: chance(70))
    case .popByCode: stage.arbiter.pop(confirmed: !chance(50), animated: chance(70))
    case .plainPop: navigation.popViewController(animated: chance(70))
    case .dragToFinish: drag(by: 180, over: 0.2)
    case .dragToCancel: drag(by: 100, over: 1.2)
    case .dragLeft: drag(by: -180, over: 0.2)
    case .touchLands: if touchPoint == nil { touch(.began, at: place()) }
    case .touchMoves:
      guard let touchPoint else { return }
      let distance = CGFloat(draw.next() % 60) - 10
      for part in 1...3 {
        touch(.moved, at: CGPoint(x: touchPoint.x + distance * CGFloat(part), y: touchPoint.y))
      }
    case .touchLifts: lift()
    case .wait: stage.engine.clock.advance(by: Double(draw.next() % 300) / 1000)
    case .present:
      if navigation.presentedViewController == nil {
        navigation.present(screen(), animated: chance(70))
      }
    case .dismiss:
      if navigation.presentedViewController != nil { navigation.dismiss(animated: true) }
    case .turn:
      let size = stage.window.bounds.size
      stage.window.frame = CGRect(x: 0, y: 0, width: size.height, height: size.width)
    case .replace:
      navigation.setViewControllers(
        navigation.viewControllers.dropLast() + [screen()], animated: chance(50))
    case .hideBar: navigation.setNavigationBarHidden(chance(50), animated: false)
    case .popTransition: navigation.topViewController?.popTransition = chance(50) ? .cover : nil
    case .popToRoot: navigation.popToRootViewController(animated: chance(70))
    case .changeDriver: stage.arbiter.driver = chance(70) ? .publicTransition : .uikitOnly
    case .removeArbiter:
      stage.arbiter.remove()
      arbitrate()
    case .popTo:
      let stack = navigation.viewControllers
      stage.arbiter.pop(to: stack[Int(draw.next() % UInt64(stack.count))], confirmed: true)
    case .secondTouch:
      for phase in [UITouch.Phase.began, .ended] {
        stage.engine.send(
          [TouchSample(touch: 5, phase: phase, location: CGPoint(x: 200, y: 300))],
          at: stage.engine.clock.now + 0.001)
      }
    }
  }

  private func drag(by distance: CGFloat, over time: TimeInterval) {
    lift()
    let start = place()
    stage.play(
      TouchScript().down(at: start)
        .move(to: CGPoint(x: start.x + distance, y: start.y + 2), over: time).up())
  }

  private func place() -> CGPoint {
    CGPoint(
      x: chance(30) ? 5 : CGFloat(60 + draw.next() % 250), y: CGFloat(100 + draw.next() % 200))
  }

  private func touch(_ phase: UITouch.Phase, at place: CGPoint) {
    touchPoint = phase == .ended ? nil : place
    stage.engine.send(
      [TouchSample(touch: 9, phase: phase, location: place)],
      at: stage.engine.clock.now + 1.0 / 120)
  }

  private func lift() {
    if let touchPoint { touch(.ended, at: touchPoint) }
  }

  private func chance(_ percent: UInt64) -> Bool { draw.next() % 100 < percent }

  private func screen() -> CountedScreen {
    number += 1
    let screen = CountedScreen()
    screen.title = "screen \(number)"
    if chance(30) { screen.pushCandidate = CountedScreen() }
    screen.refusesPops = chance(10)
    screen.interceptsBackButton = chance(20)
    everyScreen.append(screen)
    return screen
  }

  private var findings: [String] {
    var found: [String] = []
    func check(_ holds: Bool, _ text: @autoclosure () -> String) {
      if !holds { found.append(text()) }
    }
    let stack = navigation.viewControllers
    check(navigation.transitionCoordinator == nil, "a transition is running")
    check(navigation.delegate === delegate, "the delegate was replaced")
    check(
      Set(stack.map(ObjectIdentifier.init)).count == stack.count, "a screen is on the stack twice")
    check(navigation.children.count == stack.count, "children and stack differ")
    for screen in stack {
      check(screen.parent === navigation, "\(screen.title ?? "?") has no parent")
    }
    if let top = stack.last {
      check(
        top.view.window === stage.window
          && top.view.convert(top.view.bounds, to: nil) == stage.window.bounds,
        "the top screen is misplaced: \(top.view.convert(top.view.bounds, to: nil))")
      check(top.view.superview?.subviews.count == 1, "a view remains beside the top screen")
    }
    for screen in everyScreen + everyScreen.compactMap({ $0.pushCandidate as? CountedScreen }) {
      let isTop = screen === stack.last
      check(
        screen.isShown == isTop && !screen.isInTransition,
        "\(screen.title ?? "candidate") received \(screen.calls.suffix(4)), top: \(isTop)")
      check(isTop || screen.viewIfLoaded?.window == nil, "\(screen.title ?? "?") is in a window")
      check(
        stack.contains(screen) || screen.parent == nil, "\(screen.title ?? "?") has kept its parent"
      )
    }
    for recognizer in navigation.view.gestureRecognizers ?? [] {
      check(recognizer.state == .possible, "\(recognizer.name ?? "?") is not reset")
    }
    check(stage.engine.issues.filter { $0.isCircle }.isEmpty, "a circular requirement")
    return found
  }
}

extension HeadlessIssue {
  fileprivate var isCircle: Bool {
    if case .circularRequirement = self { true } else { false }
  }
}

/// A screen that records its appearance callbacks.
private final class CountedScreen: UIViewController, PopIntercepting {
  private(set) var calls: [String] = []

  var isShown: Bool { calls.last == "did appear" }
  var isInTransition: Bool { calls.last?.hasPrefix("will") ?? false }

  /// Whether it refuses every pop.
  var refusesPops = false

  func shouldPop(by trigger: PopTrigger) -> Bool { !refusesPops }

  override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
}
#endif
