#if HEADLESS
import GestureLab

extension CaseLaw {
  /// In the end every recognizer is reset, content rests within its limits, screens are shown, and
  /// no timer runs (promises 1 and 11).
  package static let viewsRest = CaseLaw(
    law: .rest, twin: { $0.hasViews ? $0 : nil },
    violation: { _, log, _ in
      log.end.leftOver.min { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    })
}
#endif
