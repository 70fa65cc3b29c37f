#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

extension LabCase {
  /// The last touches as a stroke, with the axis that it leads along; nil unless they are a drag of
  /// one touch.
  package var lastStroke: (stroke: Stroke, direction: SwipeDirection)? {
    var samples: [StrokeSample] = []
    var time: TimeInterval = 0
    for step in steps.suffix(lastTouches) {
      switch step.action {
      case .drag(let direction, let start) where samples.isEmpty:
        let way = direction.vector(turnedBy: 0)
        samples = (0...12).map { index in
          let share = CGFloat(index) / 12
          return StrokeSample(
            time: 0.2 * TimeInterval(share),
            location: CGPoint(x: start.x + way.x * 200 * share, y: start.y + way.y * 200 * share))
        }
      case .contacts(let contacts, let pause):
        guard contacts.count == 1, let contact = contacts.first,
          samples.isEmpty == (contact.phase == .began)
        else { return nil }
        time += samples.isEmpty ? 0 : pause
        if contact.phase == .began || contact.phase == .moved {
          samples.append(StrokeSample(time: time, location: contact.point))
        }
      case .wait(let pause): time += pause
      default: return nil
      }
    }
    if isMirrored {
      for index in samples.indices {
        samples[index].location.x = StageMetrics.screen.width - samples[index].location.x
      }
    }
    guard samples.count > 1, let first = samples.first?.location, let last = samples.last?.location
    else { return nil }
    let (x, y) = (last.x - first.x, last.y - first.y)
    let direction: SwipeDirection =
      abs(x) >= abs(y) ? x >= 0 ? .right : .left : y >= 0 ? .down : .up
    return (
      Stroke(
        id: "case", source: "LabCase", screen: nil, direction: direction.strokeDirection,
        samples: samples), direction
    )
  }
}
#endif
