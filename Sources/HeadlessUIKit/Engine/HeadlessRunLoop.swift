#if HEADLESS
/// The main run loop of a process without one: the turns between the events of all engines.
///
/// A real run loop processes one event, runs what was scheduled for the turn, and then waits. Here
/// the wait ends before each delivery of touches, presses or scrolling, and before each advance of
/// an engine's clock.
@preconcurrency @MainActor
public enum HeadlessRunLoop {
  private static var observers: [@MainActor () -> Bool] = []
  private static var isWaiting = false

  /// Runs a closure each time the run loop is about to wait, until it returns false.
  public static func observeBeforeWaiting(_ body: @escaping @MainActor () -> Bool) {
    observers.append(body)
  }

  /// Runs the observers: the present turn has ended. An observer that ends a turn is ignored.
  static func wait() {
    guard !observers.isEmpty, !isWaiting else { return }
    isWaiting = true
    // An observer that is added meanwhile comes with the next turn.
    let ended = observers.indices.filter { !observers[$0]() }
    for index in ended.reversed() { observers.remove(at: index) }
    isWaiting = false
  }
}
#endif
