#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// An observer that records the states of each recognizer of a drag.
@MainActor
final class DragRecorder: HeadlessObserver {
  /// The arbiter's decisions in order.
  private(set) var rulings: [DragRecord.Ruling] = []
  /// The view that the touch hit.
  private(set) weak var hitView: UIView?
  private let timeline: Timeline
  private weak var engine: HeadlessEngine?
  private var recognizers: [UIGestureRecognizer] = []
  private var rows: [DragRecord.Row] = []
  /// Whether each recognizer has been reset, which ends its row.
  private var isOver: [Bool] = []

  /// Makes a recorder that forwards every event to a timeline.
  init(forwardingTo timeline: Timeline) { self.timeline = timeline }

  /// Returns the rows of the recognizers.
  func rows(wonBy winner: UIGestureRecognizer?) -> [DragRecord.Row] {
    let end = now
    return zip(recognizers, rows).enumerated().map { index, pair in
      var row = DragRecord.Row(name: pair.1.name, wins: pair.0 === winner)
      for bar in pair.1.bars { row.enter(bar.state, because: bar.because, at: bar.from) }
      row.end(at: isOver[index] ? pair.1.bars.last?.to ?? end : end)
      return row
    }
  }

  func decided(_ decision: PopDecision) {
    let isPush = decision.attempt.gesture == .push
    rulings.append(
      DragRecord.Ruling(
        time: now, subject: isPush ? "push" : "\(decision.attempt.gesture)",
        isAllowed: decision.allows, rule: decision.rule, why: decision.reasonText))
  }

  func engine(_ engine: HeadlessEngine, received touch: UITouch) {
    self.engine = engine
    timeline.engine(engine, received: touch)
    guard touch.phase == .began else { return }
    hitView = hitView ?? touch.view
    for recognizer in touch.gestureRecognizers ?? [] {
      enter("possible", because: nil, recognizer)
    }
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause
  ) {
    self.engine = engine
    timeline.engine(engine, recognizer: recognizer, entered: state, because: cause)
    if state == .possible {
      guard let index = index(of: recognizer), !isOver[index] else { return }
      rows[index].end(at: now)
      isOver[index] = true
    } else {
      enter("\(state)", because: cause.text, recognizer)
    }
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer]
  ) {
    self.engine = engine
    timeline.engine(engine, recognizer: recognizer, waitsFor: others)
    enter(
      "waiting", because: "waits for \(others.map(\.displayName).joined(separator: ", "))",
      recognizer)
  }

  private var now: Double { DragRecord.milliseconds(engine?.clock.now ?? 0) }

  private func index(of recognizer: UIGestureRecognizer) -> Int? {
    recognizers.firstIndex { $0 === recognizer }
  }

  private func enter(_ state: String, because cause: String?, _ recognizer: UIGestureRecognizer) {
    let index = index(of: recognizer) ?? add(recognizer)
    if !isOver[index] { rows[index].enter(state, because: cause, at: now) }
  }

  private func add(_ recognizer: UIGestureRecognizer) -> Int {
    recognizers.append(recognizer)
    rows.append(DragRecord.Row(name: recognizer.displayName, wins: false))
    isOver.append(false)
    return rows.count - 1
  }
}
#endif
