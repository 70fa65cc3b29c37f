#if HEADLESS
import Foundation
import GestureLab

extension CaseLaw {
  /// A screen moves no farther than the touch from the event on in which its pop begins.
  ///
  /// UIKit's own pop begins with what the touch has moved while its gate held it; whether without the
  /// hysteresis is open (C105).
  static let noJump = CaseLaw(law: .jump, twin: { $0 }) { _, log, _ in
    guard let moments = log.drag?.moments,
      let begun = moments.firstIndex(where: \.isPopping), begun > 0
    else { return nil }
    for index in begun..<moments.count where !moments[index].isMovedByApp {
      let (before, moment) = (moments[index - 1], moments[index])
      let limit: CGFloat =
        moments[begun].isMovedByUIKit
        ? max(moment.point.x - moments[0].point.x, 0)
        : before.screenTravel + max(moment.point.x - before.point.x, 0)
      if moment.screenTravel > limit + 0.01 {
        return
          "the screen is at \(moment.screenTravel) pt in event \(index), and may be at \(limit)"
      }
    }
    return nil
  }
}
#endif
