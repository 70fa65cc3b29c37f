#if HEADLESS
import GestureLab

extension CaseLaw {
  /// When nothing moves, no transition is left, every recognizer is reset, the top screens are
  /// shown, and no timer runs (promises 1, 3 and 11).
  package static let everythingRests = CaseLaw(
    law: .rest, twin: { $0.plain },
    violation: { life, log, plain in
      // What UIKit itself leaves behind is not the package's.
      guard life.tamperings == 0, plain.spans.allSatisfy(\.after.leftOver.isEmpty) else {
        return nil
      }
      for span in log.spans {
        if let left = span.after.leftOver.min(by: { $0.key < $1.key }) {
          return "after \(life.text(span)): \(left.key): \(left.value)"
        }
      }
      return nil
    })
}
#endif
