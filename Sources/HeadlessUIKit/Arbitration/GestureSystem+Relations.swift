import Foundation

extension GestureSystem {
  /// Draws the failure requirements between recognizers that have joined and all others that take
  /// part: once when a touch lands, not searched for at every move.
  ///
  /// A required recognizer that takes no part is not drawn (C096).
  func relateArrivals(after oldest: Int) {
    guard newestArrival > oldest else { return }
    let hadOthers = live[0].arrival <= oldest
    // Every new arrival's own requirements, and those of who was there before on it.
    live.visit { recognizer in
      guard recognizer.arrival > oldest, recognizer.hasRelations else { return }
      FailureRelations.draw(for: recognizer, after: oldest, hadOthers: hadOthers)
    }
    if live.count > 1, mayRelate, questions.relationTime == .atTouchDown {
      for recognizer in live { resolveDynamicRelations(of: recognizer) }
    }
  }

  /// Asks whom a recognizer waits for among those that take part, each once in an attempt (C088).
  func resolveDynamicRelations(of recognizer: UIGestureRecognizer) {
    let asked = recognizer.askedUpTo
    recognizer.askedUpTo = newestArrival
    guard asked < newestArrival, live.count > 1 else { return }
    live.visit { other in
      guard other.arrival > asked, other !== recognizer else { return }
      let isBlockerFirst =
        !recognizer.ownAnswers.isDisjoint(with: .waiting)
        && !other.ownAnswers.isDisjoint(with: .holding)
        && questions.relationOrder == .blockerFirst
      let waits =
        isBlockerFirst
        ? asks(other, toHold: recognizer) || asks(recognizer, toWaitFor: other)
        : asks(recognizer, toWaitFor: other) || asks(other, toHold: recognizer)
      if waits { FailureRelations.link(recognizer, to: other) }
    }
  }

  /// Whether anybody might say that one that takes part waits for another.
  private var mayRelate: Bool {
    var isAnswered = false
    live.visit { recognizer in
      if !recognizer.ownAnswers.isDisjoint(with: [.waiting, .holding]) { isAnswered = true }
    }
    return isAnswered
  }

  private func asks(
    _ recognizer: UIGestureRecognizer, toWaitFor other: UIGestureRecognizer
  ) -> Bool {
    recognizer.ownAnswers.contains(.relations) && recognizer.shouldRequireFailure(of: other)
      || asksDelegate(of: recognizer, .delegateRequires) {
        $0.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
      }
  }

  private func asks(_ recognizer: UIGestureRecognizer, toHold waiter: UIGestureRecognizer) -> Bool {
    recognizer.ownAnswers.contains(.relations) && recognizer.shouldBeRequiredToFail(by: waiter)
      || asksDelegate(of: recognizer, .delegateIsRequired) {
        $0.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: waiter)
      }
  }

  /// Asks a recognizer's delegate something that it may leave out; then the answer is no.
  @inline(__always)
  func asksDelegate(
    of recognizer: UIGestureRecognizer, _ answer: OwnAnswers,
    _ question: (any UIGestureRecognizerDelegate) -> Bool
  ) -> Bool {
    guard recognizer.ownAnswers.contains(answer) else { return false }
    if let answers = recognizer.answers { return answers.visit { question($0.delegate) } }
    guard let delegate = recognizer.answerer else { return false }
    return question(delegate)
  }

  /// Takes hold of the delegates of all that take part, until the round is settled: a weak reference
  /// is slow to follow, and recognizers that begin at once ask for each pair.
  func fetchAnswers() {
    hasAnswers = true
    live.visit { recognizer in
      guard let delegate = recognizer.answerer else { return }
      let held = Answers(delegate)
      answers.append(held)
      recognizer.answers = Unmanaged.passUnretained(held)
    }
  }

  func dropAnswers() {
    hasAnswers = false
    live.visit { $0.answers = nil }
    answers.removeAll()
  }

  /// Names the circles in which recognizers wait since this pass (C095).
  func reportCircles() {
    newlyHeld.visit { recognizer in
      if recognizer.machine.wantsToRecognize, let circle = circle(from: recognizer) {
        engine?.report(.circularRequirement(circle.map(\.debugName)))
      }
    }
    newlyHeld.removeAll()
  }

  /// The circle of waiting that a recognizer is part of, or nil (C095).
  func circle(from start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    var visited: Set<ObjectIdentifier> = []
    func path(from recognizer: UIGestureRecognizer) -> [UIGestureRecognizer]? {
      guard visited.insert(ObjectIdentifier(recognizer)).inserted else { return nil }
      guard recognizer.hasRelations else { return nil }
      for blocker in recognizer.relations.blockers where blocker.machine.wantsToRecognize {
        if blocker === start { return [recognizer, start] }
        if let rest = path(from: blocker) { return [recognizer] + rest }
      }
      return nil
    }
    return path(from: start)
  }

  /// Whether a recognizer waits for one that takes no part, where UIKit lets that hold it (C096).
  func waitsForAbsent(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.hasRelations, recognizer.relations.hasStaticRelations,
      questions.absentRequirement == .holdsWhileAttached
    else { return false }
    return recognizer.relations.requirements.contains {
      $0.systemNumber != number && $0.view?.window?.headlessEngine === engine
    }
  }
}

extension UIGestureRecognizer {
  /// The recognizer's name, or else its class and its view's.
  var debugName: String {
    name ?? "\(Swift.type(of: self)) of \(view.map { "\(Swift.type(of: $0))" } ?? "no view")"
  }
}

/// A delegate that is held while recognizers ask about each other.
final class Answers {
  let delegate: any UIGestureRecognizerDelegate

  init(_ delegate: any UIGestureRecognizerDelegate) { self.delegate = delegate }
}
