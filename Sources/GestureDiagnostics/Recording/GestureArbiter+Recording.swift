import GestureArbitration
import UIKitShim

extension GestureArbiter {
  /// The number of events that ``trace`` keeps; 0, the default, records nothing.
  ///
  /// An event takes about 270 bytes, reserved at once; a drag makes about fifteen. The upper limit
  /// is 20,000; setting another number starts a new trace. While it is on, a recognizer named
  /// "GestureArbiter.trace" sits on the window of the navigation controller: it never recognizes and
  /// prevents nothing. It samples recognizers once per touch event; shorter changes are missed. The
  /// trace retains the policies that it names, with what their rules capture.
  public var traceCapacity: Int {
    get { tracer?.capacity ?? 0 }
    set {
      setTracer(capacity: min(max(newValue, 0), DiagnosticMetrics.traceEvents), logs: logsTrace)
    }
  }

  /// Whether ``trace`` is a recording, which the lab plays again and compares with UIKit's
  /// behavior.
  ///
  /// It has every move of a touch, what scroll views under it and the stack do, and a snapshot of
  /// each screen, taken before the first touch of a gesture: ``snapshot()``
  /// says what that asks and writes down. It may stay on in a test build. If nothing is traced yet,
  /// ``traceCapacity`` becomes 4,000, which is 1.1 MB and about forty drags; of screens the latest
  /// eight are kept. Touches on a sheet, and elsewhere in the window of the navigation controller,
  /// are recorded too, although the arbiter decides nothing about them. Setting it to false keeps
  /// what was recorded.
  public var isRecording: Bool {
    get { tracer?.records ?? false }
    set { setRecording(newValue) }
  }

  /// Whether each event is also written to the system log; to standard error where there is none.
  public var logsTrace: Bool {
    get { tracer?.logs ?? false }
    set { setTracer(capacity: traceCapacity, logs: newValue) }
  }

  /// The latest decisions and recognizer states; empty while ``traceCapacity`` is 0.
  public var trace: GestureTrace { tracer?.trace ?? GestureTrace() }

  /// The tracer; nil while nothing is traced.
  var tracer: GestureTracer? { observer as? GestureTracer }

  /// Starts a recording on a screen that was built from another recording.
  ///
  /// - Parameter recognizers: The recognizers by their index in that recording's snapshot; those of
  ///   the arbiter are found by their names.
  package func record(
    _ recognizers: [Int: UIGestureRecognizer], of snapshot: GestureSnapshot, capacity: Int
  ) {
    var indices = recognizers.map { (recognizer: $0.value, index: $0.key) }
    let own = self.recognizers + driverRecognizers
    for (index, value) in snapshot.recognizers.enumerated()
    where value.maker == .arbiter && snapshot.views[value.view].role == nil {
      guard let recognizer = own.first(where: { $0.name == value.name }) else { continue }
      indices.append((recognizer, index))
    }
    setTracer(capacity: capacity, logs: false)
    tracer?.setRecording(true, of: indices)
  }

  /// Starts or ends a recording.
  private func setRecording(_ records: Bool) {
    guard records != isRecording else { return }
    if records, traceCapacity == 0 {
      setTracer(capacity: DiagnosticMetrics.recordedEvents, logs: logsTrace)
    }
    tracer?.setRecording(records)
  }

  /// Starts, changes or stops tracing.
  private func setTracer(capacity: Int, logs: Bool) {
    guard capacity != traceCapacity || logs != logsTrace else { return }
    guard capacity > 0 || logs else {
      tracer?.arbiterDidMove(to: nil)
      observer = nil
      return
    }
    if let tracer {
      if capacity != tracer.capacity { tracer.restart(capacity: capacity) }
      tracer.logs = logs
      return
    }
    let tracer = GestureTracer(for: self, capacity: capacity)
    tracer.logs = logs
    if !isRemoved { tracer.arbiterDidMove(to: navigationController?.viewIfLoaded) }
    observer = tracer
    let view = navigationController?.viewIfLoaded
    MainRunLoop.observeBeforeWaiting(for: view) { [weak self, weak tracer] in
      guard let tracer, self?.tracer === tracer else { return false }
      tracer.turnDidEnd()
      return true
    }
  }

  /// Sets what is called when a touch lands outside the navigation controller's view, where the
  /// arbiter decides nothing, with its location in that view, in pt; only a recording notices.
  package func observeTouchesOutside(
    _ body: (@MainActor (TraceEvent.Outside, CGPoint) -> Void)?
  ) {
    tracer?.onTouchOutside = body
  }
}
