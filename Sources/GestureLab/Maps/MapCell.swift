/// What a map knows of one drag.
package struct MapCell: Hashable, Sendable {
  /// Who owns the drag.
  package let owner: Owner
  /// What settled it, in words: the decision of the arbiter, or what began.
  package let reason: String

  /// Makes a cell.
  package init(owner: Owner, reason: String) {
    self.owner = owner
    self.reason = reason
  }
}
