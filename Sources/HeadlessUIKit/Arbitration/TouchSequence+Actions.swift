#if HEADLESS
extension TouchSequence {
  /// An action for a state that a participant was granted.
  struct PendingAction {
    let index: Int
    /// The recognizer's arrival: one that has left and joined again does not send the action.
    let arrival: Int
    let state: UIGestureRecognizer.State
    let isRecognition: Bool
  }

  /// Queues the action for a state that was just granted.
  func enqueue(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, isRecognition: Bool
  ) {
    // A recognition takes touches from views even if the recognizer has no actions.
    guard isRecognition || recognizer.hasActions else { return }
    queue.append(
      PendingAction(
        index: recognizer.placement.index, arrival: recognizer.arrival, state: state,
        isRecognition: isRecognition))
  }

  /// Sends the queued actions.
  func sendActions() {
    guard !queue.isEmpty else { return }
    sending.swap(with: queue)
    if isActionOrderVisible, questions.actionOrder == .reversed { reverseRecognizers() }
    var position = 0
    while position < sending.count {
      let action = sending[position]
      participants.visit(at: action.index) { send(action, from: $0) }
      position += 1
    }
    sending.removeAll()
  }

  /// Reorders the actions being sent: recognizers in reverse, each one's actions in order (C072).
  private func reverseRecognizers() {
    let recorded = Array(sending)
    var indices: [Int] = []
    for action in recorded where !indices.contains(action.index) { indices.append(action.index) }
    sending.removeAll()
    for index in indices.reversed() {
      for action in recorded where action.index == index { sending.append(action) }
    }
  }

  /// Whether the actions of more than one recognizer have an effect.
  private var isActionOrderVisible: Bool {
    guard sending.count > 1 else { return false }
    var first: Int?
    for position in 0..<sending.count {
      let index = sending[position].index
      let hasEffect = participants.visit(at: index) { recognizer in
        recognizer.hasActions || recognizer.effects.cancelsTouches
          || recognizer.effects.delaysBegan
      }
      guard hasEffect else { continue }
      if let first, first != index { return true }
      first = index
    }
    return false
  }

  private func send(_ action: PendingAction, from recognizer: UIGestureRecognizer) {
    // An earlier action may have removed the recognizer, which then sends nothing (C068).
    guard includes(recognizer), recognizer.arrival == action.arrival else { return }
    // Touches leave the view immediately before the action (C041), also touches that were lifted
    // before the view received them: the first tap of two (C126).
    // Touches that the recognizer delayed never reach the view, whether it cancels or not (C045).
    if action.isRecognition, recognizer.effects.cancelsTouches || recognizer.effects.delaysBegan {
      silence(touchesOf: recognizer)
    }
    if action.isRecognition, presses.isOpen, recognizer.effects.cancelsTouches {
      silence(pressesOf: recognizer)
    }
    recognizer.sendActions(as: action.state)
  }
}
#endif
