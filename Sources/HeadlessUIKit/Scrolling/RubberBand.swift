#if HEADLESS
/// The resistance of content that is dragged beyond its ends (C141, M03).
struct RubberBand {
  /// The range of offsets at rest, in pt.
  let limits: ClosedRange<CGFloat>
  /// The length of the view along the axis, in pt.
  let length: CGFloat
  /// Whether content can move beyond its ends at all.
  let bounces: Bool

  /// Returns the offset that shows for the offset that a touch would give without resistance.
  func shown(_ wanted: CGFloat) -> CGFloat {
    let inside = clamped(wanted)
    let beyond = abs(wanted - inside)
    guard beyond > 0, bounces, length > 0 else { return inside }
    let shown = (1 - 1 / (beyond * EngineMetrics.rubberBand / length + 1)) * length
    return inside + (wanted > inside ? shown : -shown)
  }

  /// Returns the shown offset on the pixel grid (M07). An end off the grid is kept exactly.
  func shownOnPixelGrid(_ wanted: CGFloat) -> CGFloat {
    let shown = shown(wanted)
    return limits.contains(shown) ? clamped(shown.onPixelGrid) : shown.onPixelGrid
  }

  /// Returns the offset without resistance for an offset that shows.
  ///
  /// With it a touch that catches content beyond an end drags it without a jump.
  func wanted(_ shown: CGFloat) -> CGFloat {
    let inside = clamped(shown)
    let beyond = abs(shown - inside)
    guard beyond > 0, bounces, beyond < length else { return shown }
    let wanted = (1 / (1 - beyond / length) - 1) * length / EngineMetrics.rubberBand
    return inside + (shown > inside ? wanted : -wanted)
  }

  /// Returns the movement of the content per movement of the touch at an offset that shows.
  func slope(at shown: CGFloat) -> CGFloat {
    let beyond = abs(shown - clamped(shown))
    guard beyond > 0, bounces, length > 0, beyond < length else { return 1 }
    // The derivative of `shown(_:)`, expressed by the shown distance.
    let left = 1 - beyond / length
    return EngineMetrics.rubberBand * left * left
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, limits.lowerBound), limits.upperBound)
  }
}
#endif
