import Foundation

extension ScreenScenario {
  /// One view of a scenario.
  package struct View: Equatable, Sendable {
    /// The name, unique among the scenario's views.
    package let id: String
    /// The id of the view it is in, or nil in the window.
    package let parent: String?
    /// The frame in pt, in the coordinates of the parent.
    package let frame: CGRect
  }
}

extension ScreenScenario.View {
  /// Reads a view; whether its parent exists is for the caller to check.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    id = try node.required("id").string()
    parent = try node.optional("parent")?.string()
    let frame = try node.required("frame").elements(atLeast: 4)
    self.frame = CGRect(
      x: try frame[0].number(), y: try frame[1].number(),
      width: try frame[2].nonNegative(), height: try frame[3].nonNegative())
  }
}
