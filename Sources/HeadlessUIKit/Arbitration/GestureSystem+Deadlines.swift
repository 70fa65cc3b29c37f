import Foundation

extension GestureSystem {
  /// Sees to it that a recognizer's deadline is noticed: one timer waits for the next of all.
  func note(deadline: TimeInterval) {
    if let alarm {
      guard deadline < alarm.time else { return }
      alarm.timer.cancel()
    }
    let timer = clock.schedule(at: deadline) { [weak self] in self?.deadlineCame() }
    alarm = (deadline, timer)
  }

  /// Tells the recognizers whose deadline has come, in one pass without touches (contract, part M).
  private func deadlineCame() {
    alarm = nil
    let now = clock.time
    let due = live.filter { $0.deadline <= now }
    if !due.isEmpty {
      pass {
        for recognizer in due where recognizer.deadline <= now {
          recognizer.deadline = .infinity
          recognizer.deadlineCame()
        }
      }
    }
    var next = TimeInterval.infinity
    for recognizer in live { next = min(next, recognizer.deadline) }
    if next.isFinite { note(deadline: next) }
  }
}
