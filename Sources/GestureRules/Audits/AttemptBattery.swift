import Foundation

/// Attempts of every sort, the same every time.
///
/// Each starts from a healthy one, of either source and in either direction of reading, and departs from
/// it in some respects. Departing in all at once would be no use: the first guard would refuse them all.
struct AttemptBattery {
  /// Changes one respect of an attempt.
  typealias Departure = @Sendable (inout PopAttempt) -> Void

  private let healthy: [PopAttempt]
  private let respects: [[Departure]]

  /// Makes the attempts that a policy is to judge; the healthy ones start where it lets them.
  init(for operation: StackOperation, judgedBy policy: PopPolicy, in container: CGRect) {
    let sources: [PopSource] = operation == .pop ? PopSource.allCases : [.content]
    healthy = sources.flatMap { source in
      ReadingDirection.allCases.map { reading in
        var attempt = PopAttempt(
          phase: .moved, source: source, operation: operation, start: .zero, time: 0.1,
          container: container, readingDirection: reading)
        let area = source == .content ? policy.start : policy.edgeStart
        attempt.place(
          Self.middle(of: area.distances(in: container), within: container.width),
          Self.middle(of: area.heights, within: container.height))
        attempt.move(60, 4, at: 600)
        return attempt
      }
    }
    respects = Self.respects(in: container)
  }

  /// Shows every attempt.
  func visit(_ body: (PopAttempt) -> Void) {
    for attempt in healthy {
      body(attempt)
      for (index, respect) in respects.enumerated() {
        for departure in respect {
          var one = attempt
          departure(&one)
          body(one)
          for other in respects[(index + 1)...].joined() {
            var two = one
            other(&two)
            body(two)
          }
        }
      }
    }
    visitMore(body)
  }

  /// Shows attempts that depart in three to five respects, picked by a fixed sequence of numbers.
  private func visitMore(_ body: (PopAttempt) -> Void) {
    var numbers = NumberSequence()
    for index in 0..<AuditMetrics.mixedAttempts {
      var attempt = healthy[index % healthy.count]
      for _ in 0..<(3 + index % 3) {
        let respect = respects[numbers.next(below: respects.count)]
        respect[numbers.next(below: respect.count)](&attempt)
      }
      body(attempt)
    }
  }

  /// The middle of the part of a range that lies on the screen; the screen's own if there is none.
  private static func middle(of range: ClosedRange<CGFloat>, within length: CGFloat) -> CGFloat {
    let (low, high) = (max(range.lowerBound, 0), min(range.upperBound, length))
    return low <= high ? (low + high) / 2 : length / 2
  }

  /// What may be different, respect by respect.
  private static func respects(in container: CGRect) -> [[Departure]] {
    [
      AuditMetrics.movements.map { movement -> Departure in
        { $0.move(movement.along, movement.across, at: movement.speed) }
      } + [{ $0.land() }],
      AuditMetrics.distances.map { distance -> Departure in
        { $0.place(distance, $0.distanceFromTopEdge) }
      }
        + AuditMetrics.shares.map { share -> Departure in
          { $0.place(share * container.width, $0.distanceFromTopEdge) }
        },
      AuditMetrics.shares.map { share -> Departure in
        { $0.place($0.distanceFromFirstEdge, share * container.height) }
      },
      [{ $0.stackDepth = 1 }, { $0.stackDepth = 3 }],
      TransitionState.allCases.filter { $0 != .idle }.map { state -> Departure in
        { $0.transition = state }
      },
      [{ $0.isEnabled = false }],
      PopScope.allCases.map { scope -> Departure in
        { $0.suspensions = [Suspension(owner: "Owner", reason: "reason", scope: scope)] }
      },
      [{ $0.fingers = 2 }, { $0.fingers = 3 }],
      [{ $0.isEditing = true }],
      [{ $0.screenAnswer = .notAsked }, { $0.screenAnswer = .refuses }],
      [{ $0.time = 1 }],
      AuditMetrics.demands.map { demand -> Departure in
        { $0.contents = [AttemptContent(name: "content", demand: demand)] }
      }
        + [ContentMotion.decelerating, .zooming].map { motion -> Departure in
          {
            $0.contents = [
              AttemptContent(
                name: "content", demand: .yieldsAtLeadingEdge(pastLeadingEdge: 0), motion: motion)
            ]
          }
        },
    ]
  }
}

extension PopAttempt {
  /// Puts the start at a distance from the edge that the drag leaves behind, leading or trailing, and one
  /// from the top edge; in pt.
  fileprivate mutating func place(_ distance: CGFloat, _ height: CGFloat) {
    let isFromTheLeft = (operation == .pop) == (readingDirection == .leftToRight)
    start = CGPoint(
      x: isFromTheLeft ? container.minX + distance : container.maxX - distance,
      y: container.minY + height)
  }

  /// The distance from the edge that the drag leaves behind, in pt.
  fileprivate var distanceFromFirstEdge: CGFloat {
    operation == .pop ? distanceFromLeadingEdge : distanceFromTrailingEdge
  }

  /// Has the finger move by so many pt the way of the operation, and across; `speed` in pt/s.
  fileprivate mutating func move(_ along: CGFloat, _ across: CGFloat, at speed: CGFloat) {
    let way = readingDirection.towardsTrailing(operation == .pop ? along : -along)
    let length = hypot(along, across)
    phase = .moved
    translation = CGPoint(x: way, y: across)
    velocity = CGPoint(x: way / length * speed, y: across / length * speed)
  }

  /// Has the finger just landed.
  fileprivate mutating func land() {
    phase = .touchDown
    translation = .zero
    velocity = .zero
    time = 0
  }
}
