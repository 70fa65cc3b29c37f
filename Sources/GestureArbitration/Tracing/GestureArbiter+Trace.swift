import UIKitShim

extension GestureArbiter {
  /// How many events ``trace`` keeps, the latest ones; 0, the usual, traces nothing and costs nothing.
  ///
  /// An event takes some 270 bytes, which are set aside at once, and a drag makes about fifteen. Tracing
  /// a decision takes about one and a half times as long as deciding, and an event of a finger as long as
  /// a look at the recognizers under it. Writing down asks for no memory; a landing does, for names. At
  /// most ``TraceMetrics/mostEvents``; another number begins a new trace.
  ///
  /// While it is on, a recognizer of the arbiter's own sits on the navigation controller's view, by the name
  /// "GestureArbiter.trace". It never recognizes and prevents nothing; nobody waits for it whose delegate
  /// does not wait for recognizers that it does not know. With every event of a touch it looks at the
  /// states of those that receive the touch, of UIKit's pops and of the arbiter's. So a state that lasts
  /// less than an event may be missed, a change may be written down one event late, and of those that go on
  /// to the last finger it is seen only that they were reset; what becomes of a pop is told by
  /// ``TraceEvent/transition``. It looks from the next touch on.
  ///
  /// The policies that a trace names are kept as long as it names them, with what their rules capture.
  public var traceCapacity: Int {
    get { tracer?.capacity ?? 0 }
    set {
      let capacity = min(max(newValue, 0), TraceMetrics.mostEvents)
      guard capacity != traceCapacity else { return }
      if let tracer { tracer.restart(capacity: capacity) } else { startTracer(capacity) }
      stopUnusedTracer()
    }
  }

  /// Whether what is traced goes to the system log as well, event by event; to standard error where there
  /// is none.
  ///
  /// With a ``traceCapacity`` of 0 it goes there only. A line costs more than everything else, so this is
  /// for debugging.
  public var logsTrace: Bool {
    get { tracer?.logs ?? false }
    set {
      guard newValue != logsTrace else { return }
      if tracer == nil { startTracer(0) }
      tracer?.logs = newValue
      stopUnusedTracer()
    }
  }

  /// The latest decisions, and what the recognizers did; empty while ``traceCapacity`` is 0.
  ///
  /// It may be asked for at any moment, and stays as it was then.
  public var trace: GestureTrace { tracer?.trace ?? GestureTrace() }

  private func startTracer(_ capacity: Int) {
    let tracer = ArbiterTracer(for: self, capacity: capacity)
    if !isRemoved { tracer.observe(navigationController?.viewIfLoaded) }
    self.tracer = tracer
  }

  private func stopUnusedTracer() {
    guard let tracer, tracer.capacity == 0, !tracer.logs else { return }
    tracer.observe(nil)
    self.tracer = nil
  }
}
