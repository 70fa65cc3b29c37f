import Foundation
import GestureRules

/// The smallest step beside a boundary: exact in binary next to every coordinate of a screen.
package let step: CGFloat = 1 / 1024

/// Numbers that no measurement should be.
package let nonFinite: [CGFloat] = [.nan, .infinity, -.infinity]

package typealias Content = PopAttempt.Content
package typealias Demand = PopAttempt.Content.Demand
package typealias LayoutDirection = PopAttempt.LayoutDirection

extension PopAttempt {
  /// An attempt whose touch landed at a distance from the leading edge of a phone, in pt.
  package static func starting(
    _ distance: CGFloat, in direction: LayoutDirection = .leftToRight,
    gesture: NavigationGesture = .contentPop, over contents: [Content] = []
  ) -> PopAttempt {
    PopAttempt(
      gesture: gesture,
      start: CGPoint(x: direction == .leftToRight ? distance : 390 - distance, y: 340),
      layoutDirection: direction, contents: contents)
  }

  /// An attempt whose touch has moved towards the trailing edge and down, in pt.
  ///
  /// It moves on in the same direction at `speed`, in pt/s, unless it has another velocity, whose x
  /// is positive towards the trailing edge.
  package static func moving(
    _ trailing: CGFloat, down: CGFloat = 0, speed: CGFloat = 600, velocity: CGPoint? = nil,
    in direction: LayoutDirection = .leftToRight, gesture: NavigationGesture = .contentPop
  ) -> PopAttempt {
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    let travel = hypot(trailing, down)
    let onwards =
      travel > 0 && travel.isFinite
      ? CGPoint(x: trailing / travel * speed, y: down / travel * speed) : CGPoint(x: speed, y: 0)
    let velocity = velocity ?? onwards
    return PopAttempt(
      hasMoved: true, gesture: gesture, start: CGPoint(x: 195, y: 340),
      translation: CGPoint(x: sign * trailing, y: down),
      velocity: CGPoint(x: sign * velocity.x, y: velocity.y), layoutDirection: direction)
  }

  /// Returns the attempt with changes.
  package func with(_ change: (inout PopAttempt) -> Void) -> PopAttempt {
    var attempt = self
    change(&attempt)
    return attempt
  }
}

// MARK: - Generated attempts

/// A seeded sequence: the upper bits of Knuth's linear congruential generator.
package struct RandomNumbers {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 32) % bound
  }

  /// A multiple of 1/8, which mirroring does not round.
  package mutating func eighths(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(range.lowerBound * 8 + below(range.count * 8)) / 8
  }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}

extension PopAttempt {
  /// Attempts that reach every rule, the same in every run.
  package static func generated(_ count: Int, gestures: [NavigationGesture]) -> [PopAttempt] {
    var numbers = RandomNumbers(seed: 0x6E57_0A1B)
    return (0..<count).map { _ in PopAttempt(gesture: numbers.pick(gestures), from: &numbers) }
  }

  private init(gesture: NavigationGesture, from numbers: inout RandomNumbers) {
    self.init(
      hasMoved: true, gesture: gesture,
      start: CGPoint(x: numbers.eighths(40...430), y: numbers.eighths(0...844)),
      translation: CGPoint(x: numbers.eighths(-40...40), y: numbers.eighths(-30...30)),
      velocity: CGPoint(x: numbers.eighths(-700...700), y: numbers.eighths(-400...400)),
      container: CGRect(x: 40, y: 0, width: 390, height: 844),
      layoutDirection: numbers.pick(LayoutDirection.allCases), stackDepth: 1 + numbers.below(20),
      numberOfTouches: numbers.below(20) > 0 ? 1 : 2, isEditing: numbers.below(2) == 0,
      contents: (0..<numbers.below(3)).map { _ in Content(from: &numbers) })
    if numbers.below(4) == 0 { translation = .zero }
    transition = numbers.below(20) > 0 ? .idle : numbers.pick(Transition.allCases)
    isEnabled = numbers.below(20) > 0
    if numbers.below(20) == 0 {
      suspensions = [
        Suspension(owner: "o", reason: "r", gestures: numbers.pick([.edge, .content, .all]))
      ]
    }
    isRefusedByScreen = numbers.below(2) == 0
  }
}

extension PopAttempt.Content {
  /// Content with any demand.
  fileprivate init(from numbers: inout RandomNumbers) {
    let gestures = numbers.pick([NavigationGestures.edge, .content, .all])
    let demand: Demand =
      switch numbers.below(7) {
      case 0: .defersAtEdge(distance: numbers.eighths(-2...2))
      case 1: .defersInStrip(width: numbers.eighths(0...390))
      case 2: .defersAtBoundary(isAtBoundary: numbers.below(2) == 0)
      case 3: .claims(gestures)
      case 4: .excludes(gestures)
      case 5: .claimsVertically
      default: .claimsBecause("it plays")
      }
    self.init(name: "content", demand: demand, motion: numbers.pick(Motion.allCases))
  }
}

// MARK: - Every case

extension PopAttempt.Content.Demand {
  /// Every demand; the switch makes the compiler ask for one that is added later.
  package static func all(length: CGFloat) -> [Demand] {
    func following(_ demand: Demand) -> Demand? {
      switch demand {
      case .defersAtEdge: .defersInStrip(width: length)
      case .defersInStrip: .defersAtBoundary(isAtBoundary: false)
      case .defersAtBoundary(false): .defersAtBoundary(isAtBoundary: true)
      case .defersAtBoundary: .claims(.edge)
      case .claims: .claimsVertically
      case .claimsVertically: .excludes(.all)
      case .excludes: .claimsBecause("it is \"playing\"\n")
      case .claimsBecause: nil
      }
    }
    return Array(sequence(first: .defersAtEdge(distance: length), next: following))
  }
}

extension PopStartArea {
  /// Every start area; the switch makes the compiler ask for one that is added later.
  package static func all(length: CGFloat) -> [PopStartArea] {
    func following(_ area: PopStartArea) -> PopStartArea? {
      switch area {
      case .edge: .leading(length)
      case .leading: .leadingFraction(0.3, atLeast: length, atMost: 200)
      case .leadingFraction: .box(start: 4, end: length, top: 12.5)
      case .box: .anywhere
      case .anywhere: nil
      }
    }
    return Array(sequence(first: .edge, next: following))
  }
}
