#if HEADLESS
import GestureLab

extension CaseLaw {
  /// What happens where nothing is configured is what plain UIKit does (promises 6 and 8).
  ///
  /// At the root, UIKit's pop without its delegate freezes the stack, and the package keeps it from
  /// that: lives with such tampering are not compared.
  package static let plainStays = CaseLaw(
    law: .plain,
    twin: { $0.plain == $0 || $0.tamperings > 0 ? nil : $0.plain },
    violation: { life, log, plain in
      for (span, other) in life.alike(log, plain()) {
        let differences = span.after.shown.differences(from: (other?.after ?? span.before).shown)
        guard !differences.isEmpty, !life.isConfigured(span) else { continue }
        return "\(life.text(span)), where nothing is configured: "
          + "\(differences.joined(separator: "; ")) as under plain UIKit"
      }
      return nil
    })
}

extension LabCase {
  /// The spans up to the first one that does not begin as under plain UIKit, each with the one there;
  /// without one if it has nothing but lines of the package.
  func alike(
    _ log: CaseLog, _ plain: CaseLog
  ) -> [(span: CaseLog.Span, other: CaseLog.Span?)] {
    var pairs: [(CaseLog.Span, CaseLog.Span?)] = []
    let plainSteps = self.plain.steps
    var others = plain.spans[...]
    for span in log.spans {
      let kept = steps(span).filter { $0.act?.isOfPackage != true }
      if kept.isEmpty {
        pairs.append((span, nil))
        continue
      }
      // A touch beside an act of the same turn is judged by another order of events.
      guard let other = others.popFirst(), span.before.shown == other.before.shown,
        kept == other.steps.map({ plainSteps[$0] }),
        span.landings.isEmpty || acts(span).isEmpty && !hasThumb(span)
      else { break }
      pairs.append((span, other))
    }
    return pairs
  }

  /// Whether a touch rests while another one moves, one of them on a bar or perhaps in another
  /// column.
  private func hasThumb(_ span: CaseLog.Span) -> Bool {
    span.landings.count > 1 && (hasColumns || span.landings.contains(where: \.isOnBar))
  }

  /// Whether a line concerns what happens in a span.
  fileprivate func isConfigured(_ span: CaseLog.Span) -> Bool {
    let settings = LifeSettings(self, before: (span.steps.last ?? 0) + 1)
    // When something is done in a callback is not followed.
    if hasReactions { return steps.contains { $0.act?.isOfPackage == true } }
    let isAnything = settings.values.values.contains { !$0.isNeutral }
    guard !hasColumns, !span.landings.isEmpty else { return isAnything }
    return span.landings.contains { settings.concern($0) }
  }
}
#endif
