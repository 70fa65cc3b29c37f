#if HEADLESS
extension TouchSequence {
  /// Resolves the failure requirements between new participants and all others: once, when a touch
  /// lands, instead of at every move.
  ///
  /// A required recognizer that does not take part holds nothing back (C096).
  func relateArrivals(after oldest: Int) {
    guard newestArrival > oldest else { return }
    let hadOthers = participants[0].arrival <= oldest
    participants.visit { recognizer in
      guard recognizer.arrival > oldest, recognizer.hasRelations else { return }
      resolveRequirements(of: recognizer, after: hadOthers ? oldest : nil)
    }
    if participants.count > 1, mayRelate, questions.relationTime == .atTouchDown {
      for recognizer in participants { resolveDynamicRelations(of: recognizer) }
    }
  }

  /// Resolves what a new participant requires, and which earlier participants require it.
  private func resolveRequirements(of recognizer: UIGestureRecognizer, after oldest: Int?) {
    let index = recognizer.placement.index
    recognizer.required.visit { blocker in
      if blocker.sequence == number { link(index, to: blocker.index) }
    }
    guard let oldest else { return }
    recognizer.requiredBy.visit { waiter in
      guard waiter.sequence == number else { return }
      let isEarlier = participants.visit(at: waiter.index) { $0.arrival <= oldest }
      if isEarlier { link(waiter.index, to: index) }
    }
  }

  /// Makes one participant wait for another; a second link has no effect.
  func link(_ waiter: Int, to blocker: Int) {
    let isNew = participants.visit(at: waiter) { recognizer in
      for position in 0..<recognizer.blockers.count where recognizer.blockers[position] == blocker {
        return false
      }
      recognizer.hasRelations = true
      recognizer.blockers.append(blocker)
      return true
    }
    guard isNew else { return }
    participants.visit(at: blocker) { recognizer in
      recognizer.hasRelations = true
      recognizer.dependents.append(waiter)
    }
  }

  /// Asks which participants a recognizer waits for, about each once in an attempt (C088).
  func resolveDynamicRelations(of recognizer: UIGestureRecognizer) {
    let asked = recognizer.askedUpTo
    recognizer.askedUpTo = newestArrival
    guard asked < newestArrival, participants.count > 1 else { return }
    participants.visit { other in
      guard other.arrival > asked, other !== recognizer else { return }
      let mayWait = !recognizer.implemented.isDisjoint(with: .waiting)
      let mayHold = !other.implemented.isDisjoint(with: .holding)
      guard mayWait || mayHold else { return }
      let isBlockerFirst = mayWait && mayHold && questions.relationOrder == .blockerFirst
      let waits =
        isBlockerFirst
        ? asks(other, toHold: recognizer) || asks(recognizer, toWaitFor: other)
        : asks(recognizer, toWaitFor: other) || asks(other, toHold: recognizer)
      // The method that was called may have removed either of them.
      guard waits, includes(recognizer), includes(other) else { return }
      link(recognizer.placement.index, to: other.placement.index)
    }
  }

  /// Whether a class or delegate may relate two participants.
  private var mayRelate: Bool {
    var isImplemented = false
    participants.visit { recognizer in
      if !recognizer.implemented.isDisjoint(with: [.waiting, .holding]) { isImplemented = true }
    }
    return isImplemented
  }

  private func asks(
    _ recognizer: UIGestureRecognizer, toWaitFor other: UIGestureRecognizer
  ) -> Bool {
    recognizer.implemented.contains(.classRelations)
      && recognizer.shouldRequireFailure(of: other)
      || recognizer.implemented.contains(.delegateRequires)
        && recognizer.currentDelegate?.gestureRecognizer(
          recognizer, shouldRequireFailureOf: other) == true
  }

  private func asks(_ recognizer: UIGestureRecognizer, toHold waiter: UIGestureRecognizer) -> Bool {
    recognizer.implemented.contains(.classRelations)
      && recognizer.shouldBeRequiredToFail(by: waiter)
      || recognizer.implemented.contains(.delegateIsRequired)
        && recognizer.currentDelegate?.gestureRecognizer(
          recognizer, shouldBeRequiredToFailBy: waiter) == true
  }

  /// Reports the circles of requirements in which participants have begun to wait (C095).
  func reportCircles() {
    visit(newlyHeld) { recognizer in
      if recognizer.machine.wantsToRecognize, let circle = circle(from: recognizer) {
        engine?.report(.circularRequirement(circle.map(\.debugName)))
      }
    }
    newlyHeld.removeAll()
  }

  /// The circle of requirements that a waiting recognizer is part of, or nil (C095).
  func circle(from start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    var visited: Set<ObjectIdentifier> = []
    func path(from recognizer: UIGestureRecognizer) -> [UIGestureRecognizer]? {
      guard visited.insert(ObjectIdentifier(recognizer)).inserted else { return nil }
      guard recognizer.hasRelations else { return nil }
      for index in recognizer.blockers {
        let blocker = participants[index]
        guard blocker.machine.wantsToRecognize else { continue }
        if blocker === start { return [recognizer, start] }
        if let rest = path(from: blocker) { return [recognizer] + rest }
      }
      return nil
    }
    return path(from: start)
  }

  /// Whether a recognizer waits for one that takes no part, where UIKit lets that hold it (C096).
  func waitsForAbsent(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.hasRelations, !recognizer.required.isEmpty || !recognizer.requiredBy.isEmpty,
      questions.absentRequirement == .blocksWhileAttached
    else { return false }
    return recognizer.required.contains {
      $0.sequence != number && $0.view?.window?.headlessEngine === engine
    }
  }
}

extension UIGestureRecognizer {
  /// The recognizer's name, or else its class and its view's class.
  var debugName: String {
    name ?? "\(Swift.type(of: self)) of \(view.map { "\(Swift.type(of: $0))" } ?? "no view")"
  }
}
#endif
