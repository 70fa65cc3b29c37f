extension JSONNode {
  /// The value as one of the cases of an enumeration, by raw value.
  package func choice<Choice>() throws(JSONNodeProblem) -> Choice
  where Choice: RawRepresentable & CaseIterable, Choice.RawValue == String {
    let text = try string()
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw problem("is \"\(text)\", which is unknown; write one of \(known)")
    }
    return choice
  }

  /// The value as an id that has to be among the known ones; `what` says of which kind they are.
  package func reference(to what: String, in known: Set<String>) throws(JSONNodeProblem) -> String {
    let id = try string()
    try check(id, isA: what, in: known)
    return id
  }

  /// Complains unless an id that leads to this value is known.
  package func check(_ id: String, isA what: String, in known: Set<String>) throws(JSONNodeProblem)
  {
    guard known.contains(id) else {
      throw problem(
        "names \(what) \"\(id)\", which is not known here; add it before this, or correct the id")
    }
  }

  /// Complains if an id is taken already, and takes it otherwise.
  package func checkNew(
    _ id: String, of what: String, _ taken: inout Set<String>
  ) throws(JSONNodeProblem) {
    guard taken.insert(id).inserted else {
      throw problem("is \"\(id)\", which another \(what) has already; choose another id")
    }
  }
}
