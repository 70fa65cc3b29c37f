import Foundation

/// The names that start areas have in traces.
package enum PopStartName: String, CaseIterable {
  case edge, leading, leadingFraction, box, anywhere
}

extension PopStart {
  /// The name that the area has in traces.
  package var jsonName: PopStartName {
    switch self {
    case .edge: .edge
    case .leading: .leading
    case .leadingFraction: .leadingFraction
    case .box: .box
    case .anywhere: .anywhere
    }
  }

  /// Writes the area: its name under "is", and its measures.
  func write(to object: inout JSONObjectText) {
    object.add("is", jsonName)
    switch self {
    case .edge, .anywhere: break
    case .leading(let width): object.add("width", width)
    case .leadingFraction(let part, let least, let most):
      object.add("part", part)
      object.add("atLeast", least)
      object.add("atMost", most)
    case .box(let start, let end, let top, let bottom):
      object.add("start", start)
      object.add("end", end)
      object.add("top", top)
      object.add("bottom", bottom)
    }
  }

  /// Reads an area.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    self =
      switch try node.required("is").choice() as PopStartName {
      case .edge: .edge
      case .leading: .leading(try node.length("width"))
      case .leadingFraction:
        .leadingFraction(
          try node.length("part"), atLeast: try node.length("atLeast"),
          atMost: try node.length("atMost"))
      case .box:
        .box(
          start: try node.length("start"), end: try node.length("end"),
          top: try node.length("top"), bottom: try node.length("bottom"))
      case .anywhere: .anywhere
      }
  }
}
