import Foundation

/// How far a finger has come from an edge of the screen, and what that means to a pan that waits
/// there.
struct EdgeTravel {
  /// The part of the travel that leads away from the edge, in pt.
  let inwards: CGFloat
  /// The part that leads along it, in pt; not negative.
  let across: CGFloat
  /// The length of the whole travel, in pt.
  let length: CGFloat

  /// What a pan is to do with its travel.
  enum Verdict { case wait, fail, begin }

  /// What travel means under an answer to ``UIKitBehavior/popDirection``.
  func verdict(
    _ direction: UIKitBehavior.PopDirection, beyond hysteresis: CGFloat
  ) -> Verdict {
    switch direction {
    case .mostlyInwards:
      // Running along the edge fails before an ordinary pan begins, so that who waits may go (C121).
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

  /// What travel means under every answer, or nil where they differ: only there one has to be asked
  /// for.
  func commonVerdict(beyond hysteresis: CGFloat) -> Verdict? {
    let likely = verdict(.mostlyInwards, beyond: hysteresis)
    guard verdict(.narrowCone, beyond: hysteresis) == likely,
      verdict(.inwardsAtAll, beyond: hysteresis) == likely,
      verdict(.inwardsFromTheStart, beyond: hysteresis) == likely
    else { return nil }
    return likely
  }
}
