#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit

extension Player {
  /// What a case has led to.
  package struct Play {
    /// What happened.
    package let log: Log
    /// What is not deallocated with the stage.
    package let survivors: [String]
    /// The open questions that the engine consulted.
    let consulted: Set<UIKitBehavior.Question>
    /// Those that it consulted before the end, in which touches lift and everything rests.
    let consultedInSteps: Set<UIKitBehavior.Question>
  }

  /// Plays a case on a stage that is made for it, as the first of a process.
  ///
  /// A scene is recorded at the start and after each step after which everything rests.
  package static func play(
    _ labCase: LabCase, detail: Log.Detail = .decisions, planting fault: PlantedFault? = nil
  ) -> Play {
    let (log, consulted, inSteps, objects, retained) = first {
      let stage = perform(labCase, detail, fault)
      if labCase.hasViews { stage.takeEverythingBack() }
      return (
        stage.recorder.log, Set(stage.stage.engine.consultedQuestions), stage.consultedInSteps,
        stage.witnesses, stage.retained
      )
    }
    return withExtendedLifetime(retained) {
      Play(
        log: log, survivors: objects.filter { $0.object != nil }.map(\.name),
        consulted: consulted, consultedInSteps: inSteps)
    }
  }

  /// Returns a case that expects what happens in it.
  package static func expecting(_ labCase: LabCase) -> LabCase {
    var expecting = labCase
    let diagram = Diagram(of: play(labCase, detail: .states).log)
    // Of several recognizers of one name, those that began count.
    expecting.expected = diagram.lines.filter { (try? diagram.check([$0])) != nil }
    return expecting
  }

  /// Returns the screen of the first stack that is shown before the last touches of a case, or at
  /// its end if something follows them; nil without a stack.
  package static func screen(of labCase: LabCase) -> GestureSnapshot? {
    var shown = labCase
    shown.steps.removeLast(labCase.lastTouches)
    return first {
      let stage = perform(shown, .decisions)
      let arbiter = labCase.stackNames.lazy.compactMap { stage.stacks[$0] }
        .first { $0.viewIfLoaded?.window != nil }?.gestureArbiter
      // What is pending on a new arbiter is done before any touch.
      stage.stage.engine.clock.advance(by: MapMetrics.pause)
      return withExtendedLifetime(stage) { arbiter?.snapshot() }
    }
  }

  /// Does something as the first of a process.
  private static func first<Result>(_ work: () -> Result) -> Result {
    Installation.current.reset()
    GestureArbiter.defaults = GestureArbiter.Defaults()
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    return work()
  }

  private static func perform(
    _ labCase: LabCase, _ detail: Log.Detail, _ fault: PlantedFault? = nil
  ) -> CaseStage {
    let stage = CaseStage(labCase, detail: detail, planting: fault)
    stage.recorder.add(.scene(stage.scene))
    for (index, step) in labCase.steps.enumerated() {
      stage.recorder.add(.step(index))
      stage.perform(step)
      stage.noteCircles()
      if labCase.hasViews, step.isTouch {
        stage.plantAfterTouch()
        stage.noteMotion()
      }
      guard !step.isFollowedAtOnce, stage.touches.isEmpty else { continue }
      stage.stage.rest()
      stage.recorder.add(.scene(stage.scene))
    }
    stage.consultedInSteps = Set(stage.stage.engine.consultedQuestions)
    if labCase.hasViews { stage.finish(labCase) }
    return stage
  }
}

private struct Witness {
  let name: String
  private(set) weak var object: AnyObject?
}

extension CaseStage {
  /// What must not outlive the stage.
  fileprivate var witnesses: [Witness] {
    stacks.sorted { $0.key < $1.key }.map { Witness(name: $0.key, object: $0.value) }
      + screens.sorted { $0.key < $1.key }.map { Witness(name: $0.key, object: $0.value) }
      + trees.flatMap(\.objects).map { Witness(name: $0.name, object: $0.object) }
  }
}
#endif
