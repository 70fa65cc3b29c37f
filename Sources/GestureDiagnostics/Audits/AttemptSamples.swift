import Foundation
import GestureRules

/// Attempts of every kind, in a fixed sequence.
///
/// Each sample changes some properties of a regular attempt, for every gesture and layout
/// direction. Changing all properties at once would be useless: the first guard would refuse every
/// sample.
struct AttemptSamples {
  /// Changes one property of an attempt.
  private typealias Departure = @Sendable (inout PopAttempt) -> Void

  private let healthy: [PopAttempt]
  /// The departures, grouped by the property that they change.
  private let variations: [[Departure]]

  /// Creates the attempts that a policy judges; those without departures start where it allows
  /// them.
  init(for operation: PopPolicyAudit.Operation, judgedBy policy: PopPolicy, in container: CGRect) {
    healthy = operation.gestures.flatMap { gesture in
      PopAttempt.LayoutDirection.allCases.map { direction in
        var attempt = PopAttempt(
          hasMoved: true, gesture: gesture, start: .zero, time: 0.1, container: container,
          layoutDirection: direction)
        let area = policy.startArea(of: gesture)
        attempt.place(
          Self.middle(of: area.distances(in: container), within: container.width),
          Self.middle(of: area.heights, within: container.height))
        attempt.move(60, 4, at: 600)
        return attempt
      }
    }
    variations = Self.variations(in: container)
  }

  /// Calls a closure with every attempt.
  func forEach(_ body: (PopAttempt) -> Void) {
    for attempt in healthy {
      body(attempt)
      for (index, variation) in variations.enumerated() {
        for departure in variation {
          var one = attempt
          departure(&one)
          body(one)
          for other in variations[(index + 1)...].joined() {
            var two = one
            other(&two)
            body(two)
          }
        }
      }
    }
    var numbers = FixedNumbers()
    for index in 0..<Self.mixedAttempts {
      var attempt = healthy[index % healthy.count]
      for _ in 0..<(3 + index % 3) {
        let variation = variations[numbers.next(below: variations.count)]
        variation[numbers.next(below: variation.count)](&attempt)
      }
      body(attempt)
    }
  }

  /// The middle of the part of a range that lies on the screen, or of the screen if no part does.
  private static func middle(of range: ClosedRange<CGFloat>, within length: CGFloat) -> CGFloat {
    let (low, high) = (max(range.lowerBound, 0), min(range.upperBound, length))
    return low <= high ? (low + high) / 2 : length / 2
  }
}

extension AttemptSamples {
  /// The number of attempts with three to five departures: about as many as those with up to two.
  private static let mixedAttempts = 3_000

  /// Movements along the gesture and across it, in pt, with a speed in pt/s: on either side of
  /// every threshold of ``DirectionThresholds``, and in all four directions.
  private static let movements: [(along: CGFloat, across: CGFloat, speed: CGFloat)] = [
    (4, 0, 400), (14, 2, 600), (14, 2, 100), (18, 14, 600), (40, 30, 200), (-40, 5, 600),
    (5, 60, 900), (-5, -60, 900),
  ]

  /// Distances from the edge from which the gesture leads away, in pt: beyond the bezel, in the
  /// edge strip, in the strip of a carousel, and around the areas of usual policies.
  private static let distances: [CGFloat] = [-1, 4, 16, 30, 60, 100]

  /// Locations across the width and down the height, as fractions.
  private static let fractions: [CGFloat] = [0.1, 0.35, 0.65, 0.9]

  /// Every demand of content, met and unmet.
  private static let demands: [PopAttempt.Content.Demand] = [
    .defersAtEdge(distance: 0), .defersAtEdge(distance: 100),
    .defersAtEdge(distance: 100, keepsEdgeSwipes: true),
    .defersInStrip(width: GestureMetrics.carouselStrip), .defersInStrip(width: 0),
    .defersAtBoundary(isAtBoundary: true), .defersAtBoundary(isAtBoundary: false),
    .claims(.content), .claims(.edge), .claims(.all), .claimsVertically,
    .excludes(.content), .excludes(.edge), .excludes(.all), .claimsBecause("reason"),
  ]

  /// The departures, grouped by property.
  private static func variations(in container: CGRect) -> [[Departure]] {
    [
      movements.map { movement -> Departure in
        { $0.move(movement.along, movement.across, at: movement.speed) }
      } + [{ $0.land() }],
      distances.map { distance -> Departure in { $0.place(distance, $0.distanceFromTopEdge) } }
        + fractions.map { fraction -> Departure in
          { $0.place(fraction * container.width, $0.distanceFromTopEdge) }
        },
      fractions.map { fraction -> Departure in
        { $0.place($0.distanceFromOriginEdge, fraction * container.height) }
      },
      [{ $0.stackDepth = 1 }, { $0.stackDepth = 3 }],
      PopAttempt.Transition.allCases.filter { $0 != .idle }.map { transition -> Departure in
        { $0.transition = transition }
      },
      [{ $0.performer = .uikit }],
      [NavigationGestures.edge, .content, .all].map { gestures -> Departure in
        { $0.suspensions = [.init(owner: "Owner", reason: "reason", gestures: gestures)] }
      },
      [{ $0.numberOfTouches = 2 }, { $0.numberOfTouches = 3 }],
      [{ $0.isEditing = true }],
      [{ $0.isRefusedByScreen = true }],
      [{ $0.time = 1 }],
      demands.map { demand -> Departure in
        { $0.contents = [.init(name: "content", demand: demand)] }
      }
        + [PopAttempt.Content.Motion.decelerating, .zooming].map { motion -> Departure in
          {
            $0.contents = [
              .init(name: "content", demand: .defersAtEdge(distance: 0), motion: motion)
            ]
          }
        },
    ]
  }
}

extension PopAttempt {
  /// Sets the start to a distance from ``originEdge`` and one from the top edge, in pt.
  fileprivate mutating func place(_ distance: CGFloat, _ height: CGFloat) {
    let isFromLeft = gesture.isPop == (layoutDirection == .leftToRight)
    start = CGPoint(
      x: isFromLeft ? container.minX + distance : container.maxX - distance,
      y: container.minY + height)
  }

  /// Moves the touch along the gesture and across it, in pt; `speed` in pt/s.
  fileprivate mutating func move(_ along: CGFloat, _ across: CGFloat, at speed: CGFloat) {
    let length = hypot(along, across)
    hasMoved = true
    translation = alongGesture(CGPoint(x: along, y: across))
    velocity = CGPoint(x: translation.x / length * speed, y: across / length * speed)
  }

  /// Resets the touch to one that has just landed.
  fileprivate mutating func land() {
    hasMoved = false
    translation = .zero
    velocity = .zero
    time = 0
  }
}

/// Pseudorandom numbers that are the same in every run.
private struct FixedNumbers {
  private var state: UInt64 = 1

  /// Returns the next number from 0 up to a positive limit; the constants are Knuth's for 64 bits.
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
