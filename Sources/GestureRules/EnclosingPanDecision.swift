/// What a view with a role for every ancestor has decided about the pans around it, in one touch
/// sequence.
///
/// A pop has a ``PopDecision`` beside it: the pans of a sheet, a panel, a menu or an outer pager are
/// no navigation gestures, and no policy judges them.
package struct EnclosingPanDecision: Sendable, Equatable {
  /// The name of the view, such as "chart".
  package let content: String
  /// Whether the pans may begin.
  package let allows: Bool
  /// Why, or why not.
  package let reason: PopReason

  package init(content: String, allows: Bool, reason: PopReason) {
    self.content = content
    self.allows = allows
    self.reason = reason
  }
}

extension EnclosingPanDecision: CustomStringConvertible {
  /// One clause: "refused: chart claims vertical drags".
  package var description: String { "\(allows ? "allowed" : "refused"): \(reason)" }
}
