#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

extension LabCase {
  /// Makes a case of touches on the screen of a snapshot.
  package init(
    _ snapshot: GestureSnapshot, _ touches: [TouchScript.Step], behavior: UIKitBehavior
  ) {
    var last: TimeInterval = 0
    let steps = touches.events.map { event in
      let contacts = event.samples.compactMap { sample in
        CaseContact.Phase(sample.phase).map {
          CaseContact(
            touch: sample.touch, phase: $0, point: sample.location, edges: sample.edges?.rawValue)
        }
      }
      defer { last = event.time }
      return CaseStep(.contacts(contacts, after: event.time - last), isFollowedAtOnce: true)
    }
    // What is pending on a new stage is done before any touch.
    self.init(
      [CaseWindow(showing: .snapshot(CaseSnapshot(snapshot)))],
      [CaseStep(.wait(MapMetrics.pause))] + steps + [CaseStep(.wait(0))], behavior: behavior)
  }
}

extension RecordedTake {
  /// The take as a case: its screen, and its touches where they were.
  ///
  /// It has no hit views of the recording, nor what its app answered meanwhile.
  package func labCase(under behavior: UIKitBehavior) -> LabCase {
    LabCase(snapshot, touches, behavior: behavior)
  }
}

extension CaseContact.Phase {
  fileprivate init?(_ phase: UITouch.Phase) {
    switch phase {
    case .began: self = .began
    case .moved: self = .moved
    case .ended: self = .ended
    case .cancelled: self = .cancelled
    default: return nil
    }
  }
}
#endif
