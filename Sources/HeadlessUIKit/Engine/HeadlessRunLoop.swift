#if HEADLESS
/// The run loop of one engine: the closures that run at the end of the engine's turns.
///
/// A real run loop processes one event, runs what was scheduled for the turn, and then waits. Here
/// a turn ends before each delivery of touches, presses or scrolling to the engine, and before each
/// advance of its clock. A turn of one engine runs nothing that was registered with another.
@preconcurrency @MainActor
public final class HeadlessRunLoop {
  private var blocks: [@MainActor () -> Void] = []
  private let observers = RunLoopObservers()
  private var isEndingTurn = false

  init() {}

  /// Runs a closure once, at the end of the engine's current turn.
  ///
  /// A closure that is added at the end of a turn runs at the end of the next one.
  public func perform(_ block: @escaping @MainActor () -> Void) { blocks.append(block) }

  /// Runs a closure each time the run loop is about to wait, until it returns false.
  ///
  /// An observer that is added by another one is first called at the end of the next turn.
  public func observeBeforeWaiting(_ body: @escaping @MainActor () -> Bool) {
    observers.append(body)
  }

  /// Runs a part of a turn, such as the delivery of an event.
  func run(_ body: () -> Void) {
    let outer = Self.running
    Self.running = self
    body()
    Self.running = outer
  }

  /// Ends the current turn: runs its closures and then the observers.
  ///
  /// Ignored during a call of one of these, which may advance the clock.
  func endTurn() {
    guard !isEndingTurn, hasWork else { return }
    isEndingTurn = true
    run {
      let due = blocks + Self.unassigned
      blocks.removeAll()
      Self.unassigned.removeAll()
      for block in due { block() }
      Self.sharedObservers.call()
      observers.call()
    }
    isEndingTurn = false
  }

  private var hasWork: Bool {
    !blocks.isEmpty || !observers.isEmpty || !Self.unassigned.isEmpty
      || !Self.sharedObservers.isEmpty
  }
}

/// What code registers that knows no engine, as it does with the main run loop on a device.
extension HeadlessRunLoop {
  /// The run loop whose turn is running.
  private static var running: HeadlessRunLoop?
  /// The closures that were added while no turn was running.
  private static var unassigned: [@MainActor () -> Void] = []
  private static let sharedObservers = RunLoopObservers()

  /// Runs a closure once, at the end of the current turn.
  ///
  /// During a turn of an engine, the closure belongs to that engine. Between turns it runs at the
  /// end of the next turn of any engine.
  public static func perform(_ block: @escaping @MainActor () -> Void) {
    if let running { running.perform(block) } else { unassigned.append(block) }
  }

  /// Runs a closure each time any engine's run loop is about to wait, until it returns false.
  ///
  /// Every turn of every engine calls it. Prefer the instance method, or `perform(_:)`.
  public static func observeBeforeWaiting(_ body: @escaping @MainActor () -> Bool) {
    sharedObservers.append(body)
  }
}

/// Closures that are called until they return false.
@MainActor
private final class RunLoopObservers {
  private var bodies: [@MainActor () -> Bool] = []

  var isEmpty: Bool { bodies.isEmpty }

  func append(_ body: @escaping @MainActor () -> Bool) { bodies.append(body) }

  /// Calls the closures, except those that are appended meanwhile.
  func call() {
    let ended = bodies.indices.filter { !bodies[$0]() }
    for index in ended.reversed() { bodies.remove(at: index) }
  }
}
#endif
