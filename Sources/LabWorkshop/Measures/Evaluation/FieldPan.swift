#if HEADLESS
import Foundation
import HeadlessUIKit

/// A full-screen pan of another library, with its rule set.
///
/// It does not pop anything: the evaluation only needs to know whether it begins.
@MainActor
final class FieldPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private let rules: RuleSet
  private var touch: (start: CGPoint, time: TimeInterval, point: CGPoint)?
  private var moment: DragMoment?
  /// Whether the rule set accepted the drag, so that the superclass receives all moves.
  private var isValidated = false

  init(_ rules: RuleSet) {
    self.rules = rules
    super.init(target: nil, action: nil)
    name = "\(rules.rawValue).pan"
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard self.touch == nil, let touch = touches.first else { return }
    let start = touch.location(in: nil)
    self.touch = (start, touch.timestamp, start)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let last = self.touch, let touch = touches.first {
      let point = touch.location(in: nil)
      let time = CGFloat(touch.timestamp - last.time)
      let velocity =
        time > 0
        ? CGPoint(x: (point.x - last.point.x) / time, y: (point.y - last.point.y) / time) : .zero
      self.touch = (last.start, touch.timestamp, point)
      let moment = DragMoment(
        start: last.start,
        translation: CGPoint(x: point.x - last.start.x, y: point.y - last.start.y),
        velocity: velocity)
      self.moment = moment
      if state == .possible, !isValidated {
        switch rules.verdict(on: moment) {
        case .accept: isValidated = rules == .twoToOne
        case .wait: return
        case .fail:
          state = .failed
          return
        }
      }
    }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    touch = nil
    moment = nil
    isValidated = false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    moment.map(rules.mayBegin) ?? false
  }
}
#endif
