#if HEADLESS
/// The travel of a touch relative to an edge of the screen, and what an edge pan does with it.
struct EdgeTravel {
  /// The travel away from the edge, in pt.
  let inwards: CGFloat
  /// The travel along the edge, in pt; not negative.
  let across: CGFloat
  /// The length of the travel, in pt.
  let length: CGFloat

  /// What an edge pan does with its travel.
  enum Verdict { case wait, fail, begin }

  /// Returns the verdict under one answer to ``UIKitBehavior/popDirection``.
  func verdict(
    _ direction: UIKitBehavior.PopDirection, beyond hysteresis: CGFloat
  ) -> Verdict {
    switch direction {
    case .mostlyInwards:
      // Travel along the edge fails before an ordinary pan begins, which may require this to fail
      // (C121).
      if inwards <= across / 2, across >= EngineMetrics.edgeParallelTravel { return .fail }
      return inwards >= hysteresis && inwards >= across ? .begin : .wait
    case .narrowCone:
      return inwards >= hysteresis && inwards >= 2 * across ? .begin : .wait
    case .inwardsAtAll:
      return inwards >= hysteresis ? .begin : .wait
    case .inwardsFromTheStart:
      guard length >= hysteresis else { return .wait }
      return inwards > across ? .begin : .fail
    }
  }

  /// Returns the verdict that all answers share, or nil where the open question matters.
  func commonVerdict(beyond hysteresis: CGFloat) -> Verdict? {
    let likely = verdict(.mostlyInwards, beyond: hysteresis)
    guard verdict(.narrowCone, beyond: hysteresis) == likely,
      verdict(.inwardsAtAll, beyond: hysteresis) == likely,
      verdict(.inwardsFromTheStart, beyond: hysteresis) == likely
    else { return nil }
    return likely
  }
}
#endif
