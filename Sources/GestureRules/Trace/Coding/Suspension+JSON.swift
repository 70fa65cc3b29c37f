extension Suspension {
  /// Writes the suspension.
  func write(to object: inout JSONObjectText) {
    object.add("owner", owner)
    object.add("reason", reason)
    object.add("scope", scope)
  }

  /// Reads a suspension.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    self.init(
      owner: try node.text("owner"), reason: try node.text("reason"),
      scope: try node.required("scope").choice())
  }
}
