import Foundation

/// How far content gives way beyond its ends (C141, M03).
struct RubberBand {
  /// The offsets between which content rests, in pt.
  let limits: ClosedRange<CGFloat>
  /// The size of the view along the axis, in pt.
  let length: CGFloat
  /// Whether content gives way at all.
  let bounces: Bool

  /// The offset that shows where a finger wants one.
  func shown(_ wanted: CGFloat) -> CGFloat {
    let inside = clamped(wanted)
    let beyond = abs(wanted - inside)
    guard beyond > 0, bounces, length > 0 else { return inside }
    let shown = (1 - 1 / (beyond * EngineMetrics.rubberBand / length + 1)) * length
    return inside + (wanted > inside ? shown : -shown)
  }

  /// The offset that shows where a finger wants one, on the grid of pixels (M07); an end that lies
  /// off the grid is still the end.
  func shownOnPixelGrid(_ wanted: CGFloat) -> CGFloat {
    let shown = shown(wanted)
    return limits.contains(shown) ? clamped(shown.onPixelGrid) : shown.onPixelGrid
  }

  /// The offset that a finger wants where one shows: a finger that catches content beyond its end
  /// does not make it jump.
  func wanted(_ shown: CGFloat) -> CGFloat {
    let inside = clamped(shown)
    let beyond = abs(shown - inside)
    guard beyond > 0, bounces, beyond < length else { return shown }
    let wanted = (1 / (1 - beyond / length) - 1) * length / EngineMetrics.rubberBand
    return inside + (shown > inside ? wanted : -wanted)
  }

  /// How far content moves for each point of the finger at an offset that shows.
  func give(at shown: CGFloat) -> CGFloat {
    let beyond = abs(shown - clamped(shown))
    guard beyond > 0, bounces, length > 0, beyond < length else { return 1 }
    // The slope of the band, by what is left of its length.
    let left = 1 - beyond / length
    return EngineMetrics.rubberBand * left * left
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, limits.lowerBound), limits.upperBound)
  }
}
