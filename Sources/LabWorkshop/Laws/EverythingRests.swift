#if HEADLESS
import GestureLab

extension CaseLaw {
  /// When nothing moves, no transition is left, every recognizer is reset, the top screens are
  /// shown, and no timer runs (promises 1, 3 and 11).
  package static let everythingRests = CaseLaw(
    law: .rest, twin: { $0.plain },
    violation: { life, log, plain in
      guard life.tamperings == 0,
        let span = log.spans.first(where: { !$0.after.leftOver.isEmpty }),
        let left = span.after.leftOver.min(by: { $0.key < $1.key }),
        // What UIKit itself leaves behind is not the package's.
        plain().spans.allSatisfy(\.after.leftOver.isEmpty)
      else { return nil }
      return "after \(life.text(span)): \(left.key): \(left.value)"
    })
}
#endif
