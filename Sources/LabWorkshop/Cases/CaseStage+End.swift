#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension CaseStage {
  /// What a remark on circular requirements is about.
  static let circle = "circle"

  /// Records the circular requirements that the engine has named since.
  func noteCircles() {
    for case .circularRequirement(let names) in stage.engine.issues.dropFirst(namedIssues) {
      recorder.note(names.joined(separator: ", "), about: Self.circle)
    }
    namedIssues = stage.engine.issues.count
  }

  /// Records where things are after an event of touches.
  func noteMotion() {
    if recorder.detail == .states { recorder.add(.motion(motion)) }
  }

  /// Lifts the touches that are down, ends what no touch ends, and waits for rest.
  func finish(_ labCase: LabCase) {
    for touch in touches.keys.sorted() {
      perform(CaseStep(.lift(touch: touch, isCancelled: false)))
    }
    stage.engine.clock.advance(by: 1)
    for tree in trees { tree.finish(besides: labCase.recognizersThatAreSet) }
    stage.engine.clock.advance(by: 2 * StageMetrics.restingTime)
    noteCircles()
    noteMotion()
  }

  /// Takes back what lines of the package have set, and records what is left of it.
  func takeEverythingBack() {
    var end = scene
    GestureArbiter.defaults = GestureArbiter.Defaults()
    suspensions = [:]
    for tree in trees { tree.takeRolesBack() }
    for screen in screens.values {
      (screen.popPolicy, screen.popInterceptor, screen.popTransition) = (nil, nil, nil)
      screen.pushCandidate = nil
      (screen.content ?? screen.viewIfLoaded)?.popGestureRole = nil
    }
    for name in stacks.keys { perform(.remove(stack: name)) }
    end.ofPackage = scene.ofPackage
    if systemPops != foundPops { end.ofPackage["UIKit's pops"] = "changed" }
    recorder.add(.scene(end))
  }

  /// What the package must not change of UIKit's pops.
  var systemPops: [String] {
    stacks.sorted { $0.key < $1.key }.flatMap { name, stack in
      NavigationGesture.allCases.compactMap { stack.systemRecognizer(for: $0) }.map { pop in
        let delegate = pop.delegate.map { "\(ObjectIdentifier($0))" } ?? "no delegate"
        return "\(ObjectIdentifier(pop)), \(delegate), \(pop.view === stack.view)"
      }
    }
  }
}
#endif
