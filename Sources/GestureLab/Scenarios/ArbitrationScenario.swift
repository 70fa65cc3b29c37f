/// A case of which recognizer wins, taken from elsewhere and restated with UIKit's answer.
package struct ArbitrationScenario: Equatable, Sendable {
  /// What the case is about: fingers on views, or one question of prevention.
  package enum Body: Equatable, Sendable {
    /// Fingers on views with recognizers.
    case screen(ScreenScenario)

    /// Whether one recognizer prevents another, run for both orders of addition.
    case prevention(PreventionTable)
  }

  /// The name, unique within its file.
  package let id: String

  /// Where the case comes from, if the file says so.
  package let source: String?

  /// A remark on the case, if there is one.
  package let note: String?

  /// Whether UIKit and the source's own engine disagree; the expectations are UIKit's.
  package let differsFromSource: Bool

  /// The case itself.
  package let body: Body

  /// Makes a scenario whose references have been checked.
  package init(
    id: String, source: String? = nil, note: String? = nil, differsFromSource: Bool = false,
    body: Body
  ) {
    self.id = id
    self.source = source
    self.note = note
    self.differsFromSource = differsFromSource
    self.body = body
  }
}

extension ArbitrationScenario {
  /// Reads a scenario; the first thing wrong with it is the problem.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    self.init(
      id: try node.required("id").string(),
      source: try node.optional("source")?.string(),
      note: try node.optional("note")?.string(),
      differsFromSource: try node.optional("differsFromSource")?.boolean() ?? false,
      body: try Body(node))
  }
}

extension ArbitrationScenario.Body {
  fileprivate init(_ node: JSONNode) throws(JSONNodeProblem) {
    if let table = try node.optional("table") {
      self = .prevention(try PreventionTable(table, expect: node.required("expect")))
    } else {
      self = .screen(try ScreenScenario(node))
    }
  }
}
