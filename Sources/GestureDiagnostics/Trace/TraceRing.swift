import GestureRules

/// The latest events of a recording: a full ring overwrites the oldest one.
///
/// A full ring does not allocate.
package struct TraceRing: Sendable {
  /// The number of events that are kept.
  package let capacity: Int
  /// The number of events that were overwritten.
  package private(set) var lost = 0
  private var events: [TraceEvent] = []
  /// The index of the oldest event, once the ring is full.
  private var oldest = 0

  /// Creates an empty ring; the capacity is limited to 0 through ``DiagnosticMetrics/traceEvents``.
  package init(capacity: Int) {
    self.capacity = min(max(capacity, 0), DiagnosticMetrics.traceEvents)
    events.reserveCapacity(self.capacity)
  }

  /// Records an event.
  package mutating func append(_ event: consuming TraceEvent) {
    if events.count < capacity {
      events.append(event)
    } else if capacity > 0 {
      events[oldest] = event
      oldest += 1
      if oldest == capacity { oldest = 0 }
      lost += 1
    }
  }

  /// The events, the oldest first.
  package var inOrder: [TraceEvent] { Array(events[oldest...] + events[..<oldest]) }

  /// The latest event.
  package var last: TraceEvent? {
    events.isEmpty ? nil : events[(oldest == 0 ? events.count : oldest) - 1]
  }

  /// Calls a closure with every event, in no particular order.
  package func forEach(_ body: (TraceEvent) -> Void) { events.forEach(body) }
}
