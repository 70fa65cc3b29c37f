import Foundation
import HeadlessUIKit

/// A full-screen pan of the field, which pops where its rule set lets it.
///
/// It pops nothing here: that it begins is all that is asked.
@MainActor
final class FieldPan: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
  private let rules: RuleSet
  private var finger: (start: CGPoint, time: TimeInterval, point: CGPoint)?
  private var moment: DragMoment?
  /// Whether it may know of every move from here on.
  private var isValidated = false

  init(_ rules: RuleSet) {
    self.rules = rules
    super.init(target: nil, action: nil)
    name = "\(rules.rawValue).pan"
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard finger == nil, let touch = touches.first else { return }
    let start = touch.location(in: nil)
    finger = (start, touch.timestamp, start)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let last = finger, let touch = touches.first {
      let point = touch.location(in: nil)
      let time = CGFloat(touch.timestamp - last.time)
      let velocity =
        time > 0
        ? CGPoint(x: (point.x - last.point.x) / time, y: (point.y - last.point.y) / time) : .zero
      finger = (last.start, touch.timestamp, point)
      let moment = DragMoment(
        start: last.start,
        way: CGPoint(x: point.x - last.start.x, y: point.y - last.start.y), velocity: velocity)
      self.moment = moment
      if state == .possible, !isValidated {
        switch rules.judge(moment) {
        case .goOn: isValidated = rules == .twoToOne
        case .wait: return
        case .giveUp:
          state = .failed
          return
        }
      }
    }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    finger = nil
    moment = nil
    isValidated = false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    moment.map(rules.mayBegin) ?? false
  }
}
