import Foundation
import GestureArbitration
import HeadlessUIKit

/// Writes down the states of every recognizer of a drag, by recognizer and not by name.
@MainActor
final class DragRecorder: HeadlessObserver {
  /// What the arbiter decided, in order.
  private(set) var rulings: [DragRecord.Ruling] = []
  private let timeline: Timeline
  private weak var engine: HeadlessEngine?
  private var recognizers: [UIGestureRecognizer] = []
  private var rows: [DragRecord.Row] = []
  /// Recognizers that are reset have no more to tell.
  private var isOver: [Bool] = []

  /// Makes a recorder behind which a timeline sees everything too.
  init(passingOnTo timeline: Timeline) { self.timeline = timeline }

  /// The rows of the recognizers.
  func rows(wonBy winner: UIGestureRecognizer?) -> [DragRecord.Row] {
    let end = now
    return zip(recognizers, rows).enumerated().map { index, pair in
      var row = DragRecord.Row(name: pair.1.name, wins: pair.0 === winner)
      for bar in pair.1.bars { row.enter(bar.state, because: bar.because, at: bar.from) }
      row.end(at: isOver[index] ? pair.1.bars.last?.to ?? end : end)
      return row
    }
  }

  func decided(_ decision: Decision) {
    let isPush = decision.attempt.operation == .push
    rulings.append(
      DragRecord.Ruling(
        time: now, subject: isPush ? "push" : "\(decision.attempt.source)",
        isAllowed: decision.allows, rule: decision.rule, why: decision.why))
  }

  func engine(_ engine: HeadlessEngine, received touch: UITouch) {
    self.engine = engine
    timeline.engine(engine, received: touch)
    guard touch.phase == .began else { return }
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
      "waiting", because: "waits for \(others.map(\.label).joined(separator: ", "))", recognizer)
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
    rows.append(DragRecord.Row(name: recognizer.label, wins: false))
    isOver.append(false)
    return rows.count - 1
  }
}
