import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

@MainActor @Suite struct TraceRingTests {
  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (3, 3), (20_000, 20_000), (Int.max, 20_000)])
  func `a capacity is limited to what a file may hold`(asked: Int, capacity: Int) {
    #expect(TraceRing(capacity: asked).capacity == capacity)
  }

  @Test func `an event takes less than 400 bytes, as traceCapacity states`() {
    #expect(MemoryLayout<TraceEvent>.stride <= 400)
  }

  @Test(arguments: [0, 1, 2, 7], [0, 1, 2, 6, 7, 8, 14, 15, 20])
  func `the latest events are kept in order, and the others counted`(capacity: Int, count: Int) {
    var ring = TraceRing(capacity: capacity)

    for number in 0..<count { ring.append(.numbered(number)) }

    let kept = min(capacity, count)
    #expect(ring.inOrder == (count - kept..<count).map(TraceEvent.numbered))
    #expect(ring.lost == (capacity == 0 ? 0 : count - kept))
  }

  @Test func `policies that code writes the same way share an entry`() {
    var (ring, policies) = (TraceRing(capacity: 10), TracePolicies())
    let rule = PopRule.refuse("editing") { $0.isEditing }
    let used = [
      PopPolicy.standard, PopPolicy(rules: [rule]), .standard, PopPolicy(rules: [rule]),
      PopPolicy(start: .edge), PopPolicy(),
    ]

    for policy in used {
      let number = policies.number(of: policy, in: ring)
      ring.append(TraceEvent(time: 1, gesture: 1, kind: .decided(.landed, policy: number)))
    }

    let trace = policies.trace(of: ring)
    #expect(trace.events.compactMap { $0.decision?.policy } == [0, 1, 0, 1, 2, 0])
    #expect(
      trace.policies.map(\.description) == [used[0], used[1], used[4]].map(\.description))
  }

  @Test func `only policies that no event names are dropped`() {
    var (ring, policies) = (TraceRing(capacity: 5), TracePolicies())
    for width in 0..<200 {
      let policy = PopPolicy(start: .leading(CGFloat(width)))

      let number = policies.number(of: policy, in: ring)
      ring.append(TraceEvent(time: 1, gesture: 1, kind: .judged(.landed, policy: number)))

      let trace = policies.trace(of: ring)
      let expected = (max(0, width - 4)...width).map { PopStartArea.leading(CGFloat($0)) }
      #expect(trace.policies.map(\.start.area) == expected)
      #expect(trace.events.compactMap { $0.decision?.policy } == Array(expected.indices))
    }
  }
}

extension TraceEvent {
  fileprivate static func numbered(_ number: Int) -> TraceEvent {
    TraceEvent(time: Double(number), gesture: number, kind: .recognizer("r\(number)", .began))
  }
}
