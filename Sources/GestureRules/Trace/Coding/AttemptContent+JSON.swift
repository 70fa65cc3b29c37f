import Foundation

/// The names that demands of contents have in traces.
package enum DemandName: String, CaseIterable {
  case yieldsAtLeadingEdge, yieldsInLeadingStrip, yieldsAtTrailingEdge, yieldsInTrailingStrip
  case yieldsAtBoundary, claims, excludes, keeps
}

extension AttemptContent {
  /// Writes the content.
  func write(to object: inout JSONObjectText) {
    object.add("name", name)
    object.add("demand") { demand.write(to: &$0) }
    object.add("motion", motion)
  }

  /// Reads content.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    self.init(
      name: try node.text("name"), demand: try Demand(try node.required("demand")),
      motion: try node.required("motion").choice())
  }
}

extension AttemptContent.Demand {
  /// The name that the demand has in traces.
  package var jsonName: DemandName {
    switch self {
    case .yieldsAtLeadingEdge: .yieldsAtLeadingEdge
    case .yieldsInLeadingStrip: .yieldsInLeadingStrip
    case .yieldsAtTrailingEdge: .yieldsAtTrailingEdge
    case .yieldsInTrailingStrip: .yieldsInTrailingStrip
    case .yieldsAtBoundary: .yieldsAtBoundary
    case .claims: .claims
    case .excludes: .excludes
    case .keeps: .keeps
    }
  }

  /// Writes the demand: its name under "is", and what goes with it.
  func write(to object: inout JSONObjectText) {
    object.add("is", jsonName)
    switch self {
    case .yieldsAtLeadingEdge(let past): object.add("pastLeadingEdge", past)
    case .yieldsAtTrailingEdge(let before): object.add("beforeTrailingEdge", before)
    case .yieldsInLeadingStrip(let width), .yieldsInTrailingStrip(let width):
      object.add("width", width)
    case .yieldsAtBoundary(let isThere): object.add("isThere", isThere)
    case .claims(let scope), .excludes(let scope): object.add("scope", scope)
    case .keeps(let reason): object.add("reason", reason)
    }
  }

  /// Reads a demand.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    self =
      switch try node.required("is").choice() as DemandName {
      case .yieldsAtLeadingEdge:
        .yieldsAtLeadingEdge(pastLeadingEdge: try node.length("pastLeadingEdge"))
      case .yieldsInLeadingStrip: .yieldsInLeadingStrip(width: try node.length("width"))
      case .yieldsAtTrailingEdge:
        .yieldsAtTrailingEdge(beforeTrailingEdge: try node.length("beforeTrailingEdge"))
      case .yieldsInTrailingStrip: .yieldsInTrailingStrip(width: try node.length("width"))
      case .yieldsAtBoundary:
        .yieldsAtBoundary(isThere: try node.required("isThere").boolean())
      case .claims: .claims(try node.required("scope").choice())
      case .excludes: .excludes(try node.required("scope").choice())
      case .keeps: .keeps(reason: try node.text("reason"))
      }
  }
}
