import Foundation
import GestureRules
import Testing

struct TraceRingTests {
  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (3, 3), (20_000, 20_000), (Int.max, 20_000)])
  func `a capacity is at least none and at most what can be read`(asked: Int, capacity: Int) {
    #expect(TraceRing(capacity: asked).capacity == capacity)
  }

  @Test func `an event takes as much memory as traceCapacity says`() {
    #expect(MemoryLayout<TraceEvent>.stride <= 400)
  }

  @Test(arguments: [0, 1, 2, 7], [0, 1, 2, 6, 7, 8, 14, 15, 20])
  func `the latest are kept in order, and the others counted`(capacity: Int, count: Int) {
    var ring = TraceRing(capacity: capacity)

    for number in 0..<count { ring.append(.numbered(number)) }

    let kept = min(capacity, count)
    #expect(ring.inOrder == (count - kept..<count).map(TraceEvent.numbered))
    #expect(ring.lost == (capacity == 0 ? 0 : count - kept))
  }

  @Test func `a policy that is written the same has the same place in a trace`() {
    var (ring, policies) = (TraceRing(capacity: 10), TracePolicies())
    let rule = PopRule.refuse("editing") { $0.isEditing }
    let used = [
      PopPolicy.standard, PopPolicy(rules: [rule]), .standard, PopPolicy(rules: [rule]),
      PopPolicy(start: .edge), PopPolicy(),
    ]

    for policy in used {
      let number = policies.number(of: policy, in: ring)
      ring.append(TraceEvent(time: 1, gesture: 1, kind: .decided(.waiting, policy: number)))
    }

    let trace = policies.trace(of: ring)
    #expect(trace.events.compactMap { $0.decision?.policy } == [0, 1, 0, 1, 2, 0])
    #expect(
      trace.policies.map(\.description) == [used[0], used[1], used[4]].map(\.description))
  }

  @Test func `policies that no event names any more are forgotten, and no other`() {
    var (ring, policies) = (TraceRing(capacity: 5), TracePolicies())
    for width in 0..<200 {
      let policy = PopPolicy(start: .leading(CGFloat(width)))

      let number = policies.number(of: policy, in: ring)
      ring.append(TraceEvent(time: 1, gesture: 1, kind: .judged(.waiting, policy: number)))

      let trace = policies.trace(of: ring)
      let expected = (max(0, width - 4)...width).map { PopStart.leading(CGFloat($0)) }
      #expect(trace.policies.map(\.start) == expected)
      #expect(trace.events.compactMap { $0.decision?.policy } == Array(expected.indices))
    }
  }
}

extension TraceEvent {
  fileprivate static func numbered(_ number: Int) -> TraceEvent {
    TraceEvent(time: Double(number), gesture: number, kind: .recognizer("r\(number)", .began))
  }
}
