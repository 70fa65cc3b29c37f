#if HEADLESS
import GestureLab

extension CaseLaw {
  /// When nothing moves, no transition is left, every recognizer is reset, the top screens are
  /// shown, and no timer runs (promises 1, 3 and 11).
  package static let everythingRests = CaseLaw(
    law: .rest, twin: { $0.plain },
    violation: { life, log, plain in
      guard life.tamperings == 0, log.spans.contains(where: { !$0.after.leftOver.isEmpty }) else {
        return nil
      }
      // What UIKit itself leaves behind is not the package's.
      let known = Set(plain().spans.flatMap(\.after.leftOver.keys))
      for span in log.spans {
        let left = span.after.leftOver.filter { !known.contains($0.key) }
        if let left = left.min(by: { $0.key < $1.key }) {
          return "after \(life.text(span)): \(left.key): \(left.value)"
        }
      }
      return nil
    })
}
#endif
