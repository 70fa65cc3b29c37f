extension PopRule {
  /// Refuses a push while content under the finger has more to show towards its trailing edge, or owns
  /// the drag: the mirror of ``contentAtLeadingEdge``.
  public static let contentAtTrailingEdge = PopRule(
    "contentAtTrailingEdge", writtenAs: ".contentAtTrailingEdge"
  ) { attempt in
    for content in attempt.contents {
      if let reason = content.objection(to: attempt) { return .refuse(reason) }
    }
    return .noOpinion
  }
}
