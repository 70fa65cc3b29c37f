#if HEADLESS
import Foundation
import GestureArbitration
import HeadlessUIKit

/// The result of playing an interleaving.
@MainActor
package struct InterleavingRun: RandomRun {
  /// The first violation; nil if all laws hold.
  package let violation: StressViolation?
  /// The kinds of steps.
  package let covered: Set<InterleavingCase.Action>
  /// The events as lines.
  package let timeline: [String]

  /// Plays a case and checks the laws at rest, and that nothing outlives the stage.
  package init(_ interleaving: InterleavingCase, trial: StressTrial = StressTrial()) {
    let play = Self.play(interleaving, trial.fault)
    // The stage is deallocated; so must be everything on it.
    let left = play.witnesses.filter { $0.object != nil }.map(\.label)
    let leak =
      left.isEmpty
      ? []
      : [StressViolation(law: .leak, story: "\(left.joined(separator: ", ")) outlive the stage")]
    violation = (play.violations + leak).first { !trial.except.contains($0.law) }
    covered = Set(interleaving.steps.map(\.action))
    timeline = play.timeline
    withExtendedLifetime(play.retained) {}
  }

  private struct Play {
    let violations: [StressViolation]
    let timeline: [String]
    let witnesses: [StressWitness]
    let retained: [AnyObject]
  }

  private static func play(_ interleaving: InterleavingCase, _ fault: StressFault?) -> Play {
    let stage = InterleavingStage(interleaving, fault: fault)
    for step in interleaving.steps { stage.perform(step) }
    if interleaving.endsAtRest { stage.finish() }
    return Play(
      violations: stage.violations + (interleaving.endsAtRest ? stage.violationsAtRest : []),
      timeline: stage.stage.timeline.lines,
      witnesses: [StressWitness(stage.navigation, "the navigation controller")]
        + stage.screens.map { StressWitness($0, $0.name) }
        + stage.nested.map { StressWitness($0, "a nested stack") },
      retained: stage.retained)
  }
}

extension InterleavingStage {
  /// The violations of laws that must hold when everything is at rest.
  fileprivate var violationsAtRest: [StressViolation] {
    stackViolations + screens.flatMap(violations) + nested.flatMap(violations)
      + recognizerViolations
  }

  private func violations(of inner: UINavigationController) -> [StressViolation] {
    guard let views = inner.viewIfLoaded?.gestureRecognizers, inner.view.window != nil else {
      return []
    }
    var found: [StressViolation] = []
    if inner.transitionCoordinator != nil || inner.topViewController?.view.window == nil {
      found.append(StressViolation(law: .stack, story: "a nested stack is not at rest"))
    }
    return found
      + views.filter { $0.state != .possible }.map {
        StressViolation(
          law: .reset, story: "\($0.displayName) of a nested stack is \($0.state.word) at rest")
      }
  }

  private var stackViolations: [StressViolation] {
    let stack = navigation.viewControllers
    var found: [StressViolation] = []
    func check(_ holds: Bool, _ story: @autoclosure () -> String) {
      if !holds { found.append(StressViolation(law: .stack, story: story())) }
    }
    check(navigation.transitionCoordinator == nil, "a transition is running at rest")
    check(navigation.delegate === delegate, "the navigation delegate was replaced")
    check(
      Set(stack.map(ObjectIdentifier.init)).count == stack.count, "a screen is on the stack twice")
    check(navigation.children.count == stack.count, "children and stack differ")
    for screen in stack {
      check(screen.parent === navigation, "\(screen.title ?? "?") has no parent")
    }
    if let top = stack.last {
      let frame = top.view.convert(top.view.bounds, to: nil)
      check(
        top.view.window === stage.window && frame == stage.window.bounds,
        "the top screen is misplaced: \(frame)")
      check(top.view.superview?.subviews.count == 1, "a view remains beside the top screen")
    }
    return found
  }

  private func violations(of screen: InterleavingScreen) -> [StressViolation] {
    let stack = navigation.viewControllers
    let isTop = screen === stack.last
    var found: [StressViolation] = []
    func check(_ holds: Bool, _ law: StressViolation.Law, _ story: @autoclosure () -> String) {
      if !holds { found.append(StressViolation(law: law, story: "\(screen.name) \(story())")) }
    }
    let last = screen.calls.last
    check(
      isTop ? last == .didAppear : last == nil || last == .didDisappear, .appearance,
      "is \(isTop ? "" : "not ")on top and received "
        + screen.calls.suffix(4).map(\.rawValue).joined(separator: ", "))
    check(isTop || screen.viewIfLoaded?.window == nil, .stack, "is not on top and in a window")
    check(
      stack.contains(screen) || screen.parent == nil, .stack, "is not on the stack and has a parent"
    )
    return found
  }

  private var recognizerViolations: [StressViolation] {
    let active = (navigation.view.gestureRecognizers ?? []).filter { $0.state != .possible }
    let circles = stage.engine.issues.filter(\.isCircle)
    return active.map {
      StressViolation(law: .reset, story: "\($0.displayName) is \($0.state.word) at rest")
    } + circles.map { StressViolation(law: .circle, story: "\($0)") }
  }
}

extension HeadlessIssue {
  fileprivate var isCircle: Bool {
    if case .circularRequirement = self { true } else { false }
  }
}
#endif
