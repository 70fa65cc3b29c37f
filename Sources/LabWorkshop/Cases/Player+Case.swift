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
  }

  /// Plays a case on a stage that is made for it, as the first of a process.
  ///
  /// A scene is recorded at the start and after each step after which everything rests.
  package static func play(_ labCase: LabCase, detail: Log.Detail = .decisions) -> Play {
    Installation.current.reset()
    GestureArbiter.defaults = GestureArbiter.Defaults()
    defer { GestureArbiter.defaults = GestureArbiter.Defaults() }
    let (log, objects) = perform(labCase, detail)
    return Play(
      log: log, survivors: objects.filter { $0.object != nil }.map(\.name))
  }

  private struct Witness {
    let name: String
    private(set) weak var object: AnyObject?
  }

  private static func perform(
    _ labCase: LabCase, _ detail: Log.Detail
  ) -> (Log, [Witness]) {
    let stage = CaseStage(labCase, detail: detail)
    stage.recorder.add(.scene(stage.scene))
    for (index, step) in labCase.steps.enumerated() {
      stage.recorder.add(.step(index))
      stage.perform(step)
      guard !step.isFollowedAtOnce, stage.touches.isEmpty else { continue }
      stage.stage.rest()
      stage.recorder.add(.scene(stage.scene))
    }
    let witnesses =
      stage.stacks.sorted { $0.key < $1.key }.map { Witness(name: $0.key, object: $0.value) }
      + stage.screens.sorted { $0.key < $1.key }.map { Witness(name: $0.key, object: $0.value) }
    return (stage.recorder.log, witnesses)
  }
}
#endif
