import UIKitShim

extension GestureArbiter {
  /// Starts a recording on a screen that was built from another recording.
  ///
  /// - Parameter recognizers: The recognizers by their index in that recording's snapshot; those of
  ///   the arbiter are found by their names.
  package func record(
    _ recognizers: [Int: UIGestureRecognizer], of snapshot: GestureSnapshot, capacity: Int
  ) {
    var indices = recognizers.map { (recognizer: $0.value, index: $0.key) }
    let own = navigationController?.viewIfLoaded?.gestureRecognizers ?? []
    let view = snapshot.views.firstIndex { $0.controller == snapshot.navigation.controller }
    for (index, value) in snapshot.recognizers.enumerated()
    where value.maker == .arbiter && value.view == view {
      guard let recognizer = own.first(where: { $0.name == value.name }) else { continue }
      indices.append((recognizer, index))
    }
    setTracer(capacity: capacity, logs: false)
    tracer?.setRecording(true, of: indices)
  }

  /// The class of an object, or nil if ``includesClassNames`` is false.
  func className(of object: AnyObject) -> String? {
    includesClassNames ? "\(type(of: object))" : nil
  }

  /// Starts or ends a recording.
  func setRecording(_ records: Bool) {
    guard records != isRecording else { return }
    if records, traceCapacity == 0 {
      setTracer(capacity: GestureMetrics.recordedEvents, logs: logsTrace)
    }
    tracer?.setRecording(records)
  }

  /// Starts, changes or stops tracing.
  func setTracer(capacity: Int, logs: Bool) {
    guard capacity != traceCapacity || logs != logsTrace else { return }
    guard capacity > 0 || logs else {
      tracer?.observe(nil)
      tracer = nil
      return
    }
    if let tracer {
      if capacity != tracer.capacity { tracer.restart(capacity: capacity) }
      tracer.logs = logs
      return
    }
    let tracer = GestureTracer(for: self, capacity: capacity)
    tracer.logs = logs
    if !isRemoved { tracer.observe(navigationController?.viewIfLoaded) }
    self.tracer = tracer
  }

  /// Sets what is called when a touch lands outside the navigation controller's view, where the
  /// arbiter decides nothing, with its location in that view, in pt; only a recording notices.
  package func observeTouchesOutside(
    _ body: (@MainActor (TraceEvent.Outside, CGPoint) -> Void)?
  ) {
    tracer?.onTouchOutside = body
  }
}
