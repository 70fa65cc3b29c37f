extension GestureSystem {
  /// Adds those that `require(toFail:)` names to whom a recognizer waits for.
  ///
  /// A required recognizer that takes no part does not block (C096).
  func resolveStaticRelations(of recognizer: UIGestureRecognizer) {
    for other in recognizer.relations.requirements where other.system === self {
      recognizer.relations.block(on: other)
    }
  }

  /// Asks whom a recognizer waits for among those that take part, each once in an attempt (C088).
  func resolveDynamicRelations(of recognizer: UIGestureRecognizer) {
    let asked = recognizer.relations.takeUnasked(upTo: newestArrival)
    guard asked < newestArrival else { return }
    for other in live where other.arrival > asked && other !== recognizer {
      let waits =
        switch questions.relationOrder {
        case .waiterFirst:
          recognizer.asksToWait(for: other) || other.asksToBeWaitedFor(by: recognizer)
        case .blockerFirst:
          other.asksToBeWaitedFor(by: recognizer) || recognizer.asksToWait(for: other)
        }
      if waits { recognizer.relations.block(on: other) }
    }
  }

  /// The circle of waiting that a recognizer is part of, or nil (C095).
  func circle(from start: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    var visited: Set<ObjectIdentifier> = []
    func path(from recognizer: UIGestureRecognizer) -> [UIGestureRecognizer]? {
      guard visited.insert(ObjectIdentifier(recognizer)).inserted else { return nil }
      for blocker in recognizer.relations.blockers where blocker.machine.wantsToRecognize {
        if blocker === start { return [recognizer, start] }
        if let rest = path(from: blocker) { return [recognizer] + rest }
      }
      return nil
    }
    return path(from: start)
  }
}

extension UIGestureRecognizer {
  fileprivate func asksToWait(for other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other)
      || (delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false)
  }

  fileprivate func asksToBeWaitedFor(by other: UIGestureRecognizer) -> Bool {
    shouldBeRequiredToFail(by: other)
      || (delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: other) ?? false)
  }

  /// The recognizer's name, or else its class and its view's.
  var debugName: String {
    name ?? "\(Swift.type(of: self)) of \(view.map { "\(Swift.type(of: $0))" } ?? "no view")"
  }
}
