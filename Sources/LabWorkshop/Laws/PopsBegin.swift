#if HEADLESS
import GestureLab
import HeadlessUIKit

extension CaseLaw {
  /// A pop begins with its decision, and not without one.
  ///
  /// UIKit's recognizers begin when they have moved inwards as far as a hysteresis (C104), and what
  /// comes behind them one event later. A driver that is behind none begins at once.
  static let popsBegin = CaseLaw(law: .begin, twin: { $0 }) { life, log, _ in
    guard let log = log.drag else { return nil }
    let drag = log.drag
    guard let first = log.allowed.first, let last = log.allowed.last else {
      return log.begun.map { "a pop began in event \($0) without a decision" }
    }
    if let begun = log.begun, begun < first {
      return "a pop began in event \(begun), allowed in event \(first)"
    }
    guard drag.leadsInwards, drag.letsWaitingPop(under: life.behavior) else { return nil }
    let moments = log.moments
    let far = moments.indices.first {
      $0 >= last && moments[$0].point.x - moments[0].point.x >= EngineMetrics.panHysteresis
    }
    let isUIKitsToo =
      drag.hasAppPan || life.behavior.version.hasContentPop
      || moments.flatMap(\.decisions).contains { $0.allows && $0.attempt.gesture == .edgePop }
    let isAlone = drag.isDriven && (drag.isAnimated || !isUIKitsToo)
    let due = isAlone ? last : far.map { $0 + 1 } ?? moments.count
    guard log.begun ?? moments.count > due else { return nil }
    return "allowed in event \(last), due in event \(due), "
      + (log.begun.map { "begun in event \($0)" } ?? "never begun")
  }
}
#endif
