import Foundation

/// Where a touch landed and how it has moved since.
package struct TouchTrack {
  private struct Sample: Equatable {
    var time: TimeInterval
    var location: CGPoint
  }

  /// Where the touch landed, in pt of the navigation controller's view.
  package let start: CGPoint
  private let origin: Sample
  private var recent: [Sample]
  /// The translation before the last move, in pt.
  package private(set) var previousTranslation = CGPoint.zero
  /// The farthest that the touch has been above or below where it landed, in pt.
  package private(set) var verticalExtent: CGFloat = 0

  /// Starts at a landing; `location` is in a space that does not move, as the window's (C112).
  package init(start: CGPoint, location: CGPoint, time: TimeInterval) {
    self.start = start
    origin = Sample(time: time, location: location)
    recent = [origin]
  }

  /// Adds a sample; several recognizers may deliver the same one.
  ///
  /// - Returns: Whether the sample is new.
  @discardableResult
  package mutating func move(to location: CGPoint, at time: TimeInterval) -> Bool {
    let sample = Sample(time: time, location: location)
    guard sample != recent[recent.count - 1] else { return false }
    previousTranslation = translation
    recent.append(sample)
    verticalExtent = max(verticalExtent, abs(translation.y))
    let limit = time - GestureMetrics.velocityWindow
    // The oldest sample kept is the last one outside the window, so that the samples span all of
    // it.
    while recent.count > 2, recent[1].time <= limit { recent.removeFirst() }
    return true
  }

  /// How far the touch is from where it landed, in pt of the window.
  package var translation: CGPoint {
    let last = recent[recent.count - 1].location
    return CGPoint(x: last.x - origin.location.x, y: last.y - origin.location.y)
  }

  /// The velocity of the touch over ``GestureMetrics/velocityWindow``, in pt/s of the window.
  package var velocity: CGPoint {
    let (first, last) = (recent[0], recent[recent.count - 1])
    guard last.time > first.time else { return .zero }
    let time = CGFloat(last.time - first.time)
    return CGPoint(
      x: (last.location.x - first.location.x) / time, y: (last.location.y - first.location.y) / time
    )
  }

  /// When the touch landed, in s.
  package var landingTime: TimeInterval { origin.time }

  /// The time since the touch landed, in s.
  package var time: TimeInterval { latestTime - origin.time }

  /// The time of the latest sample, in s.
  package var latestTime: TimeInterval { recent[recent.count - 1].time }

  /// The distance from where the touch landed, in pt.
  package var travel: CGFloat { hypot(translation.x, translation.y) }

  /// Whether the touch rests at a time, in s: it has hardly moved, or does not now.
  package func rests(at time: TimeInterval) -> Bool {
    travel < GestureMetrics.decisionTravel || time - latestTime > GestureMetrics.velocityWindow
      || hypot(velocity.x, velocity.y) < GestureMetrics.restingSpeed
  }

  /// Whether the touch has moved towards one side, and still does unless it rests.
  ///
  /// - Parameters:
  ///   - rightwards: The side; physical, whatever the layout direction is.
  ///   - axisRatio: How many times as far horizontally as vertically it must move.
  package func moves(rightwards: Bool, axisRatio: CGFloat) -> Bool {
    guard lies(rightwards: rightwards, axisRatio: axisRatio) else { return false }
    let velocity = velocity
    return hypot(velocity.x, velocity.y) < GestureMetrics.restingSpeed
      || Self.leads(velocity, rightwards: rightwards, axisRatio: axisRatio)
  }

  /// Whether the touch lies to one side of where it landed, at a ratio of the axes.
  package func lies(rightwards: Bool, axisRatio: CGFloat) -> Bool {
    Self.leads(translation, rightwards: rightwards, axisRatio: axisRatio)
  }

  private static func leads(_ vector: CGPoint, rightwards: Bool, axisRatio: CGFloat) -> Bool {
    (rightwards ? vector.x : -vector.x) > axisRatio * abs(vector.y)
  }
}
