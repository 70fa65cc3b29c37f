/// The latest events of a recording: when it is full, each takes the place of the oldest.
///
/// Once it is full it asks for no memory any more.
package struct TraceRing: Sendable {
  /// How many events are kept at most.
  package let capacity: Int
  /// How many were overwritten.
  package private(set) var lost = 0
  private var events: [TraceEvent] = []
  /// The place of the oldest event, once the ring is full.
  private var oldest = 0

  /// Makes an empty ring; a capacity below nought is none, and one above ``TraceMetrics/mostEvents``
  /// that many.
  package init(capacity: Int) {
    self.capacity = min(max(capacity, 0), TraceMetrics.mostEvents)
    events.reserveCapacity(self.capacity)
  }

  /// Writes an event down.
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

  /// Visits the events in no particular order.
  package func forEach(_ body: (TraceEvent) -> Void) { events.forEach(body) }
}
